/** The generator. Its libraries are large: with the compile cache they load in half the time. */
import { enableCompileCache } from "node:module";

enableCompileCache();
const { run } = await import("./cli.ts");
process.exitCode = await run(process.argv.slice(2));
