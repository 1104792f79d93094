import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usd } from "#src/accounts/money.ts";
import { defaultPrices } from "#src/accounts/prices.ts";
import { readPrices } from "#src/config/price-lists.ts";
import { type ConfigError, loadConfig } from "#src/config.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "prices-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

const read = (lists: unknown) => readPrices(JSON.stringify(lists));
const tier = { usd: 1 };

describe("PRICES_FILE", () => {
  it("sets tiers by line, and leaves the others as they are by default", () => {
    const { judging, writes, queries } = read([
      { judging: [{ usd: 0.01, up_to: 100 }, { usd: "0.005" }], writes: [{ usd: 2 }] },
    ]).of("2030-01");
    expect(usd(judging.costOf(150))).toBe(1.25);
    expect(usd(writes.costOf(500_000_000))).toBe(1);
    expect(queries).toBe(defaultPrices.of("2030-01").queries);
  });

  it("counts the ends of tiers of bytes in gigabytes", () => {
    const { writes } = read([{ writes: [{ usd: 2, up_to: 1.5 }, { usd: 1 }] }]).of("2030-01");
    expect(usd(writes.costOf(2_000_000_000))).toBe(3.5);
  });

  it("lets a list hold from a month on, with the lines of the one before where it has none of its own", () => {
    const prices = read([
      { judging: [{ usd: 1 }] },
      { from: "2030-02", writes: [tier] },
      { from: "2030-12", judging: [{ usd: 3 }] },
    ]);
    const units = (month: string) => usd(prices.of(month).judging.costOf(1));
    expect(["2029-12", "2030-01", "2030-02", "2030-11", "2030-12", "2031-01"].map(units)).toEqual([1, 1, 1, 1, 3, 3]);
    expect(prices.of("2031-01").writes).toBe(prices.of("2030-02").writes);
  });

  it.each([
    [{}, /^it must be an array/],
    [[], /^it must be an array/],
    [[{ from: "2030-01" }], /^\/0\/from must be absent/],
    [[{}, {}], /^\/1\/from must be a month/],
    [[{}, { from: "2030-13" }], /^\/1\/from must be a month/],
    [[{}, { from: "2030-02" }, { from: "2030-02" }], /^\/2\/from must be .* after that of the list before/],
    [[{ reading: [tier] }], /^\/0\/reading is not known; there are from, judging, writes, queries, storage/],
    [[{ judging: [] }], /^\/0\/judging must be an array of at least one tier/],
    [[{ judging: [{ usd: -1 }] }], /^\/0\/judging\/0\/usd must be/],
    [[{ judging: [{ usd: true }] }], /^\/0\/judging\/0\/usd must be/],
    [[{ writes: [{ usd: "0.0000000001" }] }], /^\/0\/writes\/0\/usd must be a number of dollars, with at most 9 decimals/],
    [[{ judging: [{ usd: 1, up_to: 5 }] }], /^\/0\/judging\/0\/up_to must be absent in the last tier/],
    [[{ judging: [tier, tier] }], /^\/0\/judging\/0\/up_to must be given/],
    [[{ judging: [{ usd: 1, up_to: 5 }, { usd: 1, up_to: 5 }, tier] }], /^\/0\/judging\/1\/up_to must be a number above/],
    [[{ judging: [{ usd: 1, up_to: 1.5 }, tier] }], /^\/0\/judging\/0\/up_to must be/],
    [[{ judging: [{ price: 1 }] }], /^\/0\/judging\/0\/price is not known; there are usd, up_to/],
    [[{ judging: ["1"] }], /^\/0\/judging\/0 must be an object/],
  ])("refuses %j", (lists, message) => {
    expect(() => read(lists)).toThrow(message);
  });

  it("is read at start, and what is wrong with it said there", () => {
    const path = join(directory, "prices.json");
    const problems = () => {
      try {
        loadConfig({ PRICES_FILE: path });
        return [];
      } catch (error) {
        return (error as ConfigError).problems;
      }
    };
    expect(problems()).toEqual([
      expect.stringMatching(/^PRICES_FILE is ".*prices\.json"; it must be a JSON file of price lists: ENOENT/),
    ]);
    writeFileSync(path, "{");
    expect(problems()).toEqual([expect.stringMatching(/price lists: .*JSON/)]);
    writeFileSync(path, '[{"judging":[]}]');
    expect(problems()).toEqual([expect.stringMatching(/price lists: \/0\/judging must be an array of at least one tier\.$/)]);
    writeFileSync(path, '[{"judging":[{"usd":0.5}]}]');
    expect(usd(loadConfig({ PRICES_FILE: path }).prices.of("2030-01").judging.costOf(3))).toBe(1.5);
  });
});
