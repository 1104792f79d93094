#!/usr/bin/env node
/**
 * The command line. `serve` is the service itself; `migrate` and `organizations` are the operator's and use the database; everything else calls
 * the API. Exit codes: 0 done, 1 refused or failed, 2 not understood, 130 interrupted.
 */
import "./version-check.cjs";
import { main } from "./cli/main.ts";

// Whoever reads what is printed may have had enough of it.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await main(process.argv.slice(2));
