/**
 * The thread of large writes: parses, validates, composes and commits over a connection of its own, so that the thread that serves
 * requests has nothing to do with what makes a write large.
 */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { documentsRoutes } from "#generated/documents/routes.ts";
import type { WriteRequest } from "#generated/types.ts";
import { setPlanLimits } from "#src/accounts/plan-limits.ts";
import { Prices } from "#src/accounts/prices.ts";
import { Spending } from "#src/accounts/spending.ts";
import { openDatabase } from "#src/db/database.ts";
import type { WriteOutcome } from "#src/documents/commit.ts";
import { Committer } from "#src/documents/committer.ts";
import { conditionsOf } from "#src/documents/conditions.ts";
import { factsOf } from "#src/documents/write.ts";
import { ServiceError } from "#src/errors.ts";
import { exactPlaces } from "#src/http/exact-places.ts";
import { digestOf } from "#src/http/idempotency.ts";
import { parseJsonBody } from "#src/http/json-body.ts";
import { refuseInvalid } from "#src/http/request-body.ts";
import { createLogger } from "#src/log.ts";
import { Budgets } from "#src/namespaces/budget.ts";
import { type Body, failureOf, type Parsed, type Question, type Questions, type Settings } from "./messages.ts";
import { parsedSize } from "./parsed-size.ts";

const { connection, statementTimeoutMs, poolTimeoutMs, longestPauseMs, mostParsedBytes, prices, planLimits } =
  workerData as Settings;
const WRITE = documentsRoutes.find(({ id }) => id === "documents_write")!;
/** The least that the scheduler knows: who waits for 64 MB waits anyway. */
const PATIENT = 19;

// On Linux 0 is this thread; elsewhere it would be the whole process.
if (process.platform === "linux") setPriority(0, PATIENT);

setPlanLimits(planLimits);
const limits = { poolSize: 1, poolTimeoutMs, statementTimeoutMs, longestPauseMs };
const db = openDatabase({ connection, ...limits, log: createLogger({ level: "silent" }) });
/** The time is told with each commit. */
let now = new Date(0);
const clock = { now: () => now, sleep: () => Promise.reject(new Error("Nothing sleeps here.")) };
const budgets = new Budgets({ db, clock, spending: new Spending(Prices.ofPlain(prices)) });
const committer = new Committer(db, clock, {
  together: false,
  refusal: (tx, namespaceId, at) => budgets.refusal(tx, namespaceId, at),
});
let held: { request: WriteRequest; body: Body | null } | null = null;

function refuseTooDense(body: Uint8Array): void {
  if (parsedSize(body) <= mostParsedBytes) return;
  throw new ServiceError(
    "too_large",
    "The body has more objects, arrays and values than fit into memory at one time; send fewer a request.",
  );
}

function parse({ bytes, length, digest: wanted }: Questions["parse"]["asked"]): Parsed {
  const body = Buffer.from(bytes, 0, length);
  refuseTooDense(body);
  const request = parseJsonBody(body, exactPlaces(WRITE.id)) as WriteRequest;
  // Its memory goes now and not when somebody collects garbage.
  if (!wanted) bytes.transfer(0);
  refuseInvalid(WRITE.validate.body!, request, "body", WRITE.id);
  held = { request, body: wanted ? { bytes, length } : null };
  return { digest: wanted ? digestOf(request) : null, facts: factsOf(request) };
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
  // Contents stay here: what is waited for is read again by whoever waits.
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
    (answered) => parentPort!.postMessage({ answered }, handedOver(answered)),
    (error: unknown) => parentPort!.postMessage({ failed: failureOf(error) }),
  );
});

function handedOver(answered: unknown): ArrayBuffer[] {
  const { bytes } = (answered ?? {}) as Partial<Body>;
  return bytes instanceof ArrayBuffer ? [bytes] : [];
}
