import assert from "node:assert/strict";
import type { LookupAddress } from "node:dns";
import { test } from "node:test";
import { NameLookups } from "../../../runtime/flow/name-lookups.js";

const HERE: readonly LookupAddress[] = [{ address: "10.0.0.1", family: 4 }];
const THERE: readonly LookupAddress[] = [{ address: "10.0.0.2", family: 4 }];
const never = () => new Promise<never>(() => undefined);
const unknown = () => Promise.reject(new Error("unknown"));

test("a name is looked for once, whoever asks for it meanwhile, and again afterwards", async () => {
  const asked: string[] = [];
  const system = async (name: string, hints: number) => {
    asked.push(`${name} ${hints}`);
    return HERE;
  };
  const names = new NameLookups({ system, direct: never });
  assert.deepEqual(await Promise.all([names.addressesOf("a"), names.addressesOf("a"), names.addressesOf("a", 32)]), [HERE, HERE, HERE]);
  assert.deepEqual(asked, ["a 0", "a 32"]);
  await names.addressesOf("a");
  assert.equal(asked.length, 3);
  const failing = new NameLookups({ system: unknown, direct: never });
  await assert.rejects(failing.addressesOf("a"), /unknown/);
});

test("LIM-05 where names are looked for that nobody answers, others are asked of the servers directly", async () => {
  const names = new NameLookups({ system: never, direct: (name) => (name.startsWith("silent") ? unknown() : Promise.resolve(THERE)) });
  for (let index = 0; index < 40; index++) void names.addressesOf(`silent-${index}`);
  assert.equal(await names.addressesOf("found"), THERE);
  assert.equal(await names.addressesOf("found"), THERE, "it waits no longer, and is asked for anew");
});

test("LIM-05 names that were slow the last time leave room for those that were not", async () => {
  let isSlow = true;
  const system = (name: string) => (name === "known" ? Promise.resolve(HERE) : isSlow ? late() : never());
  const late = async (): Promise<readonly LookupAddress[]> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return HERE;
  };
  const names = new NameLookups({ system, direct: unknown }, 10);
  await Promise.all(Array.from({ length: 6 }, (_, index) => names.addressesOf(`slow-${index}`)));
  isSlow = false;
  for (let index = 0; index < 6; index++) void names.addressesOf(`slow-${index}`);
  assert.equal(await names.addressesOf("known"), HERE);
});
