/** Nights, in which judgments are calibrated. */
import { vi } from "vitest";
import type { TestService } from "#test/support/service.ts";

const DAY_MS = 86_400_000;

/** Lets a night pass, and the worker visit the one judgment of a namespace. */
export async function night(service: TestService, place: string): Promise<void> {
  const since = service.clock.now();
  await service.clock.advance(DAY_MS);
  const visited = async () => {
    await service.clock.advance(1_000);
    const rows = await service.fresh.database.query({
      text: `
        select 1 from calibration_runs r join judgments j on j.judgment_id = r.judgment_id
          left join wakeups w on w.kind = 'calibration' and w.namespace_id = r.claim_id
        where j.owner = $1 and r.ran_at > $2 and w.lease_owner is null`,
      values: [place, since],
    });
    return rows.length === 1;
  };
  await vi.waitUntil(visited, { timeout: 30_000 });
}
