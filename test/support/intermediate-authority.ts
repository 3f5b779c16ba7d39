/** An authority that another one vouches for, made by another hand than the server's. */
import "reflect-metadata";
import { createPrivateKey, webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

/** `until` is in milliseconds since the epoch. */
export async function issueIntermediate(authority: KeyPair, commonName: string, until: number): Promise<KeyPair> {
  const pkcs8 = createPrivateKey(authority.key).export({ type: "pkcs8", format: "der" });
  const signingKey = await webcrypto.subtle.importKey("pkcs8", pkcs8, ALGORITHM, false, ["sign"]);
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const made = await x509.X509CertificateGenerator.create(
    {
      subject: `CN=${commonName}`,
      issuer: new x509.X509Certificate(authority.certificate).subject,
      notBefore: new Date(until - 86_400_000),
      notAfter: new Date(until),
      publicKey,
      signingKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new x509.BasicConstraintsExtension(true, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
        await x509.SubjectKeyIdentifierExtension.create(publicKey),
      ],
    },
    webcrypto as never,
  );
  const exported = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", privateKey));
  const key = createPrivateKey({ key: exported, format: "der", type: "pkcs8" }).export({ type: "pkcs8", format: "pem" }) as string;
  return { certificate: `${made.toString("pem")}\n`, key };
}
