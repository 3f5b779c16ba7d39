/** What an agent of a node does with requests to itself: it asks the server who somebody is and what he may do (AUTHZ-17, AUTHZ-18). */
import { X509Certificate } from "node:crypto";
import type { ApiClient } from "./api-client.js";

export interface NodeAgentFlags {
  readonly anonymousAuth: boolean;
  /** PEM of the authority of `--client-ca-file`; absent: certificates prove nothing. */
  readonly clientAuthority?: string;
  readonly tokenWebhook: boolean;
  readonly authorizationMode: "AlwaysAllow" | "Webhook";
}

export const AGENT_DEFAULTS: NodeAgentFlags = { anonymousAuth: true, tokenWebhook: false, authorizationMode: "AlwaysAllow" };

export interface AgentRequest {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  /** PEM of the client's certificate. */
  readonly certificate?: string;
}

interface AgentUser {
  readonly username: string;
  readonly groups: readonly string[];
}

const VERBS: Readonly<Record<string, string>> = {
  POST: "create",
  GET: "get",
  HEAD: "get",
  PUT: "update",
  PATCH: "patch",
  DELETE: "delete",
};
const SUBRESOURCES: readonly (readonly [beginning: string, subresource: string])[] = [
  ["/stats/", "stats"],
  ["/metrics/", "metrics"],
  ["/logs/", "log"],
  ["/spec/", "spec"],
];

export class NodeAgent {
  /** Reviews of access as they were sent. */
  readonly sent: object[] = [];

  /** `server` is asked with the agent's own credentials. */
  constructor(
    private readonly node: string,
    private readonly server: ApiClient,
    private readonly groupDomain: string,
    private readonly flags: NodeAgentFlags,
  ) {}

  /** The code it answers with. */
  async answer(request: AgentRequest): Promise<200 | 401 | 403> {
    const user = await this.#whois(request);
    if (user === undefined) return 401;
    return this.flags.authorizationMode === "AlwaysAllow" || (await this.#may(user, request)) ? 200 : 403;
  }

  async #whois({ token, certificate }: AgentRequest): Promise<AgentUser | undefined> {
    const { clientAuthority, tokenWebhook, anonymousAuth } = this.flags;
    if (certificate !== undefined && clientAuthority !== undefined) {
      const shown = new X509Certificate(certificate);
      const isKnown = shown.verify(new X509Certificate(clientAuthority).publicKey);
      const subject = (name: string): string[] =>
        shown.subject.split("\n").flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
      return isKnown ? { username: subject("CN").join(), groups: subject("O") } : undefined;
    }
    if (token !== undefined && tokenWebhook) {
      const { json } = await this.server.post(`/apis/authentication.${this.groupDomain}/v1/tokenreviews`, { spec: { token } });
      return json.status?.authenticated === true ? json.status.user : undefined;
    }
    return anonymousAuth ? { username: "system:anonymous", groups: ["system:unauthenticated"] } : undefined;
  }

  async #may({ username, groups }: AgentUser, { method, path }: AgentRequest): Promise<boolean> {
    const subresource = SUBRESOURCES.find(([beginning]) => `${path}/`.startsWith(beginning))?.[1] ?? "proxy";
    const resourceAttributes = { verb: VERBS[method], version: "v1", resource: "nodes", subresource, name: this.node };
    const spec = { user: username, groups: [...groups], resourceAttributes };
    this.sent.push(resourceAttributes);
    const reply = await this.server.post(`/apis/authorization.${this.groupDomain}/v1/subjectaccessreviews`, { spec });
    return reply.status === 201 && reply.json.status.allowed === true;
  }
}
