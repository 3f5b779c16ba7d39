/** An authority of a test's own, for servers to know clients by: `--client-ca-file`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { ApiClient, type Credentials } from "./api-client.js";
import type { TestServer } from "./server.js";

type KnownServer = Pick<TestServer, "url" | "credentials">;

export interface ClientAuthority {
  /** The flag that makes a server know its clients. */
  readonly flag: string;
  /** PEM. */
  readonly certificate: string;
  /** A client who proves to be this user, in these groups. */
  client(server: KnownServer, user: string, ...groups: string[]): Promise<ApiClient>;
  /** What such a client proves it by. */
  credentials(server: KnownServer, user: string, ...groups: string[]): Promise<Credentials>;
  /** Closes the clients, removes the file. */
  close(): void;
}

export async function clientAuthority(): Promise<ClientAuthority> {
  const authority = await issueAuthority("clients", Date.now());
  const folder = mkdtempSync(join(tmpdir(), "orch-clients-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, authority.certificate);
  const clients: ApiClient[] = [];
  const credentials: ClientAuthority["credentials"] = async (server, user, ...groups) => {
    const request = { commonName: user, organizations: groups, usage: "client" as const, names: [] };
    const { certificate: cert, key } = await issueCertificate(authority, request, Date.now());
    return { ca: server.credentials.ca, cert, key };
  };
  return {
    flag: `--client-ca-file=${file}`,
    certificate: authority.certificate,
    credentials,
    async client(server, user, ...groups) {
      const client = new ApiClient(server.url, await credentials(server, user, ...groups));
      clients.push(client);
      return client;
    },
    close() {
      for (const client of clients) client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
