/** `log` of a pod: what its node's agent has kept of a container's output (PATH-27, CAT-10). */
import type { Pod, PodLogOptions } from "../../../../generated/core/v1/types.js";
import { badRequest, internalError, invalid } from "../../../errors/constructors.js";
import { type FieldError, forbiddenField, invalidValue } from "../../../errors/field-error.js";
import { StatusError } from "../../../errors/status.js";
import type { ConnectingHandler } from "../../../registry/handlers.js";
import type { Fetched } from "../../../registry/relays.js";
import { agentOf, containerOf, objectOf } from "./relayed-pod.js";

/** Bytes of an agent's refusal that are shown. */
const MAXIMUM_REFUSAL_BYTES = 50_000;

export const podLog: ConnectingHandler = {
  does: "connect",
  onlyReads: true,
  async connect(context, { namespace, name }, request, services) {
    const options = request.options as unknown as PodLogOptions;
    const errors = optionErrors(options);
    if (errors.length > 0) throw invalid("", "PodLogOptions", name, errors);
    const { exchange } = request;
    const pod = await objectOf<Pod>(services, context, "pods", namespace, name);
    const container = containerOf(pod, options.container ?? "");
    const { nodeName = "" } = pod.spec ?? {};
    if (nodeName === "") {
      exchange.respond(204, {}).end();
      return;
    }
    const agent = await agentOf(services, context, nodeName);
    const target = {
      ...agent,
      path: `/containerLogs/${namespace}/${name}/${container}`,
      query: parametersOf(options),
      trust: options.insecureSkipTLSVerifyBackend ? ("unverified-agent" as const) : ("agent" as const),
    };
    const fetched = await services.relays.fetch({ context, request, target });
    if (fetched.status < 200 || fetched.status > 206) throw await refusalOf(fetched, name);
    await fetched.pass(200, "text/plain");
  },
};

function optionErrors({ tailLines, limitBytes, sinceSeconds, sinceTime }: PodLogOptions): FieldError[] {
  const errors: FieldError[] = [];
  const least = (field: string, value: number | bigint | undefined, minimum: number, why: string): void => {
    if (value !== undefined && value < minimum) errors.push(invalidValue(field, Number(value), why));
  };
  least("tailLines", tailLines, 0, "must be greater than or equal to 0");
  least("limitBytes", limitBytes, 1, "must be greater than 0");
  if (sinceSeconds !== undefined && sinceTime !== undefined)
    errors.push(forbiddenField("", "at most one of `sinceTime` or `sinceSeconds` may be specified"));
  else least("sinceSeconds", sinceSeconds, 1, "must be greater than 0");
  return errors;
}

/** What the agent is asked, in the order of the alphabet. */
function parametersOf(options: PodLogOptions): string {
  const asked = new URLSearchParams();
  const { follow, limitBytes, previous, sinceSeconds, sinceTime, tailLines, timestamps } = options;
  if (follow) asked.set("follow", "true");
  if (limitBytes !== undefined) asked.set("limitBytes", String(limitBytes));
  if (previous) asked.set("previous", "true");
  if (sinceSeconds !== undefined) asked.set("sinceSeconds", String(sinceSeconds));
  if (sinceTime !== undefined) asked.set("sinceTime", String(sinceTime));
  if (tailLines !== undefined) asked.set("tailLines", String(tailLines));
  if (timestamps) asked.set("timestamps", "true");
  return asked.toString();
}

const REFUSALS: Readonly<Record<number, readonly [reason: string, message: string]>> = {
  401: ["Unauthorized", "the server has asked for the client to provide credentials"],
  404: ["NotFound", "the server could not find the requested resource"],
  405: ["MethodNotAllowed", "the server does not allow this method on the requested resource"],
  409: ["Conflict", "the server reported a conflict"],
  422: ["Invalid", "the server rejected our request due to an error in our request"],
  429: ["TooManyRequests", "the server has received too many requests and has asked us to try again later"],
  503: ["ServiceUnavailable", "the server is currently unable to handle the request"],
  504: ["Timeout", "the server was unable to return a response in the time allotted, but may still be processing the request"],
};

/** How the client is told of an agent that does not show the log. */
async function refusalOf(fetched: Fetched, name: string): Promise<StatusError> {
  const { status } = fetched;
  const text = await fetched.text(MAXIMUM_REFUSAL_BYTES);
  if (status === 500) return internalError(text);
  if (status === 400) return badRequest(text);
  const [reason, message] = REFUSALS[status] ?? otherRefusal(status, text);
  return new StatusError(status, reason, `${message} ( pods/log ${name})`, { kind: "pods/log", name });
}

function otherRefusal(status: number, text: string): readonly [reason: string, message: string] {
  if (status === 403) return ["Forbidden", text];
  if (status === 415) return ["UnsupportedMediaType", text];
  if (status >= 500) return ["InternalError", `an error on the server (${JSON.stringify(text)}) has prevented the request from succeeding`];
  return ["", `the server responded with the status code ${status} but did not return more information`];
}
