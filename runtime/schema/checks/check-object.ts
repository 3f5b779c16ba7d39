/**
 * What types demand of a value beyond its structure, wherever they are embedded: rules, immutability, uniqueness, unions and hooks, found
 * in one walk over the value and the stored one. Items of lists are compared with the stored items of the same keys.
 */
import type { FeatureGateName } from "../../definition/feature-gate.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { Checks, FieldSchema, ListSchema, MapSchema, Schema, StructSchema, ValidationRule } from "../../definition/schema.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { addFieldErrors, type FieldError, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { deepEqual } from "../deep-equal.js";
import { CheckedValues, RuleVariables } from "../expressions/values.js";
import { counterparts } from "./correlate.js";
import type { HookedValue } from "./hooked-values.js";
import { changeErrors } from "./immutable.js";
import { memberField, valuesBelow } from "./paths.js";
import { type CheckedField, checkedFieldsOf, fieldsReadOfWhole, isDemanding, planOf } from "./plan.js";
import { type BrokenRule, brokenRule, fieldsReadBy, type RuleTraits, traitsOf } from "./rule.js";
import { unionErrors } from "./unions.js";
import { duplicateErrors } from "./unique.js";

export interface CheckOptions {
  readonly profile: VendorProfile;
  /** Fields whose own shape was refused already: rules on such a value are not run. */
  readonly refused: ReadonlySet<string>;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
  /** Mistakes that a hook finds. */
  hook(called: HookedValue): readonly FieldError[];
}

/** Mistakes of `object` in this order: repeated items and unions, rules, changes, those of hooks; `old` is given on update. */
export function checkObject(schema: StructSchema, object: JsonObject, old: JsonObject | undefined, options: CheckOptions): FieldError[] {
  const walk = new Walk(schema, object, old, options);
  walk.root();
  return [...walk.shape, ...walk.rules, ...walk.changes, ...walk.hooks];
}

/** A value on the way. */
interface Place {
  readonly value: JsonValue | undefined;
  readonly old: JsonValue | undefined;
  /** Whether the absence of `old` says that there was nothing; false for items that have no counterpart, and on create. */
  readonly isKnown: boolean;
  readonly field: string;
}

class Walk {
  readonly shape: FieldError[] = [];
  readonly rules: FieldError[] = [];
  readonly changes: FieldError[] = [];
  readonly hooks: FieldError[] = [];
  readonly #whole: CheckedValues;

  constructor(
    private readonly schema: StructSchema,
    private readonly object: JsonObject,
    private readonly oldObject: JsonObject | undefined,
    private readonly options: CheckOptions,
  ) {
    this.#whole = new CheckedValues(object, oldObject, schema, fieldsReadOfWhole(schema));
  }

  root(): void {
    this.#struct(this.schema, { value: this.object, old: this.oldObject, isKnown: this.oldObject !== undefined, field: "" });
  }

  /** What is demanded of a value by its type, then below it. */
  #visit(schema: Schema, place: Place): void {
    const { hasDemands, hasImmutables } = planOf(schema);
    const isGone = place.value === undefined || place.value === null;
    if (!(hasImmutables && place.isKnown) && (isGone || !hasDemands)) return;
    if (schema.kind === "struct") this.#struct(schema, place);
    else if (schema.kind === "list") this.#list(schema, place);
    else if (schema.kind === "map") this.#map(schema, place);
  }

  #struct(schema: StructSchema, place: Place): void {
    const { value, old, field } = place;
    if (schema.checks !== undefined)
      this.#check(schema.checks, schema, { ...place, isKnown: place.isKnown && old !== undefined && old !== null });
    if (isJsonObject(value)) {
      for (const union of schema.unions ?? []) {
        addFieldErrors(
          this.shape,
          unionErrors(value, union, field, (member) => this.#closedGate(schema.fields[member])),
        );
      }
      const stored = isJsonObject(old) ? old : undefined;
      for (const hook of schema.hooks ?? []) addFieldErrors(this.hooks, this.options.hook({ hook, value, old: stored, path: field }));
    }
    for (const checked of checkedFieldsOf(schema)) {
      // Metadata of the object itself is checked before.
      if (schema !== this.schema || checked.name !== "metadata") this.#field(checked, place);
    }
  }

  #closedGate(member: FieldSchema | undefined): FeatureGateName | undefined {
    return member?.gate === undefined || this.options.gate(member.gate) ? undefined : member.gate;
  }

  #field({ name, schema, checks, isVisited }: CheckedField, place: Place): void {
    const value = isJsonObject(place.value) ? getOwn(place.value, name) : undefined;
    const old = isJsonObject(place.old) ? getOwn(place.old, name) : undefined;
    const member: Place = { value, old, isKnown: place.isKnown, field: memberField(place.field, name) };
    this.#check(checks, schema, member);
    if (isVisited) this.#visit(schema, member);
  }

  #list(schema: ListSchema, { value, old, field }: Place): void {
    if (!Array.isArray(value)) return;
    const counterpart = counterparts(schema, old);
    value.forEach((item, index) => {
      const stored = counterpart(item);
      const place: Place = { value: item, old: stored, isKnown: stored !== undefined, field: `${field}[${index}]` };
      this.#check(schema.itemChecks, schema.item, place);
      this.#visit(schema.item, place);
    });
  }

  #map(schema: MapSchema, { value, old, field }: Place): void {
    if (!isJsonObject(value)) return;
    const keyRules = this.#inForce(schema.keyChecks?.rules);
    const isEntered = schema.valueChecks !== undefined || isDemanding(schema.value);
    if (keyRules === undefined && !isEntered) return;
    for (const key of Object.keys(value)) {
      const member = `${field}[${key}]`;
      if (keyRules !== undefined) this.#judge(keyRules, undefined, { value: key, old: undefined, isKnown: false, field: member });
      if (!isEntered) continue;
      const stored = isJsonObject(old) ? getOwn(old, key) : undefined;
      const place: Place = { value: getOwn(value, key), old: stored, isKnown: stored !== undefined, field: member };
      this.#check(schema.valueChecks, schema.value, place);
      this.#visit(schema.value, place);
    }
  }

  /** The rules, unless all hold whatever the value is, for want of fields of the object. */
  #inForce(rules: readonly ValidationRule[] | undefined): readonly ValidationRule[] | undefined {
    return rules?.every((rule) => isWaived(traitsOf(rule), undefined, this.#whole)) === false ? rules : undefined;
  }

  #check(checks: Checks | undefined, schema: Schema, place: Place): void {
    if (checks === undefined) return;
    const { value, old, isKnown, field } = place;
    if (checks.immutable !== undefined && isKnown)
      addFieldErrors(this.changes, changeErrors(value ?? undefined, old ?? undefined, checks.immutable, field));
    if (value === undefined || value === null) return;
    for (const unique of checks.unique ?? []) addFieldErrors(this.shape, duplicateErrors(value, unique, field));
    if (checks.rules !== undefined) this.#judge(checks.rules, schema, place);
  }

  #judge(rules: readonly ValidationRule[], schema: Schema | undefined, { value, old, field }: Place): void {
    const { refused } = this.options;
    if (refused.size > 0 && refused.has(field)) return;
    const given = value as JsonValue;
    const stored = old ?? undefined;
    const unchanged = stored !== undefined && deepEqual(stored, given);
    const own = new CheckedValues(given, stored, schema, fieldsReadBy(rules));
    for (const rule of rules) {
      if (this.rules.length >= MAXIMUM_FIELD_ERRORS) return;
      const traits = traitsOf(rule);
      if ((unchanged && !traits.readsObject) || (traits.isTransition && this.oldObject === undefined)) continue;
      if ((traits.readsOldSelf && stored === undefined) || isWaived(traits, own, this.#whole)) continue;
      if (rule.forEach === undefined)
        this.#told(brokenRule(rule, { field, value: given }, new RuleVariables(own, this.#whole), this.options.profile), field);
      else this.#judgeItems(rule, rule.forEach, own, { value: given, field });
    }
  }

  #judgeItems(
    rule: ValidationRule,
    path: string,
    own: CheckedValues,
    { value, field }: { readonly value: JsonValue; readonly field: string },
  ): void {
    for (const item of valuesBelow(value, `${path}[*]`, field)) {
      if (this.rules.length >= MAXIMUM_FIELD_ERRORS) return;
      const variables = new RuleVariables(own, this.#whole, own.itemBelow(path, item.value));
      this.#told(brokenRule(rule, item, variables, this.options.profile), field);
    }
  }

  /** That a rule cannot be evaluated says nothing new of a value some part of which was refused. */
  #told(error: BrokenRule | undefined, field: string): void {
    if (error === undefined) return;
    const { isEvaluationError, ...told } = error;
    if (isEvaluationError === true && [...this.options.refused].some((refused) => refused.startsWith(field))) return;
    this.rules.push(told);
  }
}

/** Whether a rule holds for want of a field or of text, of the value where that is given, or of the object. */
function isWaived({ waivedWithout, textBound }: RuleTraits, own: CheckedValues | undefined, whole: CheckedValues): boolean {
  if (textBound !== undefined) return own?.holdsAtMost(textBound.bytes, textBound.fields) === true;
  switch (waivedWithout?.variable) {
    case "self":
      return own?.lacks(waivedWithout.name) === true;
    case "oldSelf":
      return own?.lacked(waivedWithout.name) === true;
    case "object":
      return whole.lacks(waivedWithout.name);
    case "oldObject":
      return whole.lacked(waivedWithout.name);
    default:
      return false;
  }
}
