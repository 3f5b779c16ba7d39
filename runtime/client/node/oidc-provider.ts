/** The `oidc` auth-provider of configuration files: an identity token, renewed by its refresh token (OpenID Connect Core, 12). */
import { parseJsonText } from "../../definition/json-text.js";
import type { Credential, Credentials } from "../credentials.js";
import { ConfigurationError } from "../errors.js";
import { nodeTransport } from "./node-transport.js";

/** Used up a little before its end, as clocks differ. */
const EARLY_MS = 10_000;

type Config = Readonly<Record<string, string>>;

/** What is renewed is kept for the life of the process; the file is left as it is. */
export class OidcProvider implements Credentials {
  #credential: Credential | undefined;
  #token: string;
  #refreshToken: string | undefined;
  #renewing: Promise<Credential> | undefined;

  /** Throws ConfigurationError without `idp-issuer-url`, `client-id`, and one of `id-token` and `refresh-token`. */
  constructor(
    private readonly config: Config,
    /** PEM of the authorities that the issuer's certificate is checked by; by default those of the machine. */
    private readonly authority?: string,
  ) {
    for (const name of ["idp-issuer-url", "client-id"]) {
      if (!config[name]) throw new ConfigurationError(`auth-provider oidc: ${name} is missing`);
    }
    this.#token = config["id-token"] ?? "";
    this.#refreshToken = config["refresh-token"];
    if (this.#token === "" && !this.#refreshToken) throw new ConfigurationError("auth-provider oidc: id-token or refresh-token is missing");
  }

  current(): Credential | Promise<Credential> {
    if (this.#token !== "" && expiryOf(this.#token) - EARLY_MS > Date.now()) {
      this.#credential ??= { authorization: `Bearer ${this.#token}` };
      return this.#credential;
    }
    return this.#renew();
  }

  async refused(credential: Credential): Promise<boolean> {
    if (!this.#refreshToken) return false;
    if (credential === this.#credential) await this.#renew();
    return true;
  }

  #renew(): Promise<Credential> {
    this.#renewing ??= this.#ask().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #ask(): Promise<Credential> {
    if (!this.#refreshToken) throw new ConfigurationError("auth-provider oidc: the id-token has expired and there is no refresh-token");
    const issuer = (this.config["idp-issuer-url"] as string).replace(/\/$/, "");
    const discovered = await this.#json(`${issuer}/.well-known/openid-configuration`);
    const endpoint = discovered["token_endpoint"];
    if (typeof endpoint !== "string" || !URL.canParse(endpoint))
      throw new ConfigurationError(`auth-provider oidc: ${issuer} names no token endpoint`);
    const form = new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: this.#refreshToken,
      client_id: this.config["client-id"] as string,
      ...(this.config["client-secret"] ? { client_secret: this.config["client-secret"] } : {}),
    });
    const answer = await this.#json(endpoint, form.toString());
    if (typeof answer["id_token"] !== "string") throw new ConfigurationError("auth-provider oidc: the token endpoint gave no id_token");
    if (typeof answer["refresh_token"] === "string") this.#refreshToken = answer["refresh_token"];
    this.#token = answer["id_token"];
    this.#credential = { authorization: `Bearer ${this.#token}` };
    return this.#credential;
  }

  /** A document, or the answer to a form. What a refusal says is not shown: it may repeat what was sent. */
  async #json(address: string, form?: string): Promise<Record<string, unknown>> {
    const { origin, pathname, search } = new URL(address);
    const transport = nodeTransport({ server: origin, tls: this.authority === undefined ? {} : { authority: this.authority } });
    const type = { "content-type": "application/x-www-form-urlencoded" };
    try {
      const response = await transport.send({
        path: `${pathname}${search}`,
        ...(form === undefined ? { method: "GET", headers: {} } : { method: "POST", headers: type, body: form }),
      });
      const bytes = await response.bytes();
      if (response.status >= 300) throw new ConfigurationError(`auth-provider oidc: ${origin} answered ${response.status}`);
      return parseJsonText(Buffer.from(bytes).toString("utf8")) as Record<string, unknown>;
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new ConfigurationError(`auth-provider oidc: ${origin} answered with something else than JSON`);
      throw error;
    } finally {
      transport.close();
    }
  }
}

/** Milliseconds since the epoch; 0 for what is no token with an end. */
function expiryOf(token: string): number {
  try {
    const claims = parseJsonText(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as { exp?: unknown };
    return typeof claims.exp === "number" ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
}
