/** The data of the judging twin: judgments, documents and answers, with simple facts about them. */
import type { Content, Relation, Shown, Value } from "./contexts.ts";

export type Policy = "on_write" | "on_read" | "manual" | "periodic";

export interface Freshness {
  policy: Policy;
  debounce_ms: number;
  max_wait_ms: number;
  /** Only for `periodic`. */
  interval_ms?: number | undefined;
  /** The debounce for changes elsewhere. */
  fanout_ms: number;
}

export interface Definition {
  question: string;
  fields: readonly string[] | null;
  kind: string | null;
  related: readonly Relation[];
  previous: "last_answer" | "created" | null;
}

/** What an engine does: it answers, refuses permanently, or is unavailable for a given time. */
export type Engine = { is: "well" } | { is: "refusing" } | { is: "away"; forMs: number };

export interface Answer {
  version: number;
  revision: number;
  context: string;
  p: number;
  /** The previous values that it was shown, and those that the next answer will be shown. */
  kept: { shown: Record<string, Value> | null; now: Record<string, Value> } | null;
  /** Something that it shows may have changed elsewhere. */
  outdated: boolean;
}

export interface Failure {
  code: string;
  at: number;
  version: number;
  revision: number;
  /** What was shown. */
  context: string;
  /** Something that it shows may have changed elsewhere. */
  outdated: boolean;
}

export interface Waits {
  quiet?: { first: number; due: number; revision: number } | undefined;
  retry?: { due: number; attempts: number; revision: number } | undefined;
  elsewhere?: { first: number; due: number } | undefined;
}

export interface Document extends Shown {
  namespace: string;
  revision: number;
  writtenAt: number;
  /** Its values at creation. Null if they were not kept in time. */
  origin: Content | null;
  changed: boolean;
  answers: Map<Judgment, Answer>;
  failures: Map<Judgment, Failure>;
  waits: Map<Judgment, Waits>;
}

export class Judgment {
  readonly owner: string;
  readonly name: string;
  readonly versions: Definition[];
  readonly activated = new Set([1]);
  active: number | null = 1;
  freshness: Freshness;
  threshold: number;
  readonly overrides = new Map<string, { freshness: Partial<Freshness>; threshold?: number }>();

  constructor(owner: string, name: string, definition: Definition, freshness: Freshness, threshold: number) {
    this.owner = owner;
    this.name = name;
    this.versions = [definition];
    this.freshness = freshness;
    this.threshold = threshold;
  }

  get definition(): Definition | undefined {
    return this.active === null ? undefined : this.versions[this.active - 1];
  }
}

/** An answer as a reader should see it. */
export interface Seen {
  freshness: "fresh" | "pending" | "stale" | "unavailable";
  version?: number;
  revision?: number;
  p?: number;
  high?: boolean;
  error?: { code: string; at: number };
}

/** What may have changed for documents that show it. */
export interface Change {
  namespace: string;
  ids: ReadonlySet<string>;
  /** The keys that documents had before and have now, with their documents. */
  keys: ReadonlyMap<Value, ReadonlySet<string>>;
  /** Only for documents that show answers. */
  answers: boolean;
  /** The whole document or namespace is gone. */
  gone?: boolean;
}

/**
 * A document to be judged. `compared`: only if that asks nothing new. `stands`: it has failed, and before its retry only another context
 * matters.
 */
export interface Due {
  document: Document;
  judgment: Judgment;
  compared?: boolean;
  stands?: boolean;
}

export type Keys = Map<Value, Set<string>>;

export function addKey(keys: Keys, attributes: Content["attributes"] | undefined, id: string): void {
  const key = attributes?.key;
  if (key !== undefined) keys.set(key, (keys.get(key) ?? new Set()).add(id));
}

export const NOTHING: Change = { namespace: "", ids: new Set(), keys: new Map(), answers: false };

export function answerChange({ namespace, id, attributes }: Document): Change {
  const keys: Keys = new Map();
  addKey(keys, attributes, id);
  return { namespace, ids: new Set([id]), keys, answers: true };
}

export function isReader({ related }: Definition): boolean {
  return related.some(({ answers }) => answers !== null);
}

/** What is asked of a document. Undefined if the judgment is inactive or does not apply. */
export function asking({ definition }: Judgment, { attributes }: Content): Definition | undefined {
  if (definition === undefined) return undefined;
  return definition.kind === null || attributes.kind === definition.kind ? definition : undefined;
}

export function isFresh(judgment: Judgment, document: Document): boolean {
  const answer = document.answers.get(judgment);
  return answer !== undefined && answer.version === judgment.active && answer.revision >= document.revision && !answer.outdated;
}

/** Something that it shows may have changed since it was answered, or failed. */
export function isOutdated(judgment: Judgment, document: Document): boolean {
  return document.answers.get(judgment)?.outdated === true || document.failures.get(judgment)?.outdated === true;
}

/** Another version than the active one gave its answer. */
export function isOfOther(judgment: Judgment, document: Document): boolean {
  const answer = document.answers.get(judgment);
  return answer !== undefined && answer.version !== judgment.active;
}

/** The active version was asked about the current revision and failed. */
export function hasFailed(judgment: Judgment, document: Document): boolean {
  const failure = document.failures.get(judgment);
  return failure !== undefined && failure.version === judgment.active && failure.revision >= document.revision;
}
