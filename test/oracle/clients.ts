/** Lets several clients do their programs at once, and gathers what each of two namespaces looked like to them. */
import { randomUUID } from "node:crypto";
import { ids } from "#test/api/support/arbitrary-write.ts";
import type { Done } from "./history.ts";
import type { Contradiction } from "./linearize.ts";
import { Moments, Observer, type Send } from "./observer.ts";
import type { Program, Step } from "./programs.ts";

/** How a client gets to the service; the number counts the requests of all. */
export type Client = (method: string, path: string, body: unknown, count: number) => ReturnType<Send>;

const LOOK_AROUND: readonly Step[] = [
  { is: "look" },
  { is: "query", query: { top_k: 500 } },
  ...ids.map((id) => ({ is: "read", id }) as const),
];
const BEGINNING: Step = {
  is: "write",
  request: { upsert: ids.map((id, n) => ({ id, attributes: { n } })), patch: [], append: [], delete: [] },
};
const AGAIN: Step = { is: "write", request: { upsert: [{ id: "b" }], patch: [], append: [], delete: [] } };

/** Writes that are sent at once whatever the program, so that some share a commit, and a document within it. */
const TOGETHER: readonly Step[] = [...ids, ...ids].map((id, n) => ({
  is: "write",
  request: {
    upsert: n < ids.length ? [{ id, attributes: { n } }] : [],
    patch: [{ id, state: { s: n } }],
    append: [],
    delete: [],
  },
}));

/** When all are done: what there is, and what there is of it in a namespace of the same name. */
const END: readonly Step[] = [...LOOK_AROUND, { is: "delete" }, AGAIN, ...LOOK_AROUND];

/** What clients were answered for each of two namespaces. */
export async function histories(client: Client, { begun, clients }: Program): Promise<Done[][]> {
  const moments = new Moments();
  const namespaces = [`oracle/${randomUUID()}`, `oracle/${randomUUID()}`];
  let count = 0;
  const send: Send = (method, path, body) => client(method, path, body, count++);
  const observers = () => namespaces.map((namespace) => new Observer(namespace, send, moments));
  const first = observers();
  if (begun) for (const one of first) await one.do(BEGINNING);
  const all = await Promise.all(
    clients.map(async (steps) => {
      const mine = observers();
      for (const { namespace, step } of steps) await mine[namespace]!.do(step);
      for (const one of mine) await one.finish();
      return mine;
    }),
  );
  const together = TOGETHER.map(observers);
  await Promise.all(together.flatMap((each, at) => each.map((one) => one.do(TOGETHER[at]!))));
  const last = observers();
  for (const one of last) for (const step of END) await one.do(step);
  return namespaces.map((_, at) => [first, ...all, ...together, last].flatMap((each) => each[at]!.history));
}

/** A history that contradicts the model, for people. */
export function told(history: readonly Done[], { world, left }: Contradiction): string {
  const line = (one: Done) => `${one.sent} to ${one.answered}: ${JSON.stringify(one.what)}`;
  const lines = history
    .toSorted((one, other) => one.sent - other.sent)
    .map((one) => `${left.includes(one) ? " ✗ " : "   "}${line(one)}`);
  const documents = JSON.stringify([...(world.life?.documents ?? [])]);
  return `No order of these makes every answer right. One came to sequence ${world.life?.sequence} of life ${world.lives}, where the documents were ${documents}, and left what is marked:\n${lines.join("\n")}`;
}
