/** Whose turn it is at the database: the order and the bounds, on a clock that stands still where it is not moved. */
import { describe, expect, it } from "vitest";
import type { Caller } from "#src/foundation/db/caller.ts";
import { boundsOf } from "#src/foundation/db/turn-bounds.ts";
import { COSTLY_MS, MOST_WAITING, type Turn, Turns } from "#src/foundation/db/turns.ts";

const NEVER_MS = 2 ** 30;

/** Turns over so many connections, and what has come in, in order. */
class Place {
  readonly #turns: Turns;
  now = 0;
  readonly entered: string[] = [];
  readonly refused: unknown[] = [];
  readonly inside = new Map<string, Turn[]>();

  constructor(connections: number, longestWaitMs = NEVER_MS) {
    this.#turns = new Turns({ bounds: boundsOf(connections), longestWaitMs, now: () => this.now });
  }

  /** Asks for a turn for each; `acme/one` is the key `one` of the organization `acme`. */
  async ask(who: string, { times = 1, operation = "read", weight = 1, gone = () => null as Error | null } = {}): Promise<void> {
    for (let n = 0; n < times; n++) this.#enters(who, this.#turns.take(callerOf(who, operation, weight, gone)));
    await turnsTaken();
  }

  service(): Turn {
    return this.#turns.take(null) as Turn;
  }

  /** One of them leaves, after so long. */
  async leave(who: string, ms = 0): Promise<void> {
    this.now += ms;
    this.inside.get(who)!.shift()!.leave();
    await turnsTaken();
  }

  count(who: string): number {
    return this.inside.get(who)?.length ?? 0;
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /** Has requests of a key and operation known as cheap, or as costly. */
  async know(who: string, operation: string, ms: number): Promise<void> {
    await this.ask(who, { operation });
    await this.leave(who, ms);
    this.entered.length = 0;
  }

  #enters(who: string, taken: Turn | Promise<Turn>): void {
    const enter = (turn: Turn) => {
      this.entered.push(who);
      this.inside.set(who, [...(this.inside.get(who) ?? []), turn]);
    };
    if (taken instanceof Promise) taken.then(enter, (error: unknown) => this.refused.push(error));
    else enter(taken);
  }
}

function callerOf(who: string, operation: string, weight: number, gone: () => Error | null): Caller {
  const [organizationId, keyId] = who.split("/") as [string, string];
  return { organizationId, keyId, operation, weight, gone, held: 0, entered: 0 };
}

/** What is settled has been told. */
const turnsTaken = () => new Promise((resolve) => setImmediate(resolve));

describe("turns at the database", () => {
  it("are had at once while there is room", async () => {
    const place = new Place(16);
    await place.ask("acme/one", { times: 4 });
    expect(place.count("acme/one")).toBe(4);
    expect(place.waiting).toBe(0);
  });

  it("leave room for others beside the costly requests of one key, also where nothing is known of it yet", async () => {
    const place = new Place(16);
    await place.know("somebody/else", "read", 1);
    place.now += 2_000;
    await place.ask("acme/one", { times: 200, operation: "query" });
    expect(place.count("acme/one")).toBe(4);
    place.now += 2_000;
    await place.ask("other/two", { times: 200, operation: "query" });
    place.now += 2_000;
    await place.ask("third/three", { times: 200, operation: "query" });
    expect(place.count("other/two")).toBe(4);
    // The one that tries what such a request costs.
    expect(place.count("third/three")).toBe(1);
    await place.ask("third/three", { operation: "read" });
    expect(place.count("third/three")).toBe(2);
  });

  it("leave an eighth to the costly requests of one key while requests of others come, and a quarter when those are gone", async () => {
    const place = new Place(16);
    await place.know("acme/one", "query", 100);
    await place.know("other/two", "read", 1);
    await place.ask("acme/one", { times: 20, operation: "query" });
    expect(place.count("acme/one")).toBe(2);
    // Each that ends makes room for one.
    for (let n = 0; n < 4; n++) {
      await place.know("other/two", "read", 1);
      await place.leave("acme/one", 100);
    }
    expect(place.count("acme/one")).toBe(2);
    await place.leave("acme/one", 1_000);
    expect(place.count("acme/one")).toBe(4);
  });

  it("let cheap requests past costly ones of the same key", async () => {
    const place = new Place(16);
    await place.know("acme/one", "read", 1);
    await place.ask("acme/one", { times: 200, operation: "query" });
    place.entered.length = 0;
    await place.ask("acme/one", { operation: "read" });
    expect(place.entered).toEqual(["acme/one"]);
  });

  it("keep a quarter from each key however cheap its requests are, and an eighth for the service", async () => {
    const place = new Place(16);
    await place.know("acme/one", "read", 1);
    await place.know("acme/two", "read", 1);
    await place.ask("acme/one", { times: 100 });
    expect(place.count("acme/one")).toBe(12);
    await place.ask("acme/two", { times: 100 });
    expect(place.count("acme/two")).toBe(2);
    place.service().leave();
  });

  it("go to organizations in turn, so that one with 1,000 requests waits for itself", async () => {
    const place = new Place(1);
    await place.know("acme/one", "read", 1);
    await place.know("other/two", "read", 1);
    await place.ask("acme/one", { times: 1_000 });
    await place.ask("other/two", { times: 3 });
    place.entered.length = 0;
    for (let n = 0; n < 6; n++) await place.leave(n === 0 ? "acme/one" : place.entered.at(-1)!, 1);
    expect(place.entered.filter((who) => who === "other/two")).toHaveLength(3);
  });

  it("go to keys of an organization in turn, and to organizations whatever their keys are", async () => {
    const place = new Place(1);
    const all = ["acme/one", "acme/two", "acme/three", "other/four"];
    for (const who of all) await place.know(who, "read", 1);
    for (const who of all) await place.ask(who, { times: 60 });
    for (let n = 0; n < 60; n++) await place.leave(place.entered.at(-1)!, 1);
    const share = (who: string) => place.entered.filter((one) => one === who).length;
    expect(share("other/four")).toBeGreaterThanOrEqual(29);
    for (const who of all.slice(0, 3)) expect(share(who)).toBeGreaterThanOrEqual(9);
  });

  it("go by the time that requests take, not by their number", async () => {
    const place = new Place(1);
    await place.know("acme/one", "query", 10);
    await place.know("other/two", "read", 1);
    await place.ask("acme/one", { times: 100, operation: "query" });
    await place.ask("other/two", { times: 100 });
    const times = { "acme/one": 0, "other/two": 0 };
    for (let n = 0; n < 80; n++) {
      const who = place.entered.at(-1) as keyof typeof times;
      const ms = who === "acme/one" ? 10 : 1;
      times[who] += ms;
      await place.leave(who, ms);
    }
    expect(Math.abs(times["acme/one"] - times["other/two"])).toBeLessThanOrEqual(20);
  });

  it("go by the weight of organizations", async () => {
    const place = new Place(1);
    await place.know("small/one", "read", 1);
    await place.know("large/two", "read", 1);
    await place.ask("small/one", { times: 100 });
    await place.ask("large/two", { times: 100, weight: 4 });
    for (let n = 0; n < 50; n++) await place.leave(place.entered.at(-1)!, 1);
    expect(place.entered.slice(1).filter((who) => who === "small/one").length).toBeLessThanOrEqual(12);
  });

  it("are not saved up by who is away", async () => {
    const place = new Place(1);
    await place.know("away/one", "read", 1);
    await place.know("acme/two", "read", 1);
    for (let n = 0; n < 100; n++) await place.know("acme/two", "read", 1);
    await place.ask("acme/two", { times: 20 });
    await place.ask("away/one", { times: 20 });
    for (let n = 0; n < 20; n++) await place.leave(place.entered.at(-1)!, 1);
    expect(place.entered.filter((who) => who === "acme/two").length).toBeGreaterThanOrEqual(9);
  });

  it("are not saved up by a key that is away while another of its organization is served", async () => {
    const place = new Place(1);
    await place.know("acme/away", "read", 1);
    for (let n = 0; n < 100; n++) await place.know("acme/two", "read", 1);
    await place.ask("acme/two", { times: 20 });
    await place.ask("acme/away", { times: 20 });
    for (let n = 0; n < 20; n++) await place.leave(place.entered.at(-1)!, 1);
    expect(place.entered.filter((who) => who === "acme/two").length).toBeGreaterThanOrEqual(9);
  });

  it("are paid with what a request took, where that is more than was expected", async () => {
    const place = new Place(1);
    await place.know("acme/one", "read", 1);
    await place.know("other/two", "read", 1);
    await place.ask("acme/one", { times: 2 });
    await place.ask("other/two", { times: 100 });
    place.entered.length = 0;
    await place.leave("acme/one", 80);
    while (place.entered.at(-1) !== "acme/one") await place.leave("other/two", 1);
    expect(place.entered.length).toBeGreaterThan(75);
  });

  it("count an operation as costly for the keys whose requests are, and by everybody's for a new key", async () => {
    const place = new Place(16);
    await place.know("acme/one", "query", COSTLY_MS * 8);
    for (let n = 0; n < 30; n++) await place.know("other/two", "query", 1);
    await place.ask("acme/one", { times: 50, operation: "query" });
    expect(place.count("acme/one")).toBe(2);
    await place.ask("new/three", { times: 50, operation: "query" });
    expect(place.count("new/three")).toBe(12);
  });

  it("count nothing as costly because the machine is slow: the service's own quickest work says how slow", async () => {
    const place = new Place(16);
    /** The service's own work, of which one in ten takes long on any machine. */
    const own = (ms: number) => {
      for (let n = 0; n < 1_000; n++) {
        const turn = place.service();
        // It may wait for a connection, which says nothing of the machine.
        place.now += 500;
        turn.connected();
        place.now += n % 10 === 0 ? 40 * ms : ms;
        turn.leave();
      }
    };
    own(1);
    await place.know("acme/one", "read", 2);
    await place.know("acme/one", "query", 100);
    place.now += 2_000;
    await place.ask("acme/one", { times: 20, operation: "query" });
    expect(place.count("acme/one")).toBe(4);
    for (let n = 0; n < 20; n++) await place.leave("acme/one", 100);
    // Everything takes 20 times as long. The reads are as cheap as they were, and the queries as costly.
    own(20);
    await place.know("slow/one", "read", 40);
    await place.know("slow/one", "query", 2_000);
    place.now += 2_000;
    await place.ask("slow/one", { times: 20, operation: "query" });
    expect(place.count("slow/one")).toBe(4);
    await place.ask("slow/one", { times: 8, operation: "read" });
    expect(place.count("slow/one")).toBe(12);
    // It is quick again.
    own(1);
    await place.know("late/one", "query", 100);
    await place.ask("late/one", { times: 20, operation: "query" });
    expect(place.count("late/one")).toBeLessThanOrEqual(4);
  });

  it("wait for the service's own connections, and come when those are free", async () => {
    const place = new Place(8);
    await place.know("acme/one", "read", 1);
    const own = Array.from({ length: 8 }, () => place.service());
    await place.ask("acme/one", { times: 5 });
    // A quarter of them wait in the pool itself, beside work of the service that may never pause.
    expect(place.count("acme/one")).toBe(2);
    for (const turn of own.splice(0, 4)) turn.leave();
    await turnsTaken();
    expect(place.count("acme/one")).toBe(4);
    for (const turn of own) turn.leave();
    await turnsTaken();
    expect(place.count("acme/one")).toBe(5);
  });

  it("count no time in the pool as a request's own", async () => {
    const place = new Place(8);
    const own = Array.from({ length: 8 }, () => place.service());
    for (let n = 0; n < 5; n++) {
      await place.ask("acme/one");
      place.now += 10_000;
      place.inside.get("acme/one")![0]!.connected();
      await place.leave("acme/one", 1);
    }
    for (const turn of own) turn.leave();
    place.now += 2_000;
    await place.ask("acme/one", { times: 8 });
    expect(place.count("acme/one")).toBe(6);
  });

  it("are had at once by a request that holds a connection, which might hold what others wait for", async () => {
    const turns = new Turns({ bounds: boundsOf(1), longestWaitMs: NEVER_MS });
    const caller = callerOf("acme/one", "read", 1, () => null);
    const outer = turns.take(caller) as Turn;
    const inner = turns.take(caller);
    expect(inner).not.toBeInstanceOf(Promise);
    (inner as Turn).leave();
    outer.leave();
    expect(caller.held).toBe(0);
  });

  it("pass over a request that has done nothing and whose client has gone", async () => {
    const place = new Place(1);
    const gone = new Error("gone");
    await place.ask("acme/one");
    await place.ask("acme/two", { gone: () => gone });
    await place.ask("acme/three");
    await place.leave("acme/one");
    expect(place.refused).toEqual([gone]);
    expect(place.count("acme/three")).toBe(1);
  });

  it("are refused to a key of which a thousand requests wait, and to nobody else", async () => {
    const place = new Place(1);
    await place.ask("acme/one", { times: MOST_WAITING + 2 });
    expect(place.refused).toEqual([expect.objectContaining({ code: "rate_limited" })]);
    expect(place.refused[0]).toMatchObject({ details: { limit: MOST_WAITING, retry_after: 1 } });
    await place.ask("acme/two");
    expect(place.refused).toHaveLength(1);
  });

  it("are refused after the longest wait, and what comes after is not held up", async () => {
    const turns = new Turns({ bounds: boundsOf(1), longestWaitMs: 1 });
    const holder = turns.take(callerOf("acme/one", "read", 1, () => null)) as Turn;
    const waiting = turns.take(callerOf("acme/two", "read", 1, () => null)) as Promise<Turn>;
    await expect(waiting).rejects.toMatchObject({ code: "unavailable", details: { retry_after: 1 } });
    holder.leave();
    expect(turns.take(callerOf("acme/two", "read", 1, () => null))).not.toBeInstanceOf(Promise);
  });

  it("count an operation as costly once its requests are, also those that wait already", async () => {
    const place = new Place(16);
    await place.know("acme/one", "query", 1);
    await place.ask("acme/one", { times: 50, operation: "query" });
    expect(place.count("acme/one")).toBe(12);
    for (let n = 0; n < 12; n++) await place.leave("acme/one", COSTLY_MS * 8);
    expect(place.count("acme/one")).toBeLessThanOrEqual(4);
  });
});
