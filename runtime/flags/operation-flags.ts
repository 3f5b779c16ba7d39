/** Flags of limits, lifecycle and logging. */
import { duration, integer, oneOf } from "./values.js";

const MAXIMUM_COUNT = 1_000_000;
const SECOND = 1000;

export const limitFlags = {
  "max-requests-inflight": {
    value: "count",
    help: "Requests that only read, served at once; more get 429. 0 is no limit.",
    default: "400",
    parse: integer(0, MAXIMUM_COUNT),
  },
  "max-mutating-requests-inflight": {
    value: "count",
    help: "Requests that write, served at once; more get 429. 0 is no limit.",
    default: "200",
    parse: integer(0, MAXIMUM_COUNT),
  },
  "request-timeout": {
    value: "duration",
    help: "How long a request may take, watches apart, before it is answered with 504.",
    default: "1m0s",
    parse: duration(SECOND),
  },
  "min-request-timeout": {
    value: "seconds",
    help: "Watches without a timeout of their own end after a random time from this to twice this.",
    default: "1800",
    parse: integer(1, 31_536_000),
  },
} as const;

export const lifecycleFlags = {
  "shutdown-delay-duration": {
    value: "duration",
    help: "After SIGTERM, how long requests are still served while readyz already fails.",
    default: "0s",
    parse: duration(0),
  },
  "livez-grace-period": {
    value: "duration",
    help: "How long after the start livez does not fail for checks that are still starting.",
    default: "0s",
    parse: duration(0),
  },
} as const;

export const loggingFlags = {
  "log-level": {
    value: "level",
    help: "Least severe messages logged: trace, debug, info, warn, error or silent.",
    default: "info",
    parse: oneOf("trace", "debug", "info", "warn", "error", "silent"),
  },
  v: {
    value: "number",
    help: "Verbosity in the field's numbers: 2 logs debug messages too, 4 and more every request. Wins over --log-level when above 0.",
    default: "0",
    parse: integer(0, 10),
  },
} as const;
