/** A failure before the request was known to be allowed, told as plain text and never with an object (AUTHZ-16, IMP-05). */
import { escapeHtml, shownPart } from "../authz/forbidden.js";
import { quoteText } from "../errors/quote-text.js";

/** Nobody allowed it and somebody who decides could not be asked, or whom it is for cannot be told from its headers: a 500. */
export class PlainFailure extends Error {
  /** `uri` is the path and query as they were sent, `why` what went wrong; `isCallers` where nothing of the server's has failed. */
  constructor(
    uri: string,
    why: string,
    readonly isCallers = false,
  ) {
    super(escapeHtml(`Internal Server Error: ${quoteText(shownPart(uri))}: ${why}`));
    this.name = "PlainFailure";
  }
}
