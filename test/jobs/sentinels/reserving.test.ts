/** What is reserved of several namespaces, when one of the claims fails. */
import { expect, it } from "vitest";
import { reserve } from "#src/jobs/sentinels/asking.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

const namespaceOf = (name: string, namespaceId: number): NamespaceIdentity => ({ organizationId: "o", namespaceId, name });
const all = ["acme/a", "acme/b", "acme/c"].map((name, at) => ({ namespace: namespaceOf(name, at + 1), units: [2] }));

it("ends the claims that were granted before and after another one fails", async () => {
  const ended: string[] = [];
  const granted = (name: string): Claim => ({ count: 1, landed() {}, end: () => ended.push(name) });
  const late = Promise.withResolvers<Claim>();
  const claims: Record<string, () => Promise<Claim>> = {
    "acme/a": async () => granted("acme/a"),
    "acme/b": async () => {
      // The claim of the last namespace is granted only after this failure.
      setImmediate(() => late.resolve(granted("acme/c")));
      throw new Error("The connection was lost.");
    },
    "acme/c": () => late.promise,
  };
  const budgets = {
    mayJudge: async () => ({ may: true, unitsLeft: 10, shared: true }) as const,
    allowance: async () => null,
    claim: ({ name }: NamespaceIdentity) => claims[name]!(),
  };
  await expect(reserve({ budgets }, all, new AbortController().signal)).rejects.toThrow("The connection was lost.");
  expect(ended).toEqual(["acme/a", "acme/c"]);
});
