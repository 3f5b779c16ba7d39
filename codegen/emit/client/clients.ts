/** Emits the typed clients: a module for each group version, the set of them all, the vendor names they need, their binary codecs. */
import type { EmitterContext } from "../emitter-context.js";
import type { OutputFile } from "../output-file.js";
import { emitClientset } from "./clientset.js";
import { emitClientCodecs } from "./codecs.js";
import { emitGroupVersions } from "./group-versions.js";
import { emitClientProfiles } from "./profiles.js";

export function emitClients(context: EmitterContext): OutputFile[] {
  return [...emitGroupVersions(context), emitClientset(context), emitClientProfiles(context), emitClientCodecs(context)];
}
