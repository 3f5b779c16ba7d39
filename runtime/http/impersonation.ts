/** Acting as somebody else, when the caller may (IMP rows). */

import type { Authorizer } from "../authz/authorizer.js";
import { forbiddenBy } from "../authz/forbidden.js";
import type { UserInfo } from "../definition/request-context.js";
import { accountGroups } from "../definition/service-account-user.js";
import { badRequest } from "../errors/constructors.js";
import type { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

const USER = "impersonate-user";
const GROUP = "impersonate-group";
const UID = "impersonate-uid";
const EXTRA_PREFIX = "impersonate-extra-";
const ANONYMOUS = "system:anonymous";
const AUTHENTICATED = "system:authenticated";
const UNAUTHENTICATED = "system:unauthenticated";
const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;

/** What the headers ask for. */
interface Impersonated {
  readonly user: string;
  readonly groups: readonly string[];
  readonly uids: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** One thing the caller must be allowed to impersonate. */
interface Permission {
  readonly apiGroup: string;
  readonly resource: string;
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name: string;
}

/** Replaces the request's user when its headers ask for it. Throws 400 for headers without a user, 403 for what is not allowed. */
export function impersonate(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { rawHeaders } = request.exchange;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.charCodeAt(0) === 73 || name.charCodeAt(0) === 105) {
      if (name.toLowerCase().startsWith("impersonate-")) return assume(request, server.authorizer, readHeaders(rawHeaders));
    }
  }
}

async function assume(request: HttpRequest, authorizer: Authorizer, asked: Impersonated | undefined): Promise<void> {
  if (asked === undefined) return;
  const caller = request.user;
  for (const permission of permissions(asked, request.profile.groupDomain)) {
    const info = {
      isResourceRequest: true,
      path: request.info.path,
      verb: "impersonate",
      apiVersion: "v1",
      namespace: "",
      subresource: "",
      ...permission,
    };
    const decision = await authorizer.authorize({ user: caller, info });
    if (!decision.allowed) throw forbiddenBy({ user: caller, info }, decision.reason);
  }
  request.user = assumedUser(asked);
}

function readHeaders(rawHeaders: readonly string[]): Impersonated | undefined {
  const valuesOf = new Map<string, string[]>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (!name.startsWith("impersonate-")) continue;
    const values = valuesOf.get(name);
    if (values === undefined) valuesOf.set(name, [rawHeaders[i + 1] as string]);
    else values.push(rawHeaders[i + 1] as string);
  }
  const extra: Record<string, readonly string[]> = Object.create(null);
  for (const [name, values] of valuesOf) {
    if (name.startsWith(EXTRA_PREFIX)) extra[unescapeKey(name.slice(EXTRA_PREFIX.length))] = values;
  }
  const user = valuesOf.get(USER)?.[0] ?? "";
  const groups = valuesOf.get(GROUP) ?? [];
  const uids = (valuesOf.get(UID) ?? []).slice(0, 1).filter((uid) => uid !== "");
  if (user === "") {
    const others = [...groups, ...uids, ...Object.keys(extra)];
    if (others.length === 0) return undefined;
    throw badRequest(`requested ${JSON.stringify(others.slice(0, 16).map((value) => value.slice(0, 64)))} without impersonating a user`);
  }
  return { user, groups, uids, extra };
}

function unescapeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

function permissions(asked: Impersonated, domain: string): Permission[] {
  const account = SERVICE_ACCOUNT.exec(asked.user);
  const authentication = `authentication.${domain}`;
  return [
    account === null
      ? { apiGroup: "", resource: "users", name: asked.user }
      : { apiGroup: "", resource: "serviceaccounts", namespace: account[1] as string, name: account[2] as string },
    ...asked.groups.map((name) => ({ apiGroup: "", resource: "groups", name })),
    ...Object.entries(asked.extra).flatMap(([key, values]) =>
      values.map((name) => ({ apiGroup: authentication, resource: "userextras", subresource: key, name })),
    ),
    ...asked.uids.map((name) => ({ apiGroup: authentication, resource: "uids", name })),
  ];
}

function assumedUser(asked: Impersonated): UserInfo {
  const namespace = SERVICE_ACCOUNT.exec(asked.user)?.[1];
  const own = asked.groups.length > 0 || namespace === undefined ? asked.groups : accountGroups(namespace);
  const implied = asked.user === ANONYMOUS ? UNAUTHENTICATED : AUTHENTICATED;
  const settled = own.includes(UNAUTHENTICATED) || own.includes(implied);
  return { name: asked.user, uid: asked.uids[0] ?? "", groups: settled ? own : [...own, implied], extra: asked.extra };
}
