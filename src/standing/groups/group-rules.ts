/** Rules of a group that its schema cannot express. */
import type { AggregatePath, CountWhere, GroupCreate } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { durationIssues } from "#src/foundation/time/durations.ts";
import { type KnownGroups, readsAnswers } from "#src/judging/definitions/group-reads.ts";
import type { Judgment, StoredJudgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { repeatIssues } from "#src/judging/definitions/repeats.ts";
import { unknownJudgment } from "#src/queries/filters/field.ts";
import { sourceOf } from "./plan.ts";

const MOST_PATHS = 8;
const LISTS = ["sum", "avg", "min", "max", "quantiles"] as const;

/** The issues of a definition by itself and with the judgments of its place. */
export function groupIssues({ aggregate, keep_keys }: GroupCreate, judgments: ReadonlyMap<string, Judgment>): Issue[] {
  const lists = LISTS.flatMap((list) => (aggregate[list] ?? []).map((path, at) => ({ path, at: `/aggregate/${list}/${at}` })));
  const labels = Object.entries(aggregate.count_where ?? {});
  const paths = lists.length + labels.length;
  return [
    ...durationIssues(keep_keys, "/keep_keys"),
    ...(paths === 0 && aggregate.count === false
      ? [{ path: "/aggregate", message: "must have at least one aggregate; leave count out, or name another aggregate" }]
      : []),
    ...(paths > MOST_PATHS
      ? [
          {
            path: "/aggregate",
            message: `has ${paths} paths; at most ${MOST_PATHS} are allowed, where each label of count_where counts as one`,
          },
        ]
      : []),
    ...LISTS.flatMap((list) => repeatIssues(aggregate[list] ?? [], (at) => `/aggregate/${list}/${at}`)),
    ...lists.flatMap(({ path, at }) => issueAt(at, pathIssue(path, judgments))),
    ...labels.flatMap(([label, where]) => whereIssues(where, judgments, `/aggregate/count_where/${label}`)),
  ];
}

function issueAt(path: string, message: string | null): Issue[] {
  return message === null ? [] : [{ path, message }];
}

const FIELDS = { bool: "p", score: "score", choice: "escape_p" } as const;

function pathIssue(path: AggregatePath, judgments: ReadonlyMap<string, Judgment>): string | null {
  const source = sourceOf(path);
  if (source.is === "attribute") return null;
  const judgment = judgments.get(source.judgment);
  if (!judgment) return unknownJudgment(source.judgment);
  const field = FIELDS[judgment.type];
  if (source.field === field) return null;
  return `must be answers.${judgment.name}.${field}: "${judgment.name}" is a ${judgment.type}`;
}

function whereIssues(where: CountWhere, judgments: ReadonlyMap<string, Judgment>, at: string): Issue[] {
  const judgment = judgments.get(where.judgment);
  if (!judgment) return [{ path: `${at}/judgment`, message: unknownJudgment(where.judgment) }];
  if ("cut" in where) {
    if (Object.hasOwn(judgment.thresholds, where.cut)) return [];
    return [{ path: `${at}/cut`, message: `must name a threshold of "${judgment.name}", which has no "${where.cut}"` }];
  }
  if (judgment.type !== "choice") {
    const message = `must be absent: "${judgment.name}" is a ${judgment.type}, which has no value; count by a cut`;
    return [{ path: `${at}/value`, message }];
  }
  const options = judgment.definition?.options;
  if (!Array.isArray(options) || where.value === ESCAPE || options.some(({ value }) => value === where.value)) return [];
  return [
    { path: `${at}/value`, message: `must be ${ESCAPE} or an option of "${judgment.name}", which has no "${where.value}"` },
  ];
}

/**
 * Checks that the judgments that a group aggregates read no answers, also in namespaces below its prefix with own judgments. Call it after
 * the group is inserted, because a judgment may read this very group.
 */
export async function plainIssues(
  session: Session,
  known: KnownGroups,
  { aggregate }: GroupCreate,
  { owner, judgments }: { owner: string; judgments: readonly StoredJudgment[] },
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const byName = Map.groupBy(judgments, ({ name }) => name);
  const named = [
    ...LISTS.flatMap((list) =>
      (aggregate[list] ?? []).map((path, at) => ({ source: sourceOf(path), path: `/aggregate/${list}/${at}` })),
    ).flatMap(({ source, path }) => (source.is === "answer" ? [{ name: source.judgment, path }] : [])),
    ...Object.entries(aggregate.count_where ?? {}).map(([label, { judgment: name }]) => ({
      name,
      path: `/aggregate/count_where/${label}/judgment`,
    })),
  ];
  for (const { name, path } of named) {
    for (const judgment of byName.get(name) ?? []) {
      if (!(await readsAnswers(session, known, judgment, owner))) continue;
      issues.push({ path, message: `must be a judgment that reads no answers, but "${name}" of "${judgment.owner}" reads some` });
      break;
    }
  }
  return issues;
}
