/** Which encoding a client reads and writes: Accept and Content-Type (specification: Content negotiation). */
import type { VendorProfile } from "../definition/vendor-profile.js";

export type Encoding = "json" | "yaml" | "protobuf";

/** The representation a response takes. One object per distinct outcome: compare by identity, use as a cache key. */
export interface OutputForm {
  /** Value of Content-Type for everything but a watch. */
  readonly mediaType: string;
  /** Value of Content-Type for a watch. */
  readonly streamMediaType: string;
  readonly encoding: Encoding;
  /** Another kind to answer in; absent for the object itself. */
  readonly as?: "Table" | "PartialObjectMetadata" | "PartialObjectMetadataList";
  /** Version of `as`, always present with it. */
  readonly asVersion?: "v1" | "v1beta1";
  /** `pretty=1` was a parameter of the accepted type. */
  readonly pretty: boolean;
}

/** How a request body is to be read. */
export interface InputForm {
  readonly encoding: Encoding;
  readonly mediaType: string;
}

/** What an endpoint can answer in and read; make one per endpoint and keep it, it caches outcomes. */
export interface MediaTypeOffer {
  /** Encodings of plain objects in order of preference. */
  readonly encodings: readonly Encoding[];
  /** Whether Table and PartialObjectMetadata are served: resources yes, discovery and other documents no. */
  readonly transforms: boolean;
  /** Media types by encoding, as error messages list them. */
  readonly mediaTypes: readonly string[];
  readonly profile: VendorProfile;
}

export type OutputOffer = MediaTypeOffer;
export type InputOffer = MediaTypeOffer;

/** An offer of every encoding, or of all but protobuf for resources without a binary form. */
export function offerMediaTypes(profile: VendorProfile, options: { protobuf: boolean; transforms: boolean }): MediaTypeOffer {
  return { encodings: options.protobuf ? ["json", "yaml", "protobuf"] : ["json", "yaml"], transforms: options.transforms, mediaTypes: [], profile };
}

/** The best form for an Accept header. @throws StatusError 406 listing what is served (NEG-09). */
export function negotiateOutput(accept: string | undefined, offer: OutputOffer): OutputForm {
  throw new Error(`not ready: ${accept} ${offer.transforms}`);
}

/** As {@link negotiateOutput} for a watch: `stream=watch` is understood, the 406 lists stream types. */
export function negotiateWatch(accept: string | undefined, offer: OutputOffer): OutputForm {
  return negotiateOutput(accept, offer);
}

/** The form of an error: never a Table, JSON when nothing fits (NEG-19). Throws nothing. */
export function negotiateError(accept: string | undefined, offer: OutputOffer): OutputForm {
  return negotiateOutput(accept, offer);
}

/** How to read a body of this Content-Type; JSON when there is none. @throws StatusError 415 (NEG-10). */
export function negotiateInput(contentType: string | undefined, offer: InputOffer): InputForm {
  throw new Error(`not ready: ${contentType} ${offer.transforms}`);
}

/** The patch type of a Content-Type, one of `accepted`. @throws StatusError 415 listing them (PATCH-05). */
export function negotiatePatch<T extends string>(contentType: string | undefined, accepted: readonly T[]): T {
  throw new Error(`not ready: ${contentType} ${accepted.length}`);
}
