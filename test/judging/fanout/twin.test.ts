/**
 * Documents are written, moved, deleted and written again at random. When the service is at rest, every answer is for the current context
 * of its document. No engine was asked the same question twice in a row.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import { answersNow } from "./now.ts";
import { answerOf, World } from "./world.ts";

const bands = [
  { label: "low", gte: 0 },
  { label: "mid", gte: 0.3 },
  { label: "high", gte: 0.7 },
];
const cut = { judgment: "plain", cut: "yes" };
const banded = { judgment: "plain", band: bands };
const bool = (name: string, context: JudgmentCreate["context"]): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  context,
});
const fields = ["state.n"];
const keyed = { theirs: "attributes.key", mine: "attributes.key" };

const judgmentsOf = (there: string): JudgmentCreate[] => [
  { ...bool("plain", { fields }), thresholds: { yes: 0.5 } },
  bool("own", { fields: ["state.m"], related: [{ name: "own", answers: [cut] }] }),
  bool("referring", {
    fields,
    related: [{ name: "to", join: { theirs: "id", mine: "attributes.ref" }, fields: ["state.m"], answers: [banded] }],
  }),
  bool("sharing", { fields: ["attributes.key"], related: [{ name: "with", join: keyed, last_n: 2, fields, answers: [cut] }] }),
  bool("across", {
    fields: [...fields],
    related: [{ name: "there", namespace: there, join: { theirs: "attributes.key", mine: "attributes.ref" } }],
  }),
  bool("abroad", {
    fields,
    related: [{ name: "there", namespace: there, join: { theirs: "id", mine: "attributes.ref" }, answers: [cut] }],
  }),
  {
    ...bool("which", {
      fields,
      related: [{ name: "among", join: { theirs: "attributes.key", mine: "attributes.ref" }, fields: ["state.m"] }],
    }),
    type: "choice",
    options: { from: "among" },
  },
];

const ids = ["d0", "d1", "d2", "d3", "d4"];
const value = fc.oneof(
  fc.constantFrom<(string | number | boolean | null)[]>(...ids, 1, true, null),
  fc.subarray([...ids, 1], { maxLength: 3 }),
);
const small = fc.integer({ min: 0, max: 4 });
const content = fc.record({
  attributes: fc.record({ key: value, ref: value }, { requiredKeys: [] }),
  state: fc.record({ n: small, m: small }, { requiredKeys: [] }),
});
const one = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom("upsert" as const, "patch" as const), fc.constantFrom(...ids), content) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("delete" as const), fc.constantFrom(...ids), content) },
);
const step = fc.record({
  namespace: fc.constantFrom("a", "a", "b"),
  writes: fc.array(one, { minLength: 1, maxLength: 4 }),
  settle: fc.boolean(),
  ms: fc.constantFrom(0, 1, 1000),
});

type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

function requestOf(writes: readonly ["upsert" | "patch" | "delete", string, object][]): WriteRequest {
  const of = (kind: string) => writes.filter(([each]) => each === kind);
  const changes = (kind: "upsert" | "patch") => of(kind).map(([, id, given]) => ({ id, ...given }));
  return { upsert: changes("upsert"), patch: changes("patch"), delete: of("delete").map(([, id]) => id) };
}

it("has every answer for the current context, and asks nothing twice in a row", async () => {
  const world = await World.open();
  world.engine.answer = (question, request) => {
    if (question.type !== "choice") return answerOf(request);
    const { value } = question.options[request.contextText.length % question.options.length]!;
    return { type: "choice", value, dist: { [value]: 1 } };
  };
  let runs = 0;
  const trial = async (steps: readonly Step[]) => {
    runs += 1;
    const root = `r${runs}/`;
    const judgments = judgmentsOf(`${root}b`);
    await world.judgment(`${root}b`, judgments[0]!);
    for (const definition of judgments) await world.judgment(`${root}a`, definition);
    for (const { namespace, writes, settle, ms } of steps) {
      await world.write(root + namespace, requestOf(writes));
      await world.clock.advance(ms);
      if (settle) await world.settle(root);
    }
    await world.settle(root);
    const { wrong, answers, wanted } = await answersNow(world, root, judgments);
    expect({ wrong, answers }).toEqual({ wrong: [], answers: wanted });
    const mine = `namespace_id in (select namespace_id from namespaces where starts_with(name, '${root}'))`;
    const again = await world.query(`
      select document_id, judgment_id, context_hash from (
        select document_id, judgment_id, context_hash,
               lag(context_hash) over (partition by namespace_id, document_id, judgment_id, incarnation order by evaluation_id) as before
        from evaluations where not carried and error is null and ${mine}
      ) e where context_hash = before`);
    expect(again).toEqual([]);
    expect(
      await world.query(`
        select 1 from deferred where ${mine} union all select 1 from fanouts where ${mine}
        union all select 1 from changed_sources where ${mine}`),
    ).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), trial), {
    numRuns: Number(process.env.FANOUT_RUNS ?? 6),
    endOnFailure: true,
  });
  const [row] = await world.query<{ count: number }>("select count(*)::integer as count from evaluations where not carried");
  expect(row!.count).toBeGreaterThan(50 * Math.min(1, runs));
}, 300_000);
