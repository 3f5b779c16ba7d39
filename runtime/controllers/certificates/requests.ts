/** Certificate requests as the control loops read and write them. */
import type { CertificateSigningRequest } from "../../../generated/certificates/v1/types.js";
import { readSigningRequest, type SigningRequest } from "../../certificates/signing-request.js";
import { isConflict, isNotFound } from "../../client/errors.js";
import { WorkQueue } from "../../client/kit/work-queue.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { CacheFollower } from "../../registry/followers/cache-follower.js";
import { objectKey } from "../../registry/keys.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import type { Controller, ControllerOptions } from "../controller.js";

/** What the loops look at of a request; fields are there as the definition says. */
export interface CertificateRequest {
  readonly metadata: ApiObject["metadata"];
  readonly spec: {
    readonly request: string;
    readonly signerName: string;
    readonly expirationSeconds?: number;
    readonly usages?: readonly string[];
    readonly username?: string;
    readonly uid?: string;
    readonly groups?: readonly string[];
    readonly extra?: Readonly<Record<string, readonly string[]>>;
  };
  readonly status?: { readonly conditions?: readonly Condition[]; readonly certificate?: string };
}

export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastUpdateTime?: string | null;
}

export const conditionOf = ({ status }: CertificateRequest, type: string): Condition | undefined =>
  status?.conditions?.find((condition) => condition.type === type);

export const isIssued = ({ status }: CertificateRequest): boolean => (status?.certificate ?? "") !== "";

/** Nobody has decided about it, refused it or issued anything. */
export const isPending = (request: CertificateRequest): boolean =>
  !isIssued(request) && ["Approved", "Denied", "Failed"].every((type) => conditionOf(request, type) === undefined);

/** What is asked for. Throws SigningRequestError. */
export const contentOf = ({ spec }: CertificateRequest): SigningRequest => readSigningRequest(Buffer.from(spec.request, "base64"));

/** The requests that there are. */
export class CertificateRequests {
  constructor(
    private readonly options: ControllerOptions,
    readonly store: ResourceStore,
  ) {}

  /** Undefined on a server that serves no certificate requests. */
  static of(options: ControllerOptions): CertificateRequests | undefined {
    const group = `certificates.${options.registry.profile.groupDomain}`;
    const store = options.registry.stored(group, "v1", "certificatesigningrequests")?.store;
    return store === undefined ? undefined : new CertificateRequests(options, store);
  }

  /** The present state. Not to be mutated. */
  async get(name: string): Promise<CertificateRequest | undefined> {
    const object = await this.store.cache.get(objectKey(this.store.prefix, "", name))?.read();
    return object as unknown as CertificateRequest | undefined;
  }

  /** Works on each request once at the start and again after each change; failures are told and tried again. */
  run(parallel: number, work: (name: string, queue: WorkQueue) => Promise<void>): Controller {
    const queue: WorkQueue = new WorkQueue({ parallel, work: (name) => work(name, queue), failed: this.options.failed });
    const follower = new CacheFollower({
      store: this.store,
      present: ({ name }) => queue.add(name),
      changed: ({ current }) => {
        if (current !== undefined) queue.add(current.name);
      },
    });
    return {
      stop: () => {
        follower.close();
        queue.close();
      },
    };
  }

  /** Adds to the status of exactly the state that was decided upon; nothing when that is another by now, which is looked at anew. */
  async write(request: CertificateRequest, subresource: "approval" | "status", added: Added): Promise<void> {
    const { status } = request;
    const conditions = [...(status?.conditions ?? []), ...(added.condition === undefined ? [] : [added.condition])];
    const certificate = added.certificate === undefined ? {} : { certificate: Buffer.from(added.certificate).toString("base64") };
    const changed = { ...request, status: { ...status, ...(conditions.length === 0 ? {} : { conditions }), ...certificate } };
    const { certificateSigningRequests } = this.options.clients.certificates.v1;
    await unlessChanged(
      certificateSigningRequests[subresource].replace(request.metadata.name as string, changed as unknown as CertificateSigningRequest),
    );
  }

  /** Deletes exactly the state that was decided upon. */
  async delete(request: CertificateRequest): Promise<void> {
    const { name, uid = "", resourceVersion = "" } = request.metadata;
    const { certificateSigningRequests } = this.options.clients.certificates.v1;
    await unlessChanged(certificateSigningRequests.delete(name as string, { preconditions: { uid, resourceVersion } }));
  }
}

async function unlessChanged(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isNotFound(error) && !isConflict(error)) throw error;
  }
}

export interface Added {
  readonly condition?: Condition;
  /** PEM. */
  readonly certificate?: string;
}
