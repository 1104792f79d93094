import { describe, expect, it } from "vitest";
import { stem, words } from "#plugins/engines/local/words-of-text.ts";

/** Words with `-` before those under a negation, `#` before those in code, and `|` where a clause begins. */
const read = (text: string): string =>
  words(text)
    .map(({ word, negated, code, opens }) => `${opens ? "|" : ""}${code ? "#" : ""}${negated ? "-" : ""}${word}`)
    .join(" ");

describe("words of a text", () => {
  it.each([
    ["leave out grammar", "The invoice is on its way to you", "|invoice way"],
    ["are folded", "CAFÉ Straße ﬁne", "|cafe straße fine"],
    ["keep marks that are letters of their script", "हिन्दी 한국어 й", "|हिन्दी 한국어 и"],
    ["are parted by hyphens and points within", "command-line node.js 3.14", "|command line node js 3 14"],
    ["begin anew after the end of a clause", "Late again. Refund, please: now (or never)", "|late |refund |now"],
    ["begin anew in a new paragraph or list", "one\n\ntwo\n- three\nfour", "|two |three four"],
    ["leave out web addresses", "see https://example.com/refund?x=1 there", "|see"],
    ["mark blocks of code", "usage ```js\nrequire('x')\n``` end", "|usage |#js #require |#x |end"],
    ["are pairs of characters where nothing parts words", "返金お願いabc", "|返金 金お お願 願い abc"],
    ["are single where one character stands alone", "本 x", "|本 x"],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["not", "does not ask for a refund", "|-ask -refund"],
    ["a contraction", "I don't want the refund", "|-want -refund"],
    ["a typographic contraction", "isn’t late", "|-late"],
    ["a contraction without its mark", "isnt late", "|-late"],
    ["a missing thing", "without tests or docs", "|-tests -docs"],
    ["lack", "lacks documentation", "|-documentation"],
  ])("know %s for a negation", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("are negated up to the end of the clause, a turn of it, or five words on", () => {
    expect(read("not slow. Broken")).toBe("|-slow |broken");
    expect(read("not slow but broken")).toBe("|-slow broken");
    expect(read("never one alpha beta gamma delta epsilon zeta")).toBe("|-alpha -beta -gamma -delta -epsilon zeta");
  });

  it("cut what no person would call a word", () => {
    expect(words("x".repeat(100_000))[0]!.word).toHaveLength(40);
  });
});

describe("stems", () => {
  it("are shared by the forms of an English word", () => {
    expect(new Set(["refund", "refunds", "refunded", "refunding"].map(stem)).size).toBe(1);
  });

  it("leave what is not English, or too short, alone", () => {
    for (const word of ["ids", "größte", "v8s", "返金"]) expect([word, stem(word)]).toEqual([word, word === "ids" ? "id" : word]);
  });
});
