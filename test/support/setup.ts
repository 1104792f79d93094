/** Before each file of tests. */
import { registerEnds } from "./ends.ts";

registerEnds();
