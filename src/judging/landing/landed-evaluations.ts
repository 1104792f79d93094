/** A port for higher storeys that compare stored answers with something, such as outcomes. */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Locked } from "#src/records/namespaces/sequence.ts";

/** An evaluation that gave an answer. */
export interface LandedEvaluation {
  documentId: string;
  incarnation: number;
  judgment: ActiveJudgment;
  engine: string;
  engineVersion: string;
  answer: RawAnswer;
  /** The engine answered this before, and was not asked now. */
  carried: boolean;
  /** What the first engine of a cascade answered about it, if the two are to be compared. */
  first?: { engineVersion: string; answer: RawAnswer };
}

/** Called with evaluations that are being stored, in their transaction. */
export interface OnLanded {
  /** The caller holds the lock on the namespace row. */
  landed(
    tx: Transaction,
    organizationId: string,
    held: Pick<Locked, "namespaceId" | "latestOutcome">,
    at: Date,
    landed: readonly LandedEvaluation[],
  ): Promise<void>;
  /** The transaction reads nothing, so this must send what it has to say at once. No outcome was observed after `at`. */
  foreseen(
    tx: Transaction,
    organizationId: string,
    namespaceId: number,
    at: Date,
    landed: readonly LandedEvaluation[],
  ): Promise<void>;
}
