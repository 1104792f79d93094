/** Puts into a namespace, or on a prefix, something of each kind that operations name, for tests of who reaches it. */
import type { TestService } from "#test/support/service.ts";
import { at } from "./api.ts";

/** @param secret stands in all of it */
export async function furnish(service: TestService, owner: string, secret: string): Promise<void> {
  const isPrefix = owner.endsWith("/*");
  const post = (parts: string[], body: object) => service.request("POST", at(owner, ...parts), { body });
  if (!isPrefix) await post([], { upsert: [{ id: "t-1", attributes: { secret } }] });
  const body = { name: "urgent", question: secret, type: "bool" };
  await post(["judgments"], body);
  await post(["judgments", "urgent", "versions"], body);
  await post(["judgments"], { name: "topic", question: secret, type: "choice", options: [{ value: "a" }] });
  await post(["subscriptions"], { name: "watch", filters: ["attributes.secret", "Eq", secret] });
  if (!isPrefix) {
    const outcomes = [{ id: "crm-1", document_id: "t-1", judgment: "urgent", value: true, comment: secret }];
    await post(["outcomes"], { outcomes });
  }
  await post(["groups"], { name: "by-customer", key: "attributes.secret", aggregate: {} });
  if (!isPrefix) return;
  const bands = { "by-customer.count": [{ label: secret, gte: 0 }] };
  await post(["tenant_summary"], { groups: ["by-customer"], bands, min_count: 1 });
}
