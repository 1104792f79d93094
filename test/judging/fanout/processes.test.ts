/**
 * Two processes over one database, with writers that wait for answers and writers that do not, all at the same time. In the end every
 * answer is for the current context.
 */
import { expect, it, onTestFinished, vi } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { answersNow } from "./now.ts";
import { answerOf, ORGANIZATION, World } from "./world.ts";

const { random: chance } = seededGenerator();

const root = "p/";
const keyed = { theirs: "attributes.key", mine: "attributes.key" };
const bool = (name: string, context: JudgmentCreate["context"]): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  context,
});
const cut = { judgment: "plain", cut: "yes" };
const judgments: JudgmentCreate[] = [
  { ...bool("plain", { fields: ["state.n"] }), thresholds: { yes: 0.5 } },
  bool("own", { fields: ["state.m"], related: [{ name: "own", answers: [cut] }] }),
  bool("sharing", {
    fields: ["attributes.key"],
    related: [{ name: "with", join: keyed, last_n: 3, fields: ["state.m"], answers: [cut] }],
  }),
  bool("abroad", {
    fields: ["state.n"],
    related: [{ name: "there", namespace: `${root}b`, join: { theirs: "id", mine: "attributes.ref" }, answers: [cut] }],
  }),
];

it("comes to rest with every answer for the current context", async () => {
  const world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
  await world.judgment(`${root}b`, judgments[0]!);
  for (const definition of judgments) await world.judgment(`${root}a`, definition);
  const processes = [0, 1].map((): Modules => {
    const engines = new Engines([world.engine], new Map());
    const modules = createModules({
      db: world.parts.db,
      clock: world.clock,
      log: createLogger({ level: "fatal" }),
      engines,
      defaultEngine: "test",
      distributed: world.fresh.distributed,
    });
    for (const worker of [modules.judging, modules.attributes, modules.jobRunner]) worker.start();
    return modules;
  });
  onTestFinished(async () => {
    for (const modules of processes) {
      await modules.stopInteractive();
      await Promise.all([modules.judging, modules.attributes, modules.jobRunner].map((worker) => worker.stop()));
    }
  });
  const random = (below: number) => Math.floor(chance() * below);
  await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; n < 25; n++) {
        const name = `${root}${random(3) === 0 ? "b" : "a"}`;
        const id = `d${random(5)}`;
        const document = { id, attributes: { key: random(2), ref: `d${random(5)}` }, state: { n: random(6), m: random(3) } };
        const change = random(8) === 0 ? { delete: [id] } : { upsert: [document] };
        const wait =
          writer < 3
            ? { wait_for: name.endsWith("a") ? judgments.map((judgment) => judgment.name) : ["plain"], wait_timeout_ms: 200 }
            : {};
        await writeDocuments(processes[writer % 2]!.documents, { organizationId: ORGANIZATION, name }, { ...change, ...wait });
      }
    }),
  );
  // Only this moves the clock, and faster than a process can renew its lease. So two processes may work on one namespace, which must do no
  // harm.
  await vi.waitFor(
    async () => {
      await world.clock.advance(3_000);
      const { wrong, answers, wanted } = await answersNow(world, root, judgments);
      const traces = await world.query(
        "select 'deferred' as of from deferred union select 'fanout' from fanouts union select 'change' from changed_sources",
      );
      expect({ wrong, answers, traces }).toEqual({ wrong: [], answers: wanted, traces: [] });
    },
    { timeout: 30_000, interval: 250 },
  );
}, 120_000);
