/** The composition root of the thread for large requests: the same generated code, over a registry that asks for everything else. */
import { parentPort, workerData } from "node:worker_threads";
import { definitionFactories, metaTypes, vendorProfiles, virtualKindFactories } from "../generated/index.js";
import type { AsideSettings } from "./aside/messages.js";
import { goBehindOthers } from "./aside/priority.js";
import { workAside } from "./aside/work.js";
import { systemClock } from "./clock/clock.js";
import { systemRandom } from "./clock/random.js";
import { kinds } from "./kinds/index.js";

const settings = workerData as AsideSettings;
const profile = vendorProfiles[settings.profile];
if (parentPort === null || profile === undefined) throw new TypeError("this is the thread for large requests; the server starts it");

goBehindOthers();
workAside({
  port: parentPort,
  profile,
  definitions: definitionFactories.map((create) => create(profile, kinds)),
  hooks: kinds,
  served: new Set(settings.served),
  gates: new Set(settings.gates),
  metaTypes,
  virtualKinds: virtualKindFactories.map((create) => create(profile)),
  clock: systemClock,
  random: systemRandom,
});
