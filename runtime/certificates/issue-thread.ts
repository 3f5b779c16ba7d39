/** The thread that makes certificates; see `issue-aside.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { issueAuthority, issueCertificate } from "./issue.js";
import type { Issued, IssueOrder } from "./issue-aside.js";

const { authority, authorityName, requests, now } = workerData as IssueOrder;
const signer = authority ?? (await issueAuthority(authorityName, now));
const pairs = await Promise.all(
  Object.entries(requests).map(async ([name, request]) => [name, await issueCertificate(signer, request, now)] as const),
);
parentPort?.postMessage({ authority: signer, pairs: Object.fromEntries(pairs) } satisfies Issued);
