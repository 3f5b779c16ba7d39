/** The authority that a signer signs with: two files of the operator or of the server itself, which may be others tomorrow. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { KeyPair } from "./key-pair.js";

/** Paths of PEM files; of several certificates the first counts. */
export interface AuthorityFiles {
  readonly certificate: string;
  readonly key: string;
}

export interface Authority extends KeyPair {
  readonly parsed: X509Certificate;
}

/** Looks at its files whenever it is asked for, and keeps the last pair that could be used. */
export class SigningAuthority {
  #current: Authority | undefined;
  /** What was last told of, so that it is told once. */
  #told = "";

  /** `failed` is told of files that cannot be used while an earlier pair is. */
  constructor(
    private readonly files: AuthorityFiles,
    private readonly failed: (reason: Error) => void,
  ) {}

  /** Rejects with an Error that names the file when there never was a pair that can be used. */
  async current(): Promise<Authority> {
    try {
      this.#current = await this.#read();
      this.#told = "";
    } catch (error) {
      const reason = error as Error;
      if (this.#current === undefined) throw reason;
      if (this.#told !== reason.message) this.failed(reason);
      this.#told = reason.message;
    }
    return this.#current;
  }

  async #read(): Promise<Authority> {
    const { files } = this;
    const [certificate, key] = await Promise.all([readText(files.certificate), readText(files.key)]);
    const known = this.#current;
    if (known?.certificate === certificate && known.key === key) return known;
    const parsed = attempt(() => new X509Certificate(certificate), `${files.certificate}: holds no PEM certificate`);
    const secret = attempt(() => createPrivateKey(key), `${files.key}: holds no PEM private key that can be read`);
    if (!parsed.checkPrivateKey(secret)) throw new Error(`${files.key}: is not the key of the certificate in ${files.certificate}`);
    return { certificate, key, parsed };
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Error(`${path}: ${(error as NodeJS.ErrnoException).code ?? "cannot be read"}`);
  }
}

function attempt<T>(read: () => T, failure: string): T {
  try {
    return read();
  } catch {
    throw new Error(failure);
  }
}
