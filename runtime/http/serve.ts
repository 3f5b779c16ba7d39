/** Runs one request through the pipeline, synchronously as far as its stages are. */
import type { HttpExchange } from "./exchanges/http-exchange.js";
import { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

/** Never throws: the pipeline answers what fails in it. */
export function serve(exchange: HttpExchange, server: ServerServices): void {
  const request = new HttpRequest(exchange, server);
  void server.pipeline(request, server);
}
