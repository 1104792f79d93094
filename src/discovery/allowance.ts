/**
 * Suggestions: opted in to by an admin of the organization, and so many a day (UTC), by plan, for all that asks a suggester together. One is
 * taken in the transaction that leads to asking, so no number of processes takes more; one that came to nothing is given back.
 */
import type { Plan } from "#src/accounts/identity.ts";
import { organizationOf } from "#src/accounts/organizations.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import * as sql from "./sql.ts";

const A_DAY: Record<Plan, number> = { developer: 5, team: 50, scale: 500 };
const DAY_MS = 86_400_000;

/** Whether an admin of the organization has let documents go to a suggester. */
export async function allowsSuggestions(session: Session, organizationId: string): Promise<boolean> {
  return (await organizationOf(session, organizationId)).suggestions;
}

/** @throws ServiceError `forbidden` */
export async function requireSuggestions(session: Session, organizationId: string): Promise<void> {
  if (await allowsSuggestions(session, organizationId)) return;
  throw new ServiceError(
    "forbidden",
    "Suggestions are off, since documents go to a language model for them. An admin turns them on: PATCH /organization with suggestions: true.",
  );
}

/**
 * Takes one of today's.
 * @returns the day, which `giveBack` takes
 * @throws ServiceError `rate_limited` with `details.resets_at`
 */
export async function takeOne(tx: Transaction, organizationId: string, now: Date): Promise<string> {
  const { plan } = await organizationOf(tx, organizationId);
  const day = now.toISOString().slice(0, 10);
  if (await sql.takeSuggestion(tx, organizationId, day, A_DAY[plan])) return day;
  const resets_at = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS).toISOString();
  throw new ServiceError("rate_limited", `All ${A_DAY[plan]} suggestions of today are used; there are more from ${resets_at}.`, {
    details: { resets_at },
  });
}

export const giveBack = sql.returnSuggestion;
