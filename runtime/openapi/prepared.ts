/** Documents that the build prepared, for as much of what is served as they tell of; all others are derived. */
import type { DocumentForm, PreparedDocument, PreparedDocuments } from "../definition/generated-exports.js";
import { DerivedDocuments, type DerivedOptions } from "./derived-documents.js";
import { type DocumentPlan, planDocuments } from "./document-set.js";
import type { OpenApiDocuments, PublishedDocument } from "./published-document.js";

export function openApiDocuments(options: DerivedOptions): OpenApiDocuments {
  const prepared = options.templates.prepared(options.profile.name);
  const derived = new DerivedDocuments(options);
  return prepared === undefined ? derived : new Documents(options, prepared, derived);
}

class Documents implements OpenApiDocuments {
  readonly paths: readonly string[];
  readonly #asPrepared: ReadonlySet<string>;
  /** All who ask at a time, and all whose answers are on their way, share one copy of a file. */
  readonly #reading = new Map<string, Promise<Buffer>>();
  readonly #held = new Map<string, WeakRef<Buffer>>();

  constructor(
    options: DerivedOptions,
    private readonly prepared: PreparedDocuments,
    private readonly derived: DerivedDocuments,
  ) {
    this.paths = derived.paths;
    const plans = [...planDocuments(options).values()];
    this.#asPrepared = new Set(plans.filter((plan) => isAsPrepared(plan, prepared.documents[`v3/${plan.path}`])).map(({ path }) => path));
  }

  async v3(path: string, form: DocumentForm): Promise<PublishedDocument | undefined> {
    return this.#asPrepared.has(path) ? this.#prepared(`v3/${path}`, form) : this.derived.v3(path, form);
  }

  async v2(form: DocumentForm): Promise<PublishedDocument> {
    const prepared = Object.keys(this.prepared.documents).filter((path) => path.startsWith("v3/")).length;
    const isWhole = prepared === this.paths.length && this.paths.every((path) => this.#asPrepared.has(path));
    return (isWhole ? this.#prepared("v2", form) : undefined) ?? this.derived.v2(form);
  }

  #bytesOf(file: string): Buffer | Promise<Buffer> {
    const held = this.#held.get(file)?.deref();
    if (held !== undefined) return held;
    let reading = this.#reading.get(file);
    if (reading === undefined) {
      reading = this.prepared
        .read(file)
        .then((bytes) => {
          this.#held.set(file, new WeakRef(bytes));
          return bytes;
        })
        .finally(() => this.#reading.delete(file));
      this.#reading.set(file, reading);
    }
    return reading;
  }

  #prepared(path: string, form: DocumentForm): PublishedDocument | undefined {
    const found = this.prepared.documents[path]?.forms[form];
    if (found === undefined) return undefined;
    const { file, hash, gzip } = found;
    return {
      form,
      hash,
      content: async (takesGzip) => {
        const gzipped = takesGzip && gzip !== undefined;
        return { bytes: await this.#bytesOf(gzipped ? gzip : file), gzipped };
      },
    };
  }
}

function isAsPrepared({ added, resources, group }: DocumentPlan, prepared: PreparedDocument | undefined): boolean {
  if (prepared === undefined || added.length > 0 || group !== undefined) return false;
  return resources === undefined || resources.join() === prepared.resources?.join();
}
