/** The documents that webhooks are sent (HOOK-21, HOOK-22). */
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { KindReference, ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { PlannedCall } from "./dispatch-plan.js";
import type { ReviewVersion } from "./hook.js";

/** Texts of the objects of one request, by version: many hooks are sent the same. */
export class ObjectTexts {
  #object: Readonly<ApiObject> | undefined;
  readonly #texts = new Map<ResourceDefinition, string>();
  readonly #oldTexts = new Map<ResourceDefinition, string>();

  constructor(private readonly attributes: AdmissionAttributes) {}

  async object(definition: ResourceDefinition): Promise<string> {
    const { attributes } = this;
    if (this.#object !== attributes.object) this.#texts.clear();
    this.#object = attributes.object;
    return textIn(this.#texts, definition, () => attributes.objectIn(definition));
  }

  async oldObject(definition: ResourceDefinition): Promise<string> {
    return textIn(this.#oldTexts, definition, () => this.attributes.oldObjectIn(definition));
  }
}

type Find = () => Readonly<ApiObject> | undefined | Promise<Readonly<ApiObject> | undefined>;

async function textIn(texts: Map<ResourceDefinition, string>, definition: ResourceDefinition, find: Find): Promise<string> {
  const known = texts.get(definition);
  if (known !== undefined) return known;
  const object = await find();
  const text = object === undefined ? "null" : stringifyJson(object as unknown as JsonObject);
  texts.set(definition, text);
  return text;
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

/** The document, in UTF-8. */
export async function reviewDocument({ uid, version, call, attributes, context, texts }: ReviewParts): Promise<Buffer> {
  const { operation, kind, definition, subresource, dryRun } = attributes;
  const object = operation === "DELETE" ? "null" : await texts.object(call.definition);
  const oldObject = await texts.oldObject(call.definition);
  const options = operation === "CONNECT" || attributes.options === undefined ? "null" : stringifyJson(attributes.options);
  // Objects of sub-resources such as scale are of the same kind whatever the version of the resource.
  const kindAsked = kind === definition ? call.definition : kind;
  const head = stringifyJson({
    uid,
    kind: kindOf(kindAsked),
    resource: resourceOf(call.definition),
    ...present({ subResource: subresource }),
    requestKind: kindOf(kind),
    requestResource: resourceOf(definition),
    ...present({ requestSubResource: subresource, name: attributes.name, namespace: namespaceOf(attributes) }),
    operation,
    userInfo: userInfoOf(context),
  });
  const apiVersion = JSON.stringify(`${reviewGroup(context)}/${version}`);
  return Buffer.from(
    `{"kind":"AdmissionReview","apiVersion":${apiVersion},"request":${head.slice(0, -1)},"object":${object},"oldObject":${oldObject},"dryRun":${dryRun},"options":${options}}}`,
  );
}

/** Namespaces belong to themselves here. */
function namespaceOf({ definition, namespace, name }: AdmissionAttributes): string {
  return definition.group === "" && definition.resource === "namespaces" ? name : namespace;
}

function userInfoOf({ user }: RequestContext): JsonObject {
  return {
    ...present({ username: user.name, uid: user.uid }),
    ...(user.groups.length === 0 ? {} : { groups: [...user.groups] }),
    ...(Object.keys(user.extra).length === 0 ? {} : { extra: user.extra as unknown as JsonObject }),
  };
}

const kindOf = ({ group, version, kind }: KindReference): JsonObject => ({ group, version, kind });

const resourceOf = ({ group, version, resource }: ResourceDefinition): JsonObject => ({ group, version, resource });

const present = (facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));
