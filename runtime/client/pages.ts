/** Lists as pages, and pages as one iteration (specification: Listing and paging). */
import type { AtVersion, ItemsOptions, ListOptions } from "./call-options.js";
import { ProtocolError } from "./errors.js";
import type { ObjectShape, Page, Stored } from "./object-types.js";

const DEFAULT_PAGE_SIZE = 500;

interface ListAnswer {
  readonly items?: unknown[] | null;
  readonly metadata?: { readonly resourceVersion?: string; readonly continue?: string; readonly remainingItemCount?: number };
}

/** Throws ProtocolError when an exact version was asked for and the list shows another: the server does not know how. */
export function pageOf<T extends ObjectShape>(answer: object, asked: AtVersion): Page<T> {
  const { items, metadata = {} } = answer as ListAnswer;
  const { resourceVersion = "" } = metadata;
  if (asked.resourceVersionMatch === "Exact" && asked.resourceVersion !== resourceVersion) {
    throw new ProtocolError(`the list shows version ${resourceVersion}, not ${asked.resourceVersion} as asked`);
  }
  return {
    items: (items ?? []) as Stored<T>[],
    resourceVersion,
    continue: metadata.continue ?? "",
    remainingItemCount: metadata.remainingItemCount,
  };
}

/** Pages until the last. */
export async function* pagesOf<T extends ObjectShape>(
  list: (options: ListOptions) => Promise<Page<T>>,
  { pageSize = DEFAULT_PAGE_SIZE, ...options }: ItemsOptions,
): AsyncGenerator<Page<T>, void> {
  let page = await list({ ...options, limit: pageSize });
  for (;;) {
    yield page;
    if (page.continue === "") return;
    page = await list({ ...options, limit: pageSize, continue: page.continue });
  }
}

export async function* itemsOf<T extends ObjectShape>(pages: AsyncIterable<Page<T>>): AsyncGenerator<Stored<T>, void> {
  for await (const page of pages) yield* page.items;
}
