/** Before each file of tests. */
import fc from "fast-check";
import { registerEnds } from "./ends.ts";
import { seedOf } from "./generated.ts";

registerEnds();
fc.configureGlobal({ seed: seedOf("FC_SEED") });
