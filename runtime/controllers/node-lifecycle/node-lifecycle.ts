/**
 * The lifecycle of nodes: taints follow conditions, a node that is not heard of any more is not known to be ready, and pods leave nodes
 * whose taints they do not tolerate (NODE-01..06).
 */
import type { Node, Taint as NodeTaint, NodeCondition as WrittenCondition } from "../../../generated/core/v1/types.js";
import type { EventRecorder } from "../../client/kit/event-recorder.js";
import type { WorkQueue } from "../../client/kit/work-queue.js";
import type { ObjectShape, Stored } from "../../client/object-types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { FollowedMap } from "../../registry/followers/followed-map.js";
import type { ObjectAccess } from "../../registry/handlers.js";
import { collectionPrefix, objectKey } from "../../registry/keys.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import { timestamp } from "../../registry/resource-core.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { CachedObjects } from "../cached-objects.js";
import { type Controller, IDLE, type ServerControllerOptions } from "../controller.js";
import { loopQueue } from "../loop-queue.js";
import { Heartbeats } from "./heartbeats.js";
import { conditionOf, type Taint, taintsOf } from "./node-model.js";
import { NodeTaints } from "./node-taints.js";
import { silentConditions } from "./silent-node.js";
import { TaintEviction } from "./taint-eviction.js";

const PARALLEL = 16;

/** What is kept of a node. */
interface KnownNode {
  readonly said: string | undefined;
  readonly taints: readonly Taint[];
}

/** Does nothing on a server that serves no nodes or pods. */
export function startNodeLifecycle(options: ServerControllerOptions): Controller {
  const { registry } = options;
  const nodes = registry.stored("", "v1", "nodes")?.store;
  const pods = registry.stored("", "v1", "pods")?.store;
  return nodes === undefined || pods === undefined ? IDLE : new NodeLifecycle(options, nodes, pods);
}

class NodeLifecycle implements Controller {
  readonly #objects: CachedObjects<Node>;
  readonly #statuses: CachedObjects<Node>;
  readonly #taints: NodeTaints;
  readonly #agent: string;
  readonly #heartbeats: Heartbeats;
  readonly #eviction: TaintEviction;
  readonly #settling: WorkQueue;
  readonly #silencing: WorkQueue;
  readonly #events: EventRecorder;
  readonly #followed: readonly { close(): void }[];

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly nodes: ResourceStore,
    pods: ResourceStore,
  ) {
    const { registry, clients, clock, failed, nodeGrace } = options;
    const { profile } = registry;
    const cached = registry.services.resource("", "v1", "nodes") as ObjectAccess;
    const client = clients.core.v1.nodes;
    this.#objects = new CachedObjects(cached, (node) => client.replace(node));
    this.#statuses = new CachedObjects(cached, (node) => client.status.replace(node.metadata.name, node));
    this.#taints = new NodeTaints(profile.names["nodeTaintDomain"] as string, () => this.#now());
    this.#agent = sentenceBegin(profile.names["nodeAgent"] as string);
    this.#settling = loopQueue({ parallel: PARALLEL, work: (node) => this.#settle(node), failed });
    this.#silencing = loopQueue({ parallel: PARALLEL, work: (node) => this.#silence(node), failed });
    this.#heartbeats = new Heartbeats(clock, nodeGrace, (node) => this.#silencing.add(node));
    this.#events = options.recorder("node-controller");
    this.#eviction = new TaintEviction(options, pods);
    const known = new FollowedMap<KnownNode>({
      store: nodes,
      read: (entry) => knownNode(entry.shared()),
      changed: (key, node) => this.#changed(key.slice(nodes.prefix.length), node),
    });
    this.#followed = [known, ...this.#followLeases()];
  }

  stop(): void {
    for (const each of this.#followed) each.close();
    this.#heartbeats.close();
    this.#eviction.stop();
    this.#settling.close();
    this.#silencing.close();
  }

  #followLeases(): { close(): void }[] {
    const { profile } = this.options.registry;
    const store = this.options.registry.stored(`coordination.${profile.groupDomain}`, "v1", "leases")?.store;
    if (store === undefined) return [];
    const prefix = collectionPrefix(store.prefix, profile.nodeLeaseNamespace);
    const changed = (key: string, renewed: string | undefined): void => {
      const node = key.slice(prefix.length);
      if (renewed === undefined) this.#heartbeats.forgetLease(node);
      else this.#heartbeats.lease(node, renewed);
    };
    return [new FollowedMap<string>({ store, prefix, read: renewalOf, changed })];
  }

  #changed(name: string, node: KnownNode | undefined): void | Promise<void> {
    if (node === undefined) {
      this.#heartbeats.forget(name);
    } else {
      this.#heartbeats.status(name, node.said);
      this.#settling.add(name);
    }
    return this.#eviction.setTaints(name, node?.taints ?? []);
  }

  async #settle(name: string): Promise<void> {
    const node = await this.#find(name);
    if (node === undefined || this.#taints.corrected(node) === undefined) return;
    await this.#objects.change({ namespace: "", name }, (current) => {
      const taints = this.#taints.corrected(current as ApiObject);
      if (taints === undefined) return false;
      current.spec = { ...current.spec, taints: taints as NodeTaint[] };
      return undefined;
    });
  }

  /** One that was heard of meanwhile is left alone: what it says now is not what was waited on. */
  async #silence(name: string): Promise<void> {
    const node = await this.#find(name);
    if (node === undefined) return;
    const { said } = knownNode(node);
    let wasReady = false;
    await this.#statuses.change({ namespace: "", name }, (current) => {
      const found = current as ApiObject;
      const isSameNode = found.metadata.uid === node.metadata.uid && knownNode(found).said === said;
      const conditions = isSameNode ? silentConditions(found, this.#now(), this.#agent) : undefined;
      wasReady = conditions !== undefined && conditionOf(found, "Ready")?.status === "True";
      if (conditions === undefined) return false;
      current.status = { ...current.status, conditions: conditions as WrittenCondition[] };
      return undefined;
    });
    if (wasReady) this.#events.record(node as Stored<ObjectShape>, "Normal", "NodeNotReady", `Node ${name} status is now: NodeNotReady`);
  }

  async #find(name: string): Promise<Readonly<ApiObject> | undefined> {
    return this.nodes.cache.get(objectKey(this.nodes.prefix, "", name))?.read();
  }

  #now(): string {
    return timestamp(this.options.clock.now());
  }
}

/** A condition that is unknown, as this controller writes it too, is no word of the node's. */
function knownNode(node: Readonly<ApiObject>): KnownNode {
  const ready = conditionOf(node, "Ready");
  const said = ready === undefined ? undefined : ready.status === "Unknown" ? "" : `${ready.status} ${ready.lastHeartbeatTime ?? ""}`;
  return { said, taints: taintsOf(node) };
}

function renewalOf(entry: ObjectEntry): string | undefined {
  const renewed = (entry.shared()["spec"] as { readonly renewTime?: string | null } | undefined)?.renewTime;
  return renewed ?? undefined;
}

const sentenceBegin = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");
