/**
 * Computes which judgments apply to a namespace: its own, and those of the template prefixes above it, with the overrides of the namespace.
 * For each name, the judgment of the most specific owner wins as a whole.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { readEpoch } from "#src/records/templates/epochs.ts";
import { Inheritance, type Kind } from "#src/records/templates/inheritance.ts";
import { type Judgment, NO_OVERRIDES, type Settings, settled } from "./judgment.ts";
import { readOverrides } from "./overrides-sql.ts";
import { readsOf } from "./reads.ts";
import * as sql from "./sql.ts";

type Applied = ReadonlyMap<string, Judgment>;

/** The judgments and overrides of one owner. */
interface Own {
  readonly judgments: readonly Judgment[];
  /** Its overrides of inherited judgments, by judgment id. */
  readonly overrides: ReadonlyMap<string, Settings>;
  /** The approximate size of its judgments. */
  readonly bytes: number;
}

const NONE: Own = { judgments: [], overrides: new Map(), bytes: 0 };

const kind: Kind<Own, Applied> = {
  async load(session, organizationId, owners, place) {
    const [judgments, overrides] = await Promise.all([
      sql.readOwned(session, organizationId, owners),
      owners.includes(place) ? readOverrides(session, organizationId, place) : [],
    ]);
    const owns = new Map<string, Own>();
    const slice = new TimeSlice();
    for (const [owner, some] of Map.groupBy(judgments, (one) => one.owner)) {
      const own = { judgments: [] as Judgment[], overrides: new Map(), bytes: 0 };
      for (const stored of some) {
        // An owner may have 10,000 judgments. To measure them takes 50 ms.
        if (slice.isOver) await slice.next();
        const judgment = settled(stored, NO_OVERRIDES);
        own.judgments.push(judgment);
        own.bytes += JSON.stringify(judgment).length;
      }
      owns.set(owner, own);
    }
    if (overrides.length === 0) return owns;
    return owns.set(place, {
      ...(owns.get(place) ?? NONE),
      overrides: new Map(overrides.map((one) => [one.judgmentId, one])),
    });
  },

  apply(owns) {
    const applied = new Map<string, Judgment>();
    for (const { judgments } of owns) {
      for (const judgment of judgments) {
        if (applied.has(judgment.name)) continue;
        // Only the namespace itself, which is the most specific owner, has overrides.
        const overrides = owns[0]!.overrides.get(judgment.judgmentId);
        applied.set(judgment.name, overrides ? settled(judgment, overrides) : judgment);
      }
    }
    for (const judgment of applied.values()) {
      const inactiveReads = inactiveReadsOf(judgment, applied);
      if (inactiveReads.length > 0) applied.set(judgment.name, { ...judgment, inactiveReads });
    }
    return applied;
  },

  weightOf({ bytes, overrides }) {
    return bytes + 500 * overrides.size;
  },

  weightOfApplied(applied) {
    const overridden = [...applied.values()].filter(
      ({ overrides, inactiveReads }) => overrides !== NO_OVERRIDES || inactiveReads !== undefined,
    );
    return 64 * applied.size + overridden.reduce((sum, { thresholds }) => sum + JSON.stringify(thresholds).length + 1_000, 0);
  },
};

/** The judgments of the same namespace whose answers a judgment shows but which are not active. */
function inactiveReadsOf({ definition }: Judgment, applied: Applied): string[] {
  if (definition?.context?.related === undefined) return [];
  const names = readsOf(definition).filter(({ kind, elsewhere }) => kind === "judgment" && elsewhere === null);
  return [...new Set(names.map(({ name }) => name))].filter((name) => applied.get(name)?.activeVersion == null);
}

export class ApplicableJudgments {
  readonly #inheritance: Inheritance<Own, Applied>;

  /** @param mostBytes the approximate limit of the cache, in bytes */
  constructor(mostBytes?: number) {
    this.#inheritance = new Inheritance(kind, mostBytes);
  }

  /** The judgments of a namespace by name, including those without an active version. */
  of(session: Session, organizationId: string, namespace: string): Promise<ReadonlyMap<string, Judgment>> {
    return this.#inheritance.of(session, organizationId, namespace);
  }

  /** The epoch to pass to `at`. */
  epoch(session: Session, organizationId: string): Promise<number> {
    return readEpoch(session, organizationId);
  }

  /**
   * Like `of`, for a caller that has just read the organization's epoch. While nothing of it changes, it returns the same object.
   */
  at(session: Session, organizationId: string, namespace: string, epoch: number): Promise<ReadonlyMap<string, Judgment>> {
    return this.#inheritance.at(session, organizationId, namespace, epoch);
  }
}
