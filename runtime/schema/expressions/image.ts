/** References of container images inside expressions. */

const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
/** What stands before the first slash is a registry where it has a dot or a port, or is this machine; else a part of the path. */
const REGISTRY = `(?:(?=localhost[:/]|[^/]*[.:][^/]*/)${LABEL}(?:\\.${LABEL})*(?::[0-9]+)?/)?`;
const PART = "[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*";
const TAG = "(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?";
const DIGEST = "(?<digest>@[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,})?";
const REFERENCE = new RegExp(`^(?![0-9a-f]{64}$)${REGISTRY}${PART}(?:/${PART})*${TAG}${DIGEST}$`);

/** Longer texts are no references. */
const MAXIMUM_LENGTH = 1024;

/** Tag of an image: `latest` where it has neither tag nor digest, empty where it has a digest alone or is no reference. */
export function imageTag(image: string): string {
  const found = image.length > MAXIMUM_LENGTH ? undefined : REFERENCE.exec(image)?.groups;
  return found === undefined ? "" : (found["tag"] ?? (found["digest"] === undefined ? "latest" : ""));
}
