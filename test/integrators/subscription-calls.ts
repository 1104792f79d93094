/** Subscriptions as an integrator calls them. */
import type { Client } from "#generated/client/index.ts";

/** @param ns a namespace that has documents and the judgment `urgent` */
export async function subscriptions(
  client: Client,
  ns: string,
  refused: (call: Promise<unknown>, ...codes: string[]) => Promise<void>,
): Promise<void> {
  const name = "watched";
  const filters = [
    "And",
    [
      ["attributes.status", "Eq", "open"],
      ["Not", ["answers.urgent.p", "Lt", 0.1]],
    ],
  ] as never;
  const include = { attributes: ["weight"], answers: ["urgent"] };
  await client.subscriptions.create({ ns, body: { name, filters, include, events: ["entered"], bulk: "deliver" } });
  await refused(client.subscriptions.create({ ns, body: { name, filters } }), "conflict");
  const unknown = ["answers.nothing.p", "Gt", 0.5] as never;
  await refused(client.subscriptions.create({ ns, body: { name: "wrong", filters: unknown } }), "invalid_request");
  await client.subscriptions.create({
    ns: "calls/*",
    body: { name: "inherited", filters: ["attributes.status", "Eq", "open"] as never },
  });
  await client.subscriptions.get({ ns: "calls/*", name: "inherited" });
  await client.subscriptions.get({ ns, name: "inherited" });
  await client.subscriptions.listAll({ ns, limit: 1 }).toArray();
  await client.subscriptions.update({ ns, name, body: { bulk: "summary", include: null } });
  await refused(client.subscriptions.update({ ns, name: "inherited", body: { bulk: "deliver" } }), "conflict");
  await client.subscriptions.queryAll({ ns, name, body: { top_k: 1, include: { answers: ["urgent"] } } }).toArray();
  await client.subscriptions.delete({ ns, name });
  await refused(client.subscriptions.get({ ns, name }), "not_found");
}
