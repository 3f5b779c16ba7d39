/** What the built-in signers sign (CSR-14, CSR-16 to CSR-19), in the words that requesters are told. */
import { commonNameOf, organizationsOf, type SigningRequest } from "../../certificates/signing-request.js";

/** Why a request is refused; undefined when it is signed. */
export type SignerRule = (request: SigningRequest, usages: readonly string[]) => string | undefined;

const NODE_PREFIX = "system:node:";
const NODES = "system:nodes";

const CLIENT_AUTH = "client auth";
const OPTIONAL_CLIENT_USAGES: ReadonlySet<string> = new Set(["digital signature", "key encipherment"]);
const NODE_CLIENT_USAGES = ["client auth", "digital signature", "key encipherment"];
const NODE_SERVING_USAGES = ["digital signature", "key encipherment", "server auth"];

/** Any subject: clients of this server. */
const clientRule: SignerRule = (_, usages) => {
  const foreign = usages.find((usage) => usage !== CLIENT_AUTH && !OPTIONAL_CLIENT_USAGES.has(usage));
  if (foreign !== undefined) return `invalid usage for client certificate: ${foreign}`;
  return usages.includes(CLIENT_AUTH) ? undefined : `missing required usage for client certificate: ${CLIENT_AUTH}`;
};

export const nodeClientRule: SignerRule = (request, usages) => {
  const { dns, email, ip, uri } = request.names;
  if (!isOfNodes(request)) return `subject organization is not ${NODES}`;
  if (dns.length > 0) return "DNS subjectAltNames are not allowed";
  if (email.length > 0) return "Email subjectAltNames are not allowed";
  if (ip.length > 0) return "IP subjectAltNames are not allowed";
  if (uri.length > 0) return "URI subjectAltNames are not allowed";
  return nodeNameProblem(request) ?? usagesProblem(usages, NODE_CLIENT_USAGES);
};

const nodeServingRule: SignerRule = (request, usages) => {
  const { dns, email, ip, uri } = request.names;
  if (!isOfNodes(request)) return `subject organization is not ${NODES}`;
  if (dns.length === 0 && ip.length === 0) return "DNS or IP subjectAltName is required";
  if (email.length > 0) return "Email subjectAltNames are not allowed";
  if (uri.length > 0) return "URI subjectAltNames are not allowed";
  return usagesProblem(usages, NODE_SERVING_USAGES) ?? nodeNameProblem(request);
};

const anything: SignerRule = () => undefined;

/** By the role that a signer's name has in the vendor profile. */
export const SIGNER_RULES: Readonly<Record<string, SignerRule>> = {
  signerApiserverClient: clientRule,
  signerApiserverClientNodeAgent: nodeClientRule,
  signerNodeAgentServing: nodeServingRule,
  signerLegacyUnknown: anything,
};

const isOfNodes = (request: SigningRequest): boolean => {
  const organizations = organizationsOf(request);
  return organizations.length === 1 && organizations[0] === NODES;
};

const nodeNameProblem = (request: SigningRequest): string | undefined =>
  commonNameOf(request).startsWith(NODE_PREFIX) ? undefined : `subject common name does not begin with ${NODE_PREFIX}`;

function usagesProblem(usages: readonly string[], wanted: readonly string[]): string | undefined {
  const given = new Set(usages);
  const same = given.size === wanted.length && wanted.every((usage) => given.has(usage));
  return same ? undefined : `usages did not match [${wanted.join(" ")}]`;
}
