/** Chains of certificates that prove nothing and that are much work to verify: each is said to be signed by the next, by keys with long exponents. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { connect } from "node:tls";
import { DER } from "../../runtime/certificates/der.js";
import { bits, boolean, element, integer, objectIdentifier, octets, sequence, time } from "../../runtime/certificates/der-writer.js";
import { writeName } from "../../runtime/certificates/distinguished-name.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { pemBlocks, pemOf } from "../../runtime/certificates/pem.js";
import { keyText, newKey } from "../../runtime/certificates/sign.js";

/** Longer ones may only have short exponents. */
const KEY_BYTES = 384;
const NULL = Buffer.from([5, 0]);
const RSA = sequence(objectIdentifier("1.2.840.113549.1.1.1"), NULL);
const RSA_WITH_SHA256 = sequence(objectIdentifier("1.2.840.113549.1.1.11"), NULL);
const IS_AUTHORITY = sequence(objectIdentifier("2.5.29.19"), octets(sequence(boolean(true))));

/** A certificate whose key is there, and so many behind it. */
export async function longChain(authorities: number): Promise<KeyPair> {
  const { publicKey, privateKey } = await newKey();
  const links = Array.from({ length: authorities }, (_, i) => certificateOf(i + 1, worthlessKey()));
  return { certificate: [certificateOf(0, publicKey), ...links].join(""), key: keyText(privateKey) };
}

/** The message by which a client shows certificates over TLS 1.2 (RFC 5246, 7.4.6), in as many records as it takes. */
export function certificateRecords(certificates: string): Buffer {
  const CERTIFICATE = 11;
  const MOST_BYTES = 16 * 1024;
  const list = [...pemBlocks(Buffer.from(certificates))].map(({ bytes }) => withLength(bytes));
  const message = Buffer.concat([Buffer.from([CERTIFICATE]), withLength(withLength(Buffer.concat(list)))]);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += MOST_BYTES) {
    const part = message.subarray(at, at + MOST_BYTES);
    records.push(Buffer.from([22, 3, 3, part.length >> 8, part.length & 0xff]), part);
  }
  return Buffer.concat(records);
}

/** Behind its length, in three bytes. */
const withLength = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([bytes.length >> 16, bytes.length >> 8, bytes.length]), bytes]);

/** The first thing that a client says who offers nothing newer than TLS 1.2. */
export async function greeting(): Promise<Buffer> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, maxVersion: "TLSv1.2" });
  client.on("error", () => undefined);
  const [socket] = (await once(server, "connection")) as [Socket];
  const [bytes] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  server.close();
  return bytes;
}

function certificateOf(position: number, publicKey: Buffer): string {
  const name = (at: number): Buffer => writeName({ CN: [String(at)] });
  const content = sequence(
    element(DER.context(0), integer(Buffer.from([2]))),
    integer(Buffer.from([position + 1])),
    RSA_WITH_SHA256,
    name(position + 1),
    sequence(time(Date.now() - 1e6), time(Date.now() + 1e9)),
    name(position),
    publicKey,
    ...(position === 0 ? [] : [element(DER.context(3), sequence(IS_AUTHORITY))]),
  );
  return pemOf("CERTIFICATE", sequence(content, RSA_WITH_SHA256, bits(oddNumber(0x3f))));
}

const worthlessKey = (): Buffer => sequence(RSA, bits(sequence(integer(oddNumber(0xff)), integer(oddNumber(0x7f)))));

function oddNumber(first: number): Buffer {
  const bytes = randomBytes(KEY_BYTES);
  bytes[0] = first;
  bytes[KEY_BYTES - 1] = 0x01;
  return bytes;
}
