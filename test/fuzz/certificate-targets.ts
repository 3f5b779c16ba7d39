/** What reads certificates, and requests for them, as targets of the fuzzer. */
import { firstCertificateEnd, issuedCertificatesProblem } from "../../runtime/certificates/issued-certificates.js";
import { pemOf } from "../../runtime/certificates/pem.js";
import { readSigningRequest, SigningRequestError } from "../../runtime/certificates/signing-request.js";
import type { FuzzTarget } from "./fuzzer.js";

const REQUEST =
  "MIIBFjCBvQIBADApMQswCQYDVQQKDAJnMTELMAkGA1UECgwCZzIxDTALBgNVBAMMBGphbmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARxtZZ6Sr6L8Uc4" +
  "eKsZmkgFErj69rtDZ1wGN06eNW80TI+k1UCNpqp1NyeGas/Da3fhBUShimXa8qu70FPXdVHloDIwMAYJKoZIhvcNAQkOMSMwITAfBgNVHREEGDAWgglhLmV4" +
  "YW1wbGWHBAoAAAGBA2FAYjAKBggqhkjOPQQDAgNIADBFAiAyuu+RLoL4rx9AjlRgKq89vRtnQshveHfnW9H5HNAcggIhAP3Cv6sODrqKoIr7ta4QEEXZWGMf" +
  "9oFlLFmDSP0PU1aU";
const CERTIFICATE =
  "MIIBbzCCARWgAwIBAgIUdqux8acODQHz7RIyP78LXiX/Y+EwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwOTI2MDFaGA8yMTI2MTAyOTA5" +
  "MjYwMVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABINRqzfNstdD21W7zRDu4zYU2qYN52TWMgoSqoWYFUnWFcr+9ybRV/rOYeIt" +
  "Vb/SYFeZ5D13mOlJaXXS99DOekGjUzBRMB0GA1UdDgQWBBRXgvn5LPQUHwzny1TbWWQjFgs2izAfBgNVHSMEGDAWgBRXgvn5LPQUHwzny1TbWWQjFgs2izAP" +
  "BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQC+nzoy8A24Fg4OauXUwPajcAVnR9I+36ywfuOhzjngqgIgLUObmpoEcpQlvlZZW4PflTySpMFd" +
  "2MEB878wRf3DlbA=";

const latin = (base64: string): string => Buffer.from(base64, "base64").toString("latin1");
const pem = (type: string, base64: string): string => pemOf(type, Buffer.from(base64, "base64"));

function read(bytes: Buffer): void {
  try {
    readSigningRequest(bytes);
  } catch (error) {
    if (!(error instanceof SigningRequestError)) throw error;
  }
}

export const CERTIFICATE_TARGETS: readonly FuzzTarget[] = [
  {
    name: "requests for certificates",
    seeds: [latin(REQUEST), "\x30\x80".repeat(9000), "\x31\x00".repeat(9000)],
    tokens: [
      "\x30",
      "\x31",
      "\xa0",
      "\x80",
      "\x84\xff\xff\xff\xff",
      "\x03\x02\x00\x01",
      "\x06\x03\x55\x04\x0a",
      "\x1f",
      "\x00\x00",
      "\x82",
    ],
    // Seeds are texts of Latin letters, so that each byte is one.
    run: (input) => read(Buffer.from(pemOf("CERTIFICATE REQUEST", Buffer.from(input.toString(), "latin1").subarray(0, 47_000)))),
  },
  {
    name: "PEM",
    seeds: [
      pem("CERTIFICATE REQUEST", REQUEST),
      pem("CERTIFICATE", CERTIFICATE).repeat(3),
      "-----BEGIN CERTIFICATE-----\n".repeat(2000),
      "-----BEGIN a:b-----\n".repeat(3000),
      `-----BEGIN CERTIFICATE-----\n${"a: b\n".repeat(5000)}\n-----END CERTIFICATE-----\n`,
    ],
    tokens: ["-----BEGIN ", "-----END ", "-----", "CERTIFICATE", "\n", "=", ": ", "MII"],
    run(input) {
      read(input);
      issuedCertificatesProblem(input);
      firstCertificateEnd(input);
    },
  },
];
