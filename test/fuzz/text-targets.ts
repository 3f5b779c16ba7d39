/** What reads texts that objects hold in fields and annotations, as targets of the fuzzer. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { EvaluationError, ParseError, TypeError as TypeMistake } from "@marcbachmann/cel-js";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import { parseJson, stringifyJson } from "../../runtime/codec/json/json.js";
import { canonicalDuration } from "../../runtime/definition/go-duration.js";
import { isJsonObject, type JsonValue } from "../../runtime/definition/json.js";
import type { ApiObject } from "../../runtime/definition/object-meta.js";
import type { ResourceDefinition } from "../../runtime/definition/resource-definition.js";
import { unchangedSinceLastApplied, withLastApplied } from "../../runtime/fields/managed-fields/last-applied.js";
import { canonicalMicroTime, canonicalTime, TimeError } from "../../runtime/fields/time.js";
import { annotationTypes, readAnnotation } from "../../runtime/kinds/autoscaling/annotations.js";
import { kinds } from "../../runtime/kinds/index.js";
import { itemsOf, membersOf, valueAtPath, valueEnd } from "../../runtime/registry/json-scan.js";
import { resultOf } from "../../runtime/schema/expressions/evaluate.js";
import { imageTag } from "../../runtime/schema/expressions/image.js";
import { isSelector, selectorMatches } from "../../runtime/schema/expressions/selector.js";
import { cronTexts } from "../../runtime/schema/formats/cron.js";
import { formats, formatTexts } from "../../runtime/schema/formats/formats.js";
import { linearPattern } from "../../runtime/schema/linear-patterns.js";
import { canonicalQuantity, QuantityError } from "../../runtime/schema/quantity.js";
import type { FuzzTarget } from "./fuzzer.js";
import { tolerate } from "./tolerate.js";

// As what matches patterns loads it: as an import it would be another one.
const { RE2JSSyntaxException } = createRequire(import.meta.url)("re2js") as typeof import("re2js");

const profile = vendorProfiles["orch"]!;
const definitionsOf = (kind: string): ResourceDefinition[] =>
  definitionFactories.map((create) => create(profile, kinds)).filter((definition) => definition.kind === kind);
const [pod, revision] = [definitionsOf("Pod")[0]!, definitionsOf("ControllerRevision")[0]!];
const ANNOTATION_TYPES = Object.values(
  annotationTypes(definitionsOf("HorizontalPodAutoscaler").find(({ version }) => version === "v2")!.schema),
);
const LAST_APPLIED = "example.com/last-applied";

const parsed = (input: Buffer): JsonValue | undefined => {
  try {
    return JSON.parse(input.toString()) as JsonValue;
  } catch {
    return undefined;
  }
};

/** What is wrong with an expression, or with the values that it meets; anything else is a mistake of who evaluates it. */
const EXPRESSION_MISTAKES = [ParseError, EvaluationError, TypeMistake, QuantityError, RE2JSSyntaxException];
/** Said by the functions of definitions; by this class the engine tells of what it has no room for, too. */
const OWN_MISTAKE = /^(not a URL: |isSet\(\) takes a field)/;
const VARIABLES = { self: { a: 1, c: ["a"], q: "1", i: "a/b:c" }, oldSelf: null, object: {}, oldObject: null };

function evaluate(text: string): void {
  tolerate(
    () => {
      try {
        resultOf(text, VARIABLES);
      } catch (error) {
        if (!(error instanceof RangeError) || !OWN_MISTAKE.test(error.message)) throw error;
      }
    },
    ...EXPRESSION_MISTAKES,
  );
}

/** Members of JSON as they are found in its bytes are those that reading all of it gives. */
function scan(value: JsonValue): void {
  const json = Buffer.from(stringifyJson(value));
  assert.equal(valueEnd(json, 0), json.length);
  if (Array.isArray(value)) {
    const items = [...itemsOf(json, 0)].map(([start, end]) => json.toString("utf8", start, end));
    assert.deepEqual(items, value.map(stringifyJson));
  }
  if (!isJsonObject(value)) return;
  const names = [...membersOf(json, 0)].map(([name]) => JSON.parse(`"${Buffer.from(name, "latin1").toString()}"`) as string);
  assert.deepEqual(names, Object.keys(value));
  for (const name of ["a", "__proto__"]) {
    const member: JsonValue | undefined = Object.hasOwn(value, name) ? value[name] : undefined;
    const expected: JsonValue | undefined = typeof member === "object" && member !== null ? undefined : member;
    assert.deepEqual(valueAtPath(json, [name]), expected);
  }
}

const SCHEDULE_SEEDS = ["*/5 0-3 1,15 * mon-fri", "TZ=Europe/Berlin 0 0 * * *", "@every 1h30m", "@daily", "CRON_TZ=UTC @yearly"];

export const TEXT_TARGETS: readonly FuzzTarget[] = [
  {
    name: "quantities, durations and times",
    seeds: [
      "100m",
      "1.5Gi",
      "-1e3",
      "1h2m3.5s",
      `${"9".repeat(20_000)}x`,
      `${"0".repeat(20_000)}x`,
      "2022-05-03T00:00:02.123456Z",
      "2022-05-03T00:00:02+01:00",
    ],
    tokens: ["0", "9", ".", "-", "+", "e", "E", "Ki", "m", "n", "h", "s", ":", "T", "Z"],
    run(input) {
      const text = input.toString();
      tolerate(() => {
        const canonical = canonicalQuantity(text);
        assert.equal(canonicalQuantity(canonical), canonical);
      }, QuantityError);
      tolerate(() => void canonicalDuration(text), RangeError);
      tolerate(() => void canonicalTime(text), TimeError);
      tolerate(() => void canonicalMicroTime(text), TimeError);
    },
  },
  {
    name: "expressions",
    seeds: [
      "self.a == 1 && has(self.b) ? size(self.c) > 2 : self.c.all(x, x.startsWith('a'))",
      "quantity('1Gi').compareTo(quantity(self.q)) < 0",
      "imageTag(self.i) == 'c' && isSelector({'a': 'b'}) && url('https://a/b').getHost() == 'a'",
      "'a'.matchesLinear('[a') || isMultipleOf(1, 0)",
    ],
    tokens: [
      "(",
      ")",
      "self",
      ".",
      "[",
      "]",
      "&&",
      "||",
      "!",
      "?",
      ":",
      "==",
      "'a'",
      "1",
      "in",
      "has(",
      ".all(x, ",
      "{",
      "}",
      "quantity(",
      "url(",
    ],
    run: (input) => evaluate(input.toString().slice(0, 2048)),
  },
  {
    name: "patterns",
    seeds: [
      "^[a-z]([-a-z0-9]*[a-z0-9])?$",
      "(a|b){1,3}\\p{L}+(?i)c",
      "(?:a{1000}){1000}",
      "a{1000}".repeat(9000),
      "a{1000}".repeat(765),
      "(".repeat(60_000),
      "[a-".repeat(20_000),
    ],
    // Operators bring them, with definitions, and no request does.
    share: 8,
    tokens: ["(", ")", "[", "]", "{1,1000}", "*", "+", "?", "|", "\\", "\\p{L}", "(?i)", "a", "^", "$", "."],
    run(input) {
      try {
        linearPattern(input.toString()).test("a".repeat(64));
      } catch (error) {
        if (!(error instanceof RE2JSSyntaxException || error instanceof RangeError)) throw error;
      }
    },
  },
  {
    name: "schedules",
    seeds: [
      ...SCHEDULE_SEEDS,
      `TZ=${"a/".repeat(30_000)} * * * * *`,
      "*,".repeat(30_000),
      " ".repeat(60_000),
      `* * * * ${"1-".repeat(30_000)}`,
    ],
    tokens: ["*", "?", "/", "-", ",", " ", "\t", "TZ=", "CRON_TZ=", "@every ", "mon", "jan", "0", "59"],
    run: (input) => assert.ok(cronTexts(input.toString()).length <= 1),
  },
  {
    name: "formats",
    seeds: [
      ...SCHEDULE_SEEDS,
      "a.example.com",
      "*.a",
      "10.0.0.0/8",
      "::ffff:1.2.3.4%eth0",
      "https://a/b?c#d",
      "a/../b",
      "-".repeat(60_000),
      "a.".repeat(30_000),
      "1:".repeat(30_000),
      `a${"-".repeat(60_000)}b`,
    ],
    tokens: [".", "-", "/", ":", "::", "*", "..", "%", "a", "0", "_", "@", "=", "+"],
    run(input) {
      const text = input.toString();
      for (const name of Object.keys(formats)) assert.ok(Array.isArray(formatTexts(name, text)), name);
    },
  },
  {
    name: "images",
    seeds: [
      "docker.io/library/a:1@sha256:0123456789abcdef0123456789abcdef",
      "localhost:1/a__b",
      `${"a-".repeat(500)}`,
      `${"a.".repeat(500)}`,
      "a/".repeat(500),
      "a:".repeat(500),
    ],
    tokens: ["/", ":", "@", "sha256:", ".", "-", "--", "_", "__", "a", "A", "0", "localhost"],
    run: (input) => assert.equal(typeof imageTag(input.toString()), "string"),
  },
  {
    name: "selectors in objects",
    seeds: [
      '{"matchLabels":{"a":"b"},"matchExpressions":[{"key":"a","operator":"In","values":["b"]},{"key":"c","operator":"Exists"}]}',
      '{"a":"b","__proto__":"c"}',
    ],
    tokens: [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"matchLabels":',
      '"matchExpressions":',
      '"key":',
      '"operator":',
      '"values":',
      '"In"',
      "null",
      "1",
    ],
    run(input) {
      const value = parsed(input);
      if (value === undefined) return;
      assert.equal(typeof isSelector(value), "boolean");
      assert.equal(typeof selectorMatches(value, { a: "b" }), "boolean");
    },
  },
  {
    name: "fields in annotations",
    seeds: [
      '[{"type":"Resource","resource":{"name":"cpu","targetAverageUtilization":80}},{"type":"Pods","pods":{"metricName":"a","targetAverageValue":"1"}}]',
      '{"scaleUp":{"policies":[{"type":"Pods","value":4,"periodSeconds":60}]}}',
      '[{"type":"a","status":"True","lastTransitionTime":"2022-05-03T00:00:02Z"}]',
      `[${'{"type":'.repeat(8000)}`,
      `${"[".repeat(60_000)}${"]".repeat(4000)}`,
    ],
    tokens: ["{", "}", "[", "]", ",", ":", "null", '"type":', '"TYPE":', '"resource":', '"__proto__":', "1e999", '"a"'],
    run(input) {
      const text = input.toString();
      for (const type of ANNOTATION_TYPES) stringifyJson(readAnnotation(text, type) ?? null);
    },
  },
  {
    name: "configurations in annotations",
    seeds: [
      '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"containers":[{"name":"c","image":"i"}]}}',
      '{"apiVersion":"apps/v1","data":{"a":[{"b":null}]},"revision":1}',
      `{"apiVersion":"apps/v1","data":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
      `{"apiVersion":"apps/v1","data":${'{"a":'.repeat(9000)}1${"}".repeat(9000)}}`,
    ],
    tokens: ["{", "}", "[", "]", ",", ":", "null", '"spec":', '"data":', '"containers":', '"name":', '"a"', "1"],
    run(input) {
      const text = input.toString();
      for (const { apiVersion, schema } of [
        { apiVersion: "v1", ...pod },
        { apiVersion: "apps/v1", ...revision },
      ]) {
        const annotations = { [LAST_APPLIED]: text };
        const live = { apiVersion, metadata: { name: "a", annotations }, data: { a: 1 } } as unknown as ApiObject;
        tolerate(() => void unchangedSinceLastApplied(live, LAST_APPLIED, schema));
        tolerate(() => void withLastApplied(annotations, LAST_APPLIED, live));
      }
    },
  },
  {
    name: "parts of JSON",
    seeds: [
      '{"a":"b","c":{"d":[1,{"e":"\\""}]},"\\\\":null}',
      '[1,"a",[],{},[{"a":"]"}],-1.5e3]',
      "[".repeat(60_000),
      `{"a":${"[".repeat(4000)}${"]".repeat(4000)}}`,
    ],
    tokens: ["{", "}", "[", "]", ",", ":", '"', "\\", '\\"', '"a":', "null", "1"],
    run(input) {
      // Of what is no JSON nothing is expected but an end.
      valueEnd(input, 0);
      for (const _ of membersOf(input, 0));
      for (const _ of itemsOf(input, 0));
      let value: JsonValue | undefined;
      tolerate(() => {
        value = parseJson(input).value;
      });
      if (value !== undefined) scan(value);
    },
  },
];
