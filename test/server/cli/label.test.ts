/** `judgment label` as a person types it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { judged, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { typed } from "./typed.ts";

let service: TestService;
const ns = "label/tickets";
const topic = {
  name: "topic",
  question: "Which?",
  type: "choice",
  options: ["a", "b"].map((value) => ({ value, description: value })),
};

beforeAll(async () => {
  service = await testService({}, true);
  await service.request("POST", at(ns, "judgments"), { body: { name: "urgent", question: "Is it urgent?", type: "bool" } });
  await service.request("POST", at(ns, "judgments"), { body: topic });
  await judged(service, ns, numbers(0, 10));
});
afterAll(() => service.stop());

const label = (words: readonly string[], input: string | readonly string[] = "", more = {}) =>
  typed(service, ["label", ns, ...words], input, more);
const outcomes = async (judgment: string) =>
  (await service.request("GET", `${at(ns, "outcomes")}?judgment=${judgment}`)).body.outcomes;

describe("judgment label", { timeout: 60_000 }, () => {
  it("draws a queue, shows documents without the answer, and takes a key for each", async () => {
    const first = await label(
      ["urgent", "--new", "random", "--size", "4", "--labeler", "ana"],
      "y\nx\nN\ns\nIt is cut off.\nq\n",
    );
    expect({ code: first.code, err: first.err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^Drew 4 of 10 documents: lq_[0-9a-z]{26}\n$/),
    });
    expect(first.out).toContain("[y] yes  [n] no  [s] skip  [q] stop");
    expect(first.out).toContain('"x" is none of y, n, s, q.');
    expect(first.out).not.toContain("The judge says");
    expect(first.out).toContain(": 2 of 4 documents have all of their labels.");
    const labels = await outcomes("urgent");
    expect(labels.map(({ labeler, source }: { labeler: string; source: string }) => [labeler, source])).toEqual([
      ["ana", "label"],
      ["ana", "label"],
    ]);
    expect(new Set(labels.map(({ value }: { value: boolean }) => value))).toEqual(new Set([true, false]));
  });

  it("goes on with the newest queue that has documents left, shows answers where told to, and ends with the input", async () => {
    const second = await label(["urgent", "--show-answers"], "y\n", { JUDGMENT_LABELER: "bo" });
    const [, id] = / d-(\d+)\n/.exec(second.out)!;
    expect(second.out).toContain(`The judge says: ${pOf(Number(id)) >= 0.5}`);
    expect(second.out).toContain(": 3 of 4 documents have all of their labels.");
    expect(second.code).toBe(0);
    // Ana stopped at the last one, and has it until her lease ends.
    expect(second.out).toContain("Nothing is left for you at present.");
    await service.clock.advance(11 * 60_000);
    const last = await label(["urgent", "--labeler", "bo"], "n\n");
    expect(last.out).toContain(": 4 of 4 documents have all of their labels.");
    expect(last.out).toContain("Nothing is left for you at present.");
    expect(await label(["urgent"])).toMatchObject({ code: 1, err: expect.stringContaining("Draw one with --new random.") });
  });

  it("takes the options of a choice by their keys", async () => {
    const where = '["id","In",["d-1","d-2"]]';
    const chosen = await label(["topic", "--new", "random", "--where", where, "--labeler", "ana"], "2\n3\n");
    expect(chosen.err).toMatch(/^Drew 2 of 2 documents/);
    expect(chosen.out).toContain("[1] a  [2] b  [3] none_of_the_above: None of the other options fits.");
    const values = (await outcomes("topic")).map(({ value }: { value: string }) => value);
    expect(values.sort()).toEqual(["b", "none_of_the_above"]);
  });

  it("says what it does not understand", async () => {
    const queue = `lq_${"0".repeat(26)}`;
    expect(await label(["urgent", queue, "--new", "random"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("not both"),
    });
    expect(await label(["urgent", "--size", "3"])).toMatchObject({ code: 2, err: expect.stringContaining("Give --new too.") });
    expect((await label(["urgent", queue, "--labeler", "ana"])).code).toBe(1);
    expect((await label(["none"])).code).toBe(1);
  });

  describe("at a terminal", () => {
    const drawn = ["urgent", "--new", "random", "--size", "2"];
    const [CTRL_C, CTRL_D] = ["\u0003", "\u0004"];

    it("takes single keys, and a reason as a line", async () => {
      const { code, out } = await label([...drawn, "--labeler", "cy"], ["y", "s", "It is cut off.\n"]);
      expect(code).toBe(0);
      expect(out).toContain("Nothing is left for you at present.");
    });

    it.each([
      ["instead of a key", [CTRL_C]],
      ["instead of a reason", ["s", CTRL_C]],
    ])("Ctrl-C %s ends it with 130", async (_, keys) => {
      const { code, err } = await label([...drawn, "--labeler", "di"], keys);
      expect({ code, err }).toEqual({
        code: 130,
        err: expect.stringMatching(/Interrupted\. What was labelled before is kept\.\n$/),
      });
    });

    it.each([
      ["instead of a key ends it in order", [CTRL_D]],
      ["instead of a reason leads back to the keys", ["s", CTRL_D, "q"]],
    ])("Ctrl-D %s", async (_, keys) => {
      const { code, out } = await label([...drawn, "--labeler", "ed"], keys);
      expect(code).toBe(0);
      expect(out).toContain(": 0 of 2 documents have all of their labels.");
    });
  });
});
