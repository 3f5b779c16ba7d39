/** What `orch/testing` loads of the server's package. */
import { loadProgram } from "../load-program.js";
import type { ServerEntry } from "./server-entry.js";

const { program, keepCompiled } = loadProgram(new URL(".", import.meta.url).href);

export const startServer: ServerEntry["startServer"] = async (argv, options) => {
  const started = await program.startServer(argv, options);
  setImmediate(keepCompiled);
  return started;
};
