/** The thread that makes certificates; see `issue-aside.ts`. */
import { parentPort } from "node:worker_threads";
import { issueAuthority, issueCertificate } from "./issue.js";
import type { Assignment, Issued, IssueOrder, Outcome, Work } from "./issue-aside.js";
import { type SigningOrder, signCertificate } from "./sign.js";

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (assignment: Assignment) => {
  last = last.then(() => answer(assignment));
});

async function answer({ id, work, order }: Assignment): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = { id, answer: await perform(work, order) };
  } catch (error) {
    outcome = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(outcome);
}

const perform = (work: keyof Work, order: IssueOrder | SigningOrder): Promise<Issued | string> =>
  work === "issue" ? issue(order as IssueOrder) : signCertificate(order as SigningOrder);

async function issue({ authority, authorityName, requests, now }: IssueOrder): Promise<Issued> {
  const signer = authority ?? (await issueAuthority(authorityName, now));
  const pairs = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => [name, await issueCertificate(signer, request, now)] as const),
  );
  return { authority: signer, pairs: Object.fromEntries(pairs) };
}
