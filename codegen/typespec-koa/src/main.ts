/** The generator. Its libraries are large: the compile cache halves their loading time. */
import { enableCompileCache } from "node:module";

enableCompileCache();
const { run } = await import("./cli.ts");
process.exitCode = await run(process.argv.slice(2));
