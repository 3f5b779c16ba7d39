/** Deletes the pods of nodes whose taints drive them away, when the time that they tolerate these is over (NODE-06). */

import { isConflict, isNotFound } from "../../client/errors.js";
import type { EventRecorder } from "../../client/kit/event-recorder.js";
import type { WorkQueue } from "../../client/kit/work-queue.js";
import type { ObjectShape, Stored } from "../../client/object-types.js";
import { forEachOf, soonOf } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { FollowedMap } from "../../registry/followers/followed-map.js";
import { pickPaths } from "../../registry/json-scan.js";
import { placeOfKey } from "../../registry/keys.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import type { ServerControllerOptions } from "../controller.js";
import { DueTimes } from "../due-times.js";
import { namespacedQueue } from "../loop-queue.js";
import { nodeOfPod, type Taint, tolerationsOf } from "./node-model.js";
import { toleratedFor } from "./tolerations.js";

/** Half of them, at most, of one namespace. */
const PARALLEL = 32;
const NODE_NAME = [["spec", "nodeName"]];

/** Since when a pod has been where it should not stay, by the steady clock. */
interface Stay {
  readonly uid: string;
  readonly since: number;
}

export class TaintEviction {
  readonly #queue: WorkQueue;
  readonly #ends: DueTimes;
  /** Node of each bound pod, by the pod's key. */
  readonly #pods: FollowedMap<string>;
  readonly #byNode = new Map<string, Set<string>>();
  /** Taints that drive away, by node; nodes without any are not here. */
  readonly #taints = new Map<string, readonly Taint[]>();
  /** Of pods on those nodes. */
  readonly #stays = new Map<string, Stay>();
  readonly #events: EventRecorder;

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly store: ResourceStore,
  ) {
    this.#queue = namespacedQueue({
      parallel: PARALLEL,
      work: (key) => this.#look(key),
      failed: options.failed,
    });
    this.#ends = new DueTimes(
      () => options.clock.steady(),
      (key) => this.#queue.add(key),
    );
    this.#events = options.recorder("taint-controller");
    this.#pods = new FollowedMap({
      store,
      // All pods are looked at when the server starts: nothing else of them is read for it.
      read: (entry) => nodeOfPod(entry.size < LARGE_BYTES ? pickPaths(entry.view(), NODE_NAME) : entry.shared()) || undefined,
      changed: (key, node, previous) => this.#moved(key, node, previous),
    });
  }

  /** The node has these taints from now on, or with none is nobody's trouble. Resolves when all pods on it are to be looked at. */
  setTaints(node: string, taints: readonly Taint[]): void | Promise<void> {
    const driving = taints.filter(({ effect }) => effect === "NoExecute");
    if (saysSame(driving, this.#taints.get(node) ?? [])) return undefined;
    if (driving.length === 0) this.#taints.delete(node);
    else this.#taints.set(node, driving);
    return soonOf(forEachOf(this.#byNode.get(node) ?? [], (key) => this.#queue.add(key)));
  }

  stop(): void {
    this.#pods.close();
    this.#ends.close();
    this.#queue.close();
  }

  #moved(key: string, node: string | undefined, previous: string | undefined): void {
    if (previous !== undefined && previous !== node) {
      const left = this.#byNode.get(previous);
      left?.delete(key);
      if (left?.size === 0) this.#byNode.delete(previous);
    }
    if (node !== undefined && previous !== node) {
      const there = this.#byNode.get(node);
      if (there === undefined) this.#byNode.set(node, new Set([key]));
      else there.add(key);
    }
    if (this.#stays.has(key) || (node !== undefined && this.#taints.has(node))) this.#queue.add(key);
  }

  /** Decides on the present state of the pod and of what is known of its node. */
  async #look(key: string): Promise<void> {
    const entry = this.store.cache.get(key);
    const pod = await entry?.read();
    const taints = pod === undefined ? undefined : this.#taints.get(nodeOfPod(pod));
    const milliseconds = pod === undefined || taints === undefined ? undefined : await soonOf(toleratedFor(taints, tolerationsOf(pod)));
    // Whatever has changed meanwhile is decided on next.
    if (this.store.cache.get(key) !== entry || (pod !== undefined && this.#taints.get(nodeOfPod(pod)) !== taints)) {
      this.#queue.add(key);
      return;
    }
    if (pod === undefined || milliseconds === undefined || pod.metadata.deletionTimestamp !== undefined) {
      const wasToGo = this.#stays.delete(key);
      this.#ends.delete(key);
      if (wasToGo && pod !== undefined && pod.metadata.deletionTimestamp === undefined) this.#tell(pod, "Cancelling deletion of");
      return;
    }
    const now = this.options.clock.steady();
    const { uid = "" } = pod.metadata;
    const known = this.#stays.get(key);
    const stay = known?.uid === uid ? known : { uid, since: now };
    this.#stays.set(key, stay);
    const end = stay.since + milliseconds;
    if (end > now) {
      if (end === Number.POSITIVE_INFINITY) this.#ends.delete(key);
      else this.#ends.set(key, end);
      return;
    }
    this.#tell(pod, "Marking for deletion");
    try {
      const { namespace, name } = placeOfKey(key, this.store.prefix, true);
      await this.options.clients.core.v1.pods.namespace(namespace).delete(name, { preconditions: { uid } });
    } catch (error) {
      // Gone, or another one of the same name, of which the follower tells.
      if (!isNotFound(error) && !isConflict(error)) throw error;
    }
  }

  #tell(pod: Readonly<ApiObject>, what: string): void {
    const { namespace, name } = pod.metadata;
    this.#events.record(pod as Stored<ObjectShape>, "Normal", "TaintManagerEviction", `${what} Pod ${namespace}/${name}`);
  }
}

const saysSame = (one: readonly Taint[], other: readonly Taint[]): boolean =>
  one.length === other.length && one.every(({ key, value }, index) => key === other[index]?.key && value === other[index]?.value);
