/**
 * Which objects a node has to do with: those that its pods use, what their claims are bound to, and what is attached to it
 * (AUTHZ-14). How each object relates to nodes is counted as facts come and go, so that a question is two look-ups.
 */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";

/** What may be reached from a node. */
export type ReachableKind = "secret" | "configMap" | "claim" | "volume" | "attachment" | "serviceAccount";

/** An object that a fact names, whether it exists or not. */
export interface Reference {
  readonly kind: ReachableKind;
  /** "" at cluster scope. */
  readonly namespace: string;
  readonly name: string;
}

/** What is known of one volume. */
export interface VolumeFacts {
  /** The claim that it is bound to. */
  readonly claim: Reference | undefined;
  /** The volume itself and the secrets that a node needs to mount it. */
  readonly brings: readonly Reference[];
}

interface Vertex {
  readonly key: string;
  /** In how many ways each node reaches it. */
  readonly ways: Map<string, number>;
}

interface Link {
  readonly node: string;
  /** Keys of vertices. */
  readonly to: readonly string[];
}

interface Binding {
  readonly claim: string;
  readonly brings: readonly string[];
}

export class NodeGraph {
  /** Those that a node reaches. */
  readonly #vertices = new Map<string, Vertex>();
  /** What pods and attachments lead their node to, by the key of the object that says so. */
  readonly #links = new Map<string, Link>();
  readonly #bindings = new Map<string, Binding>();
  readonly #boundTo = new Map<string, Set<Binding>>();

  /** Whether the node has to do with the object. */
  reaches(node: string, reference: Reference): boolean {
    return this.#vertices.get(vertexKey(reference))?.ways.has(node) === true;
  }

  /**
   * What the object of this key, a pod or an attachment, leads its node to. Takes the place of what it said before, which holds until all
   * steps are done; until then nothing else is to be said of the key.
   */
  *link(key: string, node: string, references: readonly Reference[]): Steps<void> {
    const to: string[] = [];
    yield* forEachOf(references, (reference) => to.push(vertexKey(reference)));
    const before = this.#links.get(key);
    if (before !== undefined && before.node === node && sameKeys(before.to, to)) return;
    const kept: string[] = [];
    yield* forEachOf(to, (vertex) => kept.push(this.#reach(vertex, node)));
    yield* this.unlink(key);
    this.#links.set(key, { node, to: kept });
  }

  /** As {@link link} with nothing. */
  *unlink(key: string): Steps<void> {
    const link = this.#links.get(key);
    if (link === undefined) return;
    this.#links.delete(key);
    yield* forEachOf(link.to, (vertex) => this.#leave(vertex, link.node));
  }

  /** What the volume of this key brings to the nodes that use its claim. Takes the place of what it said before. */
  bind(key: string, facts: VolumeFacts): void {
    const claim = facts.claim === undefined ? undefined : vertexKey(facts.claim);
    const brings = facts.brings.map(vertexKey);
    const before = this.#bindings.get(key);
    if (before?.claim === claim && before !== undefined && sameKeys(before.brings, brings)) return;
    this.unbind(key);
    if (claim === undefined) return;
    const binding: Binding = { claim, brings };
    this.#bindings.set(key, binding);
    const bound = this.#boundTo.get(claim);
    if (bound === undefined) this.#boundTo.set(claim, new Set([binding]));
    else bound.add(binding);
    for (const node of this.#nodesOf(claim)) for (const vertex of brings) this.#reach(vertex, node);
  }

  unbind(key: string): void {
    const binding = this.#bindings.get(key);
    if (binding === undefined) return;
    this.#bindings.delete(key);
    const { claim, brings } = binding;
    const bound = this.#boundTo.get(claim);
    bound?.delete(binding);
    if (bound?.size === 0) this.#boundTo.delete(claim);
    for (const node of this.#nodesOf(claim)) for (const vertex of brings) this.#leave(vertex, node);
  }

  /** Objects that any node reaches. */
  get size(): number {
    return this.#vertices.size;
  }

  #nodesOf(claim: string): readonly string[] {
    return [...(this.#vertices.get(claim)?.ways.keys() ?? [])];
  }

  /** Gives the key back as it is held. */
  #reach(key: string, node: string): string {
    let vertex = this.#vertices.get(key);
    if (vertex === undefined) {
      vertex = { key, ways: new Map() };
      this.#vertices.set(key, vertex);
    }
    const ways = vertex.ways.get(node) ?? 0;
    vertex.ways.set(node, ways + 1);
    if (ways === 0) for (const { brings } of this.#boundTo.get(key) ?? []) for (const brought of brings) this.#reach(brought, node);
    return vertex.key;
  }

  #leave(key: string, node: string): void {
    const vertex = this.#vertices.get(key);
    const ways = vertex?.ways.get(node);
    if (vertex === undefined || ways === undefined) return;
    if (ways > 1) {
      vertex.ways.set(node, ways - 1);
      return;
    }
    vertex.ways.delete(node);
    if (vertex.ways.size === 0) this.#vertices.delete(key);
    for (const { brings } of this.#boundTo.get(key) ?? []) for (const brought of brings) this.#leave(brought, node);
  }
}

const vertexKey = ({ kind, namespace, name }: Reference): string => `${kind}/${namespace}/${name}`;

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);
