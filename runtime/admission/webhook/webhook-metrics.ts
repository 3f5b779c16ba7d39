/** What is counted of calls of webhooks (OBS-06). */
import type { MetricRegistry } from "../../metrics/metric-registry.js";
import type { AdmissionOperation } from "../../registry/admission/attributes.js";

/** As the peer calls the kinds of webhooks. */
export type WebhookType = "admit" | "validating";

export type RejectionCause = "calling_webhook_error" | "no_error" | "apiserver_internal_error";

/** Codes above it are counted as it. */
const HIGHEST_CODE = 600;

const SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 2.5];

/** One call as it ended. */
export interface EndedCall {
  readonly name: string;
  readonly type: WebhookType;
  readonly operation: AdmissionOperation;
  readonly seconds: number;
  readonly rejected: boolean;
  /** 0 where there is none. */
  readonly code: number;
}

export class WebhookMetrics {
  readonly #durations;
  readonly #requests;
  readonly #rejections;
  readonly #failedOpen;

  constructor(metrics: MetricRegistry) {
    this.#durations = metrics.histogram({
      name: "apiserver_admission_webhook_admission_duration_seconds",
      help: "Seconds that calls of an admission webhook took, by its name, its type (admit or validating), the operation and whether it refused.",
      stability: "STABLE",
      labels: ["name", "operation", "rejected", "type"],
      buckets: SECONDS,
    });
    this.#requests = metrics.counter({
      name: "apiserver_admission_webhook_request_total",
      help: "Calls of an admission webhook, by its name, its type, the operation, the code of the answer and whether it refused.",
      stability: "ALPHA",
      labels: ["code", "name", "operation", "rejected", "type"],
    });
    this.#rejections = metrics.counter({
      name: "apiserver_admission_webhook_rejection_count",
      help: "Requests that an admission webhook refused or failed for, by its name, its type, the operation, what went wrong (calling_webhook_error, apiserver_internal_error or no_error) and the code of the refusal, at most 600.",
      stability: "ALPHA",
      labels: ["error_type", "name", "operation", "rejection_code", "type"],
    });
    this.#failedOpen = metrics.counter({
      name: "apiserver_admission_webhook_fail_open_count",
      help: "Failed calls of an admission webhook that were passed over, by its name and type.",
      stability: "ALPHA",
      labels: ["name", "type"],
    });
  }

  ended({ name, type, operation, seconds, rejected, code }: EndedCall): void {
    this.#durations.with(name, operation, String(rejected), type).observe(seconds);
    this.#requests.with(told(code), name, operation, String(rejected), type).add();
  }

  rejected(cause: RejectionCause, { name, type, operation, code }: EndedCall): void {
    this.#rejections.with(cause, name, operation, told(code), type).add();
  }

  failedOpen({ name, type }: EndedCall): void {
    this.#failedOpen.with(name, type).add();
  }
}

const told = (code: number): string => String(Math.min(code, HIGHEST_CODE));
