import { setImmediate as turn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packed } from "#src/jobs/exports/packed.ts";

const LINES = Array.from({ length: 2_000 }, (_, n) => JSON.stringify({ n, text: "é".repeat(1_000) }));

describe("an exported file", () => {
  it("has each line, and the same bytes each time", async () => {
    const file = await packed(LINES);
    expect(gunzipSync(file).toString()).toBe(`${LINES.join("\n")}\n`);
    expect((await packed(LINES)).equals(file)).toBe(true);
    expect(gunzipSync(await packed([])).toString()).toBe("");
  });

  it("takes its lines in turns of the event loop", async () => {
    let [turns, most, before] = [0, 0, 0];
    let isDone = false;
    const count = (async () => {
      for (; !isDone; turns++) await turn();
    })();
    /** The most characters that are taken between two turns. */
    function* watched() {
      let taken = 0;
      for (const line of LINES) {
        if (turns !== before) [taken, before] = [0, turns];
        taken += line.length;
        most = Math.max(most, taken);
        yield line;
      }
    }
    await packed(watched());
    isDone = true;
    await count;
    expect(most).toBeLessThan(1_000_000);
  });
});
