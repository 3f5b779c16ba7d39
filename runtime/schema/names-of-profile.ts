/** Names of the vendor profile in texts of definitions: `${labelDomain}`. */
import type { VendorProfile } from "../definition/vendor-profile.js";

const TEMPLATE = /\$\{(\w+)\}/g;

export const isTemplate = (text: string): boolean => text.search(TEMPLATE) >= 0;

const resolved = new WeakMap<VendorProfile, Map<string, string>>();

/** `text` under the names of a profile; texts of definitions are few, so all are kept. Throws RangeError for an unknown name. */
export function underProfile(text: string, profile: VendorProfile): string {
  if (!text.includes("${")) return text;
  let texts = resolved.get(profile);
  if (texts === undefined) {
    texts = new Map();
    resolved.set(profile, texts);
  }
  let made = texts.get(text);
  if (made === undefined) {
    made = text.replace(TEMPLATE, (_, name: string) => nameIn(profile, name));
    texts.set(text, made);
  }
  return made;
}

function nameIn(profile: VendorProfile, name: string): string {
  const own = (profile as unknown as Record<string, unknown>)[name];
  const value = typeof own === "string" ? own : profile.names[name];
  if (value === undefined) throw new RangeError(`vendor profile ${profile.name} has no name "${name}"`);
  return value;
}
