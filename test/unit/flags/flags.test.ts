import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { STANDARD_CONTROLLERS } from "../../../runtime/definition/controller-names.js";
import type { FeatureGateName } from "../../../runtime/definition/feature-gate.js";
import { parseGoDuration } from "../../../runtime/definition/go-duration.js";
import { resolveFeatureGates } from "../../../runtime/flags/feature-gates.js";
import { FlagError } from "../../../runtime/flags/flag.js";
import { parseServerFlags, serverHelp } from "../../../runtime/flags/server-flags.js";

const declared = { Glow: { stage: "ALPHA" }, Shine: { stage: "BETA", default: false }, Spin: { stage: "GA" } } as const;
const parse = (argv: readonly string[]) => parseServerFlags(argv, declared);

describe("server flags", () => {
  test("VER-16 defaults", () => {
    const flags = parse([]);
    assert.equal(flags["secure-port"], 6443);
    assert.equal(flags["bind-address"], "0.0.0.0");
    assert.equal(flags["anonymous-auth"], true);
    assert.equal(flags["max-requests-inflight"], 400);
    assert.equal(flags["max-mutating-requests-inflight"], 200);
    assert.equal(flags["request-timeout"], 60_000);
    assert.equal(flags["min-request-timeout"], 1800);
    assert.equal(flags["etcd-compaction-interval"], 300_000);
    assert.deepEqual(flags["authorization-mode"], ["Node", "RBAC"]);
  });

  test("the peer's syntax: =, separate values, booleans alone, underscores, repeated lists", () => {
    const flags = parse([
      "--secure-port=0",
      "--bind_address",
      "127.0.0.1",
      "--anonymous-auth",
      "--feature-gates=APIListChunking=false",
      "--feature-gates",
      "ServerSideFieldValidation=true",
      "--runtime-config=api/all,v1/secrets=false",
      "--secure-port=7",
      "-v=2",
    ]);
    assert.deepEqual([flags["secure-port"], flags["bind-address"], flags["anonymous-auth"], flags.v], [7, "127.0.0.1", true, 2]);
    assert.equal(flags["feature-gates"].get("APIListChunking"), false);
    assert.equal(flags["feature-gates"].get("ServerSideFieldValidation"), true);
    assert.deepEqual(
      [...flags["runtime-config"]],
      [
        ["api/all", "true"],
        ["v1/secrets", "false"],
      ],
    );
  });

  for (const [given, running] of [
    [[], STANDARD_CONTROLLERS],
    [["--controllers=*"], STANDARD_CONTROLLERS],
    [["--controllers=*,-namespace"], STANDARD_CONTROLLERS.filter((name) => name !== "namespace")],
    [["--controllers=*", "--controllers=-namespace"], STANDARD_CONTROLLERS.filter((name) => name !== "namespace")],
    [["--controllers=namespace"], ["namespace"]],
    [["--controllers=-namespace,namespace"], []],
    [["--controllers=namespace,-namespace"], ["namespace"]],
    [["--controllers="], []],
  ] as const) {
    test(`${given.join(" ") || "no --controllers"} runs ${running.length} of them`, () => {
      assert.deepEqual([...parse(given).controllers], running);
    });
  }

  for (const [argument, message] of [
    ["--nope", /^unknown flag: --nope\naccepted flags: --secure-port, /],
    ["--secure-prt=1", /^unknown flag: --secure-prt, did you mean --secure-port\?/],
    ["-x", /^unknown flag: -x/],
    ["serve", /^unexpected argument "serve"/],
    ["--data-dir", /^flag needs a value: --data-dir <directory>/],
    ["--secure-port=70000", /^flag --secure-port: invalid value "70000": must be a whole number from 0 to 65535/],
    ["--secure-port=", /^flag --secure-port: invalid value ""/],
    ["--bind-address=localhost", /^flag --bind-address: .*must be an IPv4 or IPv6 address/],
    ["--tls-min-version=VersionTLS99", /^flag --tls-min-version: .*unknown tls version/],
    ["--tls-min-version=VersionTLS11", /^flag --tls-min-version: .*broken and not served/],
    ["--tls-cipher-suites=TLS_NOPE", /^flag --tls-cipher-suites: .*Cipher suite TLS_NOPE not supported or doesn't exist/],
    ["--tls-cipher-suites=TLS_RSA_WITH_AES_128_CBC_SHA", /^flag --tls-cipher-suites: .*has known weaknesses/],
    [
      "--tls-cipher-suites=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
      /^flag --tls-cipher-suites: .*AES_128_GCM_SHA256 cipher that HTTP\/2 requires/,
    ],
    ["--anonymous-auth=maybe", /^flag --anonymous-auth: .*must be true or false/],
    ["--request-timeout=5", /^flag --request-timeout: .*must be a duration such as/],
    ["--request-timeout=1ms", /^flag --request-timeout: .*at least 1000ms/],
    ["--authorization-mode=AlwaysAllow,Maybe", /^flag --authorization-mode: .*AlwaysAllow, AlwaysDeny/],
    ["--authorization-mode=AlwaysAllow,AlwaysAllow", /^flag --authorization-mode: .*twice/],
    ["--feature-gates=Nope=true", /^flag --feature-gates: .*unrecognized feature gate: Nope; accepted gates: .*APIListChunking/],
    ["--feature-gates=DryRun", /^flag --feature-gates: .*key=value/],
    ["--controllers=*,-nope", /^flag --controllers: .*"nope" is not in the list of known controllers: .*garbagecollector/],
    ["--endpoint-reconciler-type=master", /^flag --endpoint-reconciler-type: .*must be one of lease, none/],
    ["--log-level=loud", /^flag --log-level: .*must be one of trace, debug/],
    ["--tls-cert-file=x", /^--tls-cert-file and --tls-private-key-file must be given together/],
  ] as const) {
    test(`${argument} is refused by name`, () => {
      assert.throws(
        () => parse([argument]),
        (error) => error instanceof FlagError && message.test(error.message),
      );
    });
  }

  test("VER-06, VER-15 help groups flags by concern and shows gates with their stage", () => {
    const help = serverHelp({});
    assert.match(help, /^Serving flags:\n\n {4}--secure-port <port>\n {8}Port to serve HTTPS on.* \(default 6443\)$/m);
    assert.match(help, /^ {8}ServerSideFieldValidation=true\|false \(ALPHA - default=false\)$/m);
    assert.match(help, /^ {4}--anonymous-auth\[=<boolean>\]$/m);
  });
});

describe("feature gates", () => {
  test("VER-07, VER-08 defaults follow the stage", () => {
    const gates = resolveFeatureGates(new Map(), {});
    assert.deepEqual([gates.get("APIListChunking"), gates.get("ServerSideFieldValidation"), gates.get("DryRun")], [true, false, true]);
  });

  test("a name that is no gate does not compile", () => {
    const gates = resolveFeatureGates(new Map(), {});
    // @ts-expect-error
    assert.equal(gates.get("APIListChunkin"), undefined);
  });

  test("gates that definitions declare are set like the server's own", () => {
    assert.deepEqual(
      ["Glow", "Shine", "Spin"].map((name) => resolveFeatureGates(new Map(), declared).get(name as FeatureGateName)),
      [false, false, true],
    );
    assert.equal(parse(["--feature-gates=Glow=true"])["feature-gates"].get("Glow" as FeatureGateName), true);
    assert.throws(() => parse(["--feature-gates=Spin=false"]), /cannot set feature gate Spin to false, feature is locked to true/);
    assert.match(serverHelp(declared), /^ {8}Shine=true\|false \(BETA - default=false\)$/m);
  });

  test("a stage's gate sets its gates, but for those named", () => {
    const gates = resolveFeatureGates(new Map(Object.entries({ AllBeta: "false", OpenAPIV3: "true", AllAlpha: "true" })), {});
    assert.deepEqual(
      [gates.get("APIListChunking"), gates.get("OpenAPIV3"), gates.get("ServerSideFieldValidation"), gates.get("DryRun")],
      [false, true, true, true],
    );
  });

  test("ERR-08 a locked gate cannot be disabled", () => {
    assert.throws(
      () => resolveFeatureGates(new Map([["WatchBookmark", "false"]]), {}),
      /cannot set feature gate WatchBookmark to false, feature is locked to true/,
    );
    assert.equal(resolveFeatureGates(new Map([["WatchBookmark", "true"]]), {}).get("WatchBookmark"), true);
  });
});

describe("Go durations", () => {
  for (const [text, milliseconds] of [
    ["0", 0],
    ["300ms", 300],
    ["1.5s", 1500],
    ["5m0s", 300_000],
    ["1h30m", 5_400_000],
    ["-2s", -2000],
    ["+1us", 0.001],
    [".5m", 30_000],
  ] as const) {
    test(text, () => assert.equal(parseGoDuration(text), milliseconds));
  }
  for (const [text, message] of [
    ["", 'time: invalid duration ""'],
    ["x", 'time: invalid duration "x"'],
    ["5", 'time: missing unit in duration "5"'],
    ["5x", 'time: unknown unit "x" in duration "5x"'],
    ["1m5", 'time: missing unit in duration "1m5"'],
    ["-", 'time: invalid duration "-"'],
    ["9999999999h", 'time: invalid duration "9999999999h"'],
  ] as const) {
    test(`${JSON.stringify(text)} is refused`, () => assert.throws(() => parseGoDuration(text), { name: "RangeError", message }));
  }
});

describe("flags of issuers of ID tokens", () => {
  test("OIDC-09 each required claim by itself, whatever it holds", () => {
    const claims = parse(["--oidc-required-claim=a=b,c=d", "--oidc-required-claim", "e==f", "--oidc-required-claim=a=g"])[
      "oidc-required-claim"
    ];
    assert.deepEqual(
      [...claims],
      [
        ["a", "g"],
        ["e", "=f"],
      ],
    );
    assert.deepEqual([...parse(["--oidc-required-claim=a=b,c=d"])["oidc-required-claim"]], [["a", "b,c=d"]]);
    for (const bad of ["tenant", "=x"])
      assert.throws(() => parse([`--oidc-required-claim=${bad}`]), /--oidc-required-claim: .*must be key=value/);
  });

  test("OIDC-01, OIDC-05 RS256 and sub unless told otherwise; algorithms by secrets and none at all are refused", () => {
    const flags = parse([]);
    assert.deepEqual([flags["oidc-signing-algs"], flags["oidc-username-claim"]], [["RS256"], "sub"]);
    assert.deepEqual(parse(["--oidc-signing-algs=RS256", "--oidc-signing-algs=ES256,PS512"])["oidc-signing-algs"], [
      "RS256",
      "ES256",
      "PS512",
    ]);
    for (const bad of ["HS256", "none", "rs256", ""]) assert.throws(() => parse([`--oidc-signing-algs=${bad}`]), /--oidc-signing-algs/);
    assert.throws(() => parse(["--oidc-username-claim="]), /--oidc-username-claim/);
  });
});
