/** Nobody allowed a request, and somebody who decides could not be asked (AUTHZ-16): told as plain text, never with an object. */
import { quoteText } from "../errors/quote-text.js";
import { escapeHtml, shownPart } from "./forbidden.js";

export class AuthorizationFailure extends Error {
  /** `uri` is the path and query as they were sent, `why` what went wrong. */
  constructor(uri: string, why: string) {
    super(escapeHtml(`Internal Server Error: ${quoteText(shownPart(uri))}: ${why}`));
    this.name = "AuthorizationFailure";
  }
}
