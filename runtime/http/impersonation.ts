/** Acting as somebody else, when the caller may (IMP rows). */

import { UNAUTHENTICATED_GROUP, withAuthenticatedGroup } from "../authn/authenticator.js";
import { headerValues, valuesByPrefix } from "../authn/header-values.js";
import { pauseWhenOver } from "../codec/lists/turns.js";
import { holderName } from "../definition/holder-name.js";
import type { UserInfo } from "../definition/request-context.js";
import { accountGroups } from "../definition/service-account-user.js";
import { dns1123Label, dns1123Subdomain } from "../schema/names.js";
import { isKnown } from "./connections/client-identity.js";
import { requestTimedOut, timeLimitOf } from "./deadline.js";
import { DecisionWait } from "./decision-wait.js";
import { ClientGoneError } from "./exchanges/respond.js";
import type { HttpRequest } from "./http-request.js";
import { PlainFailure } from "./plain-failure.js";
import { refusal } from "./refusal.js";
import type { ServerServices } from "./server-services.js";

const USER = "impersonate-user";
const GROUP = "impersonate-group";
const UID = "impersonate-uid";
const EXTRA_PREFIX = "impersonate-extra-";
/** No longer than names may be. */
const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]{1,63}):([^:]{1,253})$/;

/** Of what is asked for without a user, so much is repeated. */
const SHOWN_VALUES = 16;
const SHOWN_CHARACTERS = 64;

/** What the headers ask for. */
interface Impersonated {
  readonly user: string;
  /** Undefined for a user that is no service account. */
  readonly account: { readonly namespace: string; readonly name: string } | undefined;
  readonly groups: readonly string[];
  /** "" for none. */
  readonly uid: string;
  /** Read when it is asked for: of somebody who may not act as the user it is not. */
  readonly extra: () => ReadonlyMap<string, readonly string[]>;
}

/** One thing the caller must be allowed to impersonate. */
interface Permission {
  readonly apiGroup: string;
  readonly apiVersion: string;
  readonly resource: string;
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name: string;
}

/**
 * Replaces the request's user when its headers ask for it. Throws PlainFailure for headers without a user and where nobody knows whether
 * it is allowed, 403 for what is not.
 */
export function impersonate(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { rawHeaders } = request.exchange;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.charCodeAt(0) === 73 || name.charCodeAt(0) === 105) {
      if (name.toLowerCase().startsWith("impersonate-")) return assume(request, server);
    }
  }
}

async function assume(request: HttpRequest, server: ServerServices): Promise<void> {
  const { exchange, profile } = request;
  const { rawHeaders } = exchange;
  const asked = readHeaders(rawHeaders);
  const authentication = `authentication.${profile.groupDomain}`;
  if (asked.user === "") {
    const others = askedWithoutUser(asked, valuesByPrefix(rawHeaders, EXTRA_PREFIX, SHOWN_VALUES), `${authentication}/v1`);
    if (others.length === 0) return;
    throw new PlainFailure(exchange.url, `requested [${others.join(" ")}] without impersonating a user`, true);
  }
  await mayImpersonate(request, server, permissions(asked, authentication));
  request.user = assumedUser(asked);
}

async function mayImpersonate(request: HttpRequest, server: ServerServices, asked: Iterable<Permission>): Promise<void> {
  const timeLimitMs = timeLimitOf(request, server.requestTimeoutMs);
  const { user, info } = request;
  let wait: DecisionWait | undefined;
  try {
    for (const permission of asked) {
      const attributes = {
        user,
        info: { isResourceRequest: true, path: info.path, verb: "impersonate", namespace: "", subresource: "", ...permission },
      };
      // Hundreds may be asked for, of somebody who has hundreds of roles.
      await pauseWhenOver(holderName(user));
      if (request.isGone) throw new ClientGoneError();
      if (performance.now() - request.begun >= timeLimitMs) throw requestTimedOut();
      let decision = server.authorizer.authorize(attributes);
      if (decision instanceof Promise) {
        wait ??= new DecisionWait(request, server.impersonating, server.deadlines, timeLimitMs);
        decision = await wait.for(decision);
      }
      if (!decision.allowed) throw refusal(attributes, decision, request.exchange.url);
    }
  } finally {
    wait?.end();
  }
}

function readHeaders(rawHeaders: readonly string[]): Impersonated {
  const [user = ""] = headerValues(rawHeaders, USER);
  const [uid = ""] = headerValues(rawHeaders, UID);
  const [, namespace, name] = SERVICE_ACCOUNT.exec(user) ?? [];
  let extra: ReadonlyMap<string, readonly string[]> | undefined;
  const isAccount = namespace !== undefined && name !== undefined && [...dns1123Label(namespace), ...dns1123Subdomain(name)].length === 0;
  return {
    user,
    account: isAccount ? { namespace, name } : undefined,
    groups: headerValues(rawHeaders, GROUP),
    uid,
    extra: () => {
      extra ??= valuesByPrefix(rawHeaders, EXTRA_PREFIX);
      return extra;
    },
  };
}

/** As the peer prints its references to what was asked for. */
function askedWithoutUser({ groups, uid }: Impersonated, extra: ReadonlyMap<string, readonly string[]>, apiVersion: string): string[] {
  const values = [
    ...groups.map((name) => ["Group", "", name, "", "", "", ""]),
    ...[...extra].flatMap(([key, names]) => names.map((name) => ["UserExtra", "", name, "", apiVersion, "", key])),
    ...(uid === "" ? [] : [["UID", "", uid, "", apiVersion, "", ""]]),
  ];
  return values.slice(0, SHOWN_VALUES).map((fields) => `{${fields.map((field) => field.slice(0, SHOWN_CHARACTERS)).join(" ")}}`);
}

/** Each value by itself. */
function* permissions({ user, account, groups, extra, uid }: Impersonated, authentication: string): Generator<Permission> {
  const core = { apiGroup: "", apiVersion: "" };
  const attribute = { apiGroup: authentication, apiVersion: "v1" };
  yield account === undefined ? { ...core, resource: "users", name: user } : { ...core, resource: "serviceaccounts", ...account };
  for (const name of groups) yield { ...core, resource: "groups", name };
  for (const [subresource, names] of extra()) {
    for (const name of names) yield { ...attribute, resource: "userextras", subresource, name };
  }
  if (uid !== "") yield { ...attribute, resource: "uids", name: uid };
}

/** Nothing of the caller remains. */
function assumedUser({ user: name, account, groups, extra, uid }: Impersonated): UserInfo {
  const own = groups.length > 0 || account === undefined ? groups : accountGroups(account.namespace);
  const user = { name, uid, groups: own, extra: Object.fromEntries(extra()) };
  if (isKnown(user)) return withAuthenticatedGroup(user);
  return own.includes(UNAUTHENTICATED_GROUP) ? user : { ...user, groups: [...own, UNAUTHENTICATED_GROUP] };
}
