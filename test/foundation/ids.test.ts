import { describe, expect, it } from "vitest";
import { newId, restartIds } from "#src/foundation/ids.ts";

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const START = 1_700_000_000_000;

describe("ids", () => {
  it("sort by creation, also within a millisecond and where the clock goes back", () => {
    restartIds();
    const times = [START, START, START + 1, START, START + 2];
    const ids = times.map((ms) => newId("job", new Date(ms)));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(times.length);
  });

  it("are random in each place: 20,000 of as many milliseconds have all digits there, each about as often", () => {
    restartIds();
    const ids = Array.from({ length: 20_000 }, (_, n) => newId("evl", new Date(START + n)));
    const tails = ids.map((id) => id.slice(-16));
    expect(new Set(tails).size).toBe(ids.length);
    for (let place = 0; place < 16; place++)
      for (const digit of DIGITS) {
        const share = tails.filter((tail) => tail[place] === digit).length / tails.length;
        // Six standard deviations. One of 512 shares is outside by chance once in a million runs.
        expect(Math.abs(share - 1 / 32), `${digit} in place ${place}`).toBeLessThan(0.0074);
      }
  });
});
