/** Rules arranged by what requests ask for, so that a decision costs a few look-ups however many rules there are (AUTHZ-05..08). */
import type { AuthorizationAttributes } from "../authorizer.js";
import type { PolicyRule } from "./policy-rule.js";

type Info = AuthorizationAttributes["info"];

/** What is allowed on one resource of one group: each permission with what grants it. */
interface Cell<G> {
  readonly verbs: Map<string, G>;
  /** By name, then verb. */
  readonly named: Map<string, Map<string, G>>;
}

interface PathPrefix<G> {
  readonly prefix: string;
  readonly grant: G;
}

interface Paths<G> {
  readonly whole: Map<string, G>;
  readonly prefixes: PathPrefix<G>[];
}

const ANY = "*";

/** `G` is what a permission was granted by; the first one added is kept. */
export class RuleTable<G> {
  readonly #groups = new Map<string, Map<string, Cell<G>>>();
  readonly #paths = new Map<string, Paths<G>>();

  add(rule: PolicyRule, grant: G): void {
    for (const group of rule.apiGroups ?? []) {
      for (const resource of rule.resources ?? []) this.#addResource(this.#cell(group, resource), rule, grant);
    }
    for (const url of rule.nonResourceURLs ?? []) {
      for (const verb of rule.verbs) this.#addPath(verb, url, grant);
    }
  }

  /** What allows the request; undefined when nothing here does. */
  grantOf(info: Info): G | undefined {
    if (!info.isResourceRequest) return this.#pathGrant(info.verb, info.path) ?? this.#pathGrant(ANY, info.path);
    return this.#groupGrant(this.#groups.get(info.apiGroup), info) ?? this.#groupGrant(this.#groups.get(ANY), info);
  }

  #cell(group: string, resource: string): Cell<G> {
    let resources = this.#groups.get(group);
    if (resources === undefined) {
      resources = new Map();
      this.#groups.set(group, resources);
    }
    let cell = resources.get(resource);
    if (cell === undefined) {
      cell = { verbs: new Map(), named: new Map() };
      resources.set(resource, cell);
    }
    return cell;
  }

  #addResource(cell: Cell<G>, { verbs, resourceNames = [] }: PolicyRule, grant: G): void {
    if (resourceNames.length === 0) addEach(cell.verbs, verbs, grant);
    for (const name of resourceNames) {
      let named = cell.named.get(name);
      if (named === undefined) {
        named = new Map();
        cell.named.set(name, named);
      }
      addEach(named, verbs, grant);
    }
  }

  #addPath(verb: string, url: string, grant: G): void {
    let paths = this.#paths.get(verb);
    if (paths === undefined) {
      paths = { whole: new Map(), prefixes: [] };
      this.#paths.set(verb, paths);
    }
    addEach(paths.whole, [url], grant);
    if (url.endsWith(ANY)) paths.prefixes.push({ prefix: url.replace(/\*+$/, ""), grant });
  }

  #groupGrant(resources: Map<string, Cell<G>> | undefined, info: Info): G | undefined {
    if (resources === undefined) return undefined;
    const { resource, subresource } = info;
    if (subresource === "") return cellGrant(resources.get(resource), info) ?? cellGrant(resources.get(ANY), info);
    return (
      cellGrant(resources.get(`${resource}/${subresource}`), info) ??
      cellGrant(resources.get(ANY), info) ??
      cellGrant(resources.get(`${ANY}/${subresource}`), info)
    );
  }

  #pathGrant(verb: string, path: string): G | undefined {
    const paths = this.#paths.get(verb);
    if (paths === undefined) return undefined;
    return paths.whole.get(path) ?? paths.prefixes.find(({ prefix }) => path.startsWith(prefix))?.grant;
  }
}

function cellGrant<G>(cell: Cell<G> | undefined, { verb, name }: Info): G | undefined {
  if (cell === undefined) return undefined;
  const grant = cell.verbs.get(verb) ?? cell.verbs.get(ANY);
  if (grant !== undefined || cell.named.size === 0) return grant;
  const named = cell.named.get(name);
  return named?.get(verb) ?? named?.get(ANY);
}

function addEach<G>(into: Map<string, G>, keys: readonly string[], grant: G): void {
  for (const key of keys) if (!into.has(key)) into.set(key, grant);
}
