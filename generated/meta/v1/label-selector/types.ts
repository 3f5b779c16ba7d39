// Generated from api-definitions/meta/v1/label-selector.yaml. Do not edit.

/** A query over labels; all of its demands must hold. An empty selector matches everything, an absent one nothing. */
export interface LabelSelector {
  /** Labels that must be there with exactly these values. */
  matchLabels?: Record<string, string>;
  /** Further demands on labels. */
  matchExpressions?: LabelSelectorRequirement[];
}

/** A demand on one label. */
export interface LabelSelectorRequirement {
  /** Key of the label. */
  key: string;
  /** How the label relates to the values: In, NotIn, Exists or DoesNotExist. */
  operator: string;
  /** Values for In and NotIn; empty for Exists and DoesNotExist. */
  values?: string[];
}
