/** Calls about queues of labels, and about what labels say of answers. */
import type { Client } from "#generated/client/index.ts";

type Refused = (call: Promise<unknown>, ...codes: string[]) => Promise<void>;

export async function labels(client: Client, ns: string, refused: Refused): Promise<void> {
  const judgment = { ns, name: "urgent" };
  const { id: queue } = await client.labelQueues.create({ ...judgment, body: { strategy: "random", size: 2 } });
  await client.labelQueues.list(judgment);
  await client.labelQueues.get({ ...judgment, queue });
  const claim = async (labeler: string) => {
    const { item } = await client.labelQueues.claim({ ...judgment, queue, body: { labeler } });
    if (item === null) throw new Error("the queue has nothing to label");
    return item.item;
  };
  await client.labelQueues.label({ ...judgment, queue, item: await claim("ana"), body: { labeler: "ana", value: true } });
  await client.labelQueues.skip({ ...judgment, queue, item: await claim("bo"), body: { labeler: "bo", reason: "unclear" } });
  await refused(client.labelQueues.label({ ...judgment, queue, item: 999, body: { labeler: "ana", value: true } }), "not_found");
  await client.agreement.get(judgment);
  await client.agreement.disagreements(judgment);
  await client.shares.get(judgment);
  await client.drift.get({ ...judgment, by: "month" });
  await client.labelQueues.delete({ ...judgment, queue });
}
