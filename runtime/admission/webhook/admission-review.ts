/** The documents that webhooks are sent (HOOK-21, HOOK-22). */
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { KindReference, ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { Soon } from "../../registry/conversion/versions.js";
import type { PlannedCall } from "./dispatch-plan.js";
import type { ReviewVersion } from "./hook.js";

/** Texts of the objects of one request, by version: many hooks are sent the same. */
export class ObjectTexts {
  #object: Readonly<ApiObject> | undefined;
  readonly #texts = new Map<ResourceDefinition, string>();
  readonly #oldTexts = new Map<ResourceDefinition, string>();

  constructor(private readonly attributes: AdmissionAttributes) {}

  object(definition: ResourceDefinition): Soon<string> {
    const { attributes } = this;
    if (this.#object !== attributes.object) this.#texts.clear();
    this.#object = attributes.object;
    return textIn(this.#texts, definition, () => attributes.objectIn(definition));
  }

  oldObject(definition: ResourceDefinition): Soon<string> {
    return textIn(this.#oldTexts, definition, () => this.attributes.oldObjectIn(definition));
  }
}

type Found = Readonly<ApiObject> | undefined;

function textIn(texts: Map<ResourceDefinition, string>, definition: ResourceDefinition, find: () => Soon<Found>): Soon<string> {
  const known = texts.get(definition);
  if (known !== undefined) return known;
  const write = (object: Found): string => {
    const text = object === undefined ? "null" : stringifyJson(object as unknown as JsonObject);
    texts.set(definition, text);
    return text;
  };
  const found = find();
  return found instanceof Promise ? found.then(write) : write(found);
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

/** The document, in UTF-8; at once unless an object has to be asked for in another version. */
export function reviewDocument(parts: ReviewParts): Soon<Buffer> {
  const { call, attributes, texts } = parts;
  const object = attributes.operation === "DELETE" ? "null" : texts.object(call.definition);
  const oldObject = texts.oldObject(call.definition);
  if (typeof object === "string" && typeof oldObject === "string") return written(parts, object, oldObject);
  return Promise.all([object, oldObject]).then((found) => written(parts, ...found));
}

/** Put together from texts: what is the same for every request of its kind is written once. */
function written({ uid, version, call, attributes, context }: ReviewParts, object: string, oldObject: string): Buffer {
  const { operation, dryRun, name } = attributes;
  const options = operation === "CONNECT" || attributes.options === undefined ? "null" : stringifyJson(attributes.options);
  const head = `{"kind":"AdmissionReview","apiVersion":"${reviewGroup(context)}/${version}","request":{"uid":"${uid}",${aboutResource(call, attributes)}`;
  const names = `${member("name", name)}${member("namespace", namespaceOf(attributes))}`;
  const who = `"operation":"${operation}","userInfo":${JSON.stringify(userInfoOf(context))}`;
  return Buffer.from(`${head}${names}${who},"object":${object},"oldObject":${oldObject},"dryRun":${dryRun},"options":${options}}}`);
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
