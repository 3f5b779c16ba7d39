/** All that a server is made of, as one module: each file that a start loads besides takes a millisecond. */
export * as shipped from "../../generated/index.js";
export { createDiscovery } from "../endpoints/documents/discovery.js";
export { startServer } from "../server.js";
