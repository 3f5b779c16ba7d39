/** What a command line asks for: a server, one of the sub-commands, or a text. */
export function askedFor(argv: readonly string[]): "server" | "command" | "help" | "version" {
  const [first] = argv;
  if (first !== undefined && !first.startsWith("-")) return "command";
  if (argv.includes("--help") || argv.includes("-h")) return "help";
  return argv.includes("--version") ? "version" : "server";
}
