/** A list of objects of one kind, as JSON has it; `Meta` is the metadata of lists. */
export interface ObjectList<Kind extends string, Item, Meta> {
  /** Group and version of this form of the list. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: Kind;
  /** Standard metadata of the list. */
  metadata?: Meta;
  items: Item[];
}
