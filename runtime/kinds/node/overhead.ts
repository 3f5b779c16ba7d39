/** What running a pod of a runtime class takes: amounts of resources that containers may have. */
import type { Overhead } from "../../../generated/node/v1/types.js";
import type { TypeHook } from "../../registry/type-hook.js";
import { resourceErrors } from "../core/pods/pod-resources.js";

export const runtimeClassOverheadHook: TypeHook<Overhead> = {
  validate: ({ podFixed }, _old, path, { profile }) => (podFixed === undefined ? [] : resourceErrors({ limits: podFixed }, path, profile)),
};
