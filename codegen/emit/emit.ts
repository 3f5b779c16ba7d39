/** Third stage of the generator: the model becomes files, one emitter per artefact. */
import { emitClients } from "./client/clients.js";
import type { EmitterContext } from "./emitter-context.js";
import { emitHandlers } from "./handlers.js";
import { emitIndexModules } from "./index-modules.js";
import { emitOpenApi } from "./openapi/openapi.js";
import type { OutputFile } from "./output-file.js";
import { emitProtoFiles } from "./proto-files.js";
import { emitProtobuf } from "./protobuf.js";
import { emitReadme } from "./readme.js";
import { emitSchemas } from "./schemas.js";
import { emitTypes } from "./types.js";
import { emitValidators } from "./validators.js";

const EMITTERS: readonly ((context: EmitterContext) => OutputFile[])[] = [
  emitTypes,
  emitSchemas,
  emitValidators,
  emitProtobuf,
  emitHandlers,
  emitIndexModules,
  emitClients,
  emitProtoFiles,
  emitOpenApi,
  emitReadme,
];

export function emit(context: EmitterContext): OutputFile[] {
  return EMITTERS.flatMap((emitter) => emitter(context));
}
