/** Emits the page that says what lives in the output folder. */
import type { EmitterContext } from "./emitter-context.js";
import type { OutputFile } from "./output-file.js";

const PAGE = `# generated

What \`make generate\` made of the definitions. Never edited by hand: \`make verify\` fails when it is not current.

| path | what it holds |
|---|---|
| \`<group>/<version>/<file>/\` | what comes of one file of definitions: |
| … \`types.ts\` | an interface for each type; \`<group>/<version>/types.ts\` has those of all files |
| … \`schemas.ts\` | the schema trees that conforming, defaulting, merging and patching go by |
| … \`validators.ts\` | structural rules as standalone code |
| … \`protobuf.ts\` | binary encoding, from and to the JSON object model |
| … \`handler.ts\` | what the server needs to handle requests on the kind, columns included, under a vendor profile's names |
| \`meta-types.ts\`, \`vendor-profiles.ts\`, \`feature-gates.ts\` | kinds that are no resources; the profiles; the gates |
| \`client/\` | typed clients, a file for each resource, for programs that use the API; \`protobuf.ts\` for those that speak the binary form |
| \`openapi/\` | OpenAPI documents in parts, one of each definition file, vendor names as templates, of which the build makes what is sent |
| \`proto/\` | published \`.proto\` files, vendor names as templates |
| \`index.ts\` | all that the server imports |

Imports the types of \`runtime/definition\` and the doors \`runtime/codec/generated-doorway.ts\` and, below \`client/\`,
\`runtime/client/generated-doorway.ts\`, nothing else.
`;

export function emitReadme(_context: EmitterContext): OutputFile[] {
  return [{ path: "README.md", content: PAGE }];
}
