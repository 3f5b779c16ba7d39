/** The rules of a definition as a tree of paths, so that one walk over an object meets all of them, and only where it has values. */
import type { ValidationRule } from "../../definition/resource-definition.js";

/** A rule with what its text tells of it. */
export interface PlacedRule {
  readonly rule: ValidationRule;
  /** Place in the definition, which is the order in which mistakes are told. */
  readonly index: number;
  /** It compares with the stored value, or object: it says nothing of a creation. */
  readonly isTransition: boolean;
  readonly readsOldSelf: boolean;
  /** It looks beyond the value, so that it may fail though the value is as it was. */
  readonly readsObject: boolean;
}

/** What holds at one path. */
export interface RuleNode {
  readonly rules: readonly PlacedRule[];
  /** For each key of a map. */
  readonly keyRules: readonly PlacedRule[];
  /** For each item of a list and each value of a map. */
  readonly items: RuleNode | undefined;
  readonly fields: ReadonlyMap<string, RuleNode>;
}

interface GrowingNode extends RuleNode {
  readonly rules: PlacedRule[];
  readonly keyRules: PlacedRule[];
  items: GrowingNode | undefined;
  readonly fields: Map<string, GrowingNode>;
}

const newNode = (): GrowingNode => ({ rules: [], keyRules: [], items: undefined, fields: new Map() });

const trees = new WeakMap<readonly ValidationRule[], RuleNode>();

/** The tree of `rules`, made once for each list. */
export function ruleTree(rules: readonly ValidationRule[]): RuleNode {
  let tree = trees.get(rules);
  if (tree === undefined) {
    tree = grow(rules);
    trees.set(rules, tree);
  }
  return tree;
}

function grow(rules: readonly ValidationRule[]): RuleNode {
  const root = newNode();
  rules.forEach((rule, index) => {
    const text = rule.rule;
    const placed = {
      rule,
      index,
      isTransition: /\b(oldSelf|oldObject)\b/.test(text),
      readsOldSelf: /\boldSelf\b/.test(text),
      readsObject: /\b(object|oldObject)\b/.test(text),
    };
    place(
      root,
      [...rule.path.matchAll(/\[\*\]|\{\*\}|[^.[{]+/g)].map(([step]) => step),
      placed,
    );
  });
  return root;
}

function place(root: GrowingNode, steps: readonly string[], placed: PlacedRule): void {
  let node = root;
  for (const step of steps) {
    if (step === "{*}") {
      node.keyRules.push(placed);
      return;
    }
    node = step === "[*]" ? itemsOf(node) : child(node, step);
  }
  node.rules.push(placed);
}

function itemsOf(node: GrowingNode): GrowingNode {
  node.items ??= newNode();
  return node.items;
}

function child(node: GrowingNode, name: string): GrowingNode {
  let next = node.fields.get(name);
  if (next === undefined) {
    next = newNode();
    node.fields.set(name, next);
  }
  return next;
}
