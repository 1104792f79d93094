/**
 * Prepares indexes that a judgment's contexts need. They cover the attributes that its relations join by. Indexes on `mine` are in the
 * namespace of the document, and indexes on `theirs` are in the namespace of the related documents. They are declared for the judgment, and
 * a `reference_index` job builds each. The judgment's answers wait until the index is complete.
 */

import type { JudgmentDefinition } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { anchoredFields } from "#src/judging/contexts/previous.ts";
import { relationsOf } from "#src/judging/contexts/relations.ts";
import { readSources, readSourcesOf, replaceSources } from "#src/judging/fanout/sql.ts";
import { declare, declaredFor } from "#src/records/attributes/declarations.ts";
import { WATCHING } from "#src/records/attributes/wanted.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { forgetAnchored, keepFrom, replaceAnchored } from "#src/records/shown/origins.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

export interface PreparedJudgment {
  organizationId: string;
  owner: string;
  judgmentId: string;
  name: string;
}

/** The attributes of one place: `mine` of documents that show others, and `theirs` of documents that are shown. */
interface Needed {
  mine: Set<string>;
  theirs: Set<string>;
}

const SHOWING = "shown:";

/**
 * Declares all that these definitions need, and releases what they no longer need. The caller has raised the epoch of definitions, so
 * changes of one organization run one after another.
 *
 * @param definitions those that may be used for contexts from now on; empty for a deleted judgment
 * @throws ServiceError `invalid_request` if a namespace would have more than 32 indexes
 */
export async function prepareContexts(
  tx: Transaction,
  judgment: PreparedJudgment,
  definitions: readonly Pick<JudgmentDefinition, "context">[],
  now: Date,
): Promise<void> {
  const needed = neededBy(judgment.owner, definitions);
  const before = await readSources(tx, judgment.judgmentId);
  const named = [...new Set(definitions.flatMap(relationsOf).flatMap(({ namespace }) => namespace ?? []))];
  if (before.length > 0 || named.length > 0) await replaceSources(tx, judgment, named.sort());
  // Namespaces are locked before those below a prefix are woken, which is done without their locks.
  const places = [...new Set([judgment.owner, ...before, ...named])].sort((a, b) => Number(isPrefix(a)) - Number(isPrefix(b)));
  for (const place of places) {
    await declareNeeded(tx, judgment, place, needed.get(place) ?? { mine: new Set(), theirs: new Set() }, now);
  }
  // It locks the namespace. Whoever declares does so afterwards.
  await anchor(tx, judgment, definitions);
}

/**
 * Makes the service keep the values at a document's creation that contexts show. An existing namespace that inherits the judgment keeps
 * them from its first context on.
 */
async function anchor(
  tx: Transaction,
  judgment: PreparedJudgment,
  definitions: readonly Pick<JudgmentDefinition, "context">[],
): Promise<void> {
  const { organizationId, owner } = judgment;
  const paths = [...new Set(definitions.flatMap(anchoredFields))].sort();
  await replaceAnchored(tx, judgment, paths);
  const namespaceId = isPrefix(owner) ? undefined : await namespaceIdIfThere(tx, organizationId, owner);
  if (namespaceId !== undefined) await keepFrom(tx, namespaceId, paths);
}

function neededBy(owner: string, definitions: readonly Pick<JudgmentDefinition, "context">[]): Map<string, Needed> {
  const needed = new Map<string, Needed>();
  const at = (place: string) => {
    const known = needed.get(place) ?? { mine: new Set(), theirs: new Set() };
    needed.set(place, known);
    return known;
  };
  for (const { join, namespace } of definitions.flatMap(relationsOf)) {
    if (join.is === "self") continue;
    at(owner).mine.add(join.mine);
    if (join.is === "blocking") at(namespace ?? owner).theirs.add(join.theirs);
  }
  return needed;
}

async function declareNeeded(
  tx: Transaction,
  { organizationId, judgmentId, name }: PreparedJudgment,
  place: string,
  { mine, theirs }: Needed,
  now: Date,
): Promise<void> {
  const before = await declaredFor(tx, organizationId, place);
  const namespaceId = isPrefix(place) ? null : ((await namespaceIdIfThere(tx, organizationId, place)) ?? null);
  for (const [party, attributes] of [
    [SHOWING, mine],
    [WATCHING, theirs],
  ] as const) {
    const declaration = {
      organizationId,
      owner: place,
      declaredBy: `${party}${judgmentId}`,
      namespaceId,
      at: "/context/related",
    };
    if (before.size > 0 || attributes.size > 0) await declare(tx, { ...declaration, attributes: [...attributes].sort() }, now);
  }
  for (const attribute of [...mine.union(theirs)].sort()) {
    if (before.has(attribute)) continue;
    await startJob(
      tx,
      { organizationId, type: "reference_index", namespace: place, judgment: name, settings: { attribute } },
      now,
    );
  }
}

/** Releases what judgments of a deleted owner needed in other namespaces. */
export async function forgetContexts(tx: Transaction, organizationId: string, owner: string, now: Date): Promise<void> {
  await forgetAnchored(tx, organizationId, owner);
  for (const { judgmentId, source } of await readSourcesOf(tx, organizationId, owner)) {
    const namespaceId = (await namespaceIdIfThere(tx, organizationId, source)) ?? null;
    await declare(
      tx,
      { organizationId, owner: source, declaredBy: `${WATCHING}${judgmentId}`, namespaceId, attributes: [] },
      now,
    );
    await replaceSources(tx, { organizationId, owner, judgmentId }, []);
  }
}
