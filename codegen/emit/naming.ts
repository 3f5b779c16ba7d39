/** Names in generated code: identifiers, file paths, vendor templates. The one place that knows reserved words. */

import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import { isTemplate } from "../../runtime/schema/names-of-profile.js";
import type { ApiModel, MetaKindModel } from "../model/model.js";

const RESERVED = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/** `Secret` gives `secret`, `CSIDriver` gives `csiDriver`. */
export function camelCase(typeName: string): string {
  const name = typeName.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (head) => head.toLowerCase());
  return RESERVED.has(name) ? `${name}_` : name;
}

/** `core/v1` gives `CoreV1`. */
export function packageIdentifier(packageName: string): string {
  return packageName
    .split(/[^A-Za-z\d]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `a.b` for an identifier, `a["b-c"]` otherwise. */
export function member(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

/** A property name as an object literal or interface writes it. */
export function propertyKey(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__";

export const qualifiedName = (type: TypeModel): string => `${type.package}.${type.name}`;

/** The type a reference names. The model is resolved, so that a miss is a fault of the generator. */
export function typeNamed(model: ApiModel, qualified: string): TypeModel {
  const type = model.types.get(qualified);
  if (type === undefined) throw new Error(`the model refers to "${qualified}" but does not hold it`);
  return type;
}

const TEMPLATE = /\$\{(\w+)\}/g;

/** The expression for a text that may name entries of the profile in scope as `profile`. */
export function textExpression(text: string, profile: VendorProfile): string {
  if (!isTemplate(text)) return JSON.stringify(text);
  const escaped = text.replace(/[\\`]/g, "\\$&").replace(/\$\{(?!\w+\})/g, "\\${");
  return `\`${escaped.replace(TEMPLATE, (_, entry: string) => `\${${profileEntry(entry, profile)}}`)}\``;
}

function profileEntry(entry: string, profile: VendorProfile): string {
  if (typeof (profile as unknown as Record<string, unknown>)[entry] === "string") return `profile.${entry}`;
  if (profile.names[entry] === undefined) throw new Error(`vendor profile ${profile.name} has no name "${entry}"`);
  return member("profile.names", entry);
}

/** A text under a profile's names, for comments. */
export function inProfile(text: string, profile: VendorProfile): string {
  return text.replace(TEMPLATE, (_, entry: string) => {
    const value = (profile as unknown as Record<string, unknown>)[entry] ?? profile.names[entry];
    if (typeof value !== "string") throw new Error(`vendor profile ${profile.name} has no name "${entry}"`);
    return value;
  });
}

/** Kinds of the machinery mean the same in whatever group they are sent; all others are told apart by theirs, and by version. */
export const isOfEveryGroup = ({ type }: Pick<MetaKindModel, "type">): boolean => type.startsWith("meta/");

/** The parts of an apiVersion, which may be a template. */
export function groupAndVersion(apiVersion: string): { readonly group: string; readonly version: string } {
  const slash = apiVersion.lastIndexOf("/");
  return { group: slash < 0 ? "" : apiVersion.slice(0, slash), version: apiVersion.slice(slash + 1) };
}
