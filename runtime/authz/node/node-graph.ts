/**
 * Which objects a node has to do with: those that its pods use, what their claims are bound to, and what is attached to it
 * (AUTHZ-14). What facts say is counted as they come and go. A node's claims and what their volumes bring meet in the question only:
 * a claim may be of many nodes and of many volumes, and neither a pod nor a volume that comes or goes is then more work.
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
  /** In how many ways pods and attachments lead each node to it. */
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

/** Keys that can be looked through and looked up. */
type Keys = Pick<ReadonlySet<string>, "size" | "has" | "keys">;

/** Keys that a question looks through in one step. */
const STEP_KEYS = 64;

export class NodeGraph {
  /** Those that pods and attachments lead to. */
  readonly #vertices = new Map<string, Vertex>();
  /** What pods and attachments lead their node to, by the key of the object that says so. */
  readonly #links = new Map<string, Link>();
  /** Claims among the vertices, by the node that is led to them. */
  readonly #claimsOf = new Map<string, Set<string>>();
  readonly #bindings = new Map<string, Binding>();
  /** In how many ways each claim brings what volumes bring. */
  readonly #broughtBy = new Map<string, Map<string, number>>();

  /** Whether the node has to do with the object: two look-ups, and one for each of its claims or of those that bring the object, if they are fewer. */
  *reaches(node: string, reference: Reference): Steps<boolean> {
    const key = vertexKey(reference);
    if (this.#vertices.get(key)?.ways.has(node) === true) return true;
    const bringing = this.#broughtBy.get(key);
    const claims = bringing === undefined ? undefined : this.#claimsOf.get(node);
    return bringing !== undefined && claims !== undefined && (yield* haveCommon(bringing, claims));
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
    this.#bindings.set(key, { claim, brings });
    for (const brought of brings) {
      const bringing = this.#broughtBy.get(brought);
      if (bringing === undefined) this.#broughtBy.set(brought, new Map([[claim, 1]]));
      else bringing.set(claim, (bringing.get(claim) ?? 0) + 1);
    }
  }

  unbind(key: string): void {
    const binding = this.#bindings.get(key);
    if (binding === undefined) return;
    this.#bindings.delete(key);
    const { claim, brings } = binding;
    for (const brought of brings) {
      const bringing = this.#broughtBy.get(brought);
      const ways = bringing?.get(claim);
      if (bringing === undefined || ways === undefined) continue;
      if (ways > 1) bringing.set(claim, ways - 1);
      else bringing.delete(claim);
      if (bringing.size === 0) this.#broughtBy.delete(brought);
    }
  }

  /** Objects that a fact leads to, and nodes that have claims. */
  get size(): number {
    return this.#vertices.size + this.#broughtBy.size + this.#claimsOf.size;
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
    if (ways === 0 && isClaim(key)) {
      const claims = this.#claimsOf.get(node);
      if (claims === undefined) this.#claimsOf.set(node, new Set([vertex.key]));
      else claims.add(vertex.key);
    }
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
    const claims = isClaim(key) ? this.#claimsOf.get(node) : undefined;
    claims?.delete(key);
    if (claims?.size === 0) this.#claimsOf.delete(node);
  }
}

const vertexKey = ({ kind, namespace, name }: Reference): string => `${kind}/${namespace}/${name}`;

const isClaim = (vertex: string): boolean => vertex.startsWith("claim/");

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** What comes or goes meanwhile may be seen or not. */
function* haveCommon(one: Keys, other: Keys): Steps<boolean> {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let looked = 0;
  for (const key of fewer.keys()) {
    if (more.has(key)) return true;
    if (++looked % STEP_KEYS === 0) yield;
  }
  return false;
}
