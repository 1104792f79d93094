#!/usr/bin/env node
/**
 * The command line. `serve` is the service itself. `migrate` and `organizations` are for the operator and use the database.
 * Everything else calls the API. Exit codes: 0 done, 1 refused or failed, 2 invalid arguments, 130 interrupted.
 */
import "./version-check.cjs";
import { main } from "#src/server/cli/main.ts";

// The reader of the output may close the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await main(process.argv.slice(2));
