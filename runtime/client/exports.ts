/** What programs get of the client beside the generated classes. */
export * from "./call-options.js";
export type { CommandResult, CommandStreams, TerminalSize } from "./command.js";
export { type ApiRequest, type ApiSocketRequest, type CallOptions, Connection, type ConnectionOptions } from "./connection.js";
export {
  basicAuth,
  bearerToken,
  type Credential,
  type Credentials,
  clientCertificate,
  fixedCredentials,
  type Impersonation,
} from "./credentials.js";
export { type DiscoveredResource, Discovery } from "./discovery.js";
export { DynamicClient } from "./dynamic-client.js";
export { type Encoding, jsonEncoding, type RequestBody } from "./encoding.js";
export * from "./errors.js";
export { extractApplied } from "./extract.js";
export { fetchTransport } from "./fetch-transport.js";
export type { ForwardedPort } from "./forwarded-port.js";
export { type Handlers, Informer, type InformerOptions } from "./informer/informer.js";
export { type Indexer, type Indexers, keyOf, type ReadonlyStore } from "./informer/object-store.js";
export { Controller, type ControllerOptions } from "./kit/controller.js";
export { EventRecorder, type EventRecorderOptions } from "./kit/event-recorder.js";
export { addFinalizer, hasFinalizer, isBeingDeleted, removeFinalizer } from "./kit/finalizers.js";
export { LeaderElection, type LeaderElectionOptions } from "./kit/leader-election.js";
export { controllerOf, isControlledBy, ownerKeys, ownerReference } from "./kit/owners.js";
export { WorkQueue, type WorkQueueOptions } from "./kit/work-queue.js";
export type { MessageSocket, SocketAnswer, SocketRequest } from "./message-socket.js";
export type * from "./object-types.js";
export { Backoff, type BackoffOptions } from "./pause.js";
export type { ClientProfile } from "./profile.js";
export type { ResourceClient, SubresourceClient } from "./resource-client.js";
export type { GroupVersionKind, ResourceDescriptor } from "./resource-descriptor.js";
export type * from "./resource-types.js";
export { type RetryOptions, retryOnConflict, retryWhen } from "./retry.js";
export { type EndingToken, type RotatingTokenOptions, rotatingToken } from "./rotating-token.js";
export { type ClientCertificate, type Transport, TransportError, type TransportRequest, type TransportResponse } from "./transport.js";
export type { Watch, WatchEvent } from "./watch.js";
