/** Calls about groups, outcomes and their results, and tenant summaries. */
import type { Client } from "#generated/client/index.ts";

export async function groups(client: Client): Promise<void> {
  const ns = "calls/*";
  const aggregate = { count: true, avg: ["attributes.weight"] };
  await client.groups.create({ ns, body: { name: "by-status", key: "attributes.status", aggregate } });
  await client.groups.listAll({ ns, limit: 1 }).toArray();
  await client.groups.get({ ns: "calls/tickets", name: "by-status" });
  await client.groups.get({ ns, name: "by-status" });
  const bands = { "by-status.count": [{ label: "some", gte: 1 }] };
  await client.tenantSummaries.create({ ns, body: { groups: ["by-status"], bands } });
  await client.tenantSummaries.get({ ns, limit: 1 });
  await client.tenantSummaries.delete({ ns });
  await client.groups.delete({ ns, name: "by-status" });
}

export async function outcomes(client: Client, ns: string): Promise<void> {
  const { outcomes: made } = await client.outcomes.create({
    ns,
    body: { outcomes: [{ id: "crm-1", document_id: "t/1", judgment: "urgent", value: true, source: "crm" }] },
  });
  await client.outcomes.listAll({ ns, limit: 1 }).toArray();
  await client.calibration.get({ ns, name: "urgent" });
  await client.calibration.recommend({ ns, name: "urgent", body: { target: { precision: 0.9 } } });
  await client.outcomes.delete({ ns, id: made[0]!.id });
}

export async function discovery(client: Client, ns: string): Promise<void> {
  await client.discovery.discover({ ns, name: "topic", body: { window: "1d", count: 1 } });
  await client.discovery.simulate({ ns, name: "urgent", body: { thresholds: { page: 0.7 } } });
  await client.discovery.suggestParts({ ns, name: "urgent" });
  await client.discovery.tune({ ns, name: "urgent" });
}
