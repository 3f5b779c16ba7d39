// Generated from api-definitions/meta/v1/api-resource-list.yaml. Do not edit.

/** Resources of one group version. */
export interface APIResourceList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIResourceList";
  /** The group and version. */
  groupVersion: string;
  /** The resources. */
  resources: APIResource[];
}

/** A resource and what can be done with it. */
export interface APIResource {
  /** Plural name, or resource/sub-resource. */
  name: string;
  /** Singular name. */
  singularName: string;
  /** Whether its objects live in namespaces. */
  namespaced: boolean;
  /** Group of the kind, where it differs from the list. */
  group?: string;
  /** Version of the kind, where it differs from the list. */
  version?: string;
  /** Kind of the objects. */
  kind: string;
  /** What can be done with it. */
  verbs: string[];
  /** Abbreviations for command lines. */
  shortNames?: string[];
  /** Groups of resources it belongs to, as in all. */
  categories?: string[];
  /** Changes with the version that objects are stored in. */
  storageVersionHash?: string;
}
