import assert from "node:assert/strict";
import { test } from "node:test";
import { badRequest } from "../../../runtime/errors/constructors.js";
import { renderError } from "../../../runtime/http/error-response.js";
import { HttpRequest } from "../../../runtime/http/http-request.js";
import type { ServerServices } from "../../../runtime/http/server-services.js";

function answeredRequest() {
  const ends: string[] = [];
  const exchange = { answered: true, closed: false, onClose: () => undefined, destroy: () => ends.push("destroyed") };
  return { request: new HttpRequest(exchange as unknown as HttpRequest["exchange"], {} as ServerServices), ends };
}

const failed = (request: HttpRequest): void => renderError(request, {} as ServerServices, badRequest("no"));

test("ERR-06 an answer that has begun is broken off by a failure", () => {
  const { request, ends } = answeredRequest();
  failed(request);
  assert.deepEqual(ends, ["destroyed"]);
});

test("ERR-06 a failure behind a 504 leaves the connection to the next request, though nobody has taken the 504 yet", () => {
  const { request, ends } = answeredRequest();
  request.abort();
  failed(request);
  assert.deepEqual(ends, []);
});
