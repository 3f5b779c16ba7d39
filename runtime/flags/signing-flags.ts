/** Flags of the signers of certificate requests. */
import { duration, text } from "./values.js";

const file = (help: string) => ({ value: "file", help, default: "", parse: text }) as const;

/** Flags of the signers, without their `-cert-file` and `-key-file`. */
export const SIGNER_FLAGS = {
  signerApiserverClient: "cluster-signing-kube-apiserver-client",
  signerApiserverClientNodeAgent: "cluster-signing-kubelet-client",
  signerNodeAgentServing: "cluster-signing-kubelet-serving",
  signerLegacyUnknown: "cluster-signing-legacy-unknown",
} as const;

const OWN = "Default: the authority that the server made itself.";

export const signingFlags = {
  "cluster-signing-cert-file": file(
    `PEM certificate of the authority that the built-in signers of certificate requests sign with. It is read again when it changes. ${OWN}`,
  ),
  "cluster-signing-key-file": file("PEM private key of --cluster-signing-cert-file."),
  "cluster-signing-duration": {
    value: "duration",
    help: "How long the certificates of the built-in signers are valid; a request may ask for less.",
    default: "8760h0m0s",
    parse: duration(1000),
  },
  "cluster-signing-kube-apiserver-client-cert-file": file(
    `PEM certificate of the authority for clients of this server; goes with none of --cluster-signing-cert-file. ${OWN}`,
  ),
  "cluster-signing-kube-apiserver-client-key-file": file("PEM private key of --cluster-signing-kube-apiserver-client-cert-file."),
  "cluster-signing-kubelet-client-cert-file": file(
    `PEM certificate of the authority for nodes as clients of this server; goes with none of --cluster-signing-cert-file. ${OWN}`,
  ),
  "cluster-signing-kubelet-client-key-file": file("PEM private key of --cluster-signing-kubelet-client-cert-file."),
  "cluster-signing-kubelet-serving-cert-file": file(
    `PEM certificate of the authority for nodes as servers; goes with none of --cluster-signing-cert-file. ${OWN}`,
  ),
  "cluster-signing-kubelet-serving-key-file": file("PEM private key of --cluster-signing-kubelet-serving-cert-file."),
  "cluster-signing-legacy-unknown-cert-file": file(
    `PEM certificate of the authority for requests that older versions took without a signer's name; goes with none of --cluster-signing-cert-file. ${OWN}`,
  ),
  "cluster-signing-legacy-unknown-key-file": file("PEM private key of --cluster-signing-legacy-unknown-cert-file."),
} as const;
