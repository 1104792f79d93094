/**
 * Compares a subscription's events in a namespace with what was written, with a matcher of its own that checks every document.
 *
 * Each event must be true at its sequence. It has the generation, revision and attributes of the document, and an answer to one of its
 * revisions. The document matches after `entered`, and does not after `exited`. A document enters and leaves alternately, and sequences
 * rise. In the end, the members must be exactly the documents that match.
 */
import { expect } from "vitest";
import type { Filter } from "#generated/types.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { holds } from "#test/queries/model.ts";
import type { Content, Truth } from "./truth.ts";

export interface Told {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of several types
  data: any;
}

export interface Life {
  incarnation: number;
  member: boolean;
  sequence: number;
}

export const CUT = 0.5;

function asMatchable(id: string, { attributes }: Content, answers: Matchable["answers"]): Matchable {
  return { id, created_at: new Date(0), updated_at: new Date(0), attributes, answers };
}

/** Whether a document matches once its answer is for its current content. */
export function matchesSettled(filter: Filter, id: string, content: Content): boolean {
  const p = content.n / 10;
  return holds(filter, asMatchable(id, content, { high: { p, freshness: "fresh", thresholds: { cut: p >= CUT } } }));
}

/** Follows events after those that were followed before; each must be true. */
export function follow(told: readonly Told[], filter: Filter, truth: Truth, lives: Map<string, Life>): void {
  for (const { id: eventId, type, data } of told) {
    const { document_id: id, sequence, incarnation, revision, cause } = data;
    const about = `${eventId}: ${id} ${type} at ${sequence} (${cause}) of ${JSON.stringify(filter)}`;
    const life = lives.get(id);
    const member = type === "subscription.entered";
    expect(life?.member ?? false, `${about} comes after another of its kind`).toBe(!member);
    expect(sequence, `${about} goes back`).toBeGreaterThanOrEqual(life?.sequence ?? 0);
    if (!member) expect(incarnation, `${about} leaves with another life`).toBe(life!.incarnation);
    lives.set(id, { incarnation, member, sequence });
    const version = truth.at(id, sequence);
    expect(version, `${about} was never written`).toBeDefined();
    if (cause === "delete") {
      const ended = truth.versions
        .get(id)!
        .some((one) => one.content === null && one.sequence > incarnation && one.sequence <= sequence);
      expect(ended, `${about} was not deleted by then`).toBe(true);
      expect(data).not.toHaveProperty("attributes");
      continue;
    }
    expect([version!.sequence, version!.incarnation], about).toEqual([revision, incarnation]);
    const { attributes } = version!.content!;
    for (const [name, value] of Object.entries(data.attributes)) expect(value, `${about}, ${name}`).toEqual(attributes[name]);
    const { high } = data.answers;
    if (high?.p !== undefined) {
      const answered = truth.at(id, high.revision);
      expect(high.p, `${about}, its answer`).toBe(answered!.content!.n / 10);
      expect(answered!.incarnation, `${about}, its answer's life`).toBe(incarnation);
    }
    expect(holds(filter, asMatchable(id, version!.content!, data.answers)), about).toBe(member);
  }
}

export function membersOf(lives: ReadonlyMap<string, Life>): string[] {
  return [...lives].flatMap(([id, { member }]) => (member ? [id] : [])).sort();
}

export function expectedMembers(filter: Filter, truth: Truth): string[] {
  return [...truth.now()].flatMap(([id, { content }]) => (matchesSettled(filter, id, content) ? [id] : [])).sort();
}
