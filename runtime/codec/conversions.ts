/** Conversions between versions of a kind: those that differ in nothing but their name, and those written by hand. */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { Conversion, KindFunctions, NamedConversion } from "../definition/resource-definition.js";
import type { StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";

/** Objects of a version that is stored as it is. */
export const noConversion: Conversion = { type: "none" };

/** Both texts are apiVersions: the one objects are stored in and the one they are served in. */
export function identityConversion(stored: string, served: string): Conversion {
  return {
    type: "sync",
    keepsFields: true,
    toStorage: (object) => ({ ...object, apiVersion: stored }),
    fromStorage: (object) => ({ ...object, apiVersion: served }),
  };
}

/** A version's name in full. */
interface TypeName {
  readonly apiVersion: string;
  readonly kind: string;
}

interface StoredType extends TypeName {
  readonly schema: StructSchema;
}

/** The conversion that definitions call `name`; one that nobody bound throws RangeError when an object is to be converted. */
export function namedConversion(
  kinds: KindFunctions | undefined,
  name: string,
  { schema, ...stored }: StoredType,
  served: TypeName,
  profile: VendorProfile,
): Conversion {
  const bound = (): NamedConversion => {
    const found = kinds !== undefined && Object.hasOwn(kinds.conversions, name) ? kinds.conversions[name] : undefined;
    if (found === undefined) throw new RangeError(`no conversion "${name}" is bound`);
    return found;
  };
  return {
    type: "sync",
    toStorage: (object) => ({ ...stored, ...contentOf(bound().toStorage(contentOf(object), profile, schema)) }) as ApiObject,
    fromStorage: (object) => ({ ...served, ...contentOf(bound().fromStorage(contentOf(object), profile)) }) as ApiObject,
  };
}

/** Without its type. */
function contentOf(object: ApiObject | JsonObject): JsonObject {
  const { apiVersion: _apiVersion, kind: _kind, ...content } = object as JsonObject;
  return isJsonObject(content) ? content : {};
}
