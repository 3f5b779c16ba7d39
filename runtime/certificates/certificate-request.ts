/** What a signed certificate is to say. */

export interface CertificateRequest {
  readonly commonName: string;
  readonly organization?: string;
  readonly usage: "client" | "server";
  /** DNS names and IP addresses it speaks for. */
  readonly names: readonly string[];
}
