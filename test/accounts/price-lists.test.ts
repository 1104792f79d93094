import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unitsOf } from "#src/accounts/money/judging-rule.ts";
import { usd } from "#src/accounts/money/money.ts";
import { defaultPrices, Prices } from "#src/accounts/money/prices.ts";
import { readPrices } from "#src/server/config/price-lists.ts";
import { type ConfigError, loadConfig } from "#src/server/config.ts";

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

  it("says what answers count for, the first line that fits, and what is counted", () => {
    const prices = read([
      { judging_by: "requests", judging_units: [{ engine: "openai", model: "gpt-5*-mini", units: 3 }] },
      {
        from: "2030-02",
        judging_units: [
          { engine: "openai", model: "gpt-5", units: 7 },
          { engine: "openai", units: 2 },
        ],
      },
      { from: "2030-03", judging_by: "answers" },
    ]);
    const units = (month: string) => {
      const rule = Prices.ofPlain(prices.plain()).judgingRule(month);
      const models = ["openai gpt-5-x-mini", "openai gpt-5", "openai gpt-5x", "jev gpt-5"].map((one) => one.split(" "));
      return [rule.by, ...models.map(([engine, model]) => unitsOf(rule, engine!, model!))];
    };
    expect(units("2030-01")).toEqual(["requests", 3, 1, 1, 1]);
    expect(units("2030-02")).toEqual(["requests", 2, 7, 2, 1]);
    expect(units("2030-03")).toEqual(["answers", 2, 7, 2, 1]);
    expect(defaultPrices.judgingRule("2030-01")).toEqual({ by: "answers", models: [] });
  });

  it.each([
    [[{ judging_by: "tokens" }], /^\/0\/judging_by must be answers or requests/],
    [[{ judging_units: {} }], /^\/0\/judging_units must be an array/],
    [[{ judging_units: [{ engine: "", units: 1 }] }], /^\/0\/judging_units\/0\/engine must be/],
    [[{ judging_units: [{ engine: "openai", model: 1, units: 1 }] }], /^\/0\/judging_units\/0\/model must be/],
    [[{ judging_units: [{ engine: "openai", units: 0 }] }], /^\/0\/judging_units\/0\/units must be a whole number/],
    [[{ judging_units: [{ engine: "openai", units: 1.5 }] }], /^\/0\/judging_units\/0\/units must be a whole number/],
    [[{ judging_units: [{ engine: "openai", unit: 1 }] }], /^\/0\/judging_units\/0\/unit is not a known member/],
    [{}, /^it must be an array/],
    [[], /^it must be an array/],
    [[{ from: "2030-01" }], /^\/0\/from must be absent/],
    [[{}, {}], /^\/1\/from must be a month/],
    [[{}, { from: "2030-13" }], /^\/1\/from must be a month/],
    [[{}, { from: "2030-02" }, { from: "2030-02" }], /^\/2\/from must be .* later than that of the list before/],
    [
      [{ reading: [tier] }],
      /^\/0\/reading is not a known member; known members are from, judging, writes, queries, storage, judging_by, judging_units/,
    ],
    [[{ judging: [] }], /^\/0\/judging must be an array of at least one tier/],
    [[{ judging: [{ usd: -1 }] }], /^\/0\/judging\/0\/usd must be/],
    [[{ judging: [{ usd: true }] }], /^\/0\/judging\/0\/usd must be/],
    [[{ writes: [{ usd: "0.0000000001" }] }], /^\/0\/writes\/0\/usd must be a number of dollars, with at most 9 decimals/],
    [[{ judging: [{ usd: 1, up_to: 5 }] }], /^\/0\/judging\/0\/up_to must be absent in the last tier/],
    [[{ judging: [tier, tier] }], /^\/0\/judging\/0\/up_to must be present/],
    [[{ judging: [{ usd: 1, up_to: 5 }, { usd: 1, up_to: 5 }, tier] }], /^\/0\/judging\/1\/up_to must be a number greater than/],
    [[{ judging: [{ usd: 1, up_to: 1.5 }, tier] }], /^\/0\/judging\/0\/up_to must be/],
    [[{ judging: [{ price: 1 }] }], /^\/0\/judging\/0\/price is not a known member; known members are usd, up_to/],
    [[{ judging: ["1"] }], /^\/0\/judging\/0 must be an object/],
  ])("refuses %j", (lists, message) => {
    expect(() => read(lists)).toThrow(message);
  });

  it("names each line of a list once", () => {
    const text = '[{"judging":[{"usd":1}],\n"judging":[{"usd":2}]}]';
    expect(() => readPrices(text)).toThrow('has the member "/0/judging" twice, the second time at line 2, column 1');
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
