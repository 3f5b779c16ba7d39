/** What a signed certificate is to say. */

export interface CertificateRequest {
  readonly commonName: string;
  /** The groups of a client's certificate. */
  readonly organizations?: readonly string[];
  readonly usage: "client" | "server";
  /** How long it is valid; default a year. */
  readonly days?: number;
  /** DNS names and IP addresses it speaks for. */
  readonly names: readonly string[];
}
