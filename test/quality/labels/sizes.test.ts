/** What a label queue holds of answers with many options: as much as a person is shown, in small statements. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Statement, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { addQueue, type ItemRow, type QueueRow } from "#src/quality/labels/queues-sql.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

const OPTIONS = Array.from({ length: 254 }, (_, n) => `option-${n}`);
const LEVELS = Array.from({ length: 10 }, (_, n) => `level ${n}`);
const KINDS = [
  { type: "choice", options: OPTIONS.map((value) => ({ value })), expected: "option-7" },
  { type: "score", criteria: LEVELS, expected: 7 },
] as const;
const dist = (names: readonly string[], likeliest: number) =>
  Object.fromEntries(names.map((name, n) => [name, n === likeliest ? 0.9 : 0.1 / (names.length - 1)]));

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};

it.each(KINDS)("stores no masses of a $type, and shows the answer", async ({ expected, ...question }) => {
  service.engine.answer = ({ type }): RawAnswer =>
    type === "choice"
      ? { type, value: "option-7", dist: dist(OPTIONS, 7) }
      : { type: "score", score: 6.8, dist: dist(Object.keys(LEVELS), 7) };
  const place = freshNamespace();
  await request("POST", at(place, "judgments"), { name: "kind", question: "What is it?", ...question });
  const documents = Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  await write(service, place, documents);
  const queues = at(place, "judgments", "kind", "label_queue");
  const { id } = await request("POST", queues, { strategy: "stratified", size: 20 });
  const rows = await service.fresh.database.query<{ bytes: number }>({
    text: "select length(answer::text) as bytes from label_items where queue_id = $1",
    values: [id],
  });
  expect(rows).toHaveLength(20);
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(100);
  const { item } = await request("POST", `${queues}/${id}/claim`, { labeler: "ana", blind: false });
  expect(item.answer).toBe(expected);
});

it("is stored in statements of less than 1 MB", async () => {
  const sent: Statement[] = [];
  const query = async (statement: Statement) => {
    sent.push(statement);
    return [];
  };
  const queue: QueueRow = {
    id: "lq",
    judgmentId: "jdg",
    place: "shop",
    strategy: "random",
    labelers: 1,
    near: null,
    population: 5_000,
    items: 5_000,
    createdAt: new Date(0),
  };
  const drawn = Array.from({ length: 5_000 }, (_, n): ItemRow => {
    const documentId = String(n).padStart(512, "0");
    const answer = { type: "choice", value: "v".repeat(64), dist: {} } as const;
    const of = { namespaceId: 2 ** 40, namespace: "n".repeat(512), documentId, incarnation: 2 ** 40 };
    return { item: n + 1, ...of, answer, probability: Math.PI / 10, weight: Math.PI };
  });
  await addQueue({ query } as unknown as Transaction, "org", queue, drawn);
  const stored = sent.filter(({ name }) => name === "label_items_add").map(({ values }) => values![1] as string);
  expect(stored.flatMap((rows) => JSON.parse(rows))).toEqual(drawn);
  expect(Math.max(...stored.map(({ length }) => length))).toBeLessThan(2 ** 20);
});
