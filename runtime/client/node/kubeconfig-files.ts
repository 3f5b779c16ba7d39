/** Reads client configuration files from where kubectl would. */
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { parseAllDocuments } from "yaml";
import { ConfigurationError } from "../errors.js";
import { type Kubeconfig, type KubeconfigDocument, mergeKubeconfigs } from "../kubeconfig.js";

/** Files named by `KUBECONFIG`, else the one in the home directory. */
export function defaultKubeconfigFiles(environment: NodeJS.ProcessEnv = process.env): string[] {
  const named = (environment["KUBECONFIG"] ?? "").split(delimiter).filter((file) => file !== "");
  return named.length > 0 ? [...new Set(named)] : [join(homedir(), ".kube", "config")];
}

/** Reads and merges files; with `skipMissing`, those that do not exist count as empty. Throws ConfigurationError. */
export async function readKubeconfigFiles(files: readonly string[], skipMissing = false): Promise<Kubeconfig> {
  const documents = await Promise.all(files.map((file) => readDocument(resolve(file), skipMissing)));
  return mergeKubeconfigs(documents.filter((document) => document !== undefined));
}

async function readDocument(file: string, skipMissing: boolean): Promise<KubeconfigDocument | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (cause) {
    if (skipMissing && (cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ConfigurationError(`cannot read ${file}: ${(cause as NodeJS.ErrnoException).code ?? "failed"}`, { cause });
  }
  return { content: parseText(text, file), file, directory: dirname(file) };
}

/** Configuration given as text; relative paths in it start from the working directory. */
export const kubeconfigFromText = (text: string): Kubeconfig =>
  mergeKubeconfigs([{ content: parseText(text, "the client configuration"), file: "the client configuration", directory: undefined }]);

function parseText(text: string, file: string): unknown {
  // As for kubectl, the first document of several is the configuration.
  const [document] = parseAllDocuments(text);
  if (document === undefined || !("errors" in document)) return undefined;
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  // The library's own message shows the line, which may hold a secret.
  const at = error.linePos === undefined ? "" : `, line ${error.linePos[0].line}`;
  throw new ConfigurationError(`${file} is not YAML${at}`);
}

/** A path of an entry, from the directory of its file. */
export const placedPath = (path: string, directory: string | undefined): string =>
  isAbsolute(path) || directory === undefined ? resolve(path) : join(directory, path);
