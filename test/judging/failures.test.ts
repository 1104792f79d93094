/** Which parts of an engine's message customers see, and which are hidden. */
import { expect, it } from "vitest";
import { engineFailure } from "#src/judging/asking/judged.ts";
import { withoutAddresses } from "#src/judging/engines/without-addresses.ts";

it.each([
  ["No answer from http://10.0.0.5:8080/v1: connect ECONNREFUSED", "No answer from (address) connect ECONNREFUSED"],
  [
    "307 https://models.example/v1 redirects to https://login.example/?next=%2Fv1; set X",
    "307 (address) redirects to (address) set X",
  ],
  ["connect ECONNREFUSED 127.0.0.1:4000", "connect ECONNREFUSED (address)"],
  ["upstream 192.168.1.20 timed out", "upstream (address) timed out"],
  ["bad gateway [fe80::1ff:fe23:4567:890a]:80", "bad gateway (address)"],
  ["connect ::1 and 2001:db8:0:0:1:0:0:1 failed", "connect (address) and (address) failed"],
  ["getaddrinfo ENOTFOUND engine.prod.svc.cluster.local", "getaddrinfo ENOTFOUND (address)"],
  ["nginx at proxy01:8443 or localhost", "nginx at (address) or (address)"],
])("an address is not told: %s", (words, told) => {
  expect(withoutAddresses(words)).toBe(told);
});

it.each([
  "422 questions.a.noul.criteria: a is bad",
  "The model `gpt-4.1-mini` does not exist",
  "At most 255 labels, not 300: see section 4.2.1",
  "At 10:30:15 the quota is renewed",
  'The answer to "a" has the noul 1.5.',
])("what is not an address stays: %s", (words) => {
  expect(withoutAddresses(words)).toBe(words);
});

it.each([
  ["timeout", "engine_unavailable"],
  ["unreachable", "engine_unavailable"],
  ["overloaded", "engine_unavailable"],
  ["unauthorized", "engine_refused"],
  ["refused", "engine_refused"],
  ["malformed", "invalid_reply"],
] as const)("a failure of the code %s is reported as %s, without the address in it", (code, told) => {
  const failure = engineFailure({ code, message: "No answer from http://10.0.0.5:8080: nothing.", retryable: true });
  expect(failure.code).toBe(told);
  expect(failure.message).not.toContain("10.0.0.5");
});
