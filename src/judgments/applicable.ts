/**
 * Which judgments apply to a namespace: its own, and those of the template prefixes above it, with what the namespace overrides. For each name
 * the most specific owner wins as a whole.
 */
import type { Session } from "#src/db/database.ts";
import { readEpoch } from "#src/templates/epochs.ts";
import { Inheritance, type Kind } from "#src/templates/inheritance.ts";
import { type Judgment, NO_OVERRIDES, type Settings, settled } from "./judgment.ts";
import { readOverrides } from "./overrides-sql.ts";
import { readsOf } from "./reads.ts";
import * as sql from "./sql.ts";

type Applied = ReadonlyMap<string, Judgment>;

/** What an owner has of its own. */
interface Own {
  readonly judgments: readonly Judgment[];
  /** What it sets over judgments that it inherits, by their ids. */
  readonly overrides: ReadonlyMap<string, Settings>;
}

const kind: Kind<Own, Applied> = {
  async load(session, organizationId, owners, place) {
    const [judgments, overrides] = await Promise.all([
      sql.readOwned(session, organizationId, owners),
      owners.includes(place) ? readOverrides(session, organizationId, place) : [],
    ]);
    const owned = Map.groupBy(judgments, ({ owner }) => owner);
    const owns = new Map<string, Own>();
    for (const [owner, some] of owned) {
      owns.set(owner, { judgments: some.map((stored) => settled(stored, NO_OVERRIDES)), overrides: new Map() });
    }
    if (overrides.length === 0) return owns;
    const own = {
      judgments: owns.get(place)?.judgments ?? [],
      overrides: new Map(overrides.map((one) => [one.judgmentId, one])),
    };
    return owns.set(place, own);
  },

  apply(owns) {
    const applied = new Map<string, Judgment>();
    for (const { judgments } of owns) {
      for (const judgment of judgments) {
        if (applied.has(judgment.name)) continue;
        // Only the namespace itself, the most specific, overrides.
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

  weightOf({ judgments, overrides }) {
    return judgments.reduce((sum, one) => sum + JSON.stringify(one).length, 0) + 500 * overrides.size;
  },

  weightOfApplied(applied) {
    const overridden = [...applied.values()].filter(
      ({ overrides, inactiveReads }) => overrides !== NO_OVERRIDES || inactiveReads !== undefined,
    );
    return 64 * applied.size + overridden.reduce((sum, { thresholds }) => sum + JSON.stringify(thresholds).length + 1_000, 0);
  },
};

/** What a judgment shows answers of, where it answers itself, and what has none to show. */
function inactiveReadsOf({ definition }: Judgment, applied: Applied): string[] {
  if (definition?.context?.related === undefined) return [];
  const names = readsOf(definition).filter(({ kind, elsewhere }) => kind === "judgment" && elsewhere === null);
  return [...new Set(names.map(({ name }) => name))].filter((name) => applied.get(name)?.activeVersion == null);
}

export class ApplicableJudgments {
  readonly #inheritance: Inheritance<Own, Applied>;

  /** @param mostBytes what may be held in memory, roughly */
  constructor(mostBytes?: number) {
    this.#inheritance = new Inheritance(kind, mostBytes);
  }

  /** The judgments of a namespace by name, also those without an active version. */
  of(session: Session, organizationId: string, namespace: string): Promise<ReadonlyMap<string, Judgment>> {
    return this.#inheritance.of(session, organizationId, namespace);
  }

  /** What `at` takes. */
  epoch(session: Session, organizationId: string): Promise<number> {
    return readEpoch(session, organizationId);
  }

  /** The same where the organization's epoch has just been read. As long as nothing of it changes it is the same object. */
  at(session: Session, organizationId: string, namespace: string, epoch: number): Promise<ReadonlyMap<string, Judgment>> {
    return this.#inheritance.at(session, organizationId, namespace, epoch);
  }
}
