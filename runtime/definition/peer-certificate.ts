/** Certificates of those whom this program connects to. */
import type { DetailedPeerCertificate, TLSSocket } from "node:tls";

/**
 * Has Node look at a certificate by what can be read of any. It asks for one on each connection that it opens, with all that vouch for it,
 * in a form that it ends the process in making where a key is of a curve that has no name of NIST's; of that form only what is checked is
 * given. To be called before the handshake is over.
 */
export function shieldFromPeer<S extends TLSSocket>(socket: S): S {
  // A connection of a test, or one that is not encrypted, has none.
  if (typeof socket.getPeerX509Certificate !== "function") return socket;
  socket.getPeerCertificate = (): DetailedPeerCertificate => {
    const certificate = socket.getPeerX509Certificate();
    if (certificate === undefined) return {} as DetailedPeerCertificate;
    const { raw, ca, fingerprint256, subjectAltName, subject, issuer } = certificate;
    const own = { raw, ca, fingerprint256, subjectaltname: subjectAltName };
    // One that nobody else vouches for is its own issuer.
    const issuerCertificate = subject === issuer && certificate.verify(certificate.publicKey) ? own : undefined;
    return { ...own, issuerCertificate } as unknown as DetailedPeerCertificate;
  };
  return socket;
}
