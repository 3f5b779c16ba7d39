/** Names that follow from a kind. */

/** The plural used in URLs: `csidrivers`, `networkpolicies`, `ingresses`. */
export function pluralOf(kind: string): string {
  const singular = kind.toLowerCase();
  if (/(s|x|z|ch|sh)$/.test(singular)) return `${singular}es`;
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return `${singular}s`;
}

export const listKindOf = (kind: string): string => `${kind}List`;

/** `core` and `v1` make `core/v1`; types without version live in the folder alone. */
export const packageOf = (folder: string, version: string): string => (version === "" ? folder : `${folder}/${version}`);

/** `CSIDriver` makes `csi-driver`, the name of its file. */
export const kebabCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4").toLowerCase();
