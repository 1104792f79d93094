/** What reports on outcomes answer when the database ends one of their statements because it took too long. */
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { happened, judged, numbers } from "#test/quality/calibration/judged.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;
let place: string;
let isLimited = false;
let client: pg.Client;

/** While it is limited, a statement on outcomes has 20 ms. */
function limited(database: Database): Database {
  const text = "select set_config('statement_timeout', '20ms', true)";
  const query: Database["query"] = (statement) =>
    isLimited && statement.text.includes("from outcomes o")
      ? database.transaction(async (tx) => {
          await tx.query({ text, values: [] });
          return tx.query(statement);
        })
      : database.query(statement);
  return { ...database, query };
}

beforeAll(async () => {
  const fresh = await freshDatabase({ keep: true });
  service = await testService({ fresh: { ...fresh, database: limited(fresh.database) } }, true);
  place = freshNamespace();
  const body = { name: "urgent", question: "Is it urgent?", type: "bool" };
  expect((await service.request("POST", at(`${place}/*`, "judgments"), { body })).status).toBe(201);
  await judged(service, `${place}/one`, numbers(0, 4));
  await happened(service, `${place}/one`, [0, 2]);
  client = new pg.Client(fresh.connection as pg.ClientConfig);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await service.stop();
});

it.each([
  ["GET", "agreement"],
  ["GET", "disagreements"],
  ["GET", "calibration"],
  ["POST", "recommend"],
])("is too_expensive, with what to do instead: %s %s", async (method, what) => {
  const options = method === "POST" ? { body: { target: { precision: 0.9 } } } : {};
  const ask = (owner: string) => service.request(method, at(owner, "judgments", "urgent", what), options);
  await client.query("begin");
  await client.query("lock table outcomes in access exclusive mode");
  isLimited = true;
  try {
    for (const [owner, advice] of [
      [`${place}/*`, "Ask about one namespace"],
      [`${place}/one`, "Delete"],
    ] as const) {
      const { status, body } = await ask(owner);
      expect({ status, error: body.error }).toMatchObject({
        status: 422,
        error: { code: "too_expensive", message: expect.stringContaining(advice), details: { timeout_ms: 20_000 } },
      });
    }
  } finally {
    isLimited = false;
    await client.query("rollback");
  }
  expect((await ask(`${place}/one`)).status).toBe(200);
});
