/** A threshold is changed that others' contexts show a boolean of: the `resync` job as it is read, and what comes of it. */
import { expect, it } from "vitest";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { apiOf, at, freshNamespace, refusal } from "./support/api.ts";

const api = apiOf([]);

/** A judgment with the threshold `yes`, one that shows its boolean and one that shows its number in bands; and documents that all have answered. */
async function furnished(owner: string, namespace: string): Promise<void> {
  api.service.engine.answer = ({ question }, { contextText }) => ({
    type: "bool",
    p: question === "Plain?" ? Number(/"state\.p":([\d.]+)/.exec(contextText)![1]) : 0.5,
  });
  const made = async (name: string, more: object) =>
    expect((await api.post(at(owner, "judgments"), { name, type: "bool", ...more })).status).toBe(201);
  await made("plain", { question: "Plain?", context: { fields: ["state.p"] }, thresholds: { yes: 0.5, other: 0.1 } });
  const shown = (answers: object[]) => ({ context: { fields: ["state.none"], related: [{ name: "own", answers }] } });
  await made("cutting", { question: "Cutting?", ...shown([{ judgment: "plain", cut: "yes" }]) });
  const band = [
    { label: "low", gte: 0 },
    { label: "high", gte: 0.5 },
  ];
  await made("banded", { question: "Banded?", ...shown([{ judgment: "plain", band }]) });
  const upsert = [0.2, 0.6, 0.7, 0.9].map((p, n) => ({ id: `d-${n}`, state: { p } }));
  const body = { upsert, wait_for: ["plain", "cutting", "banded"] };
  const { body: written } = await api.post(at(namespace), body);
  for (const { answers } of written.results) expect(answers.cutting.freshness).toBe("fresh");
}

const jobs = async (namespace: string) =>
  (await api.get(`/jobs?type=resync&namespace=${encodeURIComponent(namespace)}`)).body.jobs;
const patch = (place: string, thresholds: object) =>
  api.service.request("PATCH", at(place, "judgments", "plain"), { body: { thresholds } });
const asked = (question: string) =>
  api.service.engine.requests.flatMap(({ questions, contextText }) =>
    questions.some((one) => one.question === question) ? [contextText] : [],
  );
const shows = async (namespace: string, id: string) =>
  (await api.get(at(namespace, "documents", id, "answers", "cutting", "explain"))).body.context;

it("is a job that names the thresholds before and after, who reads them and what that will take, spends nothing, and has what flips judged anew", async () => {
  const ns = freshNamespace();
  await furnished(ns, ns);
  await api.service.clock.advance(3_600_000);
  const before = [asked("Cutting?").length, asked("Banded?").length];
  const { status, body: judgment } = await patch(ns, { yes: 0.8 });
  expect([status, judgment.thresholds]).toEqual([200, { yes: 0.8, other: 0.1 }]);
  const [job, ...others] = await jobs(ns);
  expect(others).toEqual([]);
  expect(job).toMatchObject({ type: "resync", namespace: ns, judgment: "plain", estimate: null, spend_usd: 0 });
  const resync = {
    thresholds_before: { yes: 0.5, other: 0.1 },
    thresholds_after: { yes: 0.8, other: 0.1 },
    readers: ["cutting"],
  };
  const done = await jobWhen(api.service, job.id, "done");
  expect(done).toMatchObject({ resync, spend_usd: 0, error: null, progress: { documents_done: 4 } });
  // The week has four answers, as they would be shown now. Each is new, so each is a flip. An hour of history counts as a day.
  const line = { judgment: "cutting", judgments_per_month: 120, cost_usd: 0.24 };
  expect(done.estimate).toEqual({
    documents: 4,
    tokens: 0,
    judgment_units: 0,
    requests: 0,
    cost_usd: 0,
    duration_s: 2,
    downstream: [line],
  });
  // Two of four flip, and only who shows the boolean is asked.
  await expect.poll(() => asked("Cutting?").length, { timeout: 30_000 }).toBe(before[0]! + 2);
  const fresh = async (id: string) => (await api.get(at(ns, "documents", id))).body.answers.cutting.freshness;
  await expect.poll(() => fresh("d-1"), { timeout: 30_000 }).toBe("fresh");
  expect(JSON.stringify(await shows(ns, "d-1"))).toContain('"plain.yes":false');
  expect(JSON.stringify(await shows(ns, "d-3"))).toContain('"plain.yes":true');
  expect(asked("Banded?").length).toBe(before[1]!);
});

it("is not begun where nobody shows what has changed, or nothing has", async () => {
  const ns = freshNamespace();
  await furnished(ns, ns);
  await patch(ns, { other: 0.9 });
  await patch(ns, { yes: 0.5 });
  expect(await jobs(ns)).toEqual([]);
});

it("of a template's threshold goes through the namespaces that have no threshold of their own", async () => {
  const root = freshNamespace();
  await furnished(`${root}/*`, `${root}/a`);
  for (const name of ["b", "own"])
    await api.post(at(`${root}/${name}`), { upsert: [{ id: "d", state: { p: 0.6 } }], wait_for: ["plain", "cutting"] });
  expect((await patch(`${root}/own`, { yes: 0.55 })).status).toBe(200);
  for (const { id } of await jobs(`${root}/own`)) await jobWhen(api.service, id, "done");
  await patch(`${root}/*`, { yes: 0.8 });
  const [job] = await jobs(`${root}/*`);
  expect((await jobWhen(api.service, job.id, "done")).progress).toEqual({ documents_done: 5 });
  const cut = async (name: string) => JSON.stringify(await shows(`${root}/${name}`, "d"));
  await expect.poll(() => cut("b"), { timeout: 30_000 }).toContain('"plain.yes":false');
  expect(await cut("own")).toContain('"plain.yes":true');
});

it("cannot be cancelled, since the thresholds hold already", async () => {
  const ns = freshNamespace();
  await furnished(ns, ns);
  await patch(ns, { yes: 0.8 });
  const [job] = await jobs(ns);
  expect(refusal(await api.post(`/jobs/${job.id}/cancel`))).toEqual({ status: 409, code: "conflict" });
});
