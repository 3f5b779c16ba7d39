/** What a request asks for, read off method and URL alone, as the peer's resolver reads it (PATH rows, AUTHZ-05, AUTHZ-06). */
import { percentDecoded } from "../definition/percent-encoding.js";
import { NO_RESOURCE, type RequestInfo } from "../definition/request-context.js";
import { firstValue, isWatchValue, nameOfFieldSelector } from "../endpoints/query.js";

const VERBS: Readonly<Record<string, string>> = {
  GET: "get",
  HEAD: "get",
  POST: "create",
  PUT: "update",
  PATCH: "patch",
  DELETE: "delete",
};

/** Sub-resources of a namespace itself; anything else behind a namespace's name is a resource in it. */
const NAMESPACE_SUBRESOURCES: ReadonlySet<string> = new Set(["status", "finalize"]);

/** Splits a request target into path and query, both still encoded; absolute targets lose scheme and authority. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? "" : target.slice(at + 1);
  if (path.startsWith("/")) return { path, query };
  const absolute = /^https?:\/\/[^/]*(.*)$/is.exec(path);
  return { path: absolute === null ? `/${path}` : absolute[1] || "/", query };
}

/** The decoded path; undefined for malformed percent-encoding. Bytes that are no UTF-8 become U+FFFD. */
export const decodePath = (path: string): string | undefined => (path.includes("%") ? percentDecoded(path)?.toString() : path);

const LONG_RUNNING_VERBS: ReadonlySet<string> = new Set(["watch", "proxy"]);
const LONG_RUNNING_SUBRESOURCES: ReadonlySet<string> = new Set(["attach", "exec", "proxy", "log", "portforward"]);

/** Whether a request lasts as long as its client likes: it counts against no limit and has no deadline. */
export function isLongRunning(info: RequestInfo): boolean {
  return (
    info.isResourceRequest &&
    (LONG_RUNNING_VERBS.has(info.verb) || (info.subresource !== "" && LONG_RUNNING_SUBRESOURCES.has(info.subresource)))
  );
}

/** Resolves a request; `path` is decoded, `query` is not and is looked at only where a verb depends on it. */
export function resolveRequestInfo(method: string, path: string, query: string, malformed = false): RequestInfo {
  if (malformed) return nonResource(method, path);
  const segments = splitPath(path);
  const prefix = segments[0];
  const grouped = prefix === "apis";
  if ((prefix !== "api" && !grouped) || segments.length < (grouped ? 4 : 3)) return nonResource(method, path);
  const group = grouped ? (segments[1] as string) : "";
  const version = segments[grouped ? 2 : 1] as string;
  return resourceRequest(method, path, query, prefix, group, version, segments, grouped ? 3 : 2);
}

function nonResource(method: string, path: string): RequestInfo {
  return { ...NO_RESOURCE, path, verb: method.toLowerCase() };
}

function resourceRequest(
  method: string,
  path: string,
  query: string,
  apiPrefix: string,
  apiGroup: string,
  apiVersion: string,
  segments: readonly string[],
  first: number,
): RequestInfo {
  let at = first;
  let verb = Object.hasOwn(VERBS, method) ? (VERBS[method] as string) : "";
  const special = segments[at];
  if ((special === "watch" || special === "proxy") && segments.length > at + 1) {
    verb = special;
    at += 1;
  }
  let namespace = "";
  if (segments[at] === "namespaces" && segments.length > at + 1) {
    namespace = segments[at + 1] as string;
    if (segments.length > at + 2 && !NAMESPACE_SUBRESOURCES.has(segments[at + 2] as string)) at += 2;
  }
  const rest = segments.slice(at);
  let name = rest[1] ?? "";
  const subresource = verb === "proxy" ? "" : (rest[2] ?? "");
  if (name === "" && verb === "get") {
    verb = query !== "" && isWatchValue(firstValue(query, "watch")) ? "watch" : "list";
    if (query !== "") name = nameOfFieldSelector(firstValue(query, "fieldSelector") ?? "");
  } else if (name !== "" && verb === "get" && query !== "" && subresource === "" && isWatchValue(firstValue(query, "watch"))) {
    verb = "watch";
  }
  if (name === "" && verb === "delete") verb = "deletecollection";
  return {
    isResourceRequest: true,
    path,
    verb,
    apiPrefix,
    apiGroup,
    apiVersion,
    namespace,
    resource: rest[0] ?? "",
    subresource,
    name,
    parts: rest,
    subpath: rest.length < SUBPATH_AT ? "" : subpathOf(path, segments, at + SUBPATH_AT),
  };
}

const SLASH = "/".charCodeAt(0);
/** In the parts of a path. */
const SUBPATH_AT = 3;
/** `apis`, group and version, `watch`, `namespaces` and a namespace, three parts, and whether there is more: paths have many thousands. */
const MOST_SEGMENTS = 10;

/** The first segments between slashes, leading and trailing slashes apart. */
function splitPath(path: string): string[] {
  const start = firstSegmentAt(path);
  const end = trimmedEnd(path, start);
  return start === end ? [] : path.slice(start, end).split("/", MOST_SEGMENTS);
}

/** What is behind so many segments; of slashes at the end one. */
function subpathOf(path: string, segments: readonly string[], count: number): string {
  let at = firstSegmentAt(path) - 1;
  for (const segment of segments.slice(0, count)) at += segment.length + 1;
  return path.slice(at, trimmedEnd(path, at) + 1);
}

function firstSegmentAt(path: string): number {
  let at = 0;
  while (path.charCodeAt(at) === SLASH) at++;
  return at;
}

function trimmedEnd(path: string, start: number): number {
  let end = path.length;
  while (end > start && path.charCodeAt(end - 1) === SLASH) end--;
  return end;
}
