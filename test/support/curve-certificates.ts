/** Certificates of keys on any curve that the library of Node knows, by each other. */
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { DER } from "../../runtime/certificates/der.js";
import { bits, boolean, element, integer, objectIdentifier, octets, sequence, time } from "../../runtime/certificates/der-writer.js";
import { writeName } from "../../runtime/certificates/distinguished-name.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { pemOf } from "../../runtime/certificates/pem.js";

const ECDSA_WITH_SHA256 = sequence(objectIdentifier("1.2.840.10045.4.3.2"));
const IS_AUTHORITY = sequence(objectIdentifier("2.5.29.19"), octets(sequence(boolean(true))));
const LOOPBACK = Buffer.from([127, 0, 0, 1]);
const IS_LOOPBACK = sequence(objectIdentifier("2.5.29.17"), octets(sequence(element(0x87, LOOPBACK))));
const DAY_MS = 86_400_000;

export interface CurveCertificate extends KeyPair {
  readonly name: string;
  readonly privateKey: KeyObject;
}

/** By itself, an authority's; where `issuer` vouches for it a server's at 127.0.0.1, unless `isAuthority` says that it is one all the same. */
export function curveCertificate(
  namedCurve: string,
  name: string,
  issuer?: CurveCertificate,
  isAuthority: boolean = issuer === undefined,
): CurveCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve });
  const content = sequence(
    element(DER.context(0), integer(Buffer.from([2]))),
    integer(Buffer.from([1])),
    ECDSA_WITH_SHA256,
    writeName({ CN: [issuer?.name ?? name] }),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    writeName({ CN: [name] }),
    publicKey.export({ type: "spki", format: "der" }),
    element(DER.context(3), sequence(isAuthority ? IS_AUTHORITY : IS_LOOPBACK)),
  );
  const signature = sign("sha256", content, issuer?.privateKey ?? privateKey);
  const certificate = pemOf("CERTIFICATE", sequence(content, ECDSA_WITH_SHA256, bits(signature)));
  return { name, privateKey, certificate, key: privateKey.export({ type: "pkcs8", format: "pem" }) as string };
}
