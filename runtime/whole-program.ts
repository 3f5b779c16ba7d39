/** All of the server as one script, for the command and for tests; what is imported dynamically runs only when it is asked for. */
export { tuneHeap } from "./aside/heap-flags.js";
export { run } from "./program.js";
export { startServer } from "./testing/testing-server.js";
