/** What is counted of pods that are held against the standards (ADM-16). */
import type { MetricRegistry } from "../../metrics/metric-registry.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { isPods } from "../pods/pod-model.js";
import type { Mode, Standard } from "./levels.js";

/** The minor version whose standards are the latest here. */
const LATEST_MINOR = 24;

/** The request that is counted. */
type Counted = Pick<AdmissionAttributes, "operation" | "definition" | "subresource">;

export class PodSecurityMetrics {
  readonly #evaluations;
  readonly #exemptions;
  readonly #errors;

  constructor(metrics: MetricRegistry) {
    const request = ["request_operation", "resource", "subresource"];
    this.#evaluations = metrics.counter({
      name: "pod_security_evaluations_total",
      help: "Pods and templates of pods held against a pod security standard, by what came of it, the standard, what it is for and the request; ignored and exempt requests are not counted.",
      stability: "ALPHA",
      labels: ["decision", "policy_level", "policy_version", "mode", ...request],
    });
    this.#exemptions = metrics.counter({
      name: "pod_security_exemptions_total",
      help: "Requests that are exempt from pod security standards, by their operation and resource.",
      stability: "ALPHA",
      labels: request,
    });
    this.#errors = metrics.counter({
      name: "pod_security_errors_total",
      help: "Requests whose pod security standard could not be told, by whether they were refused for it, their operation and resource.",
      stability: "ALPHA",
      labels: ["fatal", ...request],
    });
  }

  evaluated(decision: "allow" | "deny", { level, version }: Standard, mode: Mode, counted: Counted): void {
    const named = version === undefined ? "latest" : version > LATEST_MINOR ? "future" : `v1.${version}`;
    this.#evaluations.with(decision, level, named, mode, ...requestOf(counted)).add();
  }

  exempted(counted: Counted): void {
    this.#exemptions.with(...requestOf(counted)).add();
  }

  /** A fatal one refuses the request; with another the strictest standard holds. */
  failed(fatal: boolean, counted: Counted): void {
    this.#errors.with(String(fatal), ...requestOf(counted)).add();
  }
}

const requestOf = ({ operation, definition, subresource }: Counted): [string, string, string] => [
  operation.toLowerCase(),
  isPods(definition) ? "pod" : "controller",
  subresource,
];
