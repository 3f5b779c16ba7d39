/** `token` of a service account: makes tokens, bound to a pod or a secret where that is asked for (SA-10, SA-11, SA-12). */
import type { TokenRequest } from "../../../generated/authentication/v1/types.js";
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { badRequest, conflict, invalid, notFound } from "../../errors/constructors.js";
import { invalidValue, tooLong } from "../../errors/field-error.js";
import type { CreatingHandler, CreationRequest, HandlerServices, TokenOrder } from "../../registry/handlers.js";
import { fieldPath } from "../field-path.js";

const DEFAULT_SECONDS = 3600;
const SHORTEST_SECONDS = 600;
const LONGEST_SECONDS = 2 ** 32;
/** Of all audiences together: more than any header has room for, in which a token has to be sent. */
const MAXIMUM_AUDIENCE_CHARACTERS = 256 * 1024;

/** The kinds a token can be bound to, by their member of an order. */
const BINDABLE: Readonly<Record<string, { readonly resource: string; readonly member: "pod" | "secret" }>> = {
  Pod: { resource: "pods", member: "pod" },
  Secret: { resource: "secrets", member: "secret" },
};

interface BoundReference {
  readonly kind: string;
  readonly apiVersion: string;
  readonly name: string;
  readonly uid: string;
}

export const serviceAccountToken: CreatingHandler = {
  does: "create",
  async create(request, services) {
    const { context, target, object } = request;
    const { namespace, name } = target;
    const found = await services.resource("", "v1", "serviceaccounts")?.get({ namespace, name });
    if (found === undefined) throw notFound(target.definition, name);
    const spec = isJsonObject(object["spec"]) ? object["spec"] : {};
    const { expirationSeconds: wanted = DEFAULT_SECONDS } = spec as Partial<TokenRequest["spec"]>;
    checkSeconds(services, name, wanted);
    const seconds = Number(wanted);
    const audiences = Array.isArray(spec["audiences"]) ? spec["audiences"].map(String) : [];
    checkAudiences(services, name, audiences);
    const order: TokenOrder = {
      namespace,
      account: { name, uid: found.metadata.uid ?? "" },
      audiences,
      seconds,
      ...(await boundTo(request, services, spec["boundObjectRef"])),
    };
    const issued = await services.tokens.issue(order);
    if (issued.warning !== undefined) context.warn(issued.warning);
    return {
      ...object,
      metadata: { ...object.metadata, name, namespace, creationTimestamp: rfc3339(services.clock.now()) },
      spec: { ...spec, audiences: [...issued.audiences], expirationSeconds: issued.seconds },
      status: { token: issued.token, expirationTimestamp: rfc3339(issued.expires) },
    };
  },
};

const AUDIENCES = fieldPath<TokenRequest>(({ spec }) => spec.audiences);
const EXPIRATION = fieldPath<TokenRequest>(({ spec }) => spec.expirationSeconds);

function checkSeconds({ profile }: HandlerServices, name: string, seconds: number): void {
  const problem =
    seconds < SHORTEST_SECONDS
      ? "may not specify a duration less than 10 minutes"
      : seconds > LONGEST_SECONDS
        ? "may not specify a duration larger than 2^32 seconds"
        : undefined;
  if (problem === undefined) return;
  throw invalid(`authentication.${profile.groupDomain}`, "TokenRequest", name, [invalidValue(EXPIRATION, seconds, problem)]);
}

function checkAudiences({ profile }: HandlerServices, name: string, audiences: readonly string[]): void {
  let characters = 0;
  for (const audience of audiences) characters += audience.length;
  if (characters <= MAXIMUM_AUDIENCE_CHARACTERS) return;
  throw invalid(`authentication.${profile.groupDomain}`, "TokenRequest", name, [tooLong(AUDIENCES, "", MAXIMUM_AUDIENCE_CHARACTERS)]);
}

/** What the order says of the object that the token is bound to. Throws StatusError 400, 404, 409. */
async function boundTo(
  { target }: CreationRequest,
  services: HandlerServices,
  value: unknown,
): Promise<Pick<TokenOrder, "pod" | "secret">> {
  const reference = readReference(value);
  if (reference === undefined) return {};
  const { kind, apiVersion, name, uid } = reference;
  const bindable = apiVersion === "v1" && Object.hasOwn(BINDABLE, kind) ? BINDABLE[kind] : undefined;
  if (bindable === undefined) throw badRequest(`cannot bind token to object of type ${typeText(reference)}`);
  const { resource, member } = bindable;
  const found = await services.resource("", "v1", resource)?.get({ namespace: target.namespace, name });
  if (found === undefined) throw notFound({ group: "", resource }, name);
  if (uid !== "" && uid !== found.metadata.uid) {
    const why = `the UID in the bound object reference (${uid}) does not match the UID in record. The object might have been deleted and then recreated`;
    throw conflict({ group: "", resource: kind }, name, why);
  }
  if (member === "pod" && accountOf(found) !== target.name) {
    throw badRequest(
      `cannot bind token for serviceaccount ${JSON.stringify(target.name)} to pod running with different serviceaccount name.`,
    );
  }
  return { [member]: { name, uid: found.metadata.uid ?? "" } };
}

function readReference(value: unknown): BoundReference | undefined {
  if (!isJsonObject(value as JsonObject)) return undefined;
  const { kind, apiVersion, name, uid } = value as JsonObject;
  const text = (member: unknown): string => (typeof member === "string" ? member : "");
  return { kind: text(kind), apiVersion: text(apiVersion), name: text(name), uid: text(uid) };
}

function accountOf({ spec }: Readonly<ApiObject>): unknown {
  return isJsonObject(spec) ? spec["serviceAccountName"] : undefined;
}

function typeText({ apiVersion, kind }: BoundReference): string {
  return `${apiVersion.includes("/") ? apiVersion : `/${apiVersion}`}, Kind=${kind}`;
}

const rfc3339 = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
