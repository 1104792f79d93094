/** Preloaded into a process: writes the address of every module that it resolves to a file. */
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    appendFileSync(process.env.LOADED_FILE!, `${resolved.url}\n`);
    return resolved;
  },
});
