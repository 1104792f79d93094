/**
 * An organization that has one of everything. A key restricted to `vault/*` has called every built operation with the request of its case.
 * So operations that are built later add their resources too.
 */
import type { OperationDescriptor } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";
import type { TestResponse, TestService } from "#test/support/service.ts";
import { at } from "./api.ts";
import { type OperationCase, type Own, operationCases } from "./operation-cases.ts";

/** In whatever the organization has that has words of its own. */
export const MARK = "sealed-in-the-vault";
export const NAMESPACES = ["vault", "vault/a", "vault/b"] as const;

export const built = operations.filter(({ unbuilt }) => !unbuilt);
export const caseOf = ({ id }: OperationDescriptor): OperationCase => operationCases[id]!;

/** Ids as the service makes them. */
const ID = /\b(?:job|sub|we|evt|key|out)_[0-9a-z]{26}\b/g;

export function idsIn({ body }: TestResponse): string[] {
  return JSON.stringify(body ?? null).match(ID) ?? [];
}

/** What a request asks for, of what has been made: the first of its kind, or one that there is not. */
export function ownOf(made: Iterable<string>, name = "n"): Own {
  const all = [...made];
  const id = (prefix: string) => all.find((one) => one.startsWith(`${prefix}_`)) ?? `${prefix}_${"0".repeat(26)}`;
  return { name, keyId: id("key"), jobId: id("job"), eventId: id("evt"), endpointId: id("we") };
}

/** An operation's good request, in a namespace or, where it takes nothing else, on the prefix above it. */
export function call(
  service: TestService,
  operation: OperationDescriptor,
  ns: string,
  own: Own,
  options: { key: string; headers?: Record<string, string> },
): Promise<TestResponse> {
  const { path, body, reach } = caseOf(operation);
  const where = reach === "prefix" ? `${ns}/*` : ns;
  return service.request(operation.method, path(where, own), { ...(body ? { body: body(own) } : {}), ...options });
}

/** Lists whose path names no namespace. The key decides what they show. */
export const lists = built.filter((operation) => caseOf(operation).reach === "list");

/** Puts something of everything into the organization of the key; answers all ids that were made. */
export async function inhabit(service: TestService, keys: { admin: string; scoped: string }): Promise<Set<string>> {
  await service.request("PATCH", "/organization", { body: { suggestions: true }, key: keys.admin });
  const question = { question: MARK, type: "bool" };
  for (const ns of NAMESPACES) {
    const upsert = ["t-1", "t-2", "t-3"].map((id) => ({ id, attributes: { secret: MARK, customer: MARK } }));
    await service.request("POST", at(ns), { body: { upsert }, key: keys.scoped });
    const topic = { question: MARK, type: "choice", options: [{ value: "a" }] };
    for (const body of [
      { name: "urgent", ...question },
      { name: "topic", ...topic },
    ])
      await service.request("POST", at(ns, "judgments"), { body, key: keys.scoped });
    const watch = { name: "watch", filters: ["attributes.secret", "Eq", MARK] };
    await service.request("POST", at(ns, "subscriptions"), { body: watch, key: keys.scoped });
  }
  const made = new Set<string>();
  // What makes something comes first, so that there is something to ask for; what takes something away is left out.
  const inOrder = built
    .filter((operation) => !caseOf(operation).removes && caseOf(operation).status !== 204)
    .sort((one, other) => Number(caseOf(other).status === 201) - Number(caseOf(one).status === 201));
  for (const operation of inOrder) {
    const key = caseOf(operation).needs === "admin" ? keys.admin : keys.scoped;
    const answer = await call(service, operation, "vault/a", ownOf(made, `${MARK}-${operation.id}`), { key });
    if (answer.status >= 300) continue;
    for (const id of idsIn(answer)) made.add(id);
  }
  const budget = { budget_usd_per_month: 1_000_000 };
  await service.request("PUT", "/budgets/vault%2F*", { body: budget, key: keys.admin });
  // Jobs of their own.
  for (const ns of ["vault/gone", "vault/gone-too"]) {
    await service.request("POST", at(ns), { body: { upsert: [{ id: "t-1" }] }, key: keys.scoped });
    for (const id of idsIn(await service.request("DELETE", at(ns), { key: keys.scoped }))) made.add(id);
  }
  return made;
}
