/** Request bodies to objects: what a body may be, and how the peer words what it is not (specification: Content negotiation). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import { apiVersionOf, type ProtobufCodec } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { badRequest, unsupportedMediaType } from "../errors/constructors.js";
import { quoteText } from "../errors/quote-text.js";
import { StatusError } from "../errors/status.js";
import { parseJson } from "./json/json.js";
import type { InputForm } from "./negotiation/negotiation.js";
import { bodyWithoutDuplicates, type ParsedBody, type StrictErrors } from "./parsed-body.js";
import { unwrap } from "./protobuf/envelope.js";
import { parseYaml } from "./yaml/yaml.js";

/** What a body must be; every ResourceDefinition is one, and a sub-resource's own kind may be. */
export interface BodyTarget {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly protobuf?: ProtobufCodec | undefined;
  /** Other versions of the kind, of the same fields. */
  readonly alsoNamed?: readonly TypeOfBody[];
}

/** A decoded body: always an object, with apiVersion and kind filled in when the client left them out. */
export interface DecodedBody extends ParsedBody {
  readonly value: JsonObject;
}

export interface BodyDecoderOptions {
  readonly profile: VendorProfile;
  /** Whether any served resource or option kind has this type; decides between two wordings of a 400. */
  isRegistered?(group: string, version: string, kind: string): boolean;
}

/** Characters of a body that error messages show. */
const SUMMARY_LENGTH = 30;

interface TypeOfBody {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** Reads a body of the given kind. @throws StatusError 400, or 415 for a binary body of a kind without binary form. */
export function decodeBody(bytes: Buffer, form: InputForm, target: BodyTarget, options: BodyDecoderOptions): DecodedBody {
  if (form.encoding === "protobuf") return decodeProtobuf(bytes, target, options);
  const parsed = parseText(bytes, form, target);
  const value = objectOf(parsed.value, bytes, target);
  if (!namesType(value, target)) {
    const actual = unrecognized(bytes, target, () => typeOf(value));
    requireType(withDefaults(actual, target, bytes), target, options);
    setType(value, target);
  }
  return new TypedBody(parsed, value);
}

/** Reads a body of an option kind, in whatever API version it names. @throws StatusError 400. */
export function decodeOptions(bytes: Buffer, form: InputForm, target: BodyTarget, options: BodyDecoderOptions): DecodedBody {
  if (form.encoding === "protobuf") return decodeProtobuf(bytes, target, options, true);
  const parsed = parseText(bytes, form, target);
  const value = objectOf(parsed.value, bytes, target);
  const { kind, group, version } = unrecognized(bytes, target, () => typeOf(value));
  const named = version === "" ? target.version : apiVersionOf({ group, version });
  requireType({ group: target.group, version: target.version, kind: kind || target.kind }, target, options, named);
  setType(value, target);
  return new TypedBody(parsed, value);
}

function parseText(bytes: Buffer, form: InputForm, target: BodyTarget): ParsedBody {
  try {
    return form.encoding === "yaml" ? parseYaml(bytes) : parseJson(bytes);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    // Syntax is checked before the type is known, the size of numbers after.
    if (error.message.startsWith("json: cannot unmarshal number")) throw unfit(target, target.kind, error.message);
    const prefix = form.encoding === "yaml" ? "" : "couldn't get version/kind; json parse error: ";
    throw notRecognized(bytes, target, prefix + error.message);
  }
}

/** A JSON null is an object without fields. */
function objectOf(value: JsonValue, bytes: Buffer, target: BodyTarget): JsonObject {
  if (value === null) return {};
  if (isJsonObject(value)) return value;
  const found = Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value === "string" ? "string" : "number";
  const type = String.raw`struct { APIVersion string "json:\"apiVersion,omitempty\""; Kind string "json:\"kind,omitempty\"" }`;
  const message = `json: cannot unmarshal ${found} into Go value of type ${type}`;
  throw notRecognized(bytes, target, `couldn't get version/kind; json parse error: ${message}`);
}

/** Whether the body says in so many words that it is of the target's type, as most do. */
function namesType(value: JsonObject, target: BodyTarget): boolean {
  return getOwn(value, "kind") === target.kind && getOwn(value, "apiVersion") === apiVersionOf(target);
}

/** What the body says of itself; empty where it says nothing. Throws RangeError with the peer's text. */
function typeOf(value: JsonObject): TypeOfBody {
  const [apiVersion, kind] = ["apiVersion", "kind"].map((field) => {
    const text = getOwn(value, field) ?? "";
    if (typeof text === "string") return text;
    const found = Array.isArray(text) ? "array" : isJsonObject(text) ? "object" : typeof text === "boolean" ? "bool" : "number";
    const message = `json: cannot unmarshal ${found} into Go struct field .${field} of type string`;
    throw new RangeError(`couldn't get version/kind; json parse error: ${message}`);
  }) as [string, string];
  return { ...parseApiVersion(apiVersion), kind };
}

function parseApiVersion(apiVersion: string): { group: string; version: string } {
  if (apiVersion === "" || apiVersion === "/") return { group: "", version: "" };
  const parts = apiVersion.split("/");
  if (parts.length > 2) throw new RangeError(`unexpected GroupVersion string: ${apiVersion}`);
  const [group, version] = parts.length === 1 ? ["", parts[0]] : parts;
  return { group: group as string, version: version as string };
}

function unrecognized<T>(bytes: Buffer, target: BodyTarget, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw notRecognized(bytes, target, error.message);
    throw error;
  }
}

function withDefaults(actual: TypeOfBody, target: BodyTarget, bytes: Buffer): TypeOfBody {
  const kind = actual.kind === "" ? target.kind : actual.kind;
  if (actual.version !== "") return { ...actual, kind };
  if (actual.group !== "" && actual.group !== target.group) {
    throw unfit(target, kind, `Object 'apiVersion' is missing in '${bytes.toString()}'`, "");
  }
  return { group: target.group, version: target.version, kind };
}

/** Refuses a body of another type than the target's. `named` is the API version to show when it is not the one compared. */
function requireType(actual: TypeOfBody, target: BodyTarget, options: BodyDecoderOptions, named = apiVersionOf(actual)): void {
  const sameKind = actual.kind === target.kind;
  const isOf = ({ group, version }: Omit<TypeOfBody, "kind">): boolean => actual.group === group && actual.version === version;
  if (sameKind && (isOf(target) || target.alsoNamed?.some(isOf) === true)) return;
  if (options.isRegistered?.(actual.group, actual.version, actual.kind) !== true) {
    const scheme = options.profile.names.schemeName ?? "pkg/api/legacyscheme/scheme.go:30";
    throw unfit(
      target,
      actual.kind,
      `no kind ${quoteText(actual.kind)} is registered for version ${quoteText(named)} in scheme ${quoteText(scheme)}`,
      actual.version,
    );
  }
  if (!sameKind) {
    const into = target.group === "" ? "core" : target.group.split(".", 1)[0];
    throw unfit(
      target,
      actual.kind,
      `converting (${actual.version}.${actual.kind}) to (${into}.${target.kind}): unknown conversion`,
      actual.version,
    );
  }
  throw badRequest(
    `the API version in the data (${apiVersionOf(actual)}) does not match the expected API version (${apiVersionOf(target)})`,
  );
}

function decodeProtobuf(bytes: Buffer, target: BodyTarget, options: BodyDecoderOptions, anyVersion = false): DecodedBody {
  const codec = target.protobuf;
  if (codec === undefined) throw unsupportedMediaType(["application/json", "application/yaml"]);
  const { envelope, type } = unrecognized(bytes, target, () => {
    try {
      const envelope = unwrap(options.profile.protobufPrefix, bytes);
      return { envelope, type: { ...parseApiVersion(envelope.apiVersion), kind: envelope.kind } };
    } catch (error) {
      throw error instanceof StatusError ? new RangeError(error.message) : error;
    }
  });
  const actual = { ...(anyVersion || type.version === "" ? target : type), kind: type.kind === "" ? target.kind : type.kind };
  requireType(actual, target, options);
  let fields: JsonObject;
  try {
    fields = codec.decode(envelope.raw);
  } catch (error) {
    if (error instanceof StatusError) throw error;
    const detail = error instanceof RangeError ? "unexpected EOF" : `proto: ${error instanceof Error ? error.message : String(error)}`;
    throw unfit(target, target.kind, detail);
  }
  const value: JsonObject = { ...fields, kind: target.kind, apiVersion: apiVersionOf(target) };
  return bodyWithoutDuplicates(value);
}

function setType(value: JsonObject, target: BodyTarget): void {
  value.kind = target.kind;
  value.apiVersion = apiVersionOf(target);
}

/** An object, with what strict validation has to say of the document it came from. */
class TypedBody implements DecodedBody {
  constructor(
    private readonly parsed: ParsedBody,
    readonly value: JsonObject,
  ) {}

  get duplicates(): readonly string[] {
    return this.parsed.duplicates;
  }

  get spelledNumbers(): ReadonlyMap<string, string> | undefined {
    return this.parsed.spelledNumbers;
  }

  strictErrors(unknown: readonly string[]): StrictErrors {
    return this.parsed.strictErrors(unknown);
  }
}

function unfit(target: BodyTarget, kind: string, why: string, version = target.version): StatusError {
  return badRequest(`${kind} in version ${quoteText(version)} cannot be handled as a ${target.kind}: ${why}`);
}

function notRecognized(bytes: Buffer, target: BodyTarget, why: string): StatusError {
  return badRequest(`the object provided is unrecognized (must be of type ${target.kind}): ${why} (${summaryOf(bytes)})`);
}

function summaryOf(bytes: Buffer): string {
  if (bytes.length === 0) return "<empty>";
  const encoding = bytes[0] === 0x7b ? "utf8" : "hex";
  const start = bytes.toString(encoding, 0, Math.min(SUMMARY_LENGTH, bytes.length));
  return bytes.length > SUMMARY_LENGTH ? `${start} ...` : start;
}
