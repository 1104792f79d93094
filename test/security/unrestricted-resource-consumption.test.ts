/** OWASP API4:2023, unrestricted resource consumption: what one tenant's data and filters cost everybody else. */
import { describe, expect, it } from "vitest";
import { parseGlob } from "#src/queries/glob.ts";
import { matchesGlob } from "#src/queries/glob-match.ts";
import { LeafIndex } from "#src/subscriptions/leaf-index.ts";
import { TimeSlice } from "#src/time-slice.ts";

const TEXT = "a".repeat(200_000);
const HARD = [
  `*${"a".repeat(1000)}b`,
  `*${"a".repeat(1000)}b*`,
  `*${"a?".repeat(31)}b*`,
  `${"*a".repeat(400)}*b`,
  `*${"[a-z]".repeat(60)}b*`,
];

describe("patterns of filters", () => {
  // Trying the pattern anew at each character costs hundreds of times what an easy one does.
  it.each(HARD)("cost little more than an easy one on the same text: %j", (pattern) => {
    const [easy, hard] = [globOf("*ab?*"), globOf(pattern)];
    const ratios = Array.from({ length: 5 }, () => cpu(() => matchesGlob(hard, TEXT)) / cpu(() => matchesGlob(easy, TEXT)));
    expect(ratios.sort((one, other) => one - other)[2]).toBeLessThan(25);
  });

  it("of many subscriptions yield to the event loop while a document is held against them", async () => {
    const index = new LeafIndex();
    for (let n = 0; n < 200; n++) {
      index.add(String(n), { is: "glob", field: { is: "attribute", name: "text" }, pattern: globOf(`*a${"?".repeat(50)}${n}*`) });
    }
    let turns = 0;
    let ended = false;
    const others = () => {
      turns += 1;
      if (!ended) setImmediate(others);
    };
    others();
    const at = new Date(0);
    const document = { id: "d", created_at: at, updated_at: at, attributes: { text: TEXT }, answers: {} };
    expect(await index.matching(document, new TimeSlice())).toEqual([]);
    ended = true;
    expect(turns).toBeGreaterThan(10);
  });
});

function globOf(pattern: string) {
  const glob = parseGlob(pattern, false);
  if ("problem" in glob) throw new Error(glob.problem);
  return glob;
}

/** Microseconds of processor time. */
function cpu(work: () => unknown): number {
  const began = process.cpuUsage();
  for (let n = 0; n < 5; n++) work();
  const { user, system } = process.cpuUsage(began);
  return Math.max(1, user + system);
}
