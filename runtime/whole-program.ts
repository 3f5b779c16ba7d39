/** All of the server as one script, for the command and for tests; what is imported dynamically runs only when it is asked for. */
export { keepYoung } from "./aside/young-objects.js";
export { run } from "./program.js";
export { startServer } from "./testing/testing-server.js";
