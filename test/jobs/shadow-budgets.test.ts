/** Shadow jobs whose budget pays only a part of a page. A judgment unit costs a dollar. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, evaluations, judgment } from "./support/jobs.ts";

const DOCUMENTS = 10;
const OTHER = "of another process";
const prices = readPrices(JSON.stringify([{ judging: [{ usd: 1 }], writes: [{ usd: 0 }], queries: [{ usd: 0 }] }]));

let service: TestService;

beforeAll(async () => {
  service = await testService({ prices, role: "api" }, true);
});

afterAll(() => service.stop());

async function done(method: string, path: string, body: object) {
  const answer = await service.request(method, path, { body });
  expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  return answer.body;
}

const ownBudget = (tenant: string, usd: number) => done("PATCH", at(`${tenant}/a`), { budget_usd_per_month: usd });
const sharedBudget = (tenant: string, usd: number) =>
  done("PUT", `/budgets/${encodeURIComponent(`${tenant}/*`)}`, { budget_usd_per_month: usd });

async function claimForOther(ns: string, prefix: string, units: number): Promise<void> {
  await service.fresh.database.query({
    text: `
      insert into budget_claims (organization_id, claim_id, prefix, units, until)
      select organization_id, $2, $3, $4, 'infinity' from namespaces where name = $1`,
    values: [ns, OTHER, prefix, units],
  });
}

/** Lets time pass until the job is as asked. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
async function jobOnce(id: string, holds: (job: any) => boolean) {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  let job: any;
  await vi.waitUntil(
    async () => {
      await service.clock.advance(10_000);
      ({ body: job } = await service.request("GET", `/jobs/${id}`));
      return holds(job);
    },
    { timeout: 30_000 },
  );
  return job;
}

/** Claims of a prefix's budget, without those of the other process. */
async function claimsOf(prefix: string): Promise<number> {
  const rows = await service.fresh.database.query({
    text: "select 1 from budget_claims where prefix = $1 and claim_id <> $2",
    values: [prefix, OTHER],
  });
  return rows.length;
}

it.each([
  { title: "its namespace's budget", budget: ownBudget, usd: 14, claimed: 0 },
  { title: "a shared budget, of which another process has claimed a part,", budget: sharedBudget, usd: 18, claimed: 4 },
])("asks no more than $title pays, and the rest when there is more", async ({ budget, usd, claimed }) => {
  const tenant = freshNamespace();
  const [ns, prefix] = [`${tenant}/a`, `${tenant}/*`];
  await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
  await done("POST", at(ns), { upsert: documents(DOCUMENTS) });
  await done("POST", at(ns, "judgments", "urgent", "versions"), { question: "Is it really?", type: "bool" });
  const { id } = await done("POST", at(ns, "judgments", "urgent", "activate"), { version: 2 });
  // The whole sample would not have been begun with so little.
  await budget(tenant, usd);
  if (claimed > 0) await claimForOther(ns, prefix, claimed);
  await service.clock.advance(1_000);
  const worker = await service.beside("worker");
  onTestFinished(() => worker.stop());
  const asked = () => worker.engine.requests.length;
  // Both versions are asked about as many documents as it pays: nothing is paid of a document that is left to another month.
  const cut = await jobOnce(id, ({ progress }) => progress.documents_done > 0);
  expect(cut).toMatchObject({ progress: { documents_done: 7 }, report: null, spend_usd: 14 });
  expect(asked()).toBe(14);
  await service.fresh.database.query({ text: "delete from budget_claims where claim_id = $1", values: [OTHER] });
  await budget(tenant, 1_000);
  const job = await jobOnce(id, ({ report }) => report !== null);
  expect(asked()).toBe(2 * DOCUMENTS);
  const logged = await evaluations(service, ns);
  expect(new Set(logged.map((one) => `${one.document_id} ${one.version}`)).size).toBe(2 * DOCUMENTS);
  expect(job).toMatchObject({ spend_usd: 2 * DOCUMENTS, report: { documents: DOCUMENTS } });
  await expect.poll(() => claimsOf(prefix)).toBe(0);
});
