/** ResourceQuota: a namespace uses no more than its quotas allow, however many write at once, on however many servers (ADM-20). */
import { atOnce } from "../codec/lists/steps.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { Charge, type LimitedResource } from "../kinds/core/quota/charge.js";
import { isResource, Measures } from "../kinds/core/quota/measure.js";
import { type LedgerUse, useQuotaLedger } from "../kinds/core/quota/quota-ledger.js";
import { scopeOf } from "../kinds/core/quota/scopes.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin, AdmissionReservation } from "../registry/admission/chain.js";
import type { Soon } from "../registry/conversion/versions.js";
import { requireKind } from "./configuration-file.js";
import { namesOf, objectsOf, requireMembers, textOf } from "./plugin-configuration.js";
import type { AdmissionHost } from "./plugins.js";

const NAME = "ResourceQuota";

export class ResourceQuota implements AdmissionPlugin {
  readonly name = NAME;
  readonly #limited: readonly LimitedResource[];
  readonly #measures: Measures;
  #use: LedgerUse | undefined;

  /** Throws RangeError for a configuration that is none. */
  constructor(private readonly host: Pick<AdmissionHost, "registry" | "configurationOf">) {
    const { profile } = host.registry;
    this.#limited = limitedResources(host.configurationOf(NAME), profile);
    this.#measures = new Measures(profile);
  }

  open(): void {
    this.#use = useQuotaLedger(this.host.registry);
  }

  close(): void {
    this.#use?.close();
    this.#use = undefined;
  }

  readsObjects(): boolean {
    return false;
  }

  reserves(definition: ResourceDefinition, namespace: string): boolean {
    if (this.#limited.some((limited) => isResource(limited, definition))) return true;
    return namespace !== "" && this.#use?.ledger.of(namespace)?.quotas.counts(definition) === true;
  }

  reserve(attributes: AdmissionAttributes, context: RequestContext): Soon<AdmissionReservation | undefined> {
    const { definition, namespace, operation, subresource, object, oldObject: old, dryRun } = attributes;
    if (namespace === "" || subresource !== "" || object === undefined) return undefined;
    const ledger = this.#use?.ledger.of(namespace);
    const limited = this.#limited.length === 0 ? this.#limited : this.#limited.filter((each) => isResource(each, definition));
    if (limited.length === 0 && ledger?.quotas.counts(definition) !== true) return undefined;
    const measure = this.#measures.of(definition);
    if (measure?.operations.includes(operation) !== true) return undefined;
    const now = this.host.registry.services.clock.now();
    const charge = new Charge({ measure, definition, namespace, object, old, dryRun, limited, caller: context, now });
    if (ledger !== undefined) return ledger.charge(charge);
    atOnce(charge.weigh([]));
    return undefined;
  }
}

/** What the configuration says needs a quota; nothing without one. */
function limitedResources(configuration: JsonValue | undefined, profile: VendorProfile): readonly LimitedResource[] {
  if (!isJsonObject(configuration)) return [];
  requireKind(configuration, configurationKinds(profile));
  requireMembers(configuration, ["apiVersion", "kind", "limitedResources"]);
  const entries = objectsOf(configuration, "limitedResources", ["apiGroup", "resource", "matchContains", "matchScopes"]);
  return entries.map((entry, index) => limitedResource(entry, `limitedResources[${index}]`));
}

const configurationKinds = ({ groupDomain }: VendorProfile): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ["ResourceQuotaConfiguration", [`apiserver.config.${groupDomain}/v1`]],
    ["Configuration", [`resourcequota.admission.${groupDomain}/v1beta1`, `resourcequota.admission.${groupDomain}/v1alpha1`]],
  ]);

function limitedResource(entry: JsonObject, path: string): LimitedResource {
  return {
    group: textOf(entry, "apiGroup"),
    resource: required(entry, "resource", path),
    matchContains: namesOf(entry, "matchContains"),
    matchScopes: objectsOf(entry, "matchScopes", ["scopeName", "operator", "values"]).map((scope, index) => {
      const demand = {
        scopeName: required(scope, "scopeName", `${path}.matchScopes[${index}]`),
        operator: textOf(scope, "operator") || "Exists",
        values: [...namesOf(scope, "values")],
      };
      return { demand, scope: atOnce(scopeOf([demand])) };
    }),
  };
}

function required(object: JsonObject, name: string, path: string): string {
  const value = textOf(object, name);
  if (value === "") throw new RangeError(`${path}.${name}: Required value`);
  return value;
}
