/**
 * The database of a test that uses modules without the service. Their statements are judged, and faults fail the test file at its end.
 */
import type { Database } from "#src/foundation/db/database.ts";
// Registers its own end first, so it comes after this one's.
import { freshDatabase } from "../database.ts";
import { atFileEnd } from "../ends.ts";
import { learnFunctions, noted, Routing, report } from "./recorder.ts";

const made = () => new Routing({ distributed: false });
let routing = made();
let isUsed = false;

export function watched(database: Database): Database {
  isUsed = true;
  return noted(database, routing);
}

atFileEnd(async () => {
  if (!isUsed) return;
  const ended = routing;
  routing = made();
  isUsed = false;
  await learnFunctions((await freshDatabase()).database);
  report(ended);
});
