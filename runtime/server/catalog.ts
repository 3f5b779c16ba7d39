import type { MetaTypes } from "../codec/object-codec.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { DefinitionFactory, KindFactory, ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { Discovery } from "../endpoints/documents/discovery.js";
import type { OpenApi } from "../http/application.js";
import type { ServedKinds } from "../openapi/document-set.js";

/** What generated code brings. */
export interface Catalog {
  readonly definitionFactories: readonly DefinitionFactory[];
  readonly metaTypes: MetaTypes;
  readonly virtualKindFactories: readonly KindFactory[];
  discovery(definitions: readonly ResourceDefinition[], profile: VendorProfile): Discovery;
  openApi(
    kinds: Pick<ServedKinds, "definitions" | "isDocumented" | "showsIssuer" | "profile">,
    gate: (name: FeatureGateName) => boolean,
  ): OpenApi;
}
