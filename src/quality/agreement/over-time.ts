/** How often outcomes agreed with the answers of a judgment over time, from hourly counts. */
import type { AgreementOverTime } from "#generated/types.ts";
import { readSteps } from "#src/accounts/hours/judgment-hours.ts";
import { type AskedSteps, keptFrom, startsOf, stepsOf } from "#src/accounts/hours/steps.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";

/** A place without a namespace has no counts. */
const NONE = -1;

export interface OverTimeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly keptMs: number;
}

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `invalid_request`
 */
export async function agreementOverTime(
  { db, clock, keptMs }: OverTimeParts,
  organizationId: string,
  place: string,
  name: string,
  asked: AskedSteps,
): Promise<AgreementOverTime> {
  const now = clock.now();
  const steps = stepsOf(asked, now);
  const { judgmentId, owner } = await findJudgment(db, organizationId, place, name);
  // An owner sees all namespaces that have its judgment.
  const namespaceId = owner === place ? 0 : ((await namespaceIdIfThere(db, organizationId, place)) ?? NONE);
  const stepAt = await readSteps(db, { organizationId, judgmentId, namespaceId }, steps);
  const points = startsOf(steps).map((at) => {
    const { agreed, disagreed, isComplete } = stepAt(at);
    return { at: at.toISOString(), agreed, disagreed, is_complete: isComplete };
  });
  return {
    judgment: name,
    step: asked.step,
    from: steps.from.toISOString(),
    to: steps.to.toISOString(),
    kept_from: keptFrom(now, keptMs),
    points,
  };
}
