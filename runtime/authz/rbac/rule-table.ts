/** Rules arranged by what requests ask for, so that a decision costs a few look-ups however many rules there are (AUTHZ-05..08). */
import { atOnce, forEachOf, type Steps } from "../../codec/lists/steps.js";
import { prefixOf } from "../../definition/path-pattern.js";
import type { AuthorizationAttributes } from "../authorizer.js";
import type { PolicyRule } from "./policy-rule.js";

type Info = AuthorizationAttributes["info"];

/** What is allowed on one resource of one group: each permission with what grants it. */
interface Cell<G> {
  readonly verbs: Map<string, G>;
  /** By name, then verb; undefined while no rule names any. */
  named: Map<string, Map<string, G>> | undefined;
}

interface PathPrefix<G> {
  readonly prefix: string;
  readonly grant: G;
}

/** The same of paths. */
interface WidePaths<G> {
  readonly verbs: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly grant: G;
}

interface Paths<G> {
  readonly whole: Map<string, G>;
  readonly prefixes: PathPrefix<G>[];
}

/** A rule of more permissions than are arranged: they are the product of its lists, so they are not made, and the rule is asked itself. */
interface WideRule<G> {
  readonly groups: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** Undefined: all. */
  readonly names: ReadonlySet<string> | undefined;
  readonly grant: G;
}

const ANY = "*";

/** Permissions of a rule that are arranged one by one, and of all rules together. */
const MOST_ARRANGED = 1024;
const MOST_ARRANGED_IN_ALL = 50_000;

/** `G` is what a permission was granted by; the first one added is kept. */
export class RuleTable<G> {
  readonly #groups = new Map<string, Map<string, Cell<G>>>();
  readonly #paths = new Map<string, Paths<G>>();
  readonly #wide: WideRule<G>[] = [];
  readonly #widePaths: WidePaths<G>[] = [];
  #arranged = 0;
  #weight = 0;

  /** About how many entries it has. */
  get weight(): number {
    return this.#weight;
  }

  add(rule: PolicyRule, grant: G): void {
    atOnce(this.addInSteps(rule, grant));
  }

  /** As {@link add}, of a rule that may name very much. */
  *addInSteps(rule: PolicyRule, grant: G): Steps<void> {
    if (this.#mayArrange(permissionsOf(rule))) this.#arrange(rule, grant);
    else {
      this.#wide.push(yield* wideRule(rule, grant));
      this.#weight += listed(rule);
    }
    const { nonResourceURLs: urls = [], verbs } = rule;
    if (!this.#mayArrange(urls.length * verbs.length)) {
      this.#widePaths.push(yield* widePaths(urls, verbs, grant));
      this.#weight += urls.length + verbs.length;
    } else for (const url of urls) for (const verb of verbs) this.#addPath(verb, url, grant);
  }

  #mayArrange(permissions: number): boolean {
    if (permissions > MOST_ARRANGED || this.#arranged + permissions > MOST_ARRANGED_IN_ALL) return false;
    this.#arranged += permissions;
    this.#weight += permissions;
    return true;
  }

  #arrange(rule: PolicyRule, grant: G): void {
    for (const group of rule.apiGroups ?? []) {
      for (const resource of rule.resources ?? []) this.#addResource(this.#cell(group, resource), rule, grant);
    }
  }

  /** What allows the request; undefined when nothing here does. */
  grantOf(info: Info): G | undefined {
    if (!info.isResourceRequest) {
      return (
        this.#pathGrant(info.verb, info.path) ??
        this.#pathGrant(ANY, info.path) ??
        this.#widePaths.find((paths) => allowsPath(paths, info))?.grant
      );
    }
    return (
      this.#groupGrant(this.#groups.get(info.apiGroup), info) ??
      this.#groupGrant(this.#groups.get(ANY), info) ??
      this.#wide.find((rule) => allows(rule, info))?.grant
    );
  }

  #cell(group: string, resource: string): Cell<G> {
    let resources = this.#groups.get(group);
    if (resources === undefined) {
      resources = new Map();
      this.#groups.set(group, resources);
    }
    let cell = resources.get(resource);
    if (cell === undefined) {
      cell = { verbs: new Map(), named: undefined };
      resources.set(resource, cell);
    }
    return cell;
  }

  #addResource(cell: Cell<G>, { verbs, resourceNames = [] }: PolicyRule, grant: G): void {
    if (resourceNames.length === 0) addEach(cell.verbs, verbs, grant);
    for (const name of resourceNames) {
      cell.named ??= new Map();
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
    if (url.endsWith(ANY)) paths.prefixes.push({ prefix: prefixOf(url), grant });
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

function* widePaths<G>(urls: readonly string[], verbs: readonly string[], grant: G): Steps<WidePaths<G>> {
  const prefixes: string[] = [];
  yield* forEachOf(urls, (url) => url.endsWith(ANY) && prefixes.push(prefixOf(url)));
  return { verbs: yield* setOf(verbs), whole: yield* setOf(urls), prefixes, grant };
}

function* setOf(values: readonly string[] = []): Steps<ReadonlySet<string>> {
  const each = new Set<string>();
  yield* forEachOf(values, (value) => each.add(value));
  return each;
}

const allowsPath = ({ verbs, whole, prefixes }: WidePaths<unknown>, { verb, path }: Info): boolean =>
  (verbs.has(verb) || verbs.has(ANY)) && (whole.has(path) || prefixes.some((prefix) => path.startsWith(prefix)));

function permissionsOf({ apiGroups = [], resources = [], resourceNames = [], verbs }: PolicyRule): number {
  return apiGroups.length * resources.length * Math.max(1, resourceNames.length) * verbs.length;
}

const listed = ({ apiGroups = [], resources = [], resourceNames = [], verbs }: PolicyRule): number =>
  apiGroups.length + resources.length + resourceNames.length + verbs.length;

function* wideRule<G>({ apiGroups, resources, resourceNames = [], verbs }: PolicyRule, grant: G): Steps<WideRule<G>> {
  const names = resourceNames.length === 0 ? undefined : yield* setOf(resourceNames);
  return { groups: yield* setOf(apiGroups), resources: yield* setOf(resources), verbs: yield* setOf(verbs), names, grant };
}

function allows({ groups, resources, verbs, names }: WideRule<unknown>, { apiGroup, resource, subresource, verb, name }: Info): boolean {
  if (!groups.has(apiGroup) && !groups.has(ANY)) return false;
  if (!verbs.has(verb) && !verbs.has(ANY)) return false;
  if (names !== undefined && !names.has(name)) return false;
  if (resources.has(ANY)) return true;
  if (subresource === "") return resources.has(resource);
  return resources.has(`${resource}/${subresource}`) || resources.has(`${ANY}/${subresource}`);
}

function cellGrant<G>(cell: Cell<G> | undefined, { verb, name }: Info): G | undefined {
  if (cell === undefined) return undefined;
  const grant = cell.verbs.get(verb) ?? cell.verbs.get(ANY);
  if (grant !== undefined || cell.named === undefined) return grant;
  const named = cell.named.get(name);
  return named?.get(verb) ?? named?.get(ANY);
}

function addEach<G>(into: Map<string, G>, keys: readonly string[], grant: G): void {
  for (const key of keys) if (!into.has(key)) into.set(key, grant);
}
