/** Cells of endpoint slices. */
import type { EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { firstFew } from "../listed.js";

/** Numbers of the ports; `*` for every port. */
export const slicePorts: ComputedCell = (object) => {
  const ports = (object as unknown as EndpointSlice).ports ?? [];
  return firstFew(
    ports.map(({ port }) => (port === undefined ? "*" : String(port))),
    "<unset>",
  );
};

/** Addresses of the endpoints. */
export const sliceEndpoints: ComputedCell = (object) => {
  const endpoints = (object as unknown as EndpointSlice).endpoints ?? [];
  return firstFew(
    endpoints.flatMap(({ addresses }) => addresses ?? []),
    "<unset>",
  );
};
