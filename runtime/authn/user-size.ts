/** What a user takes who is remembered: what is said of him may be as long as a request's headers, or as the answer of a webhook. */
import type { UserInfo } from "../definition/request-context.js";

/** What a user takes beside his texts, what a text takes beside its characters, and what a key of further facts does with its list. */
const USER_OVERHEAD = 256;
const TEXT_OVERHEAD = 32;
const LIST_OVERHEAD = 96;

/** In characters. */
export function userSize({ name, uid, groups, extra }: UserInfo): number {
  let size = USER_OVERHEAD + name.length + uid.length + textsSize(groups);
  for (const [key, values] of Object.entries(extra)) size += LIST_OVERHEAD + TEXT_OVERHEAD + key.length + textsSize(values);
  return size;
}

/** Likewise. */
export function textsSize(texts: readonly string[]): number {
  let size = 0;
  for (const text of texts) size += TEXT_OVERHEAD + text.length;
  return size;
}
