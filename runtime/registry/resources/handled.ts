/** Resources that keep nothing and sub-resources of another kind: a handler of `runtime/kinds` does what is asked for. */

import { type EncodableObject, transientObject } from "../../codec/encodable-object.js";
import { stringifyJson } from "../../codec/json/json.js";
import type { FeatureGateName } from "../../definition/feature-gate.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import {
  apiVersionOf,
  type KindDefinition,
  type ResourceDefinition,
  resourceDefinition,
  type Verb,
} from "../../definition/resource-definition.js";
import { badRequest, notFound } from "../../errors/constructors.js";
import { applyDefaults } from "../../fields/defaults.js";
import { createFieldManager, type FieldManager, managerFromUserAgent } from "../../fields/field-manager.js";
import type { AdmissionChain } from "../admission/chain.js";
import { ObjectAttributes } from "../admission/object-attributes.js";
import type { ConnectRequest } from "../connect.js";
import type { Soon } from "../conversion/versions.js";
import {
  type ConnectingHandler,
  type CreatingHandler,
  type CreationRequest,
  type HandlerServices,
  Outcome,
  type ReadingHandler,
} from "../handlers.js";
import type { CreateOptions, GetOptions, ListOptions, ObjectTarget } from "../options.js";
import type { ListResult, Resource, ServedVerb, StatusResult, WriteResult } from "../resource.js";
import { timestamp } from "../resource-core.js";
import type { ServedAside } from "../served-aside.js";
import type { KindHooks } from "../type-hook.js";
import { validateTransient } from "../validation/validate-object.js";
import { matchTarget } from "../write/identity.js";
import { Unserved } from "./unserved.js";

/** What all of them are made of. */
export interface HandledOptions {
  readonly definition: ResourceDefinition;
  /** "" for a resource that keeps nothing. */
  readonly subresource: string;
  readonly verbs: readonly Verb[];
  readonly takes: KindDefinition;
  readonly gives: KindDefinition;
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  readonly services: HandlerServices;
  /** Of the types of what it takes. */
  readonly hooks: KindHooks;
  admission(): AdmissionChain;
}

abstract class Handled extends Unserved {
  readonly definition: ResourceDefinition;
  readonly subresource: string;
  readonly verbs: ReadonlySet<ServedVerb>;
  readonly takes: KindDefinition;
  readonly gives: KindDefinition;

  constructor(protected readonly options: HandledOptions) {
    super();
    this.definition = options.definition;
    this.subresource = options.subresource;
    this.verbs = new Set(options.verbs);
    this.takes = options.takes;
    this.gives = options.gives;
  }

  /** What is not stored was never made: it has a time of creation all the same, which is none. */
  protected given(object: ApiObject): EncodableObject {
    const { kind: _kind, apiVersion: _apiVersion, metadata, ...content } = object;
    const dated = { creationTimestamp: null, ...metadata };
    const typed = { kind: this.gives.kind, apiVersion: apiVersionOf(this.gives), metadata: dated, ...content } as unknown as ApiObject;
    return transientObject(Buffer.from(stringifyJson(typed as unknown as JsonObject)), () => typed);
  }
}

/** POST: decoded, defaulted and admitted as an object to be stored would be, then answered. */
export class CreatingResource extends Handled implements ServedAside {
  override readonly creates: Resource["creates"];
  /** Nothing is kept. */
  readonly store = undefined;
  readonly isDerived = false;
  readonly #fieldManager: FieldManager;

  constructor(
    options: HandledOptions,
    private readonly handler: CreatingHandler,
  ) {
    super(options);
    this.creates = options.subresource === "" ? "inCollection" : "byName";
    const { definition, takes, services } = options;
    const asResource: ResourceDefinition = resourceDefinition({ ...definition, ...takes, subresources: [], conversion: { type: "none" } });
    this.#fieldManager = createFieldManager(asResource, () => undefined, services.profile);
  }

  override async create(
    context: RequestContext,
    target: ObjectTarget,
    object: ApiObject,
    options: CreateOptions,
  ): Promise<WriteResult | StatusResult> {
    const { versions, takes } = this.options;
    matchTarget(object, target, takes);
    const setDefaults = (defaulted: ApiObject): void => applyDefaults(defaulted as unknown as JsonObject, takes.schema);
    setDefaults(object);
    const recorded = this.#recorded(context, object, options);
    const dryRun = options.dryRun !== undefined && options.dryRun.length > 0;
    const write = { context, target, kind: takes, versions, dryRun, parameters: options, setDefaults };
    const attributes = new ObjectAttributes(write, "CREATE", { object: recorded });
    const admission = this.options.admission();
    await admission.admit(attributes, context);
    const admitted = attributes.object as ApiObject;
    matchTarget(admitted, target, takes);
    this.#validate(admitted);
    await admission.validate(attributes.finish(admitted), context);
    const answer = await this.answer({ context, target, object: admitted, dryRun });
    if (answer instanceof Outcome) return { status: answer.status };
    return { object: this.given(answer), created: true };
  }

  /** What the handler says to an object that has been admitted, here or where large ones are worked on. */
  answer(request: CreationRequest): Soon<ApiObject | Outcome> {
    return this.handler.create(request, this.options.services);
  }

  override get aside(): ServedAside {
    return this;
  }

  get versions(): ReadonlyMap<string, ResourceDefinition> {
    return this.options.versions;
  }

  #recorded(context: RequestContext, object: ApiObject, options: CreateOptions): ApiObject {
    const manager = options.fieldManager || managerFromUserAgent(context.userAgent);
    const now = timestamp(this.options.services.clock.now());
    return this.#fieldManager.update({ live: undefined, object, manager, subresource: this.subresource, now });
  }

  #validate(object: ApiObject): void {
    const { definition, subresource, takes } = this;
    const { hooks, services } = this.options;
    const now = timestamp(services.clock.now());
    const gate = (name: FeatureGateName): boolean => services.gate(name);
    validateTransient(hooks, takes, object, { definition, profile: services.profile, subresource, now, gate });
  }
}

/** GET of what is found elsewhere. */
export class ReadingResource extends Handled {
  constructor(
    options: HandledOptions,
    private readonly handler: ReadingHandler,
  ) {
    super(options);
  }

  override async get(context: RequestContext, target: ObjectTarget, _: GetOptions): Promise<EncodableObject> {
    const found = await this.handler.get(context, target, this.options.services);
    if (found === undefined) throw notFound(this.definition, target.name);
    return this.given(found);
  }

  override async list(context: RequestContext, target: ObjectTarget, options: ListOptions): Promise<ListResult> {
    const { labelSelector, fieldSelector } = options;
    const found = await this.handler.list(context, target.namespace, this.options.services);
    const entries = found
      .filter(({ metadata }) => labelSelector === undefined || labelSelector.matches(metadata.labels ?? {}))
      .filter((object) => fieldSelector === undefined || fieldSelector.matches(object))
      .map((object) => this.given(object));
    return { revision: 0, entries };
  }
}

/** The exchange itself, once admission agrees. */
export class ConnectingResource extends Handled {
  override readonly subpaths: boolean;
  override readonly methods: ReadonlySet<string>;
  override readonly verbs: ReadonlySet<ServedVerb> = new Set<ServedVerb>(["connect"]);

  constructor(
    options: HandledOptions,
    private readonly handler: ConnectingHandler,
    { subpaths, methods }: { readonly subpaths: boolean; readonly methods: readonly string[] },
    private readonly readOptions: (query: string, path: string) => Soon<ApiObject>,
  ) {
    super(options);
    this.subpaths = subpaths;
    this.methods = new Set(methods);
  }

  override async connect(context: RequestContext, target: ObjectTarget, request: ConnectRequest): Promise<void> {
    const asked = await this.readOptions(request.query, request.path);
    const options = this.handler.onlyReads === true ? asked : await this.#admit(context, target, asked, request.query);
    await this.handler.connect(context, target, { ...request, options }, this.options.services);
  }

  /** What admission makes of the options. Throws StatusError of it, and 400 for a dry run: what is done over a connection cannot be taken back. */
  async #admit(context: RequestContext, target: ObjectTarget, object: ApiObject, query: string): Promise<ApiObject> {
    if (new URLSearchParams(query).has("dryRun")) throw badRequest("dryRun is not supported");
    const { versions, takes } = this.options;
    const write = { context, target, kind: takes, versions, dryRun: false, parameters: {}, setDefaults: () => undefined };
    const attributes = new ObjectAttributes(write, "CONNECT", { object });
    const admission = this.options.admission();
    await admission.admit(attributes, context);
    const options = attributes.object as ApiObject;
    await admission.validate(attributes.finish(options), context);
    return options;
  }
}
