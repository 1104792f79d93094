/** Who waits for an answer that waits for an index: a write does, and a read does not. */
import { beforeEach, expect, it, vi } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { type Due, pairs } from "#src/judging/asking/due.ts";
import { look } from "#src/judging/catch-up/look.ts";
import { Interactive } from "#src/judging/interactive/interactive.ts";
import { land } from "#src/judging/landing/landing.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { takeHolds } from "#src/records/answers/holds.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import { ORGANIZATION, World } from "./fanout/world.ts";

const keyed = { theirs: "attributes.key", mine: "attributes.key" };
const double: JudgmentCreate = {
  name: "double",
  type: "bool",
  question: "?",
  context: { fields: ["state"], related: [{ name: "others", join: keyed, fields: ["state"] }] },
  freshness: { policy: "on_read" },
};

let world: World;
let namespace: NamespaceIdentity;

beforeEach(async () => {
  world = await World.open();
  await world.write("shop", { upsert: ["a", "b"].map((id) => ({ id, attributes: { key: 1 }, state: { id } })) });
  await world.judgment("shop", double);
  namespace = (await namespaceById(world.parts.db, (await world.namespaces("shop"))[0]!.namespace_id))!;
});

/** The document and its judgment, as they are stored. */
const dueOf = async (id: string) => {
  const found = await look(world.parts, namespace, [id]);
  return pairs(found.documents, found.judgments, found)[0]!.due;
};
const leave = (due: Due) =>
  world.parts.db.transaction((tx) => land(tx, world.parts, namespace, [{ due, kind: "waiting", afterMs: 2_000 }]));
const waits = () => world.query("select document_id, reason from deferred");
const read = async (id: string) => {
  const ref = { organizationId: ORGANIZATION, name: "shop" };
  return (await readDocument(world.modules.documents, ref, id, { scope: null })).answers.double!.freshness;
};

it("a read tells the answer as pending at once, and it is given when the index is built", async () => {
  const looks = vi.spyOn(Landings.prototype, "next");
  expect(await read("a")).toBe("pending");
  expect(looks).not.toHaveBeenCalled();
  expect(await waits()).toEqual([{ document_id: "a", reason: "retry" }]);
  await world.settle();
  await world.clock.advance(2_000);
  await world.settle();
  expect(await waits()).toEqual([]);
  expect(world.engine.requests).toHaveLength(1);
  expect(await read("a")).toBe("fresh");
});

it.each([
  ["a read ends with that of another process, which had the document", true],
  ["a write waits on for what another process leaves to catch-up", false],
])("%s", async (_, reads) => {
  const { db, clock, landings } = world.parts;
  const due = await dueOf("a");
  const { document, judgment } = due;
  const its = { documentId: "a", judgmentId: judgment.judgmentId, revision: document.revision };
  const until = new Date(clock.now().getTime() + 60_000);
  await db.transaction((tx) => takeHolds(tx, namespace.namespaceId, [its], { now: clock.now(), until }));
  const looks = vi.spyOn(landings, "next");
  looks.mockImplementationOnce(async () => {
    await leave(due);
  });
  looks.mockImplementationOnce(() => Promise.reject(new Error("It waits on.")));
  const interactive = new Interactive(world.parts, () => {});
  const judging = reads
    ? interactive.judgeRead(namespace, "a", new Set([judgment.judgmentId]))
    : Promise.resolve({ units: 0, tokens: 0, whole: false });
  const ended = interactive.ended(judging, namespace, { documentIds: ["a"], judgments: [judgment], reads }, 60_000);
  if (reads) expect(await ended).toMatchObject({ units: 0 });
  else await expect(ended).rejects.toThrow("It waits on.");
  expect(looks).toHaveBeenCalledTimes(reads ? 1 : 2);
  expect(await waits()).toEqual([{ document_id: "a", reason: "retry" }]);
});

it("only an answer that is outdated and nothing else is left to the next read", async () => {
  await world.settle();
  expect(await read("a")).toBe("fresh");
  const due = await dueOf("a");
  const stored = { ...due.stored!, outdated: true };
  const error = { code: "engine_unavailable", message: "Busy.", at: world.clock.now().toISOString() } as const;
  const left: Record<string, Due> = {
    outdated: { ...due, stored },
    "of another revision": { ...due, stored: { ...stored, revision: due.document.revision - 1 } },
    "of another version": { ...due, stored: { ...stored, version: 2 } },
    "failed for now": { ...due, attempts: 1, stored: { ...stored, error } },
    "judged by itself": {
      ...due,
      judgment: { ...due.judgment, freshness: { ...due.judgment.freshness, policy: "on_write" } },
      stored,
    },
    "planned before": { ...due, stored, mark: 7 },
  };
  const waiting: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(left)) {
    await leave(one);
    waiting[name] = (await world.query<{ reason: string }>("select reason from deferred")).map(({ reason }) => reason);
    await world.query("delete from deferred");
  }
  const retry = Object.fromEntries(Object.keys(left).map((name) => [name, ["retry"]]));
  expect(waiting).toEqual({ ...retry, outdated: [] });
});
