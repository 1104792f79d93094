/**
 * Writes documents in batches of 1,000 through HTTP. It runs as a child process, with the service's port and key as arguments. For `{
 * namespaces, batches, from }`, one caller for each namespace sends its batches one after the other. The answer is documents a second.
 * Bodies are made before the time begins.
 */
import { Client } from "undici";
import { BATCH, batchOf } from "./documents.ts";

const [port, key] = process.argv.slice(2);
const clients: Client[] = [];
const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };

async function send(client: Client, namespace: string, body: Buffer): Promise<void> {
  const response = await client.request({
    method: "POST",
    path: `/v1/namespaces/${encodeURIComponent(namespace)}`,
    headers,
    body,
  });
  const text = await response.body.text();
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${text.slice(0, 1000)}`);
}

process.on("message", async ({ namespaces, batches, from }: { namespaces: string[]; batches: number; from: number }) => {
  while (clients.length < namespaces.length) clients.push(new Client(`http://127.0.0.1:${port}`));
  const bodies = Array.from({ length: batches }, (_, at) => Buffer.from(JSON.stringify({ upsert: batchOf(from + at * BATCH) })));
  const started = performance.now();
  await Promise.all(
    namespaces.map(async (namespace, at) => {
      for (const body of bodies) await send(clients[at]!, namespace, body);
    }),
  );
  process.send?.((namespaces.length * batches * BATCH * 1000) / (performance.now() - started));
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: 1 });
