/** The class that is marked as the default, of classes of any sort: the server knows it before anybody asks. */
import { internalError } from "../errors/constructors.js";
import type { StatusError } from "../errors/status.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { FollowedObjects, type FollowedResource } from "./followed-objects.js";
import { refused } from "./refused.js";

export interface DefaultClassOptions {
  readonly registry: ResourceRegistry;
  readonly classes: FollowedResource;
  /** Annotations that mark a class when they say "true". */
  readonly annotations: readonly string[];
  /** What is told where several are marked. */
  several(count: number): string;
}

export class DefaultClass {
  readonly #marked: FollowedObjects<true>;

  constructor(private readonly options: DefaultClassOptions) {
    const isMarked = (annotations: Readonly<Record<string, string>> = {}): boolean =>
      options.annotations.some((name) => annotations[name] === "true");
    this.#marked = new FollowedObjects(options.registry, options.classes, ({ metadata }) =>
      isMarked(metadata.annotations) ? true : undefined,
    );
  }

  open(): Promise<void> | undefined {
    return this.#marked.open();
  }

  close(): void {
    this.#marked.close();
  }

  /** Its name; undefined where none is marked. @throws StatusError 403 where several are. */
  name(attributes: AdmissionAttributes): string | undefined {
    const marked = this.#marked.in("");
    if (marked.size > 1) throw this.#ambiguous(attributes, marked.size);
    return marked.keys().next().value;
  }

  #ambiguous(attributes: AdmissionAttributes, count: number): StatusError {
    return refused(attributes, internalError(this.options.several(count)).message);
  }
}
