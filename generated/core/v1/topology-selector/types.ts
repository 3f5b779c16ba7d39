// Generated from api-definitions/core/v1/topology-selector.yaml. Do not edit.

/** A place; all demands must hold. */
export interface TopologySelectorTerm {
  /** Demands on labels of nodes. */
  matchLabelExpressions?: TopologySelectorLabelRequirement[];
}

/** A demand on a label of nodes. */
export interface TopologySelectorLabelRequirement {
  /** Key of the label. */
  key: string;
  /** Values of the label, one of which must be there. */
  values: string[];
}
