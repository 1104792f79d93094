/** The database of a test that uses rooms without the service: what they send to it is judged, and fails the test file at its end. */
import { afterAll } from "vitest";
import type { Database } from "#src/db/database.ts";
// Closes its databases after everything that is registered later, so that this can still ask one.
import "../database.ts";
import { learnFunctions, noted, Routing, report } from "./recorder.ts";

const routing = new Routing({ distributed: false });
let asked: Database | undefined;

export function watched(database: Database): Database {
  asked = database;
  return noted(database, routing);
}

afterAll(async () => {
  if (!asked) return;
  await learnFunctions(asked);
  report(routing);
});
