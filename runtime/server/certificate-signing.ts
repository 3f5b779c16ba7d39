/** The built-in signers of certificate requests, with the authorities that the flags name or the server's own. */
import { join, resolve } from "node:path";
import { RequestSigner } from "../certificates/request-signer.js";
import { type AuthorityFiles, SigningAuthority } from "../certificates/signing-authority.js";
import type { CertificateSigning } from "../controllers/controller.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { SIGNER_FLAGS } from "../flags/signing-flags.js";
import type { Log } from "../log/log.js";

export interface SigningParts {
  readonly flags: ServerFlags;
  readonly profile: VendorProfile;
  readonly log: Log;
}

/** Throws FlagError for flags that contradict each other, and for given files that cannot be used. */
export async function certificateSigningOf({ flags, profile, log }: SigningParts): Promise<CertificateSigning> {
  const all = givenFiles(flags, "cluster-signing");
  const authorities = new Map<string, SigningAuthority>();
  for (const [role, flag] of Object.entries(SIGNER_FLAGS)) {
    const own = givenFiles(flags, flag);
    if (own !== undefined && all !== undefined) {
      throw new FlagError(
        `--cluster-signing-cert-file and --${flag}-cert-file: cannot specify default and per controller certs at the same time`,
      );
    }
    const failed = (reason: Error): void =>
      log.error("files of a signer cannot be used, the earlier ones are", { signer: profile.names[role], reason: reason.message });
    const authority = new SigningAuthority(own ?? all ?? ownFiles(flags), failed);
    if (own !== undefined || all !== undefined) await requireUsable(authority, own === undefined ? "cluster-signing" : flag);
    authorities.set(profile.names[role] as string, authority);
  }
  const signer = new RequestSigner({ longestLife: flags["cluster-signing-duration"] });
  return {
    sign: (name, order) => {
      const authority = authorities.get(name);
      if (authority === undefined) throw new RangeError(`${name} is none of the built-in signers`);
      return signer.sign(authority, order);
    },
  };
}

type SignerFlag = (typeof SIGNER_FLAGS)[keyof typeof SIGNER_FLAGS] | "cluster-signing";

function givenFiles(flags: ServerFlags, flag: SignerFlag): AuthorityFiles | undefined {
  const [certificate, key] = [flags[`${flag}-cert-file`], flags[`${flag}-key-file`]];
  if ((certificate === "") !== (key === "")) throw new FlagError(`--${flag}-cert-file and --${flag}-key-file must be given together`);
  return certificate === "" ? undefined : { certificate, key };
}

function ownFiles(flags: ServerFlags): AuthorityFiles {
  const directory = flags["cert-dir"] === "" ? join(resolve(flags["data-dir"]), "pki") : resolve(flags["cert-dir"]);
  return { certificate: join(directory, "ca.crt"), key: join(directory, "ca.key") };
}

async function requireUsable(authority: SigningAuthority, flag: string): Promise<void> {
  try {
    await authority.current();
  } catch (error) {
    throw new FlagError(`flags --${flag}-cert-file, --${flag}-key-file: ${(error as Error).message}`);
  }
}
