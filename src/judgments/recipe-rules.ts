/**
 * The rules of a context recipe that its schema cannot say and that need no look at other definitions. Whether what it reads exists, and may be
 * read, is asked of the database (`read-rules.ts`).
 */
import type { Band, ContextRecipe, Relation } from "#generated/types.ts";
import { durationIssues } from "#src/durations.ts";
import type { Issue } from "#src/errors.ts";
import { bandIssues } from "./band-rules.ts";
import type { GivenDefinition } from "./definition-rules.ts";
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

/** A relation that is joined by an attribute of theirs: the documents that share a key. */
export function isBlocking({ join }: Relation): boolean {
  return join !== undefined && join.theirs !== "id";
}

function relationIssues(relation: Relation, at: string): Issue[] {
  const { join, fields = [], answers, last_n } = relation;
  const issues: Issue[] = [];
  if (!join && !answers) {
    issues.push({
      path: `${at}/answers`,
      message: "is missing: without join the relation is this document, there for its answers",
    });
  }
  if (!join && relation.namespace !== undefined) {
    issues.push({ path: `${at}/namespace`, message: "must be left out: without join the relation is this document itself" });
  }
  if (last_n !== undefined && !isBlocking(relation)) {
    const message = "must be left out: only a blocking relation, whose join.theirs is an attribute, can have several documents";
    issues.push({ path: `${at}/last_n`, message });
  }
  return [...issues, ...repeatIssues(fields, (index) => `${at}/fields/${index}`), ...answersIssues(answers ?? [], at)];
}

function answersIssues(answers: NonNullable<Relation["answers"]>, at: string): Issue[] {
  return [
    // One judgment may be shown cut by several thresholds, and in bands beside them.
    ...repeatIssues(
      answers.map(({ judgment, cut }) => (cut === undefined ? judgment : `${judgment}.${cut}`)),
      (index) => `${at}/answers/${index}`,
    ),
    ...answers.flatMap(({ cut, band }, index) => {
      const path = `${at}/answers/${index}`;
      if ((cut === undefined) === (band === undefined)) {
        return [{ path, message: "must have cut or band, one of the two: an answer is shown as a word and never as a number" }];
      }
      return band ? [...bandIssues(band, `${path}/band`), ...unreachedIssues(band, `${path}/band`)] : [];
    }),
  ];
}

/** The top of ten levels; a probability is less. */
const HIGHEST_NUMBER = 9;

/** Bands that no answer would ever be in, as those of percentages. */
function unreachedIssues(bands: readonly Band[], at: string): Issue[] {
  return bands.flatMap(({ gte }, index) =>
    gte > HIGHEST_NUMBER
      ? [{ path: `${at}/${index}/gte`, message: "must be at most 1 of a bool's p, and at most its top level of a score" }]
      : [],
  );
}

function groupIssues({ aggregates, bands = {} }: NonNullable<ContextRecipe["group"]>): Issue[] {
  const hidden = aggregates ? Object.keys(bands).filter((name) => !aggregates.includes(name)) : [];
  return [
    ...repeatIssues(aggregates ?? [], (at) => `/context/group/aggregates/${at}`),
    ...hidden.map((name) => ({
      path: `/context/group/bands/${name}`,
      message: "must be of one of the aggregates that are shown",
    })),
    ...Object.entries(bands).flatMap(([name, steps]) => bandIssues(steps, `/context/group/bands/${name}`)),
  ];
}

function optionsFromIssues(from: string, related: readonly Relation[]): Issue[] {
  const relation = related.find(({ name }) => name === from);
  if (relation && isBlocking(relation)) return [];
  const message = relation
    ? "must name a blocking relation: one whose join.theirs is an attribute that documents share"
    : `must name one of the relations of context.related; "${from}" is none`;
  return [{ path: "/options/from", message }];
}
