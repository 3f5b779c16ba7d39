/** Cells of ingresses and their classes. */
import type { Ingress, IngressClass } from "../../../generated/networking/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { loadBalancerText } from "../core/services/load-balancer.js";
import { firstFew } from "../listed.js";

/** Annotation that named the class before the field did, under any vendor's domain. */
const OLD_CLASS_ANNOTATION = /^[^/]+\/ingress\.class$/;

/** `kind[.group]/name` of the object with parameters. */
export const ingressClassParameters: ComputedCell = (object) => {
  const { parameters } = (object as unknown as IngressClass).spec ?? {};
  if (parameters === undefined) return "<none>";
  const { apiGroup = "", kind, name } = parameters;
  return apiGroup === "" ? `${kind}/${name}` : `${kind}.${apiGroup}/${name}`;
};

/** The class, by field or by annotation. */
export const ingressClass: ComputedCell = (object) => {
  const annotation = Object.entries(object.metadata.annotations ?? {}).find(([key]) => OLD_CLASS_ANNOTATION.test(key));
  return asIngress(object).spec?.ingressClassName ?? annotation?.[1] ?? "<none>";
};

/** Hosts of the rules; `*` where none is named. */
export const ingressHosts: ComputedCell = (object) => {
  const hosts = (asIngress(object).spec?.rules ?? []).map(({ host }) => host ?? "").filter((host) => host !== "");
  return firstFew(hosts, "*");
};

/** Where traffic comes in. */
export const ingressAddress: ComputedCell = (object) => loadBalancerText(asIngress(object).status?.loadBalancer);

/** The ports of HTTP, with that of TLS where some host has it. */
export const ingressPorts: ComputedCell = (object) => ((asIngress(object).spec?.tls ?? []).length === 0 ? "80" : "80, 443");

const asIngress = (object: ApiObject): Ingress => object as unknown as Ingress;
