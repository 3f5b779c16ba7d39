/** The Express application: every route that is no resource. Loaded with the first request for one. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Express, NextFunction, Request, Response } from "express";
import type { IssuerDocuments } from "../authn/issuer-documents.js";
import { prettyJson, stringifyJson } from "../codec/json/json.js";
import type { JsonObject } from "../definition/json.js";
import { CONFIGURATION_PATH, KEYS_PATH, VERSION_PATH } from "../definition/server-paths.js";
import { acceptsGzip, COMPRESSION_THRESHOLD_BYTES, GZIP_HEADERS } from "../endpoints/compression.js";
import type { Discovery } from "../endpoints/documents/discovery.js";
import type { DiscoveryAnswers } from "../endpoints/documents/discovery-answers.js";
import type { DocumentAnswer } from "../endpoints/documents/document-answer.js";
import type { Health } from "../endpoints/documents/health.js";
import { answerMetrics } from "../endpoints/documents/metrics.js";
import { versionDocument } from "../endpoints/documents/version.js";
import { wantsPretty } from "../endpoints/pretty.js";
import { methodNotAllowed, unknownPath } from "../errors/constructors.js";
import { Turns } from "../flow/turns.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import { ClientGoneError } from "./exchanges/respond.js";
import { requestOf, runExpress } from "./express-bridge.js";
import type { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

export interface OpenApi {
  answer(request: {
    readonly path: string;
    readonly query: string;
    readonly accept: string | undefined;
    readonly acceptEncoding: string | string[] | undefined;
    readonly ifNoneMatch: string | undefined;
    /** Milliseconds since the epoch. */
    readonly now: number;
  }): DocumentAnswer | undefined | Promise<DocumentAnswer | undefined>;
}

export interface ApplicationOptions {
  readonly server: ServerServices;
  readonly health: Health;
  readonly discovery: Discovery;
  readonly discoveryAnswers: DiscoveryAnswers;
  readonly openApi: OpenApi;
  readonly metrics: MetricRegistry;
  /** What other programs verify tokens of service accounts by. */
  readonly issuer: IssuerDocuments;
  /** `host:port` as clients reach the server. */
  address(): string;
}

/** Methods by route, as in the peer, where not every document can be asked for its head alone. */
const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const GET_ONLY: ReadonlySet<string> = new Set(["GET"]);
const NONE: ReadonlySet<string> = new Set();

type Handler = (request: HttpRequest) => DocumentAnswer | undefined | Promise<DocumentAnswer | undefined>;

/** In characters; nothing is served at a longer one: names of groups have 253, and Express takes apart all there is of a path. */
const LONGEST_PATH = 1024;

const METRICS: ReadonlySet<string> = new Set(["/metrics", "/metrics/"]);
const NOTHING: DocumentAnswer = { status: 200, contentType: "", body: Buffer.alloc(0) };

/** Answering those that waited for Express to be loaded, in one turn of the event loop, in milliseconds. */
const CATCHING_UP_MS = 4;

/**
 * Answers requests through Express, which is loaded and set up at the first of them. Health checks do not wait for that: they tell
 * whether the server works, as early and as cheaply as can be.
 */
export function lazyApplication(options: () => ApplicationOptions): (request: HttpRequest) => Promise<void> {
  let parts: ApplicationOptions | undefined;
  let loading: Promise<void> | undefined;
  let application: Express | undefined;
  const waiting = new Turns({ sliceMs: CATCHING_UP_MS });
  const load = async (from: ApplicationOptions): Promise<void> => {
    application = await createApplication(from);
  };
  return async (request) => {
    parts ??= options();
    const { info, rawQuery, exchange } = request;
    const report = exchange.method === "GET" ? await parts.health.answer(info.path, rawQuery) : undefined;
    if (report !== undefined) return exchange.send(report.status, report.contentType, report.body, report.headers);
    // Streamed, which what Express writes is not.
    if (METRICS.has(info.path) && READING.has(exchange.method)) return answerMetrics(parts.metrics, exchange);
    if (info.path.length > LONGEST_PATH) throw unknownPath();
    if (application !== undefined) return runExpress(application, request);
    // What cannot be loaded now, for want of descriptors say, can be with the next request.
    loading ??= load(parts).finally(() => {
      loading = undefined;
    });
    await loading;
    return new Promise((resolve, reject) => {
      waiting.take(() => void runExpress(application as Express, request).then(resolve, reject));
    });
  };
}

async function createApplication(options: ApplicationOptions): Promise<Express> {
  // In one turn of the event loop all of it would hold up everybody else; a third of it is the table of media types.
  for (const part of [() => import("mime-types" as string), () => import("express/lib/request.js" as string)]) {
    await part();
    await nextTurn();
  }
  const { default: express } = await import("express");
  const application = express();
  application.disable("x-powered-by").disable("etag").enable("case sensitive routing").set("query parser", false);
  const health: Handler = ({ info, rawQuery }) => options.health.answer(info.path, rawQuery);
  const discovery: Handler = ({ info, rawQuery, exchange: { headers } }) =>
    options.discoveryAnswers.answer({
      path: info.path,
      accept: headers.accept,
      ifNoneMatch: headers["if-none-match"],
      pretty: wantsPretty(rawQuery, headers["user-agent"]),
      serverAddress: options.address(),
    });
  const openApi: Handler = ({ info, rawQuery, clock, exchange: { headers } }) =>
    options.openApi.answer({
      path: info.path,
      query: rawQuery,
      accept: headers.accept,
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
      now: clock.now(),
    });
  const routes: readonly [methods: ReadonlySet<string>, paths: readonly string[], handler: Handler][] = [
    [READING, ["/healthz{/*check}", "/livez{/*check}", "/readyz{/*check}"], health],
    [GET_ONLY, [VERSION_PATH], (request) => json(request, versionDocument())],
    [GET_ONLY, ["/api", "/api/:version", "/apis/:group/:version"], discovery],
    [READING, ["/apis", "/apis/:group"], discovery],
    // Reading it never comes here.
    [NONE, ["/metrics"], () => NOTHING],
    [READING, ["/openapi/v2", "/openapi/v3", "/openapi/v3/*document"], openApi],
    [READING, [CONFIGURATION_PATH, KEYS_PATH], (request) => issuerDocument(options, request)],
    [READING, ["/"], (request) => json(request, { paths: rootPaths(options) })],
  ];
  for (const [methods, paths, handler] of routes) {
    application.all([...paths], (incoming: Request, outgoing: Response, next: NextFunction) => {
      answer(requestOf(incoming), methods, handler, outgoing).catch(next);
    });
  }
  application.use(() => {
    throw unknownPath();
  });
  return application;
}

async function answer(request: HttpRequest, methods: ReadonlySet<string>, handler: Handler, outgoing: Response): Promise<void> {
  const { method, headers } = request.exchange;
  const found = await handler(request);
  // Headers cannot be set any more.
  if (request.exchange.closed) throw new ClientGoneError();
  if (found === undefined) throw unknownPath();
  if (!methods.has(method)) throw methodNotAllowed();
  const isLarge = found.body.length >= COMPRESSION_THRESHOLD_BYTES;
  const compressed = isLarge && found.isCompressed !== true && acceptsGzip(headers["accept-encoding"]);
  const pairs = [...(found.headers ?? []), ...(compressed ? GZIP_HEADERS : [])];
  for (let i = 0; i < pairs.length; i += 2) addHeader(outgoing, pairs[i] as string, pairs[i + 1] as string);
  if (found.contentType !== "") outgoing.setHeader("Content-Type", found.contentType);
  outgoing.status(found.status).end(compressed ? await gzipOf(found.body) : found.body);
}

/** A name that comes again adds to what it said: an answer may vary by several headers. */
function addHeader(outgoing: Response, name: string, value: string): void {
  const said = outgoing.getHeader(name);
  outgoing.setHeader(name, said === undefined ? value : `${String(said)}, ${value}`);
}

async function gzipOf(body: Buffer): Promise<Buffer> {
  const { gzip } = await import("node:zlib");
  return new Promise((resolve, reject) => {
    gzip(body, { level: 1 }, (error, result) => (error === null ? resolve(result) : reject(error)));
  });
}

function json(request: HttpRequest, document: JsonObject): DocumentAnswer {
  const text = Buffer.from(stringifyJson(document));
  const pretty = wantsPretty(request.rawQuery, request.exchange.headers["user-agent"]);
  return { status: 200, contentType: "application/json", body: pretty ? prettyJson(text) : text };
}

/** Seldom changed: whoever verifies tokens asks once an hour. */
const ISSUER_HEADERS = ["Cache-Control", "public, max-age=3600"];

function issuerDocument({ issuer, address }: ApplicationOptions, { info }: HttpRequest): DocumentAnswer | undefined {
  const document = issuer.at(info.path.replace(/\/$/, ""), address());
  if (document === undefined) return undefined;
  return { status: 200, contentType: document.contentType, body: Buffer.from(stringifyJson(document.content)), headers: ISSUER_HEADERS };
}

function rootPaths({ discovery, issuer }: ApplicationOptions): string[] {
  const groups = (discovery.document(["apis"])?.["groups"] ?? []) as unknown as {
    readonly name: string;
    readonly versions: readonly { readonly groupVersion: string }[];
  }[];
  const named = groups.flatMap((group) => [`/apis/${group.name}`, ...group.versions.map((version) => `/apis/${version.groupVersion}`)]);
  return [
    ...(issuer.areServed ? [CONFIGURATION_PATH, KEYS_PATH] : []),
    "/api",
    "/api/v1",
    "/apis",
    ...named,
    "/healthz",
    "/livez",
    "/metrics",
    "/openapi/v2",
    "/openapi/v3",
    "/readyz",
    VERSION_PATH,
  ].sort();
}
