/** Credentials that lie in files: tokens and certificates that somebody else renews. */
import { readFile } from "node:fs/promises";
import type { Credential, Credentials } from "../credentials.js";
import { ConfigurationError } from "../errors.js";

/** A file is looked at again after this time, so that a token that was rotated is used well before the old one ends. */
const REREAD_AFTER_MS = 60_000;

/** A bearer token in a file. After a 401 the file is read at once; when it cannot be read, the last token goes on being used. */
export class TokenFile implements Credentials {
  #credential: Credential | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Credential> | undefined;

  constructor(
    private readonly path: string,
    private readonly now: () => number = () => performance.now(),
    /** Used until the file can be read. */
    instead?: string,
  ) {
    if (instead) this.#credential = { authorization: `Bearer ${instead}` };
  }

  current(): Credential | Promise<Credential> {
    if (this.#credential !== undefined && this.now() - this.#readAt < REREAD_AFTER_MS) return this.#credential;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async refused(credential: Credential): Promise<boolean> {
    this.#readAt = Number.NEGATIVE_INFINITY;
    return (await this.current()).authorization !== credential.authorization;
  }

  async #read(): Promise<Credential> {
    try {
      const token = (await readFile(this.path, "utf8")).trim();
      if (token === "") throw new ConfigurationError(`${this.path} holds no token`);
      if (this.#credential?.authorization !== `Bearer ${token}`) this.#credential = { authorization: `Bearer ${token}` };
    } catch (cause) {
      if (this.#credential === undefined) throw cause instanceof ConfigurationError ? cause : unreadable(this.path, cause);
    }
    this.#readAt = this.now();
    return this.#credential as Credential;
  }
}

/** The text of a file that a configuration names. */
export async function readNamedFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

const unreadable = (path: string, cause: unknown): ConfigurationError =>
  new ConfigurationError(`cannot read ${path}: ${(cause as NodeJS.ErrnoException).code ?? "failed"}`, { cause });
