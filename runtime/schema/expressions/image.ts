/** References of container images inside expressions. */

const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
/** What stands before the first slash is a registry where it has a dot or a port, or is this machine; else a part of the path. */
const REGISTRY = `(?:(?=localhost[:/]|[^/]*[.:][^/]*/)${LABEL}(?:\\.${LABEL})*(?::[0-9]+)?/)?`;
const PART = "[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*";
const TAG = "(?::([A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?";
const DIGEST = "(@[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,})?";
const REFERENCE = new RegExp(`^(?![0-9a-f]{64}$)(${REGISTRY}${PART}(?:/${PART})*)${TAG}${DIGEST}$`);

/** Longer texts are no references. */
const MAXIMUM_LENGTH = 1024;
/** Of a name with its registry, which is this where it names none; names of one part are of the registry's library. */
const MAXIMUM_NAME = 255;
const DEFAULT_REGISTRY = "docker.io/";
const LIBRARY = "library/";

/** Tag of an image: `latest` where it has neither tag nor digest, empty where it has a digest alone or is no reference. */
export function imageTag(image: string): string {
  const found = image.length > MAXIMUM_LENGTH ? null : REFERENCE.exec(image);
  if (found === null) return "";
  const [, name, tag, digest] = found;
  if (isTooLong(name as string)) return "";
  return tag ?? (digest === undefined ? "latest" : "");
}

function isTooLong(name: string): boolean {
  if (name.length + DEFAULT_REGISTRY.length + LIBRARY.length <= MAXIMUM_NAME) return false;
  const [first = "", ...others] = name.split("/");
  if (others.length === 0) return true;
  return (/[.:]/.test(first) || first === "localhost" ? 0 : DEFAULT_REGISTRY.length) + name.length > MAXIMUM_NAME;
}
