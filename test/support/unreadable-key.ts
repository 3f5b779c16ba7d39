/** What a client shows that sends an authority along whose key the library cannot read. */
import { createSecureContext, type SecureContext } from "node:tls";
import { DER } from "../../runtime/certificates/der.js";
import { bits, boolean, element, integer, objectIdentifier, octets, sequence, time } from "../../runtime/certificates/der-writer.js";
import { writeName } from "../../runtime/certificates/distinguished-name.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { pemOf } from "../../runtime/certificates/pem.js";

const ECDSA_WITH_SHA256 = sequence(objectIdentifier("1.2.840.10045.4.3.2"));
const EC_KEY = objectIdentifier("1.2.840.10045.2.1");
const IS_AUTHORITY = sequence(objectIdentifier("2.5.29.19"), octets(sequence(boolean(true))));
const DAY_MS = 86_400_000;

/** As PEM, by the name of what is wrong with its key. */
export const UNREADABLE_AUTHORITIES: Readonly<Record<string, string>> = {
  "of an unknown kind": authorityOf(sequence(sequence(objectIdentifier("1.2.3.4.5")), bits(Buffer.alloc(64, 1)))),
  "on an unknown curve": authorityOf(sequence(sequence(EC_KEY, objectIdentifier("1.2.3.4.5")), bits(Buffer.alloc(65, 4)))),
  "that is broken": authorityOf(sequence(sequence(objectIdentifier("1.2.840.113549.1.1.1")), bits(Buffer.from([1, 2, 3])))),
};

function authorityOf(publicKey: Buffer): string {
  const name = writeName({ CN: ["unreadable"] });
  const content = sequence(
    element(DER.context(0), integer(Buffer.from([2]))),
    integer(Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey,
    element(DER.context(3), sequence(IS_AUTHORITY)),
  );
  return pemOf("CERTIFICATE", sequence(content, ECDSA_WITH_SHA256, bits(Buffer.alloc(64, 1))));
}

interface NativeContext {
  setCert(chain: string): void;
  setKey(key: string): void;
}

/** The library takes such a chain where it has been told before that keys may be weak. */
export function contextShowing({ certificate, key }: KeyPair, sentAlong: string, ca: string): SecureContext {
  const made = createSecureContext({ ca, ciphers: "DEFAULT:@SECLEVEL=0" });
  const context = made.context as NativeContext;
  context.setCert(certificate + sentAlong);
  context.setKey(key);
  return made;
}
