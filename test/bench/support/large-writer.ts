/**
 * Sends writes of 64 MB. It runs as a child process, with the service's port and key as arguments. For `{ writers, ms }`, that many
 * writers write one after the other, each into its own namespace, until the time is over and their last writes have ended (`ms: 0`: one
 * each). It returns the number of writes, or the first fault.
 */
import { request } from "node:http";

const [port, key] = process.argv.slice(2);
const LIMIT = 64 * 1024 * 1024;
const DOCUMENTS = 1000;
const body = largeBody();

/** A thousand documents, each with a conversation; together just below the limit. */
function largeBody(): Buffer {
  const document = (n: number, messages: number) => ({
    id: `ticket-${n}`,
    attributes: { status: n % 3 === 0 ? "open" : "closed", amount: n / 7 },
    state: { messages: Array.from({ length: messages }, (_, m) => message(n, m)) },
  });
  const bytes = (messages: number) => Buffer.byteLength(JSON.stringify(document(7, messages)));
  const each = Math.floor(LIMIT / DOCUMENTS) - 64;
  const messages = Math.floor((each - bytes(0)) / (bytes(2) - bytes(1)));
  const whole = Buffer.from(JSON.stringify({ upsert: Array.from({ length: DOCUMENTS }, (_, n) => document(n, messages)) }));
  if (whole.length > LIMIT || whole.length < 0.9 * LIMIT) throw new Error(`The body has ${whole.length} bytes.`);
  return whole;
}

function message(document: number, at: number) {
  const text = `Message ${at} about ticket ${document % 10}: where is my parcel, it should have been here by now`;
  return { at: "2026-01-31T09:00:00.000Z", from: at % 2 === 0 ? "customer" : "agent", text, read: at % 3 === 0, score: at / 3 };
}

function write(namespace: number): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = request(
      {
        port: Number(port),
        host: "127.0.0.1",
        method: "POST",
        path: `/v1/namespaces/bench%2Flarge%2F${namespace}`,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "content-length": body.length },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text = (text + chunk).slice(0, 1000);
        });
        response.on("end", () => resolve(response.statusCode === 200 ? null : text));
      },
    );
    sent.on("error", (error) => resolve(error.message));
    sent.end(body);
  });
}

process.on("message", async ({ writers, ms }: { writers: number; ms: number }) => {
  const started = performance.now();
  let count = 0;
  let fault: string | null = null;
  await Promise.all(
    Array.from({ length: writers }, async (_, at) => {
      do {
        fault ??= await write(at);
        count++;
      } while (performance.now() - started < ms && fault === null);
    }),
  );
  process.send?.(fault === null ? { count } : { fault });
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: 1 });
