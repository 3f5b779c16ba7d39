/** What an emitter hands to the writer. */

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly content: string;
}
