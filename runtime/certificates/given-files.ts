/** Files that the operator names: read, and refused by the name of their flag when they are not what they should be. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import type { KeyPair } from "./key-pair.js";

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** What is wrong with a file that cannot be read. */
const READING_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EACCES: "permission denied",
  EISDIR: "is a directory",
};

/** Where a certificate and its key are. */
export interface PairOfNames {
  readonly certificate: string;
  readonly key: string;
}

/** The serving certificate and its key. Throws an Error that names flag and file when they cannot be used. */
export const readServingPair = (files: PairOfNames): Promise<KeyPair> =>
  readCertificateAndKey({ certificate: "tls-cert-file", key: "tls-private-key-file" }, files);

/** A certificate and its key, named by these flags. Throws an Error that names flag and file when they cannot be used. */
export async function readCertificateAndKey(flags: PairOfNames, files: PairOfNames): Promise<KeyPair> {
  const [certificate, key] = await Promise.all([readGiven(flags.certificate, files.certificate), readGiven(flags.key, files.key)]);
  const leaf = parsed(flags.certificate, files.certificate, "PEM certificate", () => new X509Certificate(certificate));
  const secret = parsed(flags.key, files.key, "PEM private key", () => createPrivateKey(key));
  if (!leaf.checkPrivateKey(secret)) {
    throw new Error(`flag --${flags.key}: ${files.key}: is not the key of the certificate in ${files.certificate}`);
  }
  return { certificate, key };
}

/** Whether the file of the operator is there at all. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/** A PEM bundle of authorities. Throws as {@link readServingPair} does. */
export async function readAuthorities(flag: string, file: string): Promise<string> {
  const text = await readGiven(flag, file);
  parsed(flag, file, "PEM certificates", () => {
    const blocks = text.match(CERTIFICATE) ?? [];
    if (blocks.length === 0) throw new Error("empty");
    for (const block of blocks) new X509Certificate(block);
  });
  return text;
}

async function readGiven(flag: string, path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Error(`flag --${flag}: ${path}: ${READING_FAULTS[code] ?? message}`);
  }
}

function parsed<T>(flag: string, path: string, what: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new Error(`flag --${flag}: ${path}: holds no ${what}`);
  }
}
