import { encodeTime } from "ulid";
import { describe, expect, it } from "vitest";
import { batchPrefix, firstEventId, nextEventIds } from "#src/foundation/events/event-id.ts";

const at = (ms: number) => new Date(ms);

describe("ids of events", () => {
  it("grow within a batch and from batch to batch, also where the clock goes back", () => {
    const first = nextEventIds(null, at(2_000_000_000_000), 500);
    const second = nextEventIds(first.at(-1)!, at(1_999_999_999_000), 500);
    const third = nextEventIds(second.at(-1)!, at(2_000_000_000_000), 500);
    const all = [...first, ...second, ...third];
    expect(all).toEqual(all.toSorted());
    expect(new Set(all).size).toBe(1_500);
    for (const id of all) expect(id).toMatch(/^evt_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it("of a batch that is counted on by the store come after the last one's, and before what follows them", () => {
    const prefixes = [2_000_000_000_000, 2_000_000_000_001].map((ms) => batchPrefix(at(ms)));
    expect(prefixes.map((prefix, n) => prefix >= firstEventId(at(2_000_000_000_000 + n)).slice(0, -2))).toEqual([true, true]);
    const [last] = nextEventIds(`${prefixes[0]}zz`, at(0), 1);
    expect(last! > `${prefixes[0]}zz` && last! < `${prefixes[1]}00`).toBe(true);
    expect(`${prefixes[0]}00`).toMatch(/^evt_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it("are those of a ULID of their moment, and no two batches of one moment are alike", () => {
    const ms = 1_700_000_000_000;
    const ids = Array.from({ length: 100 }, () => nextEventIds(null, at(ms), 1)[0]!);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id >= firstEventId(at(ms)) && id < firstEventId(at(ms + 1))).toBe(true);
    expect(firstEventId(at(ms))).toBe(`evt_${encodeTime(ms, 10).toLowerCase()}${"0".repeat(16)}`);
  });
});
