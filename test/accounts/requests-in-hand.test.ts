/** Who is refused while more requests are in hand than the process can answer, on a clock that stands still where it is not moved. */
import { describe, expect, it } from "vitest";
import { type HeldRequest, RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import { ServiceError } from "#src/foundation/errors.ts";

const MOST = 12;

/** A process that may have so many in hand. `acme/one` is the key `one` of the organization `acme`. */
class Place {
  readonly #inHand: RequestsInHand;
  now = 0;
  readonly #held = new Map<string, HeldRequest[]>();

  constructor(most = MOST) {
    this.#inHand = new RequestsInHand({ most, now: () => this.now });
  }

  /** @returns how many of them were refused */
  send(who: string, times = 1, weight = 1): number {
    const [organizationId, keyId] = who.split("/") as [string, string];
    let refused = 0;
    for (let n = 0; n < times; n++) {
      try {
        this.#held.set(who, [...(this.#held.get(who) ?? []), this.#inHand.take({ organizationId, keyId, weight })]);
      } catch (error) {
        expect(error).toMatchObject({ code: "unavailable", expected: true, details: { retry_after: 1 } });
        expect(error).toBeInstanceOf(ServiceError);
        refused += 1;
      }
    }
    return refused;
  }

  answer(who: string, times = 1): void {
    for (const held of this.#held.get(who)!.splice(0, times)) held.release();
  }

  count(who: string): number {
    return this.#held.get(who)?.length ?? 0;
  }

  get inHand(): number {
    return this.#inHand.count;
  }

  /** Somebody has had too many in hand for too long, and is refused from now on. */
  flooded(who: string): this {
    this.send(who, MOST);
    this.now += 50;
    expect(this.send(who)).toBe(1);
    return this;
  }
}

describe("requests in hand", () => {
  it("are taken up to the most, however long they take", () => {
    const place = new Place();
    expect(place.send("acme/one", MOST - 1)).toBe(0);
    place.now += 60_000;
    expect(place.send("acme/one")).toBe(0);
  });

  it("may be more in a burst, up to 16 times the most", () => {
    const place = new Place();
    expect(place.send("acme/one", 16 * MOST)).toBe(0);
    expect(place.send("acme/one")).toBe(1);
  });

  it("are refused from 50 ms on in which there were never fewer than the most", () => {
    const place = new Place();
    place.send("acme/one", MOST);
    place.now = 49;
    expect(place.send("acme/one")).toBe(0);
    place.now = 50;
    expect(place.send("acme/one")).toBe(1);
  });

  it("are not refused where there were fewer in between", () => {
    const place = new Place();
    place.send("acme/one", MOST);
    place.now = 40;
    place.answer("acme/one");
    place.send("acme/one");
    place.now = 80;
    expect(place.send("acme/one")).toBe(0);
  });

  it("are taken again as others are answered, and beyond the most only once none was refused for a second", () => {
    const place = new Place().flooded("acme/one");
    place.answer("acme/one");
    expect(place.send("acme/one", 2)).toBe(1);
    place.answer("acme/one", MOST);
    place.now += 1_000;
    expect(place.send("acme/one", MOST + 1)).toBe(1);
    place.answer("acme/one", MOST);
    place.now += 1_001;
    expect(place.send("acme/one", MOST + 1)).toBe(0);
  });

  it("leave each organization its share, whatever others send", () => {
    const place = new Place().flooded("flood/one");
    expect(place.send("small/one", MOST / 2)).toBe(0);
    expect(place.send("small/one")).toBe(1);
    expect(place.send("flood/one")).toBe(1);
  });

  it("come to equal parts where two organizations flood", () => {
    const place = new Place().flooded("acme/one");
    for (let n = 0; n < 10 * MOST; n++) {
      place.send("acme/one", 2);
      place.send("other/one", 2);
      place.answer(n % 2 === 0 ? "acme/one" : "other/one");
    }
    expect(Math.abs(place.count("acme/one") - place.count("other/one"))).toBeLessThanOrEqual(1);
    expect(place.inHand).toBeLessThanOrEqual(MOST + 1);
  });

  it("go by the weight of a plan", () => {
    const place = new Place().flooded("small/one");
    expect(place.send("large/one", 100, 2)).toBe(100 - (MOST * 2) / 3);
  });

  it("leave each key its part of its organization's share", () => {
    const place = new Place().flooded("acme/busy");
    expect(place.send("acme/quiet", MOST / 2)).toBe(0);
    expect(place.send("acme/quiet")).toBe(1);
    expect(place.send("acme/busy")).toBe(1);
  });

  it("leave no share to those who sent nothing for a second and have none in hand", () => {
    const place = new Place();
    place.send("gone/one");
    place.answer("gone/one");
    place.now = 1_000;
    place.flooded("flood/one");
    expect(place.send("small/one", MOST)).toBe(MOST / 2);
  });

  it("keep their share where they are in hand for longer", () => {
    const place = new Place();
    place.send("slow/one");
    place.now = 5_000;
    place.flooded("flood/one");
    // Three share the most.
    expect(place.send("small/one", MOST)).toBe(MOST - MOST / 3);
  });

  it("are at most 16 times the most, with however many organizations", () => {
    const place = new Place().flooded("flood/one");
    let refused = 0;
    for (let n = 0; n < 20 * MOST; n++) refused += place.send(`org-${n}/one`);
    expect(refused).toBeGreaterThan(0);
    expect(place.inHand).toBeLessThanOrEqual(16 * MOST);
  });

  it("count each release once", () => {
    const inHand = new RequestsInHand({ most: MOST, now: () => 0 });
    const held = inHand.take({ organizationId: "acme", keyId: "one", weight: 1 });
    held.release();
    held.release();
    expect(inHand.count).toBe(0);
  });
});
