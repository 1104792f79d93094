/**
 * The System One protocol over documents and judgments. A state is a document whose id is its hash. A question is a judgment whose name is its
 * hash. A request reads the document's answers. So a repeated question is read from the store. Other questions are asked like those of any judgment
 * that answers on read: one flight for equal questions, budgets, the log, usage.
 *
 *   all there ─▶ read with its answers, within the wait
 *   else: refused if a budget or the plan leaves no room ─▶ missing judgments are created, all or none ─▶ the document is written ─▶ read the same way
 */
import { createHash } from "node:crypto";
import type { Document, JsonObject, JudgmentCreate, SystemOneRequest, SystemOneResult, SystemOneText } from "#generated/types.ts";
import { refuseIfFull } from "#src/accounts/limits/plan-limits.ts";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import { canonical, isObject, type Json } from "#src/foundation/json/json.ts";
import type { EngineNames } from "#src/judging/definitions/definition-rules.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import type { Judgments } from "#src/judging/lifecycle/judgments.ts";
import type { JudgingGate } from "#src/records/budgets/judging-gate.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { type ReadParts, readDocument } from "../documents/read.ts";
import { type WriteParts, writeDocuments } from "../documents/write.ts";
import { engineOf } from "./model.ts";
import { placeOf } from "./place.ts";
import { type Asked, askedQuestions } from "./questions.ts";
import { resultOf } from "./results.ts";

/** The official client gives up after 10 seconds. */
const WAIT_MS = 8_000;

/** The tokens of state and longest question together, as of every context. */
const MOST_TOKENS = 32_000;

export interface SystemOneParts {
  readonly documents: ReadParts & WriteParts;
  readonly judgments: Judgments;
  readonly gate: JudgingGate;
  readonly engines: EngineNames;
  readonly defaultEngine: string;
}

export interface SystemOneCaller {
  readonly organizationId: string;
  /** The scope of the API key. */
  readonly scope: string | null;
  /** The namespace that the request names. */
  readonly namespaceName: string | undefined;
}

export async function answerSystemOne(
  parts: SystemOneParts,
  { organizationId, scope, namespaceName }: SystemOneCaller,
  request: SystemOneRequest,
): Promise<SystemOneResult> {
  const namespace = { organizationId, name: placeOf(scope, namespaceName) };
  const engine = engineOf(request.model, parts.engines, parts.defaultEngine);
  const asked = askedQuestions(request.questions, engine);
  const state = stateOf(request.state);
  const text = canonical(state as Json);
  refuseTooLarge(text, asked);
  const id = `systemone:${createHash("sha256").update(text).digest("hex")}`;
  const reading = { judgments: asked.map(({ judgment }) => judgment.name), wait_timeout_ms: WAIT_MS, scope };
  const missing = await missingOf(parts, namespace, asked);
  const stored = missing.length === 0 ? await found(parts, namespace, id, reading) : null;
  // Before anything is stored: a refused request leaves nothing behind.
  if (stored === null || !isAnswered(stored)) await refuseOverBudget(parts, namespace);
  if (stored !== null) return resultOf(asked, stored.answers, tokensOf(stored));
  await refuseWithoutRoom(parts, namespace);
  if (missing.length > 0) await parts.judgments.createMissing(organizationId, namespace.name, missing, scope);
  const document = (await found(parts, namespace, id, reading)) ?? (await written(parts, namespace, { id, state }, reading));
  // Others may have used up a budget in the meantime.
  if (!isAnswered(document)) await refuseOverBudget(parts, namespace);
  return resultOf(asked, document.answers, tokensOf(document));
}

const tokensOf = ({ usage }: Document) => usage?.tokens_evaluated ?? 0;

const isAnswered = ({ answers }: Document) => Object.values(answers).every(({ freshness }) => freshness === "fresh");

/** As documents have it. Equal contents have equal states. */
function stateOf(state: SystemOneText): JsonObject {
  if (isObject(state)) return state as JsonObject;
  if (typeof state === "string") return { text: state };
  return Array.isArray(state) ? { items: state } : { value: null };
}

/** @throws ServiceError `invalid_request`, before anything is stored */
function refuseTooLarge(state: string, asked: readonly Asked[]): void {
  const questions = asked.map(({ judgment }) => countTokens(questionText(judgment as Parameters<typeof questionText>[0])));
  const tokens = countTokens(`{"document":{"state":${state}}}`) + Math.max(...questions);
  if (tokens <= MOST_TOKENS) return;
  const message = `has, with the longest question, ${tokens} tokens; an engine takes at most ${MOST_TOKENS}`;
  throw invalidRequest([{ path: "/state", message }]);
}

/** The judgments of questions that nobody has asked in this namespace. */
async function missingOf(
  { documents: { applicable, db } }: SystemOneParts,
  { organizationId, name }: NamespaceRef,
  asked: readonly Asked[],
): Promise<JudgmentCreate[]> {
  const known = await applicable.of(db, organizationId, name);
  const missing = asked.flatMap(({ judgment }) => (known.has(judgment.name) ? [] : [[judgment.name, judgment] as const]));
  return [...new Map(missing).values()];
}

type Reading = Parameters<typeof readDocument>[3];

/** Null if the state is new here. */
async function found(
  { documents }: SystemOneParts,
  namespace: NamespaceRef,
  id: string,
  reading: Reading,
): Promise<Document | null> {
  return readDocument(documents, namespace, id, reading).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === "not_found") return null;
    throw error;
  });
}

async function written(
  { documents }: SystemOneParts,
  namespace: NamespaceRef,
  { id, state }: { id: string; state: JsonObject },
  reading: Reading,
): Promise<Document> {
  // A concurrent request for the same state may be first. Its document is the same.
  const upsert = [{ id, attributes: { source: "systemone" }, state, if_revision: 0 }];
  await writeDocuments(documents, namespace, { upsert }).catch((error: unknown) => {
    if (!(error instanceof ServiceError && error.code === "conflict")) throw error;
  });
  return readDocument(documents, namespace, id, reading);
}

/** @throws ServiceError `limit_exceeded` if the namespace does not exist and the plan allows no more */
async function refuseWithoutRoom({ documents: { db } }: SystemOneParts, { organizationId, name }: NamespaceRef): Promise<void> {
  if ((await namespaceIdIfThere(db, organizationId, name)) === undefined) await refuseIfFull(db, organizationId, "namespaces");
}

/** @throws ServiceError `budget_exceeded` if a budget pauses judging */
async function refuseOverBudget({ gate }: SystemOneParts, namespace: NamespaceRef): Promise<void> {
  const leave = await gate.mayJudgeAt(namespace);
  if (leave.may) return;
  const message = `A budget of "${namespace.name}" pauses judging until ${leave.askAgainAt.toISOString()}. Raise it, or wait.`;
  throw new ServiceError("budget_exceeded", message, { details: { namespace: namespace.name } });
}
