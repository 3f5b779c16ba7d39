/** Emits the vendor names that clients need: a small part of each profile. */
import { basename } from "node:path";
import type { EmitterContext } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { literal } from "../literal.js";
import type { OutputFile } from "../output-file.js";

export function emitClientProfiles(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("client/profiles.ts", `${basename(context.definitions)}/vendor-profiles`, context.runtime);
  for (const profile of context.model.profiles) {
    module.addConstant({
      name: `${profile.name}Profile`,
      type: module.clientType("ClientProfile"),
      doc: `Names of servers that run with \`--vendor-profile=${profile.name}\`.`,
      initializer: literal({
        name: profile.name,
        groupDomain: profile.groupDomain,
        protobufMediaType: profile.protobufMediaType,
        protobufPrefix: profile.protobufPrefix,
        initialEventsEndAnnotation: profile.initialEventsEndAnnotation,
        serviceAccountDirectory: profile.names["serviceAccountMountPath"] ?? "",
        environmentPrefix: profile.name.toUpperCase(),
      }),
    });
  }
  return module.print();
}
