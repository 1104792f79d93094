/** The current epoch is that of what the engine answers now, whatever was carried forward since. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { happened, judged, numbers } from "./judged.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({}, true);
  // As of a remote engine: only its replies name the version.
  service.engine.version = () => null;
});
afterAll(() => service.stop());

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};

it("is that of the newest answer that the engine gave, and not of an older one that was carried forward", async () => {
  const place = freshNamespace();
  const of = at(place, "judgments", "urgent");
  await request("POST", at(place, "judgments"), { name: "urgent", question: "Is it urgent?", type: "bool" });
  await judged(service, place, numbers(0, 4));
  await happened(service, place, [0, 2]);
  service.engine.currentVersion = "test-2";
  await service.clock.advance(1_000);
  await judged(service, place, numbers(10, 4));
  await service.clock.advance(1_000);
  // The same context, so nothing is asked.
  const asked = service.engine.requests.length;
  const again = { upsert: [{ id: "d-1", state: { n: 1 }, attributes: {} }], wait_for: ["urgent"] };
  expect((await request("POST", at(place), again)).results[0].answers.urgent.engine.version).toBe("test-1");
  expect(service.engine.requests).toHaveLength(asked);
  const { evaluations } = await request("GET", `${of}/evaluations?limit=1`);
  expect(evaluations).toMatchObject([{ carried: true, engine: { version: "test-1" } }]);
  const queue = await request("POST", `${of}/label_queue`, { strategy: "new_epoch", size: 10 });
  expect(queue.population).toBe(4);
  const { item } = await request("POST", `${of}/label_queue/${queue.id}/claim`, { labeler: "ana" });
  expect(Number(item.document_id.slice(2))).toBeGreaterThanOrEqual(10);
  await service.clock.advance(1_000);
  // Now the newest evaluation that has an outcome is the one that was carried forward.
  await happened(service, place, [1, 10, 11]);
  const epoch = { name: "test", version: "test-2" };
  expect(await request("GET", `${of}/agreement`)).toMatchObject({ epoch, documents: 2 });
  expect(await request("POST", `${of}/recommend`, { target: { precision: 0.9 } })).toMatchObject({ epoch });
});

it("of a template is so too where the last answers of another namespace were all carried forward", async () => {
  const place = freshNamespace();
  const [template, one, other] = [`${place}/*`, `${place}/one`, `${place}/other`];
  const of = at(template, "judgments", "urgent");
  service.engine.currentVersion = "test-1";
  await request("POST", at(template, "judgments"), { name: "urgent", question: "Is it urgent?", type: "bool" });
  await judged(service, one, numbers(0, 4));
  const many = numbers(0, 65);
  await judged(service, other, many);
  service.engine.currentVersion = "test-2";
  await service.clock.advance(1_000);
  await judged(service, one, numbers(10, 4));
  // More than the evaluations that are looked through.
  // The same contexts, so nothing is asked.
  for (let rounds = 0; rounds < 4; rounds++) {
    await service.clock.advance(1_000);
    const upsert = many.map((n) => ({ id: `d-${n}`, state: { n }, attributes: {} }));
    const { results } = await request("POST", at(other), { upsert, wait_for: ["urgent"] });
    expect(results[64].answers.urgent).toMatchObject({ freshness: "fresh", engine: { version: "test-1" } });
  }
  const { evaluations } = await request("GET", `${at(other, "judgments", "urgent")}/evaluations?limit=256`);
  expect(evaluations.every(({ carried }: { carried: boolean }) => carried)).toBe(true);
  await service.clock.advance(1_000);
  await happened(service, one, [0, 10, 11]);
  await happened(service, other, [1, 2]);
  const epoch = { name: "test", version: "test-2" };
  expect(await request("GET", `${of}/agreement`)).toMatchObject({ epoch, documents: 2 });
  expect(await request("POST", `${of}/recommend`, { target: { precision: 0.9 } })).toMatchObject({ epoch });
  // A namespace that has no other answer shows what it has.
  expect(await request("GET", `${at(other, "judgments", "urgent")}/agreement`)).toMatchObject({
    epoch: { version: "test-1" },
    documents: 2,
  });
});
