/**
 * What a judgment's contexts need before they can be compiled: indexes of the attributes that its relations join by, in the namespace where
 * its documents live (`mine`) and where the related ones do (`theirs`). They are declared under the judgment's own name, and built by a
 * `reference_index` job each; until one is whole the judgment's answers wait.
 */

import type { JudgmentDefinition } from "#generated/types.ts";
import { declare, declaredFor } from "#src/attributes/declarations.ts";
import { WATCHING } from "#src/attributes/wanted.ts";
import type { Transaction } from "#src/db/database.ts";
import { startJob } from "#src/jobs/start.ts";
import { namespaceIdIfThere } from "#src/namespaces/namespaces.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { readSources, readSourcesOf, replaceSources } from "../fanout/sql.ts";
import { forgetAnchored, keepFrom, replaceAnchored } from "./origins.ts";
import { anchoredFields } from "./previous.ts";
import { relationsOf } from "./relations.ts";

export interface PreparedJudgment {
  organizationId: string;
  owner: string;
  judgmentId: string;
  name: string;
}

/** Attributes of one place: of the documents that are shown others, and of those that are shown. */
interface Needed {
  mine: Set<string>;
  theirs: Set<string>;
}

const SHOWING = "shown:";

/**
 * Sees to all that these definitions need, and lets go of what was needed besides. The caller has raised the epoch of definitions, so changes
 * of one organization follow one another.
 * @param definitions those that contexts may be compiled by from now on; none for a judgment that is gone
 * @throws ServiceError `invalid_request` where a namespace would have more than 32 indexes
 */
export async function prepareContexts(
  tx: Transaction,
  judgment: PreparedJudgment,
  definitions: readonly Pick<JudgmentDefinition, "context">[],
  now: Date,
): Promise<void> {
  await anchor(tx, judgment, definitions);
  const needed = neededBy(judgment.owner, definitions);
  const before = await readSources(tx, judgment.judgmentId);
  const named = [...new Set(definitions.flatMap(relationsOf).flatMap(({ namespace }) => namespace ?? []))];
  if (before.length > 0 || named.length > 0) await replaceSources(tx, judgment, named.sort());
  for (const place of new Set([judgment.owner, ...before, ...named])) {
    await declareNeeded(tx, judgment, place, needed.get(place) ?? { mine: new Set(), theirs: new Set() }, now);
  }
}

/**
 * Has the values kept that are shown as those of a document's creation. Namespaces that are there already and inherit the judgment keep them
 * from their first context on.
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

/** Lets go of what the judgments of an owner that is gone needed in other namespaces. */
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
