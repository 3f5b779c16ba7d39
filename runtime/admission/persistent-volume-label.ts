/**
 * PersistentVolumeLabel: volumes of a cloud are for the nodes of their zone and region. Labels would come from the cloud's provider; there
 * is none here, so that those of volumes that a provisioner has labelled count, and others stay as they are (ADM-14).
 */
import { getOwn, isJsonObject, type JsonObject } from "../definition/json.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

/** Sources that a cloud's provider would know. */
const CLOUD_SOURCES = ["awsElasticBlockStore", "gcePersistentDisk", "azureDisk", "cinder", "vsphereVolume"] as const;
/** Between the zones of a label. */
const ZONES = "__";

interface Term {
  matchExpressions?: JsonObject[];
}

export class PersistentVolumeLabel implements AdmissionPlugin {
  readonly name = "PersistentVolumeLabel";
  readonly operations = ["CREATE"] as const;
  readonly #zone: readonly string[];
  readonly #region: readonly string[];
  readonly #provisioner: string;

  constructor({ profile: { labelDomain } }: ResourceRegistry) {
    this.#zone = [`topology.${labelDomain}/zone`, `failure-domain.beta.${labelDomain}/zone`];
    this.#region = [`topology.${labelDomain}/region`, `failure-domain.beta.${labelDomain}/region`];
    this.#provisioner = `pv.${labelDomain}/provisioned-by`;
  }

  concerns({ group, resource }: ResourceDefinition): boolean {
    return group === "" && resource === "persistentvolumes";
  }

  admit(attributes: AdmissionAttributes): void {
    const { definition, subresource, object } = attributes;
    if (object === undefined || subresource !== "" || !this.concerns(definition)) return;
    const spec = object["spec"];
    if (!isJsonObject(spec) || !CLOUD_SOURCES.some((source) => getOwn(spec, source) !== undefined)) return;
    const { labels = {}, annotations = {} } = object.metadata;
    if (annotations[this.#provisioner] === undefined) return;
    const zone = this.#zone.find((name) => labels[name] !== undefined);
    const region = this.#region.find((name) => labels[name] !== undefined);
    if (zone === undefined || region === undefined) return;
    const demands = [
      { key: region, operator: "In", values: [labels[region] as string] },
      { key: zone, operator: "In", values: (labels[zone] as string).split(ZONES).sort() },
    ];
    const terms = termsOf(spec);
    if (terms.some(({ matchExpressions = [] }) => demands.some(({ key }) => matchExpressions.some((each) => each["key"] === key)))) return;
    attributes.mutate((volume) => {
      const nodeSelectorTerms = (terms.length === 0 ? [{}] : terms).map((term: Term) => ({
        ...term,
        matchExpressions: [...(term.matchExpressions ?? []), ...demands],
      }));
      volume["spec"] = { ...(volume["spec"] as JsonObject), nodeAffinity: { required: { nodeSelectorTerms } } };
    });
  }
}

function termsOf(spec: JsonObject): readonly Term[] {
  const affinity = spec["nodeAffinity"] as { required?: { nodeSelectorTerms?: readonly Term[] } } | undefined;
  return affinity?.required?.nodeSelectorTerms ?? [];
}
