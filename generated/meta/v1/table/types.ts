// Generated from api-definitions/meta/v1/table.yaml. Do not edit.
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import type { ListMeta } from "../object-meta/types.js";

/** Objects as rows of a table, made by the server for people to read. */
export interface Table {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Table";
  /** Metadata of the list. */
  metadata?: ListMeta;
  /** The columns, in the order of the cells. */
  columnDefinitions: TableColumnDefinition[];
  /** One row for each object. */
  rows: TableRow[];
}

/** A column of a table. */
export interface TableColumnDefinition {
  /** Title of the column. */
  name: string;
  /** OpenAPI type of its cells. */
  type: string;
  /** OpenAPI format of its cells; name marks the column with the name of the object. */
  format: string;
  /** What the column shows. */
  description: string;
  /** 0 is always shown, higher numbers only where there is room. */
  priority: number;
}

/** A row of a table. */
export interface TableRow {
  /** One value for each column. */
  cells: JsonValue[];
  /** State of the row itself, Completed for example. */
  conditions?: TableRowCondition[];
  /** The object of the row, whole or its metadata only, or absent, as includeObject asks. */
  object?: JsonObject;
}

/** State of a row. */
export interface TableRowCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** Why, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}
