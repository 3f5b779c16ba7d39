/** `exec`, `attach` and `portforward` of a pod: connections to the agent of its node, in whatever protocol the client and it agree on. */
import type { Pod, PodAttachOptions, PodExecOptions, PodPortForwardOptions } from "../../../../generated/core/v1/types.js";
import { badRequest } from "../../../errors/constructors.js";
import type { ConnectingHandler } from "../../../registry/handlers.js";
import { agentOf, containerOf, objectOf } from "./relayed-pod.js";

export const podExec = streaming<PodExecOptions>((pod, options) => ({
  place: `exec/${placeOf(pod)}/${containerOf(pod, options.container ?? "")}`,
  parameters: [...(options.command ?? []).map((word): [string, string] => ["command", word]), ...streamsOf(options)],
}));

export const podAttach = streaming<PodAttachOptions>((pod, options) => ({
  place: `attach/${placeOf(pod)}/${containerOf(pod, options.container ?? "")}`,
  parameters: streamsOf(options),
}));

/** Over SPDY ports are said with each stream, over a WebSocket at once. */
export const podPortForward = streaming<PodPortForwardOptions>((pod, { ports = [] }) => ({
  place: `portForward/${placeOf(pod)}`,
  parameters: ports.length === 0 ? [] : [["port", ports.join(",")]],
}));

interface AgentRequest {
  readonly place: string;
  readonly parameters: readonly [name: string, value: string][];
}

function streaming<O>(ask: (pod: Pod, options: O) => AgentRequest): ConnectingHandler {
  return {
    does: "connect",
    async connect(context, { namespace, name }, request, services) {
      const pod = await objectOf<Pod>(services, context, "pods", namespace, name);
      const { place, parameters } = ask(pod, request.options as unknown as O);
      const { nodeName = "" } = pod.spec ?? {};
      if (nodeName === "") throw badRequest(`pod ${name} does not have a host assigned`);
      const agent = await agentOf(services, context, nodeName);
      const query = new URLSearchParams([...parameters]).toString();
      await services.relays.upgrade({ context, request, target: { ...agent, path: `/${place}`, query } });
    },
  };
}

const placeOf = ({ metadata }: Pod): string => `${metadata?.namespace}/${metadata?.name}`;

function streamsOf({ stdin, stdout, stderr, tty }: Omit<PodAttachOptions, "kind">): [string, string][] {
  const wanted = { error: stderr, input: stdin, output: stdout, tty };
  return Object.entries(wanted).flatMap(([name, is]): [string, string][] => (is ? [[name, "1"]] : []));
}
