/** Answers about what is served, in the form that the client takes (PATH-31). */
import { prettyJson } from "../../codec/json/json.js";
import {
  discoveryGroupOf,
  type MediaTypeOffer,
  negotiateOutput,
  type OutputForm,
  offerMediaTypes,
} from "../../codec/negotiation/negotiation.js";
import type { MetaTypes, ObjectCodec } from "../../codec/object-codec.js";
import type { KindDefinition } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { AggregatedDiscovery } from "./aggregated-discovery.js";
import type { Discovery } from "./discovery.js";
import { type DocumentAnswer, notModified } from "./document-answer.js";

export interface DiscoveryAnswerOptions {
  readonly discovery: Discovery;
  readonly profile: VendorProfile;
  readonly codec: ObjectCodec;
  readonly metaTypes: MetaTypes;
  /** What answers in one are. */
  readonly aggregatedKind: Pick<KindDefinition, "kind" | "protobuf">;
}

export interface DiscoveryRequest {
  readonly path: string;
  readonly accept: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Whether JSON is indented also for those who do not say so in their Accept. */
  readonly pretty: boolean;
  readonly serverAddress: string;
}

/** As the peer's: an answer in one may be kept by anybody, and is asked for again by its hash. */
const CACHED = ["Vary", "Accept", "Cache-Control", "public"];

export class DiscoveryAnswers {
  readonly #plain: MediaTypeOffer;
  readonly #roots: MediaTypeOffer;

  constructor(private readonly options: DiscoveryAnswerOptions) {
    this.#plain = offerMediaTypes(options.profile, { protobuf: true, transforms: "none" });
    this.#roots = offerMediaTypes(options.profile, { protobuf: true, transforms: "discovery" });
  }

  /** Undefined when nothing is served at the path. @throws StatusError 406 when the client takes no form there is. */
  answer(request: DiscoveryRequest): DocumentAnswer | undefined {
    const { discovery, metaTypes, codec } = this.options;
    const segments = request.path.split("/").filter((segment) => segment !== "");
    const document = discovery.document(segments, request.serverAddress);
    if (document === undefined) return undefined;
    const form = negotiateOutput(request.accept, segments.length === 1 ? this.#roots : this.#plain);
    if (form.as !== undefined) return this.#aggregated(discovery.aggregated(segments[0] === "api" ? "api" : "apis"), form, request);
    const kind = String(document["kind"]);
    const protobuf = Object.hasOwn(metaTypes, kind) ? metaTypes[kind]?.protobuf : undefined;
    const target = { group: "", version: "v1", kind, ...(protobuf === undefined ? {} : { protobuf }) };
    const body = codec.encodeDocument(target, document, form);
    return { status: 200, contentType: form.mediaType, body: isPretty(form, request) ? prettyJson(body) : body };
  }

  #aggregated(aggregated: AggregatedDiscovery, form: OutputForm, request: DiscoveryRequest): DocumentAnswer {
    const { codec, profile, aggregatedKind } = this.options;
    const headers = [...CACHED, "ETag", aggregated.etag];
    const unchanged = notModified(request.ifNoneMatch, aggregated.etag, headers);
    if (unchanged !== undefined) return unchanged;
    const target = { ...aggregatedKind, group: discoveryGroupOf(profile), version: String(form.asVersion) };
    const indented = isPretty(form, request);
    const key = `${form.id} ${indented}`;
    let body = aggregated.encoded.get(key);
    if (body === undefined) {
      const typed = { kind: target.kind, apiVersion: `${target.group}/${target.version}`, ...aggregated.content };
      const plain = codec.encodeDocument(target, typed, form);
      body = indented ? prettyJson(plain) : plain;
      aggregated.encoded.set(key, body);
    }
    const contentType = `${form.mediaType};g=${target.group};v=${target.version};as=${target.kind}`;
    return { status: 200, contentType, body, headers };
  }
}

const isPretty = (form: OutputForm, request: DiscoveryRequest): boolean => form.encoding === "json" && (form.pretty || request.pretty);
