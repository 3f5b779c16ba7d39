/** The file of `--admission-control-config-file`: what each plugin is configured with, inline or in a file of its own (HOOK-27). */
import { readFileSync } from "node:fs";
import { dirname, isAbsolute, resolve } from "node:path";
import { parseYaml } from "../codec/yaml/yaml.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { quoteText } from "../errors/quote-text.js";
import { StatusError } from "../errors/status.js";

/**
 * The configuration of a plugin, as its document says; undefined when the file has none for it. A file that it is in is read at the call.
 * Throws RangeError for one that cannot be read.
 */
export type ConfigurationOf = (plugin: string) => JsonObject | undefined;

const MAXIMUM_BYTES = 3 * 1024 * 1024;

/** Plugins whose configuration may be the whole file, in a form from before there was a kind for it, and what it then has. */
const UNVERSIONED: ReadonlyMap<string, string> = new Map([
  ["ImagePolicyWebhook", "imagePolicy"],
  ["PodNodeSelector", "podNodeSelectorPluginConfig"],
]);

/** Reads the file; "" is none. Throws RangeError, worded as the peer words it. */
export function readAdmissionConfiguration(file: string, profile: VendorProfile): ConfigurationOf {
  if (file === "") return () => undefined;
  let content: JsonObject;
  try {
    content = readDocument(file);
  } catch (error) {
    throw new RangeError(
      `failed to read plugin config: unable to read admission control configuration from ${quoteText(file)} [${text(error)}]`,
    );
  }
  if ([...UNVERSIONED.values()].some((member) => Object.hasOwn(content, member)) && content["kind"] === undefined) {
    return (plugin) => (UNVERSIONED.has(plugin) ? content : undefined);
  }
  requireKind(content, new Map([["AdmissionConfiguration", admissionVersions(profile)]]), "failed to read plugin config: ");
  const plugins = entriesOf(content["plugins"]);
  return (plugin) => {
    const entry = plugins.find(({ name }) => name === plugin);
    if (entry === undefined) return undefined;
    const { configuration, path } = entry;
    if (isJsonObject(configuration)) return configuration;
    return typeof path === "string" && path !== "" ? readPluginFile(isAbsolute(path) ? path : resolve(dirname(file), path)) : undefined;
  };
}

/** Versions of the kinds that only files hold, as their `apiVersion` says them. */
const admissionVersions = ({ groupDomain }: VendorProfile): readonly string[] => [
  `apiserver.config.${groupDomain}/v1`,
  `apiserver.${groupDomain}/v1alpha1`,
];

/**
 * That a document is of one of these kinds, in one of the versions of each. Throws RangeError, worded as the peer words it, with
 * `prefix` before it.
 */
export function requireKind(document: JsonObject, kinds: ReadonlyMap<string, readonly string[]>, prefix = ""): void {
  const { kind, apiVersion } = document;
  if (typeof kind !== "string" || kind === "") throw new RangeError(`${prefix}Object 'Kind' is missing`);
  if (typeof apiVersion !== "string" || apiVersion === "") throw new RangeError(`${prefix}Object 'apiVersion' is missing`);
  if (kinds.get(kind)?.includes(apiVersion)) return;
  throw new RangeError(`${prefix}no kind ${quoteText(kind)} is registered for version ${quoteText(apiVersion)}`);
}

function entriesOf(plugins: JsonValue | undefined): readonly JsonObject[] {
  if (plugins === undefined || plugins === null) return [];
  if (!Array.isArray(plugins) || !plugins.every((entry) => isJsonObject(entry))) {
    throw new RangeError("failed to read plugin config: plugins must be a list of objects");
  }
  return plugins;
}

function readPluginFile(path: string): JsonObject {
  try {
    return readDocument(path);
  } catch (error) {
    throw new RangeError(`Couldn't open admission plugin configuration ${path}: ${text(error)}`);
  }
}

function readDocument(file: string): JsonObject {
  const bytes = readFileSync(file);
  if (bytes.length > MAXIMUM_BYTES) throw new RangeError(`${file} has more than ${MAXIMUM_BYTES} bytes`);
  const { value } = parseYaml(bytes);
  if (!isJsonObject(value)) throw new RangeError(`${file} holds no object`);
  return value;
}

/** What went wrong, without what the file says: it may hold a secret. */
function text(error: unknown): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `open ${path}: no such file or directory`;
  if (code === "EACCES") return `open ${path}: permission denied`;
  if (code === "EISDIR") return `read: is a directory`;
  return error instanceof StatusError || error instanceof RangeError ? error.message : String(code ?? "failed");
}
