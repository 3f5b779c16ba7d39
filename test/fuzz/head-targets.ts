/** What reads the first line and the headers of a request, most of it before anybody knows whose it is. */
import assert from "node:assert/strict";
import { vendorProfiles } from "../../generated/index.js";
import type { Credentials } from "../../runtime/authn/authenticator.js";
import { bearerToken } from "../../runtime/authn/bearer-token.js";
import { credentialHeaders } from "../../runtime/authn/credential-headers.js";
import { headerValues, valuesByPrefix } from "../../runtime/authn/header-values.js";
import { type RequestHeaderOptions, requestHeaderAuthenticator } from "../../runtime/authn/request-header.js";
import { unverifiedToken } from "../../runtime/authn/unverified-token.js";
import { tokenProtocolPrefix, webSocketTokenAuthenticator } from "../../runtime/authn/websocket-token.js";
import { ALLOWED } from "../../runtime/authz/authorizer.js";
import { parseAccept } from "../../runtime/codec/negotiation/accept-header.js";
import {
  negotiateError,
  negotiateInput,
  negotiateOutput,
  negotiatePatch,
  offerMediaTypes,
} from "../../runtime/codec/negotiation/negotiation.js";
import { acceptsGzip } from "../../runtime/endpoints/compression.js";
import { notModified } from "../../runtime/endpoints/documents/document-answer.js";
import { nameOfFieldSelector } from "../../runtime/endpoints/query.js";
import { managerFromUserAgent, validateManagerName } from "../../runtime/fields/managed-fields/manager-name.js";
import { auditIdOf } from "../../runtime/http/exchanges/audit-id.js";
import type { HttpRequest } from "../../runtime/http/http-request.js";
import { impersonate } from "../../runtime/http/impersonation.js";
import { PlainFailure } from "../../runtime/http/plain-failure.js";
import { decodePath, isLongRunning, resolveRequestInfo, splitTarget } from "../../runtime/http/request-info.js";
import type { ServerServices } from "../../runtime/http/server-services.js";
import type { HeaderValues, RawExchange } from "../../runtime/registry/connect.js";
import { forwardedHeaders, upgradeHeaders } from "../../runtime/relay/forwarded-headers.js";
import { type FuzzTarget, HEAD_BYTES } from "./fuzzer.js";
import { tolerate } from "./tolerate.js";

const profile = vendorProfiles["orch"]!;
const OFFER = offerMediaTypes(profile, { protobuf: true, transforms: "objects" });
const PREFIX = tokenProtocolPrefix(profile.groupDomain);
const JANE = { name: "jane", uid: "", groups: [], extra: {} };
const PROXIES: RequestHeaderOptions = {
  usernameHeaders: ["X-Remote-User"],
  groupHeaders: ["X-Remote-Group"],
  extraPrefixes: ["X-Remote-Extra-"],
  allowedNames: [],
};
/** More are refused before anything is read of them. */
const MOST_HEADERS = 512;

const HEAD = { maximumBytes: HEAD_BYTES };
/** For what need not even be kept in mind: half of what an input may take. */
const QUICK_HEAD = { ...HEAD, share: 1 };

const METHODS = ["GET", "DELETE", "POST", "constructor", "__proto__"];

const base64url = (text: string | Buffer): string => Buffer.from(text).toString("base64url");

/** Names and values in turn, of lines. */
const rawHeadersIn = (input: Buffer): string[] =>
  input
    .toString("latin1")
    .split("\n", MOST_HEADERS)
    .flatMap((line) => {
      const colon = line.indexOf(":");
      return colon <= 0 ? [] : [line.slice(0, colon), line.slice(colon + 1).trim()];
    });

function valuesIn(input: Buffer): HeaderValues {
  const values: Record<string, string[]> = Object.create(null);
  const raw = rawHeadersIn(input);
  for (let i = 0; i < raw.length; i += 2) {
    const name = (raw[i] as string).toLowerCase();
    values[name] ??= [];
    values[name].push(raw[i + 1] as string);
  }
  return values;
}

async function assume(rawHeaders: readonly string[]): Promise<void> {
  const exchange = { rawHeaders, url: "/" };
  const begun = performance.now();
  const asking = { exchange, profile, user: JANE, info: { path: "/" }, rawQuery: "", begun, isGone: false };
  const request = asking as unknown as HttpRequest;
  const services = { authorizer: { name: "all", authorize: () => ALLOWED }, requestTimeoutMs: 60_000 };
  try {
    await impersonate(request, services as unknown as ServerServices);
  } catch (error) {
    if (!(error instanceof PlainFailure && error.isCallers)) throw error;
  }
  const asked = valuesByPrefix(rawHeaders, "impersonate-extra-");
  if (request.user !== JANE) assert.deepEqual(new Map(Object.entries(request.user.extra)), asked);
}

const readPlainHeaders = (value: string): void => {
  acceptsGzip(value);
  notModified(value, '"a"', []);
  bearerToken(value);
  auditIdOf(value);
};

export const HEAD_TARGETS: readonly FuzzTarget[] = [
  {
    name: "request lines",
    ...HEAD,
    seeds: [
      "/api/v1/namespaces/default/pods/a/log?watch=1",
      "/apis/apps/v1/watch/namespaces/a/deployments?fieldSelector=metadata.name%3Da",
      "https://a:1/api/v1/namespaces/a/status",
      `/api/v1/pods?fieldSelector=${"metadata.name%3D%3D%3D".repeat(18_000)}`,
      `/${"%ff".repeat(128_000)}`,
      `/api/v1/${"/".repeat(380_000)}`,
      `/api/v1/pods?fieldSelector=metadata.name=${"%5C%5C".repeat(60_000)}`,
      // An authority that was gone through again for each of its bytes when a path had lines.
      `https://${"a".repeat(380_000)}/\r\n`,
    ],
    tokens: [
      "/",
      "//",
      "api/v1",
      "apis/",
      "namespaces/",
      "watch/",
      "proxy/",
      "?",
      "%2F",
      "%ff",
      "%zz",
      "%",
      "fieldSelector=",
      "metadata.name=",
    ],
    run(input) {
      const { path, query } = splitTarget(input.toString("latin1"));
      const decoded = decodePath(path);
      const method = METHODS[input.length % METHODS.length] as string;
      const info = resolveRequestInfo(method, decoded ?? path, query, decoded === undefined);
      for (const text of [info.verb, info.namespace, info.resource, info.subresource, info.name]) assert.equal(typeof text, "string");
      isLongRunning(info);
    },
  },
  {
    name: "names in field selectors",
    ...HEAD,
    seeds: [
      "metadata.name=a,metadata.namespace=b",
      "a\\,metadata.name==b\\,c",
      "metadata.name===".repeat(24_000),
      `metadata.name=a${"\\,".repeat(190_000)}`,
    ],
    tokens: ["metadata.name", "=", "==", ",", "\\,", "\\", "/", "..", "!="],
    run: (input) => assert.equal(typeof nameOfFieldSelector(input.toString()), "string"),
  },
  {
    name: "what tokens say unverified",
    ...QUICK_HEAD,
    seeds: [
      '{"iss":"https://a.example","sub":"b","aud":["c"],"exp":1}',
      '{"iss":"\\u0041","a":{"iss":"b"},"iss":"c"}',
      `{"iss":${'"\\q"'.repeat(70_000)}`,
      `{"iss":${'"\\u000"'.repeat(40_000)}`,
      // A string that does not end.
      '{"i6"aud":["c"],"exp":1}',
      "[".repeat(280_000),
      '"'.repeat(280_000),
    ],
    tokens: ['"iss":', '"', "\\", '"\\q"', '"\\q",', ":", ",", "{", "}", "[", "]", "."],
    run(input) {
      const payload = input.subarray(0, (HEAD_BYTES * 3) / 4);
      const header = payload.subarray(0, 12_000);
      const token = unverifiedToken(`${base64url(header)}.${base64url(payload)}.AAAA`);
      assert.ok(token === undefined || typeof token.issuer === "string");
      unverifiedToken(input.toString("latin1"));
    },
  },
  {
    name: "tokens in protocols of WebSockets",
    ...QUICK_HEAD,
    seeds: [`${PREFIX}${base64url("token")}, v4.channel.k8s.io`, `${PREFIX}${"A".repeat(300_000)}`, `${PREFIX}${",".repeat(380_000)}`],
    tokens: [PREFIX, ",", ", ", "a", "=", "-", "_", "gIA"],
    run(input) {
      const subprotocols = input.toString("latin1");
      const authenticator = webSocketTokenAuthenticator(profile.groupDomain, () => JANE);
      tolerate(() => void authenticator.authenticate({ subprotocols } as Credentials));
      credentialHeaders(profile.groupDomain, undefined)({ "sec-websocket-protocol": [subprotocols] });
    },
  },
  {
    name: "headers by name",
    ...HEAD,
    seeds: [
      "Impersonate-User: a\nImpersonate-Group: b\nImpersonate-Uid: c\nImpersonate-Extra-Acme.org%2Fproject: d\nImpersonate-Extra-__proto__: e",
      "Impersonate-User: system:serviceaccount:a:b\nImpersonate-Extra-%ff: a\nImpersonate-Extra-constructor: b",
      "X-Remote-User: a\nX-Remote-Group: b\nX-Remote-Extra-__proto__: c\nX-Remote-Extra-__proto__: d",
      "Impersonate-Group: a\n".repeat(16_000),
      `Impersonate-Extra-${"%ff".repeat(100_000)}: a`,
      `Impersonate-User: ${"system:serviceaccount:".repeat(18_000)}`,
    ],
    tokens: [
      "Impersonate-User: ",
      "Impersonate-Group: ",
      "Impersonate-Extra-",
      "X-Remote-User: ",
      "X-Remote-Extra-",
      "\n",
      ": ",
      "%2f",
      "%",
      ":",
    ],
    async run(input) {
      const rawHeaders = rawHeadersIn(input);
      headerValues(rawHeaders, "impersonate-group");
      const certificate = { proxy: true, commonName: "" } as Credentials["certificate"];
      requestHeaderAuthenticator(PROXIES).authenticate({ certificate, rawHeaders } as unknown as Credentials);
      await assume(rawHeaders);
    },
  },
  {
    name: "headers that are handed on",
    ...QUICK_HEAD,
    seeds: [
      "Connection: close, X-A\nX-A: b\nUpgrade: c\nX-Forwarded-For: 1.1.1.1\n__proto__: d\nconstructor: e",
      `Connection: ${",".repeat(380_000)}`,
      "X-Forwarded-For: 1\n".repeat(512),
    ],
    tokens: ["Connection: ", ",", "\n", ": ", "Content-Length: 1", "Transfer-Encoding: chunked", "Sec-WebSocket-Protocol: "],
    run(input) {
      const headers = valuesIn(input);
      const exchange = { headers, clientAddress: "127.0.0.1", hasBody: true } as unknown as RawExchange;
      for (const lines of [forwardedHeaders(exchange, { host: "a" }), upgradeHeaders(exchange)]) {
        assert.ok(lines.every((line) => typeof line === "string"));
      }
      const shown = Object.keys(credentialHeaders(profile.groupDomain, PROXIES)(headers));
      const secret = /^(authorization|x-remote-(user|group|extra-.*)|impersonate-.*)$/s;
      assert.deepEqual(
        shown,
        Object.keys(headers).filter((name) => !secret.test(name)),
      );
    },
  },
  {
    name: "lists in headers",
    ...QUICK_HEAD,
    seeds: [
      "gzip;q=0.5, deflate, *;q=0",
      "Bearer a",
      'W/"a", "b"',
      ",".repeat(380_000),
      ";".repeat(380_000),
      "gzip;q=0.".repeat(40_000),
      " ".repeat(380_000),
    ],
    tokens: [",", ";", "gzip", "q=0", "q=0.", "W/", '"', " ", "*"],
    run: (input) => readPlainHeaders(input.toString("latin1")),
  },
  {
    name: "media types",
    ...HEAD,
    seeds: [
      "application/json;as=Table;g=meta.orch.io;v=v1;q=0.9, application/yaml, */*;q=0.1",
      'application/json; charset="utf-8"',
      "application/merge-patch+json",
      ",".repeat(380_000),
      "a/b;".repeat(90_000),
    ],
    tokens: [",", ";", "q=", '"', "/", "*", "as=Table", "\\", "a=b"],
    run(input) {
      const header = input.toString("latin1");
      tolerate(() => void parseAccept(header));
      tolerate(() => void negotiateOutput(header, OFFER));
      tolerate(() => void negotiateError(header, OFFER));
      tolerate(() => void negotiateInput(header, OFFER));
      tolerate(() => void negotiatePatch(header, ["application/merge-patch+json"]));
    },
  },
  {
    name: "names of managers",
    ...HEAD,
    seeds: ["kubectl/v1.24 (linux/amd64)", "\u0001".repeat(380_000), "\u00e9".repeat(190_000), "\ud83d\ude00".repeat(90_000)],
    tokens: ["/", "\u0001", "\u00e9", " ", "a"],
    run(input) {
      assert.ok(Buffer.byteLength(managerFromUserAgent(input.toString("latin1"))) <= 128);
      validateManagerName(input.toString());
    },
  },
];
