/**
 * Rules of a context recipe that its schema cannot express and that need no other definition. `read-rules.ts` checks in the database
 * whether what it reads exists and may be read.
 */
import type { Band, ContextRecipe, Relation } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { durationIssues } from "#src/foundation/time/durations.ts";
import { bandIssues } from "./band-rules.ts";
import type { GivenDefinition } from "./given-definition.ts";
import { repeatIssues } from "./repeats.ts";

export function recipeIssues({ context, options }: GivenDefinition): Issue[] {
  const related = context?.related ?? [];
  return [
    ...(context ? ownFieldIssues(context) : []),
    ...repeatIssues(
      related.map(({ name }) => name),
      (at) => `/context/related/${at}/name`,
    ),
    ...related.flatMap((relation, at) => relationIssues(relation, `/context/related/${at}`)),
    ...(context?.group ? groupIssues(context.group) : []),
    ...(options && !Array.isArray(options) ? optionsFromIssues(options.from, related) : []),
  ];
}

function ownFieldIssues({ fields, previous, window }: ContextRecipe): Issue[] {
  return [
    ...repeatIssues(fields ?? [], (at) => `/context/fields/${at}`),
    ...repeatIssues(previous?.fields ?? [], (at) => `/context/previous/fields/${at}`),
    ...durationIssues(window, "/context/window"),
  ];
}

/** A relation that joins by an attribute of the other documents: it shows the documents that share a key. */
export function isBlocking({ join }: Relation): boolean {
  return join !== undefined && join.theirs !== "id";
}

function relationIssues(relation: Relation, at: string): Issue[] {
  const { join, fields = [], answers, last_n } = relation;
  const issues: Issue[] = [];
  if (!join && !answers) {
    issues.push({
      path: `${at}/answers`,
      message: "is missing: a relation without join is this document itself, so it must show answers",
    });
  }
  if (!join && relation.namespace !== undefined) {
    issues.push({ path: `${at}/namespace`, message: "must be absent: a relation without join is this document itself" });
  }
  if (last_n !== undefined && !isBlocking(relation)) {
    const message = "must be absent: only a blocking relation, whose join.theirs is an attribute, can have several documents";
    issues.push({ path: `${at}/last_n`, message });
  }
  return [...issues, ...repeatIssues(fields, (index) => `${at}/fields/${index}`), ...answersIssues(answers ?? [], at)];
}

function answersIssues(answers: NonNullable<Relation["answers"]>, at: string): Issue[] {
  return [
    // One judgment may be shown cut by several thresholds, and also in bands.
    ...repeatIssues(
      answers.map(({ judgment, cut }) => (cut === undefined ? judgment : `${judgment}.${cut}`)),
      (index) => `${at}/answers/${index}`,
    ),
    ...answers.flatMap(({ cut, band }, index) => {
      const path = `${at}/answers/${index}`;
      if ((cut === undefined) === (band === undefined)) {
        return [{ path, message: "must have either cut or band, because contexts show answers as words and never as numbers" }];
      }
      return band ? [...bandIssues(band, `${path}/band`), ...unreachedIssues(band, `${path}/band`)] : [];
    }),
  ];
}

/** The top level of ten. A probability is smaller. */
const HIGHEST_NUMBER = 9;

/** Reports bands that no answer could reach, for example bands of percentages. */
function unreachedIssues(bands: readonly Band[], at: string): Issue[] {
  return bands.flatMap(({ gte }, index) =>
    gte > HIGHEST_NUMBER
      ? [{ path: `${at}/${index}/gte`, message: "must be at most 1 for a bool's p, and at most the top level for a score" }]
      : [],
  );
}

function groupIssues({ aggregates, bands = {} }: NonNullable<ContextRecipe["group"]>): Issue[] {
  const hidden = aggregates ? Object.keys(bands).filter((name) => !aggregates.includes(name)) : [];
  return [
    ...repeatIssues(aggregates ?? [], (at) => `/context/group/aggregates/${at}`),
    ...hidden.map((name) => ({
      path: `/context/group/bands/${name}`,
      message: "must name an aggregate that is shown",
    })),
    ...Object.entries(bands).flatMap(([name, steps]) => bandIssues(steps, `/context/group/bands/${name}`)),
  ];
}

function optionsFromIssues(from: string, related: readonly Relation[]): Issue[] {
  const relation = related.find(({ name }) => name === from);
  if (relation && isBlocking(relation)) return [];
  const message = relation
    ? "must name a blocking relation, whose join.theirs is an attribute"
    : `must name a relation of context.related, which has no "${from}"`;
  return [{ path: "/options/from", message }];
}
