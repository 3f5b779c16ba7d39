/** What is read of a request is what was asked for, and what no request says is told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DerReader } from "../../../runtime/certificates/der.js";
import { pemBlocks, pemOf } from "../../../runtime/certificates/pem.js";
import { commonNameOf, organizationsOf, readSigningRequest } from "../../../runtime/certificates/signing-request.js";
import { signingRequest } from "../../support/signing-requests.js";

test("CSR-16 to CSR-19 names, organizations and addresses are read as the library wrote them", async () => {
  const word = fc.stringMatching(/^[\p{L}0-9 :.@_-]{1,30}$/u);
  const host = fc.stringMatching(/^[a-z0-9]{1,10}(\.[a-z0-9]{1,10}){0,3}$/);
  const octet = fc.integer({ min: 0, max: 255 });
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.array(word, { maxLength: 4 }),
      fc.array(host, { maxLength: 3 }),
      fc.array(fc.tuple(octet, octet, octet, octet), { maxLength: 3 }),
      async (name, organizations, hosts, addresses) => {
        const ips = addresses.map((each) => each.join("."));
        const { pem } = await signingRequest({
          subject: [...organizations.map((each) => ({ O: [each] })), { CN: [name] }],
          names: [...hosts.map((value) => ({ type: "dns" as const, value })), ...ips.map((value) => ({ type: "ip" as const, value }))],
        });
        const read = readSigningRequest(Buffer.from(pem));
        assert.equal(commonNameOf(read), name);
        assert.deepEqual(organizationsOf(read), organizations);
        assert.deepEqual([read.names.dns, read.names.ip, read.names.email, read.names.uri], [hosts, ips, [], []]);
      },
    ),
    { numRuns: 30 },
  );
});

test("CSR-01 no byte of what is signed can be changed", async () => {
  const { pem } = await signingRequest({ subject: "O=a, CN=b", names: [{ type: "dns", value: "c" }] });
  const bytes = pemBlocks(Buffer.from(pem)).next().value?.bytes as Buffer;
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    assert.throws(
      () => readSigningRequest(Buffer.from(pemOf("CERTIFICATE REQUEST", changed))),
      { name: "SigningRequestError" },
      `byte ${at}`,
    );
  }
});

test("lengths and tags are taken in their only form", () => {
  for (const [bytes, message] of [
    ["30", "data truncated"],
    ["3080", "length is malformed"],
    ["30817f", "length is not minimal"],
    ["30820001aa", "length is not minimal"],
    ["3003aa", "data truncated"],
    ["1f8101", "tag of several bytes"],
    ["308500000000ff", "length is malformed"],
  ] as const) {
    assert.throws(() => new DerReader(Buffer.from(bytes, "hex")).next(), { name: "DerError", message });
  }
  for (const [bytes, text] of [
    ["06032a0304", "1.2.3.4"],
    ["0603550403", "2.5.4.3"],
    ["06052b81040022", "1.3.132.0.34"],
  ] as const) {
    assert.equal(new DerReader(Buffer.from(bytes, "hex")).objectIdentifier(), text);
  }
  for (const bytes of ["0600", "06022a80", "06032a8001"]) {
    assert.throws(() => new DerReader(Buffer.from(bytes, "hex")).objectIdentifier(), { name: "DerError" });
  }
});
