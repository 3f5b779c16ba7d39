/** Every vendor-specific name, so that no definition and no line of runtime spells one. */

/** A set of vendor names; the shipped ones are data under `api-definitions/vendor-profiles`. */
export interface VendorProfile {
  /** Value of `--vendor-profile`. */
  readonly name: string;
  /** Domain of API group names, e.g. the end of `storage.orch.io`. */
  readonly groupDomain: string;
  /** Domain of labels, annotations, taints, secret types and finalizers. */
  readonly labelDomain: string;
  /** Full media type of the binary encoding. */
  readonly protobufMediaType: string;
  /** The four bytes before a protobuf `Unknown`. */
  readonly protobufPrefix: readonly number[];
  /** Package prefix of published `.proto` files and OpenAPI type names. */
  readonly protobufPackage: string;
  /** Prefix of OpenAPI extensions, without trailing dash, e.g. `x-orch`. */
  readonly extensionPrefix: string;
  /** Go-style package prefix of OpenAPI model names, e.g. `io.orch.api`. */
  readonly openApiPackage: string;
  /** Namespaces that exist from the start and cannot be deleted. */
  readonly systemNamespace: string;
  readonly publicNamespace: string;
  readonly nodeLeaseNamespace: string;
  /** The value of `spec.finalizers` that namespaces get. */
  readonly namespaceFinalizer: string;
  /** Label carrying a namespace's own name. */
  readonly namespaceNameLabel: string;
  /** Annotation that client-side apply leaves behind. */
  readonly lastAppliedAnnotation: string;
  /** Annotation of the bookmark that ends the initial events of a watch. */
  readonly initialEventsEndAnnotation: string;
  /** Further names by role, e.g. `serviceAccountTokenSecretType`. */
  readonly names: Readonly<Record<string, string>>;
}

/** The template for an entry of the profile: `${entry}`. */
export const placeholder = (entry: string): string => `\${${entry}}`;

/** Replaces `${entry}` placeholders of a definition's text by the profile's names; throws RangeError for an unknown entry. */
export function expandNames(text: string, profile: VendorProfile): string {
  return text.replace(/\$\{(\w+)\}/g, (_, entry: string) => {
    const value = (profile as unknown as Record<string, unknown>)[entry] ?? profile.names[entry];
    if (typeof value !== "string") throw new RangeError(`vendor profile ${profile.name} has no name "${entry}"`);
    return value;
  });
}
