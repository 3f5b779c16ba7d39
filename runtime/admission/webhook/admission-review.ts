/** The documents that webhooks are sent (HOOK-21, HOOK-22). */
import { stringifyJson } from "../../codec/json/json.js";
import { writeInSlices } from "../../codec/json/slices.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { KindReference, ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { isLargeValue } from "../../registry/large-objects.js";
import type { PlannedCall } from "./dispatch-plan.js";
import type { ReviewVersion } from "./hook.js";

/** JSON of an object; bytes where it is large, since it is written in slices then. */
type Text = string | Buffer;
type Texts = Map<ResourceDefinition, Soon<Text>>;

/** Texts of the objects of one request, by version: many hooks are sent the same. */
export class ObjectTexts {
  #object: Readonly<ApiObject> | undefined;
  readonly #texts: Texts = new Map();
  readonly #oldTexts: Texts = new Map();

  constructor(private readonly attributes: AdmissionAttributes) {}

  object(definition: ResourceDefinition): Soon<Text> {
    const { attributes } = this;
    if (this.#object !== attributes.object) this.#texts.clear();
    this.#object = attributes.object;
    return textIn(this.#texts, definition, () => attributes.objectIn(definition));
  }

  oldObject(definition: ResourceDefinition): Soon<Text> {
    const { attributes } = this;
    if (attributes.oldText !== undefined && definition === attributes.definition) return attributes.oldText;
    return textIn(this.#oldTexts, definition, () => attributes.oldObjectIn(definition));
  }
}

type Found = Readonly<ApiObject> | undefined;

function textIn(texts: Texts, definition: ResourceDefinition, find: () => Soon<Found>): Soon<Text> {
  const known = texts.get(definition);
  if (known !== undefined) return known;
  const found = find();
  const text = found instanceof Promise ? found.then(textOf) : textOf(found);
  texts.set(definition, text);
  // Hooks that are asked at the same time wait for the same; what failed is tried again.
  if (text instanceof Promise) text.catch(() => texts.delete(definition));
  return text;
}

function textOf(object: Found): Soon<Text> {
  if (object === undefined) return "null";
  const value = object as unknown as JsonObject;
  if (!isLargeValue(value)) return stringifyJson(value);
  return writeInSlices(value).then(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
}

export interface ReviewParts {
  readonly uid: string;
  readonly version: ReviewVersion;
  readonly call: PlannedCall;
  readonly attributes: AdmissionAttributes;
  readonly context: RequestContext;
  readonly texts: ObjectTexts;
}

/** Name of the group of reviews. */
export const reviewGroup = ({ profile }: RequestContext): string => `admission.${profile.groupDomain}`;

/** The document, in UTF-8; at once unless an object is large, or has to be asked for in another version. */
export function reviewDocument(parts: ReviewParts): Soon<Buffer> {
  const { call, attributes, texts } = parts;
  const object = attributes.operation === "DELETE" ? "null" : texts.object(call.definition);
  // One large object after the other: even to begin with one takes long.
  if (object instanceof Promise) return object.then((text) => withOld(parts, text));
  return withOld(parts, object);
}

function withOld(parts: ReviewParts, object: Text): Soon<Buffer> {
  const oldObject = parts.texts.oldObject(parts.call.definition);
  return oldObject instanceof Promise ? oldObject.then((text) => written(parts, object, text)) : written(parts, object, oldObject);
}

/** Put together from texts: what is the same for every request of its kind is written once. */
function written({ uid, version, call, attributes, context }: ReviewParts, object: Text, oldObject: Text): Buffer {
  const { operation, dryRun, name } = attributes;
  const options = operation === "CONNECT" || attributes.options === undefined ? "null" : stringifyJson(attributes.options);
  const head = `{"kind":"AdmissionReview","apiVersion":"${reviewGroup(context)}/${version}","request":{"uid":"${uid}",${aboutResource(call, attributes)}`;
  const names = `${member("name", name)}${member("namespace", namespaceOf(attributes))}`;
  const who = `"operation":"${operation}","userInfo":${JSON.stringify(userInfoOf(context))}`;
  const [first, last] = [`${head}${names}${who},"object":`, `,"dryRun":${dryRun},"options":${options}}}`];
  if (typeof object === "string" && typeof oldObject === "string") return Buffer.from(`${first}${object},"oldObject":${oldObject}${last}`);
  return Buffer.concat(
    [first, object, ',"oldObject":', oldObject, last].map((each) => (typeof each === "string" ? Buffer.from(each) : each)),
  );
}

/** What {@link aboutResource} wrote last for a call, and of which kind the object was. */
interface Written {
  readonly kind: KindReference;
  readonly text: string;
}

const aboutResources = new WeakMap<PlannedCall, Written>();

/** The members that tell of the resource and the kind, as asked for and as the hook wants them. */
function aboutResource(call: PlannedCall, { kind, definition, subresource }: AdmissionAttributes): string {
  const known = aboutResources.get(call);
  if (known?.kind === kind) return known.text;
  // Objects of sub-resources such as scale are of the same kind whatever the version of the resource.
  const kindAsked = kind === definition ? call.definition : kind;
  const asked = `"kind":${kindOf(kindAsked)},"resource":${resourceOf(call.definition)},${member("subResource", subresource)}`;
  const requested = `"requestKind":${kindOf(kind)},"requestResource":${resourceOf(definition)},${member("requestSubResource", subresource)}`;
  const text = asked + requested;
  aboutResources.set(call, { kind, text });
  return text;
}

/** With the comma behind it; nothing for what is empty. */
const member = (name: string, value: string): string => (value === "" ? "" : `"${name}":${JSON.stringify(value)},`);

/** Namespaces belong to themselves here. */
function namespaceOf({ definition, namespace, name }: AdmissionAttributes): string {
  return definition.group === "" && definition.resource === "namespaces" ? name : namespace;
}

const userInfoOf = ({ user: { name, uid, groups, extra } }: RequestContext): object => ({
  username: name === "" ? undefined : name,
  uid: uid === "" ? undefined : uid,
  groups: groups.length === 0 ? undefined : groups,
  extra: Object.keys(extra).length === 0 ? undefined : extra,
});

const kindOf = ({ group, version, kind }: KindReference): string => JSON.stringify({ group, version, kind });

const resourceOf = ({ group, version, resource }: ResourceDefinition): string => JSON.stringify({ group, version, resource });
