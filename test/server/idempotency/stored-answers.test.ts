/** Answers kept for retries in the database, as several processes over one database keep and find them. */
import { randomBytes } from "node:crypto";
import type { AnswerStore } from "typespec-koa-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Session, Statement } from "#src/foundation/db/session.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { StoredAnswers, type StoredAnswersLimits } from "#src/server/idempotency/stored-answers.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const asked = (idempotencyKey: string, digest = "d", sender = "org_a") => ({
  sender,
  callerId: "key_a",
  operationId: "things_create",
  idempotencyKey,
  target: "/v1/things",
  digest,
});
const answer = (text: string) => ({ status: 201, body: JSON.stringify({ text }), headers: { "X-Of": "it" } });
const stores: StoredAnswers[] = [];
const secretsKey = randomBytes(32);

async function world(limits: Partial<StoredAnswersLimits> = {}, keys: readonly Buffer[] = [secretsKey, secretsKey]) {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const log = createLogger({ level: "silent" });
  const made = keys.map((key) => new StoredAnswers({ session: database, clock, secretsKey: key, log, limits }));
  stores.push(...made);
  const rows = () => database.query<{ answer: Buffer | null }>({ text: "select answer from idempotent_answers" });
  return { one: made[0]!, other: made[1]!, clock, database, rows };
}

/** Two processes while the secret is replaced: each has the other's as the previous one. */
async function exchanged(connection: (database: Session) => Session = (database) => database) {
  const { database, clock } = await world({}, []);
  const log = createLogger({ level: "silent" });
  const [old, next] = [secretsKey, randomBytes(32)];
  const [one, other] = [
    new StoredAnswers({ session: connection(database), clock, secretsKey: old, secretsKeyPrevious: next, log }),
    new StoredAnswers({ session: database, clock, secretsKey: next, secretsKeyPrevious: old, log }),
  ];
  stores.push(one, other);
  return { one, other, clock };
}

async function ours(store: AnswerStore, key: string, organizationId?: string) {
  const begun = await store.begin(asked(key, "d", organizationId));
  if (begun.is !== "ours") throw new Error(`The request is ${begun.is}.`);
  return begun;
}

afterEach(() => {
  for (const store of stores.splice(0)) store.stop();
  vi.useRealTimers();
});

describe("an answer that is kept", () => {
  it("is found in every process for 24 hours, and another payload is told apart", async () => {
    const { one, other, clock } = await world();
    await (await ours(one, "k")).keep(answer("first"));
    expect(await other.begin(asked("k"))).toEqual({ is: "answered", answer: answer("first") });
    expect(await other.begin(asked("k", "another"))).toEqual({ is: "another-payload" });
    await clock.advance(86_399_000);
    expect((await other.begin(asked("k"))).is).toBe("answered");
    await clock.advance(1_001);
    expect((await other.begin(asked("k", "another"))).is).toBe("ours");
  });

  it("is sealed: neither what was answered nor the key can be read in the table, and another server's secret opens nothing", async () => {
    const { one, other, rows } = await world({}, [secretsKey, randomBytes(32)]);
    await (await ours(one, "k")).keep(answer("whsec_of_somebody"));
    expect((await rows())[0]!.answer!.toString("latin1")).not.toContain("whsec");
    expect((await other.begin(asked("k"))).is).toBe("ours");
  });

  it("is deleted once its time is over", async () => {
    const { one, clock, rows } = await world();
    await (await ours(one, "k1")).keep(answer("first"));
    await clock.advance(43_200_000);
    await (await ours(one, "k2")).keep(answer("second"));
    await clock.advance(43_200_001);
    await one.sweep();
    expect(await rows()).toHaveLength(1);
  });

  it.each<[string, Partial<StoredAnswersLimits>]>([
    ["number", { answers: 3, lookAfterAnswers: 1 }],
    ["bytes", { bytes: 350, lookAfterAnswers: 1 }],
  ])("is bounded by %s in each organization, which loses its own oldest", async (_, limits) => {
    const { one, clock } = await world(limits);
    await (await ours(one, "k0", "org_b")).keep(answer("0"));
    for (const key of ["k1", "k2", "k3", "k4", "k5"]) {
      await (await ours(one, key)).keep(answer(key));
      await clock.advance(1);
    }
    const of = async (key: string, organizationId?: string) => (await one.begin(asked(key, "d", organizationId))).is;
    expect(await of("k5")).toBe("answered");
    expect(await of("k0", "org_b")).toBe("answered");
    expect(await of("k1")).toBe("ours");
  });
});

describe("a request under way", () => {
  it("is one process's, until it is answered or dropped", async () => {
    const { one, other } = await world();
    const begun = await ours(one, "k");
    expect(await other.begin(asked("k"))).toEqual({ is: "running" });
    expect(await other.begin(asked("k", "another"))).toEqual({ is: "another-payload" });
    await begun.drop();
    await (await ours(other, "k")).keep(answer("of the other"));
    expect(await one.begin(asked("k"))).toEqual({ is: "answered", answer: answer("of the other") });
  });

  it("is another's where its process died, once the lease is over; what the dead one still says is not heard", async () => {
    const { one, other, clock } = await world();
    const dead = await ours(one, "k");
    await clock.advance(29_999);
    expect((await other.begin(asked("k"))).is).toBe("running");
    await clock.advance(2);
    const alive = await ours(other, "k");
    await dead.keep(answer("of the dead"));
    await alive.keep(answer("of the living"));
    expect(await one.begin(asked("k"))).toEqual({ is: "answered", answer: answer("of the living") });
  });

  it("stays its process's for as long as that lives", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { one, other, clock, database } = await world();
    await ours(one, "k");
    const leased = async () => {
      const [row] = await database.query<{ leased_until: Date }>({ text: "select leased_until from idempotent_answers" });
      return row!.leased_until.getTime();
    };
    for (let renewals = 0; renewals < 5; renewals++) {
      const before = await leased();
      await clock.advance(8_000);
      await vi.advanceTimersByTimeAsync(8_000);
      await vi.waitFor(async () => expect(await leased()).toBe(before + 8_000), { interval: 1, timeout: 30_000 });
    }
    expect((await other.begin(asked("k"))).is).toBe("running");
  });
});

describe("a request while the secret is replaced", () => {
  it("is one process's, and the other gives its answer", async () => {
    const { one, other } = await exchanged();
    const begun = await ours(one, "k");
    expect(await other.begin(asked("k"))).toEqual({ is: "running" });
    expect(await other.begin(asked("k", "another"))).toEqual({ is: "another-payload" });
    await begun.keep(answer("first"));
    for (const store of [other, one]) expect(await store.begin(asked("k"))).toEqual({ is: "answered", answer: answer("first") });
    expect(await other.begin(asked("k", "another"))).toEqual({ is: "another-payload" });
  });

  it("is at most one process's where both get it at once", async () => {
    const { one, other } = await exchanged();
    for (let n = 0; n < 20; n++) {
      const begun = await Promise.all([one, other].map((store) => store.begin(asked(`k${n}`))));
      expect(begun.filter(({ is }) => is === "ours").length).toBeLessThanOrEqual(1);
    }
  });

  it("is another's where its process died, once the lease is over", async () => {
    const { one, other, clock } = await exchanged();
    await ours(one, "k");
    one.stop();
    await clock.advance(30_001);
    expect((await other.begin(asked("k"))).is).toBe("ours");
    expect(await one.begin(asked("k"))).toEqual({ is: "running" });
  });

  it("is free again where it was dropped", async () => {
    const { one, other } = await exchanged();
    await (await ours(one, "k")).drop();
    expect((await other.begin(asked("k"))).is).toBe("ours");
  });

  /** Statements of these names are lost: before the server gets them, or with what it answers. */
  const losing =
    (names: readonly string[], answers = false) =>
    (database: Session): Session => {
      const left = new Set(names);
      return {
        async query<Row>(statement: Statement) {
          if (!left.delete(statement.name ?? "")) return database.query<Row>(statement);
          if (answers) await database.query(statement);
          throw new ServiceError("unavailable", `${statement.name} is lost`, { unsettled: answers });
        },
      };
    };

  it("is free at once where the process cannot look under the other secret", async () => {
    const { one, other } = await exchanged(losing(["idempotency_find"]));
    await expect(one.begin(asked("k"))).rejects.toThrow("idempotency_find is lost");
    expect((await one.begin(asked("k"))).is).toBe("ours");
    expect(await other.begin(asked("k"))).toEqual({ is: "running" });
  });

  it("is free at once where the process does not learn whether it has begun", async () => {
    const { one } = await exchanged(losing(["idempotency_claim"], true));
    await expect(one.begin(asked("k"))).rejects.toThrow("Try again in a moment");
    expect((await one.begin(asked("k"))).is).toBe("ours");
  });

  it("fails for the first reason where it cannot be dropped either", async () => {
    const { one, clock } = await exchanged(losing(["idempotency_find", "idempotency_drop"]));
    await expect(one.begin(asked("k"))).rejects.toThrow("idempotency_find is lost");
    await clock.advance(30_001);
    expect((await one.begin(asked("k"))).is).toBe("ours");
  });

  it("has the other's answer where the claim beside it cannot be dropped", async () => {
    const { one, other } = await exchanged(losing(["idempotency_drop"]));
    await (await ours(other, "k")).keep(answer("first"));
    expect(await one.begin(asked("k"))).toEqual({ is: "answered", answer: answer("first") });
  });
});
