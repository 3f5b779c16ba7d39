/**
 * What is counted of requests, under the peer's names and labels (OBS-03). Requests count once a resource serves them: what is refused
 * before that could name anything, and every label would be a client's.
 */
import type { RequestInfo } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { allValues } from "../endpoints/query.js";
import type { Counter, CounterSeries, Gauge, GaugeSeries, Histogram, HistogramSeries } from "../metrics/metric.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import type { HttpRequest } from "./http-request.js";
import type { InFlightLimits } from "./in-flight.js";
import { isLongRunning } from "./request-info.js";
import type { Route } from "./routes.js";

// An import of this module reads all it offers, which is much that nothing here uses.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

const DURATION_BUCKETS: readonly number[] = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60];

const COMPONENT = "apiserver";
const APPLY = "application/apply-patch+yaml";
const METHODS: ReadonlySet<string> = new Set(["DELETE", "PATCH", "POST", "PUT"]);

const RESOURCE_LABELS: readonly string[] = ["group", "version", "resource", "subresource", "scope", "component"];

/** What requests with the same labels count. */
export interface RequestSeries {
  readonly duration: HistogramSeries;
  /** Those open now; only of verbs that last. */
  readonly open: readonly GaugeSeries[];
  total(status: number): CounterSeries;
}

/** Labels of a request as strings that are the same for every request of its sort. */
interface RequestLabels {
  readonly verb: string;
  readonly dryRun: string;
  readonly scope: string;
  readonly subresource: string;
}

export class RequestMetrics {
  readonly #total: Counter;
  readonly #duration: Histogram;
  readonly #longRunning: Gauge;
  readonly #watchers: Gauge;
  readonly #deprecated: Gauge;
  /** By definition, verb, scope, and what else there may be, looked up as they are: to join them would take longer. */
  readonly #series = new WeakMap<ResourceDefinition, ByLabel<ByLabel<ByLabel<RequestSeries>>>>();

  constructor(registry: MetricRegistry) {
    this.#total = registry.counter({
      name: "apiserver_request_total",
      help: "Counter of apiserver requests broken out for each verb, dry run value, group, version, resource, scope, component, and HTTP response code.",
      stability: "STABLE",
      labels: ["verb", "dry_run", ...RESOURCE_LABELS, "code"],
    });
    this.#duration = registry.histogram({
      name: "apiserver_request_duration_seconds",
      help: "Response latency distribution in seconds for each verb, dry run value, group, version, resource, subresource, scope and component.",
      stability: "STABLE",
      labels: ["verb", "dry_run", ...RESOURCE_LABELS],
      buckets: DURATION_BUCKETS,
    });
    this.#longRunning = registry.gauge({
      name: "apiserver_longrunning_requests",
      help: "Gauge of all active long-running apiserver requests broken out by verb, group, version, resource, scope and component.",
      stability: "ALPHA",
      labels: ["verb", ...RESOURCE_LABELS],
    });
    this.#watchers = registry.gauge({
      name: "apiserver_registered_watchers",
      help: "Number of currently registered watchers for a given resources",
      stability: "ALPHA",
      labels: ["group", "version", "kind"],
    });
    this.#deprecated = registry.gauge({
      name: "apiserver_requested_deprecated_apis",
      help: "Gauge of deprecated APIs that have been requested, broken out by API group, version, resource, subresource, and removed_release.",
      stability: "STABLE",
      labels: ["group", "version", "resource", "subresource", "removed_release"],
    });
  }

  /** Called when it is known what serves the request. */
  begin(request: HttpRequest, route: Route): void {
    const series = route.series ?? this.#seriesOf(request, route.resource.definition, route.warning !== undefined);
    // Of others the headers have a part in it.
    if (request.exchange.method === "GET") route.series = series;
    request.series = series;
    for (const gauge of series.open) gauge.add(1);
  }

  /** Called when the request's work has ended. */
  end({ series, exchange, begun }: HttpRequest): void {
    if (series === undefined) return;
    for (const gauge of series.open) gauge.add(-1);
    series.duration.observe((performance.now() - begun) / 1000);
    series.total(exchange.status).add();
  }

  #seriesOf({ info, rawQuery, exchange }: HttpRequest, definition: ResourceDefinition, deprecated: boolean): RequestSeries {
    let ofDefinition = this.#series.get(definition);
    if (ofDefinition === undefined) {
      ofDefinition = new Map();
      this.#series.set(definition, ofDefinition);
    }
    const { subresource } = info;
    const scope = scopeOf(info);
    const verb = verbOf(info, scope, exchange.method, exchange.headers["content-type"]);
    // Reads are not tried out: who said so all the same would make series of his own. The peer, too, looks for the name as it is sent.
    const dryRun = METHODS.has(exchange.method) && rawQuery.includes("dryRun") ? dryRunOf(rawQuery) : "";
    const known = below(below(ofDefinition, verb), scope);
    const rest = dryRun === "" ? subresource : `${dryRun} ${subresource}`;
    let series = known.get(rest);
    if (series === undefined) {
      series = this.#createSeries(info, definition, { verb, dryRun, scope, subresource });
      known.set(rest, series);
      if (deprecated) this.#markDeprecated(definition, subresource);
    }
    return series;
  }

  #createSeries(info: RequestInfo, definition: ResourceDefinition, { verb, dryRun, scope, subresource }: RequestLabels): RequestSeries {
    const { group, version, kind, resource } = definition;
    const rest = [group, version, resource, subresource, scope, COMPONENT];
    const totals = new Map<number, CounterSeries>();
    const open = isLongRunning(info) ? [this.#longRunning.with(verb, ...rest)] : [];
    if (info.verb === "watch") open.push(this.#watchers.with(group, version, kind));
    return {
      duration: this.#duration.with(verb, dryRun, ...rest),
      open,
      total: (status) => {
        let total = totals.get(status);
        if (total === undefined) {
          total = this.#total.with(verb, dryRun, ...rest, codeLabel(status));
          totals.set(status, total);
        }
        return total;
      },
    };
  }

  #markDeprecated({ group, version, resource, lifecycle }: ResourceDefinition, subresource: string): void {
    this.#deprecated.with(group, version, resource, subresource, lifecycle.removed ?? "").set(1);
  }
}

/** A status that nobody has defined counts with others of its class: whoever is relayed to answers with any. */
const codeLabel = (status: number): string =>
  // 0: nobody was left to answer.
  status === 0 || status in STATUS_CODES ? String(status) : `${Math.floor(status / 100)}xx`;

type ByLabel<T> = Map<string, T>;

function below<T>(known: ByLabel<ByLabel<T>>, label: string): ByLabel<T> {
  let found = known.get(label);
  if (found === undefined) {
    found = new Map();
    known.set(label, found);
  }
  return found;
}

/** Tells how many requests are served at once, of the last second. */
export function registerInFlight(registry: MetricRegistry, limits: InFlightLimits): void {
  registry.collected(
    {
      name: "apiserver_current_inflight_requests",
      type: "gauge",
      help: "Maximal number of currently used inflight request limit of this apiserver per request kind in last second.",
      stability: "STABLE",
      labels: ["request_kind"],
    },
    () => [
      { values: ["mutating"], value: limits.peak.writing },
      { values: ["readOnly"], value: limits.peak.reading },
    ],
  );
}

function scopeOf({ name, verb, namespace }: RequestInfo): string {
  if (name !== "" || verb === "create") return "resource";
  return namespace === "" ? "cluster" : "namespace";
}

/** By the method, as v1.24 has it: deleting a collection is a DELETE; reading one, a LIST. */
function verbOf({ verb }: RequestInfo, scope: string, method: string, contentType: string | undefined): string {
  if (verb === "watch") return "WATCH";
  if (method === "GET" || method === "HEAD") return scope === "resource" ? "GET" : "LIST";
  if (method === "PATCH" && contentType === APPLY) return "APPLY";
  return METHODS.has(method) ? method : "other";
}

function dryRunOf(query: string): string {
  const values = allValues(query, "dryRun");
  if (values.length === 0) return "";
  return values.every((value) => value === "All") ? "All" : "invalid";
}
