/** Credentials from a program (specification: Client credential plugin). */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parse } from "yaml";
import { parseJsonText } from "../../definition/json-text.js";
import type { Credential, Credentials } from "../credentials.js";
import { ConfigurationError } from "../errors.js";
import type { ClusterEntry, ExecEntry } from "../kubeconfig.js";
import type { ClientProfile } from "../profile.js";

export interface ExecPluginOptions {
  readonly exec: ExecEntry;
  readonly profile: ClientProfile;
  /** Name of the user in the configuration, for messages. */
  readonly user: string;
  /** Directory of the configuration's file: a command with a separator starts there. */
  readonly directory: string | undefined;
  /** What the plug-in is told when it asks for it; `certificate-authority-data` is filled in already. */
  readonly cluster: ClusterEntry;
  /** Whether standard input may be offered; default: whether it is a terminal. */
  readonly terminal?: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

interface ExecStatus {
  readonly token?: string | null;
  readonly clientCertificateData?: string | null;
  readonly clientKeyData?: string | null;
  readonly expirationTimestamp?: string | null;
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const IN_A_HEADER = /^[\t\x20-\x7e\x80-\xff]*$/;

type InteractiveMode = "Never" | "IfAvailable" | "Always";

/** More output than this is no credential. */
const LARGEST_OUTPUT_BYTES = 4 * 1024 * 1024;

/** Runs the program when there is no credential, when it has expired, and after a 401; once for all requests that wait. */
export class ExecPlugin implements Credentials {
  readonly #apiVersion: string;
  readonly #command: string;
  readonly #interactive: boolean;
  #credential: Credential | undefined;
  #expires: number | undefined;
  #running: Promise<Credential> | undefined;

  /** Throws ConfigurationError for a configuration that cannot work. */
  constructor(private readonly options: ExecPluginOptions) {
    const { exec, profile, user, directory } = options;
    if (!exec.command) throw new ConfigurationError(`command must be specified for ${user} to use exec authentication plugin`);
    if (!exec.apiVersion) throw new ConfigurationError(`apiVersion must be specified for ${user} to use exec authentication plugin`);
    const group = `client.authentication.${profile.groupDomain}`;
    if (![`${group}/v1`, `${group}/v1beta1`].includes(exec.apiVersion)) {
      throw new ConfigurationError(`invalid apiVersion ${JSON.stringify(exec.apiVersion)}: must be ${group}/v1 or ${group}/v1beta1`);
    }
    this.#apiVersion = exec.apiVersion;
    this.#command = /[/\\]/.test(exec.command) ? resolve(directory ?? ".", exec.command) : exec.command;
    this.#interactive = isInteractive(modeOf(exec, user), options.terminal ?? process.stdin.isTTY === true);
  }

  current(): Credential | Promise<Credential> {
    const now = (this.options.now ?? Date.now)();
    if (this.#credential !== undefined && (this.#expires === undefined || now < this.#expires)) return this.#credential;
    return this.#refresh();
  }

  async refused(credential: Credential): Promise<boolean> {
    // Another request may have seen to it meanwhile.
    if (credential === this.#credential) await this.#refresh();
    return true;
  }

  #refresh(): Promise<Credential> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #ask(): Promise<Credential> {
    const status = this.#statusOf(await this.#run());
    const { token, clientCertificateData, clientKeyData, expirationTimestamp } = status;
    this.#expires = expirationTimestamp ? Date.parse(expirationTimestamp) : undefined;
    this.#credential = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(clientCertificateData && clientKeyData ? { certificate: { certificate: clientCertificateData, key: clientKeyData } } : {}),
    };
    return this.#credential;
  }

  /** Checks what the program has printed; messages tell nothing of it but its version. */
  #statusOf(output: string): ExecStatus {
    const { apiVersion, kind, status } = parseOutput(output);
    if (kind !== undefined && kind !== "ExecCredential") throw new ConfigurationError("exec plugin printed no ExecCredential");
    if (apiVersion !== this.#apiVersion) {
      throw new ConfigurationError(
        `exec plugin is configured to use API version ${this.#apiVersion}, plugin returned version ${String(apiVersion)}`,
      );
    }
    if (status === undefined || status === null) throw new ConfigurationError("exec plugin didn't return a status field");
    const { token, clientCertificateData, clientKeyData, expirationTimestamp } = status;
    for (const [name, value] of Object.entries({ token, clientCertificateData, clientKeyData, expirationTimestamp })) {
      if (value !== undefined && value !== null && typeof value !== "string")
        throw new ConfigurationError(`exec plugin returned a status whose ${name} is no text`);
    }
    if (!token && !clientCertificateData && !clientKeyData)
      throw new ConfigurationError("exec plugin didn't return a token or cert/key pair");
    if (!clientCertificateData !== !clientKeyData) throw new ConfigurationError("exec plugin returned only certificate or key, not both");
    if (token && !IN_A_HEADER.test(token)) throw new ConfigurationError("exec plugin returned a token that no header can carry");
    if (typeof expirationTimestamp === "string" && !isTime(expirationTimestamp))
      throw new ConfigurationError("exec plugin returned an expirationTimestamp that is no time");
    return status;
  }

  #run(): Promise<string> {
    const { exec, profile } = this.options;
    const information = { kind: "ExecCredential", apiVersion: this.#apiVersion, spec: this.#spec() };
    const given = Object.fromEntries((exec.env ?? []).map(({ name, value }) => [name, value]));
    const env = { ...process.env, ...given, [`${profile.environmentPrefix}_EXEC_INFO`]: JSON.stringify(information) };
    return new Promise((resolvePromise, reject) => {
      const child = spawn(this.#command, [...(exec.args ?? [])], {
        env,
        stdio: [this.#interactive ? "inherit" : "ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.length > LARGEST_OUTPUT_BYTES) child.kill();
      });
      child.once("error", (error: NodeJS.ErrnoException) => reject(this.#failure(error.code)));
      child.once("close", (code, signal) => {
        if (code === 0) resolvePromise(output);
        else reject(new ConfigurationError(`exec: executable ${exec.command} failed with ${code === null ? signal : `exit code ${code}`}`));
      });
    });
  }

  #spec(): object {
    const { cluster, exec, profile } = this.options;
    if (exec.provideClusterInfo !== true) return { interactive: this.#interactive };
    const config = cluster.extensions?.find(({ name }) => name === `client.authentication.${profile.groupDomain}/exec`)?.extension;
    const names = [
      "server",
      "tls-server-name",
      "insecure-skip-tls-verify",
      "certificate-authority-data",
      "proxy-url",
      "disable-compression",
    ] as const;
    const told = Object.fromEntries(names.filter((name) => cluster[name]).map((name) => [name, cluster[name]]));
    return { cluster: { ...told, ...(config === undefined ? {} : { config }) }, interactive: this.#interactive };
  }

  #failure(code: string | undefined): ConfigurationError {
    const { command, installHint } = this.options.exec;
    if (code !== "ENOENT") return new ConfigurationError(`exec: executable ${command} cannot be run: ${code ?? "failed"}`);
    return new ConfigurationError(`exec: executable ${command} not found${installHint ? `\n\n${installHint}` : ""}`);
  }
}

function modeOf(exec: ExecEntry, user: string): InteractiveMode {
  const mode = exec.interactiveMode || undefined;
  if (mode === "Never" || mode === "IfAvailable" || mode === "Always") return mode;
  if (mode !== undefined) throw new ConfigurationError(`invalid interactiveMode for ${user}: ${JSON.stringify(mode)}`);
  if (exec.apiVersion?.endsWith("/v1"))
    throw new ConfigurationError(`interactiveMode must be specified for ${user} to use exec authentication plugin`);
  return "IfAvailable";
}

function isInteractive(mode: InteractiveMode, terminal: boolean): boolean {
  if (mode === "Always" && !terminal)
    throw new ConfigurationError("exec plugin cannot support interactive mode: standard input is not a terminal");
  return mode !== "Never" && terminal;
}

const isTime = (text: string): boolean => RFC_3339.test(text) && !Number.isNaN(Date.parse(text));

function parseOutput(output: string): { apiVersion?: unknown; kind?: unknown; status?: ExecStatus | null } {
  try {
    const parsed: unknown = fromJsonOrYaml(output);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // The parser's message would show what was printed.
  }
  throw new ConfigurationError("exec plugin printed no ExecCredential");
}

/** kubectl takes both, and tells them apart by how they begin. */
const fromJsonOrYaml = (text: string): unknown =>
  text.trimStart().startsWith("{") ? parseJsonText(text) : parse(text, { logLevel: "silent" });
