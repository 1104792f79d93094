/** How good the `local` engine is on texts that it was not tuned on, and how fast. */
import { accuracy } from "./local/accuracy.ts";
import { speed } from "./local/speed.ts";
import type { Bench } from "./support/bench.ts";

export const bench: Bench = {
  about: "the local engine: right answers about installed packages against always giving the commonest; evaluations a second",
  run: async () => [...(await accuracy("held-out")), ...(await speed())],
};
