/** Which encoding a client reads and writes: Accept and Content-Type (specification: Content negotiation). */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { notAcceptable, unsupportedMediaType } from "../../errors/constructors.js";
import { StatusError } from "../../errors/status.js";
import { type AcceptClause, parseAccept } from "./accept-header.js";

export type Encoding = "json" | "yaml" | "protobuf";
type Transform = "Table" | "PartialObjectMetadata" | "PartialObjectMetadataList" | "APIGroupDiscoveryList";
type TransformVersion = "v1" | "v1beta1" | "v2" | "v2beta1";

/** The representation a response takes. */
export interface OutputForm {
  /** Equal for equal representations, e.g. `json` or `json;Table.v1`: the key of cached encodings. `pretty` has no part in it. */
  readonly id: string;
  /** Value of Content-Type for everything but a watch. */
  readonly mediaType: string;
  /** Value of Content-Type for a watch. */
  readonly streamMediaType: string;
  readonly encoding: Encoding;
  /** Another kind to answer in; absent for the object itself. */
  readonly as?: Transform;
  /** Version of `as`, always present with it. */
  readonly asVersion?: TransformVersion;
  /** `pretty=1` was a parameter of the accepted type. */
  readonly pretty: boolean;
}

/** How a request body is to be read. */
export interface InputForm {
  readonly encoding: Encoding;
  readonly mediaType: string;
}

/** Other kinds to answer in: resources have Table and PartialObjectMetadata, `/api` and `/apis` APIGroupDiscoveryList, other documents none. */
export type Transforms = "objects" | "discovery" | "none";

/** What an endpoint can answer in and read; make one per endpoint and keep it. */
export interface MediaTypeOffer {
  readonly profile: VendorProfile;
  /** Encodings of plain objects in order of preference. */
  readonly encodings: readonly Encoding[];
  readonly transforms: Transforms;
  /** Outcomes by header. */
  readonly outcomes: Readonly<Record<Purpose, Map<string, OutputForm>>>;
}

export type OutputOffer = MediaTypeOffer;
export type InputOffer = MediaTypeOffer;

type Purpose = "response" | "watch" | "error";

const ALL_ENCODINGS: readonly Encoding[] = ["json", "yaml", "protobuf"];
const ENCODINGS_OF: Readonly<Record<Transform, readonly Encoding[]>> = {
  // A Table has no binary form.
  Table: ["json", "yaml"],
  PartialObjectMetadata: ALL_ENCODINGS,
  PartialObjectMetadataList: ALL_ENCODINGS,
  APIGroupDiscoveryList: ALL_ENCODINGS,
};
const DISCOVERY: Transform = "APIGroupDiscoveryList";
const OBJECT_TRANSFORMS: readonly Transform[] = ["Table", "PartialObjectMetadata", "PartialObjectMetadataList"];
const OBJECT_TRANSFORM_VERSIONS: readonly TransformVersion[] = ["v1", "v1beta1"];
const DISCOVERY_VERSIONS: readonly TransformVersion[] = ["v2", "v2beta1"];
const TRANSFORM_PARAMETERS = ["as", "g", "v"] as const;

/** Headers remembered per offer, and the longest one worth it. */
export const OUTCOME_LIMIT = 256;
const REMEMBERED_HEADER_LENGTH = 512;

const JSON_TYPE = "application/json";
/** Read by every endpoint. */
const JSON_INPUT: InputForm = { encoding: "json", mediaType: JSON_TYPE };

/** Longest Content-Type that is looked at. */
const CONTENT_TYPE_LENGTH = 1024;
const CONTENT_TYPE = /^\s*([^\s;,]+)\s*((?:;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"(?:[^"\\]|\\.)*")\s*)*)(?:;\s*)?$/;

/** An offer of every encoding, or of all but protobuf for resources without a binary form. */
export function offerMediaTypes(profile: VendorProfile, options: { protobuf: boolean; transforms: Transforms }): MediaTypeOffer {
  return {
    profile,
    encodings: options.protobuf ? ALL_ENCODINGS : ["json", "yaml"],
    transforms: options.transforms,
    outcomes: { response: new Map(), watch: new Map(), error: new Map() },
  };
}

/** The best form for an Accept header. @throws StatusError 406 listing what is served (NEG-09). */
export function negotiateOutput(accept: string | undefined, offer: OutputOffer): OutputForm {
  return negotiate(accept, offer, "response");
}

/** As {@link negotiateOutput} for an answer of one object of this kind: a form of collections is 406 before a write has an effect. */
export function negotiateObjectOutput(accept: string | undefined, offer: OutputOffer, kind: string): OutputForm {
  const form = negotiateOutput(accept, offer);
  requireObjectForm(form, kind);
  return form;
}

/** As {@link negotiateOutput} for a watch: there is no YAML stream, and the 406 lists stream types. */
export function negotiateWatch(accept: string | undefined, offer: OutputOffer): OutputForm {
  return negotiate(accept, offer, "watch");
}

/** The form of an error: never a Table, JSON when nothing fits (NEG-19). Throws nothing. */
export function negotiateError(accept: string | undefined, offer: OutputOffer): OutputForm {
  return negotiate(accept, offer, "error");
}

/** How to read a body of this Content-Type; JSON when there is none. @throws StatusError 415 (NEG-10). */
export function negotiateInput(contentType: string | undefined, offer: InputOffer): InputForm {
  if (contentType === undefined || contentType === "" || contentType === JSON_TYPE) return JSON_INPUT;
  const mediaType = mediaTypeOf(contentType);
  const encoding = offer.encodings.find((candidate) => mediaTypeFor(candidate, offer.profile) === mediaType);
  if (encoding === undefined) throw unsupportedMediaType(offer.encodings.map((each) => mediaTypeFor(each, offer.profile)));
  return { encoding, mediaType: mediaTypeFor(encoding, offer.profile) };
}

/** @throws StatusError 406 when a form of collections was asked of one object. */
export function requireObjectForm(form: OutputForm, kind: string): void {
  if (form.as === "PartialObjectMetadataList") throw unfitting(form.as, `is not a list (${kind})`);
}

/** @throws StatusError 406 when a form of single objects was asked of a collection. */
export function requireListForm(form: OutputForm, listKind: string): void {
  if (form.as === "PartialObjectMetadata") throw unfitting(form.as, `is a list (${listKind})`);
}

function unfitting(as: string, why: string): StatusError {
  return new StatusError(406, "NotAcceptable", `you requested ${as}, but the requested object ${why}`);
}

/** The patch type of a Content-Type, one of `accepted`; parameters are ignored. @throws StatusError 415 listing them (PATCH-05). */
export function negotiatePatch<T extends string>(contentType: string | undefined, accepted: readonly T[]): T {
  const exact = accepted.find((candidate) => candidate === contentType);
  if (exact !== undefined) return exact;
  const mediaType = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const patchType = accepted.find((candidate) => candidate === mediaType);
  if (patchType === undefined) throw unsupportedMediaType(accepted);
  return patchType;
}

function negotiate(accept: string | undefined, offer: OutputOffer, purpose: Purpose): OutputForm {
  const header = accept ?? "";
  const outcomes = offer.outcomes[purpose];
  const known = outcomes.get(header);
  if (known !== undefined) return known;
  const form = choose(header, offer, purpose);
  if (header.length <= REMEMBERED_HEADER_LENGTH) {
    if (outcomes.size >= OUTCOME_LIMIT) outcomes.clear();
    outcomes.set(header, form);
  }
  return form;
}

function choose(header: string, offer: OutputOffer, purpose: Purpose): OutputForm {
  if (header === "") return formOf(offer, "json", undefined, undefined, false);
  const clauses = parseAccept(header);
  const refused = new Set(clauses.filter((clause) => clause.quality === 0).map((clause) => `${clause.type}/${clause.subtype}`));
  for (const clause of clauses) {
    if (clause.quality === 0) continue;
    const form = formOfClause(clause, offer, purpose, refused);
    if (form !== undefined) return form;
  }
  // Whoever knows aggregated discovery in versions that there are not reads the plain documents too.
  const knowsDiscovery = offer.transforms === "discovery" && clauses.some(({ parameters }) => parameters.get("as") === DISCOVERY);
  if (purpose === "error" || knowsDiscovery) return formOf(offer, "json", undefined, undefined, false);
  throw notAcceptable(servedTypes(offer, purpose));
}

function formOfClause(clause: AcceptClause, offer: OutputOffer, purpose: Purpose, refused: ReadonlySet<string>): OutputForm | undefined {
  const { parameters } = clause;
  const as = transformOf(clause, offer, purpose);
  if (as === null) return undefined;
  if (!["", "v1"].includes(parameters.get("sv") ?? "")) return undefined;
  const stream = parameters.get("stream") ?? "";
  if (stream !== "" && stream !== "watch") return undefined;
  const served = purpose === "error" ? ALL_ENCODINGS : as === undefined ? offer.encodings : ENCODINGS_OF[as.kind];
  for (const encoding of served) {
    if (encoding === "yaml" && (purpose === "watch" || stream !== "")) continue;
    const mediaType = mediaTypeFor(encoding, offer.profile);
    const exact = mediaType === `${clause.type}/${clause.subtype}`;
    const covered = clause.type === "*" || (clause.subtype === "*" && mediaType.startsWith(`${clause.type}/`));
    if (exact || (covered && !refused.has(mediaType))) {
      return formOf(offer, encoding, as?.kind, as?.version, parameters.get("pretty") === "1");
    }
  }
  return undefined;
}

/** The kind to transform to; undefined for none, null for one that is not served here. */
function transformOf(
  clause: AcceptClause,
  { profile, transforms }: OutputOffer,
  purpose: Purpose,
): { kind: Transform; version: TransformVersion } | undefined | null {
  if (!TRANSFORM_PARAMETERS.some((name) => clause.parameters.has(name))) return undefined;
  if (transforms === "none" || purpose === "error") return null;
  const [as, group, asVersion] = TRANSFORM_PARAMETERS.map((name) => clause.parameters.get(name));
  const isDiscovery = transforms === "discovery";
  const kind = (isDiscovery ? [DISCOVERY] : OBJECT_TRANSFORMS).find((each) => each === as);
  const version = (isDiscovery ? DISCOVERY_VERSIONS : OBJECT_TRANSFORM_VERSIONS).find((each) => each === asVersion);
  const isOurs = group === (isDiscovery ? discoveryGroupOf(profile) : metaGroupOf(profile));
  return kind === undefined || version === undefined || !isOurs ? null : { kind, version };
}

/** Group of Table, PartialObjectMetadata and the option kinds. */
export function metaGroupOf(profile: VendorProfile): string {
  return `meta.${profile.groupDomain}`;
}

/** Group of APIGroupDiscoveryList. */
export function discoveryGroupOf(profile: VendorProfile): string {
  return `apidiscovery.${profile.groupDomain}`;
}

function formOf(
  offer: OutputOffer,
  encoding: Encoding,
  as: OutputForm["as"],
  asVersion: OutputForm["asVersion"],
  pretty: boolean,
): OutputForm {
  const mediaType = mediaTypeFor(encoding, offer.profile);
  return {
    id: as === undefined ? encoding : `${encoding};${as}.${asVersion}`,
    mediaType,
    streamMediaType: encoding === "json" ? mediaType : `${mediaType};stream=watch`,
    encoding,
    ...(as === undefined || asVersion === undefined ? {} : { as, asVersion }),
    pretty,
  };
}

function mediaTypeFor(encoding: Encoding, profile: VendorProfile): string {
  return encoding === "protobuf" ? profile.protobufMediaType : `application/${encoding}`;
}

function servedTypes(offer: OutputOffer, purpose: Purpose): readonly string[] {
  const encodings = offer.transforms === "objects" ? ALL_ENCODINGS : offer.encodings;
  if (purpose !== "watch") return encodings.map((encoding) => mediaTypeFor(encoding, offer.profile));
  const streams = encodings.filter((encoding) => encoding !== "yaml");
  return streams.map((encoding) => `${mediaTypeFor(encoding, offer.profile)};stream=watch`);
}

/** Type and subtype of a well-formed Content-Type in lower case, else "". */
function mediaTypeOf(contentType: string): string {
  if (contentType.length > CONTENT_TYPE_LENGTH) return "";
  return CONTENT_TYPE.exec(contentType)?.[1]?.toLowerCase() ?? "";
}
