import type { Session } from "#src/foundation/db/database.ts";

export interface StateRow {
  judgmentId: string;
  version: number;
  fit: number;
  state: Buffer;
}

/** What was learned, if it is still in use. */
export function readStates(session: Session, wanted: readonly Omit<StateRow, "state">[]): Promise<StateRow[]> {
  return session.query<StateRow>({
    name: "learned_fits_read_states",
    text: `
      select f.judgment_id as "judgmentId", f.version, f.fit, f.state
      from jsonb_to_recordset($1::jsonb) as w("judgmentId" text, version integer, fit integer)
      join learned_fits f on f.judgment_id = w."judgmentId" and f.version = w.version and f.fit = w.fit
      where f.state is not null`,
    values: [JSON.stringify(wanted)],
  });
}
