/**
 * The thread of large writes. It parses, validates, composes and commits over its own connection. So the thread that serves
 * requests does none of the work that makes a write large.
 */

import { parentPort, workerData } from "node:worker_threads";
import { digestOf, parseJsonBody, refuseInvalid } from "typespec-koa-runtime/bodies";
import { documentsRoutes } from "#generated/documents/routes.ts";
import type { WriteRequest } from "#generated/types.ts";
import { setPlanLimits } from "#src/accounts/limits/plan-limits.ts";
import { Prices } from "#src/accounts/money/prices.ts";
import { Spending } from "#src/accounts/money/spending.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { toBackgroundPriority } from "#src/foundation/threads/background-priority.ts";
import { factsOf } from "#src/queries/documents/write.ts";
import { Budgets } from "#src/records/budgets/budget.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import { Committer } from "#src/records/documents/committer.ts";
import { conditionsOf, hasConditions } from "#src/records/documents/conditions.ts";
import { exactPlaces } from "#src/server/http/exact-places.ts";
import { inputs } from "#src/server/http/inputs.ts";
import { type Body, failureOf, type Parsed, type Question, type Questions, type Settings } from "./messages.ts";
import { parsedSize } from "./parsed-size.ts";

const { connection, distributed, statementTimeoutMs, poolTimeoutMs, longestPauseMs, mostParsedBytes, prices, planLimits } =
  workerData as Settings;
const WRITE = documentsRoutes.find(({ id }) => id === "documents_write")!;

setPlanLimits(planLimits);
const limits = { poolSize: 1, poolTimeoutMs, statementTimeoutMs, longestPauseMs };
const db = openDatabase({ connection, ...limits, givesWay: true, log: createLogger({ level: "silent" }) });
await connectFirst();
// A client that sends 64 MB waits anyway.
toBackgroundPriority();

/** Each commit message has the time. */
let now = new Date(0);
const clock = { now: () => now, sleep: () => Promise.reject(new Error("Nothing sleeps here.")) };
const budgets = new Budgets({ db, clock, spending: new Spending(Prices.ofPlain(prices), { apart: distributed }) });
const committer = new Committer(db, clock, {
  together: false,
  refusal: (tx, namespaceId, at) => budgets.refusal(tx, namespaceId, at),
});
let held: { request: WriteRequest; body: Body | null } | null = null;

/**
 * Connecting takes processor time and must finish within `poolTimeoutMs`, so it happens before this thread lowers its priority.
 * If it fails, the commit reports it.
 */
async function connectFirst(): Promise<void> {
  await db.query({ text: "select 1" }).catch(() => {});
}

function refuseTooDense(body: Uint8Array): void {
  if (parsedSize(body) <= mostParsedBytes) return;
  throw new ServiceError(
    "too_large",
    "The body has more objects, arrays and values than fit into memory. Split it into several requests.",
  );
}

function parse({ bytes, length, digest: wanted }: Questions["parse"]["asked"]): Parsed {
  const body = Buffer.from(bytes, 0, length);
  refuseTooDense(body);
  const request = parseJsonBody(body, exactPlaces(WRITE.id)) as WriteRequest;
  // Frees its memory now and not at the next garbage collection.
  if (!wanted) bytes.transfer(0);
  refuseInvalid(inputs, WRITE.validate.body!, request, "body", WRITE.id);
  held = { request, body: wanted ? { bytes, length } : null };
  return { digest: wanted ? digestOf(request) : null, facts: factsOf(request), conditional: hasConditions(request) };
}

async function commit({
  namespace,
  at,
  interactive,
  ifMatch,
  conditions: known,
}: Questions["commit"]["asked"]): Promise<WriteOutcome> {
  if (held === null) throw new Error("There is no body to commit.");
  const { request } = held;
  held = null;
  now = at;
  // Contents stay here. A request that waits for answers reads them again.
  const { ids } = factsOf(request);
  const write = { request, ids, conditions: known ?? conditionsOf(request, ids, ifMatch), interactive };
  const { waited: _, ...outcome } = await committer.commit(namespace, write);
  return outcome;
}

function giveBack(): Body | null {
  const body = held?.body ?? null;
  held = null;
  return body;
}

async function answer(question: Question): Promise<unknown> {
  switch (question.kind) {
    case "parse":
      return parse(question.asked);
    case "commit":
      return commit(question.asked);
    case "giveBack":
      return giveBack();
    default:
      return question satisfies never;
  }
}

parentPort!.on("message", (question: Question) => {
  answer(question).then(
    (answered) => parentPort!.postMessage({ answered, hours: db.hours.take() }, handedOver(answered)),
    (error: unknown) => parentPort!.postMessage({ failed: failureOf(error) }),
  );
});

function handedOver(answered: unknown): ArrayBuffer[] {
  const { bytes } = (answered ?? {}) as Partial<Body>;
  return bytes instanceof ArrayBuffer ? [bytes] : [];
}
