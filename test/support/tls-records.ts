/** Records of TLS 1.3 made by hand: a library changes its keys when it must, and packs what it sends into few records. */
import { createCipheriv, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ConnectionOptions, connect, createSecureContext, TLSSocket } from "node:tls";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import type { Attacker } from "./attacker.js";

const HANDSHAKE = 22;
const APPLICATION_DATA = 23;
const KEY_BYTES = 16;
const IV_BYTES = 12;

/** RFC 8446, 7.1, of one block and without a context. */
function expand(secret: Buffer, label: string, bytes: number): Buffer {
  const name = Buffer.from(`tls13 ${label}`);
  const info = Buffer.concat([Buffer.from([0, bytes, name.length]), name, Buffer.from([0, 1])]);
  return createHmac("sha256", secret).update(info).digest().subarray(0, bytes);
}

const VERSIONS = { minVersion: "TLSv1.3", maxVersion: "TLSv1.3", ciphers: "TLS_AES_128_GCM_SHA256" } as const;

/** The secret by which a side sends, in a line of a log of keys. */
function secretIn(line: Buffer, side: "CLIENT" | "SERVER"): Buffer | undefined {
  const [, hex] = new RegExp(`^${side}_TRAFFIC_SECRET_0 \\w+ (\\w+)`).exec(line.toString("latin1")) ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, "hex");
}

/** What one side sends over a connection whose handshake is over. */
export class TlsRecords {
  #secret: Buffer;
  #key: Buffer = Buffer.alloc(0);
  #iv: Buffer = Buffer.alloc(0);
  #sent = 0;

  private constructor(
    /** Takes the records. */
    readonly raw: Socket,
    secret: Buffer,
  ) {
    this.#secret = secret;
    this.#useSecret();
  }

  /** Opens a connection; what the server says is read. */
  static async open(attacker: Attacker, more: ConnectionOptions = {}): Promise<TlsRecords> {
    const raw = await attacker.tcp();
    const socket = connect({ socket: raw, rejectUnauthorized: false, ALPNProtocols: ["http/1.1"], ...VERSIONS, ...more });
    let secret: Buffer = Buffer.alloc(0);
    socket.on("keylog", (line: Buffer) => {
      secret = secretIn(line, "CLIENT") ?? secret;
    });
    socket.on("error", () => undefined).resume();
    await once(socket, "secureConnect");
    // What ends the handshake is sent behind the callbacks that tell of it.
    await nextTurn();
    return new TlsRecords(raw, secret);
  }

  /** A server whose records are made by hand once a client has said something. */
  static async serve({ certificate: cert, key }: KeyPair, answer: (records: TlsRecords) => void): Promise<Server> {
    const secureContext = createSecureContext({ cert, key, ...VERSIONS });
    const server = createServer((raw) => {
      let secret: Buffer = Buffer.alloc(0);
      new TLSSocket(
        raw.on("error", () => undefined),
        { isServer: true, secureContext },
      )
        .on("keylog", (line: Buffer) => {
          secret = secretIn(line, "SERVER") ?? secret;
        })
        .on("error", () => undefined)
        .once("data", () => answer(new TlsRecords(raw, secret)));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return server;
  }

  #useSecret(): void {
    this.#key = expand(this.#secret, "key", KEY_BYTES);
    this.#iv = expand(this.#secret, "iv", IV_BYTES);
    this.#sent = 0;
  }

  #record(type: number, content: Buffer): Buffer {
    const TAG_BYTES = 16;
    const nonce = Buffer.from(this.#iv);
    nonce.writeUInt32BE((nonce.readUInt32BE(IV_BYTES - 4) ^ this.#sent++) >>> 0, IV_BYTES - 4);
    const head = Buffer.from([APPLICATION_DATA, 3, 3, 0, 0]);
    head.writeUInt16BE(content.length + 1 + TAG_BYTES, 3);
    const cipher = createCipheriv("aes-128-gcm", this.#key, nonce).setAAD(head);
    return Buffer.concat([head, cipher.update(Buffer.concat([content, Buffer.from([type])])), cipher.final(), cipher.getAuthTag()]);
  }

  /** So many tickets, each as short as can be (RFC 8446, 4.6.1), in one record. */
  tickets(count: number): Buffer {
    const ticket = Buffer.from([4, 0, 0, 14, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 1, 65, 0, 0]);
    return this.#record(HANDSHAKE, Buffer.concat(Array<Buffer>(count).fill(ticket)));
  }

  /** This side takes its next keys; the other one is not asked to. */
  keyChange(): Buffer {
    const KEY_UPDATE = 24;
    const record = this.#record(HANDSHAKE, Buffer.from([KEY_UPDATE, 0, 0, 1, 0]));
    this.#secret = expand(this.#secret, "traffic upd", 32);
    this.#useSecret();
    return record;
  }

  data(content: string | Buffer): Buffer {
    return this.#record(APPLICATION_DATA, Buffer.from(content));
  }
}
