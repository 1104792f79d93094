/**
 * Suggestions. An admin must opt in for the organization. A plan allows a number of suggestions per day (UTC), over all features
 * that use a suggester. One is taken in the transaction before the request, so the limit holds for any number of processes. A
 * failed one is given back.
 */
import type { Plan } from "#src/accounts/identity.ts";
import { organizationOf } from "#src/accounts/keys/organizations.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import * as sql from "./sql.ts";

const A_DAY: Record<Plan, number> = { developer: 5, team: 50, scale: 500 };
const DAY_MS = 86_400_000;

/** Whether an admin of the organization has allowed documents to be sent to a suggester. */
export async function allowsSuggestions(session: Session, organizationId: string): Promise<boolean> {
  return (await organizationOf(session, organizationId)).suggestions;
}

/** @throws ServiceError `forbidden` */
export async function requireSuggestions(session: Session, organizationId: string): Promise<void> {
  if (await allowsSuggestions(session, organizationId)) return;
  throw new ServiceError(
    "forbidden",
    "Suggestions are off, because they may send documents to a language model. An admin can turn them on: PATCH /organization with suggestions: true.",
  );
}

/**
 * Takes one of today's.
 * @returns the day, for `giveBack`
 * @throws ServiceError `rate_limited` with `details.resets_at`
 */
export async function takeOne(tx: Transaction, organizationId: string, now: Date): Promise<string> {
  const { plan } = await organizationOf(tx, organizationId);
  const day = now.toISOString().slice(0, 10);
  if (await sql.takeSuggestion(tx, organizationId, day, A_DAY[plan])) return day;
  const resets_at = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS).toISOString();
  throw new ServiceError("rate_limited", `All ${A_DAY[plan]} suggestions of today are used. Try again after ${resets_at}.`, {
    details: { resets_at },
  });
}

export const giveBack = sql.returnSuggestion;
