/**
 * Random definitions on namespaces and prefixes, compared with a twin that keeps them in one list and computes everything again each time.
 * It checks what applies where, as two processes see it. It also checks which changes must be refused because of what other judgments read.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Judgments } from "#src/judging/lifecycle/judgments.ts";
import { forgetOwned, releaseOwned } from "#src/judging/lifecycle/ownership.ts";
import { dependents } from "#src/server/ports.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { noShadowJobs } from "./no-shadow-jobs.ts";
import { type Change, changes, type Definition, example, places, sameQuestion } from "./support/changes.ts";
import { Twin } from "./support/twin.ts";

/** The examples alone cover everything that is asserted below. `npm run faults` searches longer. */
const RUNS = Number(process.env.TWIN_RUNS ?? 0) > 0 ? 200 : 20;

const written = ({ reads }: Definition, name: string): JudgmentCreate => ({
  name,
  type: "bool",
  question: "?",
  ...(reads ? { context: { related: [{ name: "itself", answers: [{ judgment: reads.name, cut: reads.cut }] }] } } : {}),
});
const valued = (chosen: readonly string[], value: number | null) => Object.fromEntries(chosen.map((name) => [name, value]));

it("is what the twin says, after every change and in every process; changes are refused exactly when it says so", {
  timeout: 20_000 + RUNS * 5_000,
}, async () => {
  const { database } = await freshDatabase();
  const parts = {
    db: watched(database),
    clock: movableClock(),
    engines: { whyNot: () => null, whyNotVersion: () => null, takes: () => false, versions: () => null },
    defaultEngine: "local",
    refused: () => [],
  };
  const judgments = new Judgments({ ...parts, dependents, shadowJobs: noShadowJobs });
  // The second process forgets nearly everything between two questions.
  const processes = [new ApplicableJudgments(), new ApplicableJudgments(2_000)];
  let organizations = 0;
  const outcomes = new Set<string>();

  async function make(organization: string, change: Change): Promise<unknown> {
    switch (change.is) {
      case "create":
        return judgments.create(organization, change.owner, {
          ...written(change.definition, change.name),
          thresholds: valued(change.thresholds, 0.5) as Record<string, number>,
        });
      case "version":
        return judgments.createVersion(organization, change.owner, change.name, written(change.definition, change.name));
      case "activate":
        return judgments.activate(organization, change.owner, change.name, { version: change.version, force: true });
      case "deactivate":
        return judgments.deactivate(organization, change.owner, change.name);
      case "update":
        return judgments.update(organization, change.owner, change.name, {
          thresholds: { ...valued(change.set, 0.7), ...valued(change.drop, null) },
        });
      case "delete":
        return judgments.delete(organization, change.owner, change.name);
      case "forget":
        return database.transaction(async (tx) => {
          const namespace = { organizationId: organization, name: change.owner };
          await releaseOwned(tx, namespace, parts.clock.now());
          await forgetOwned(tx, namespace, parts.clock.now(), dependents);
        });
      default:
        return change satisfies never;
    }
  }

  async function seen(organization: string, process: ApplicableJudgments, place: string) {
    const applied = await process.of(database, organization, place);
    return Object.fromEntries(
      [...applied.values()].map((one) => [
        one.name,
        { owner: one.owner, active: one.activeVersion, thresholds: Object.keys(one.thresholds).sort() },
      ]),
    );
  }

  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      const organization = `org_${organizations++}`;
      const twin = new Twin(places);
      for (const one of made) {
        const allowed = twin.make(one);
        const refused = await make(organization, one).then(
          () => null,
          (error: unknown) => {
            if (!(error instanceof ServiceError)) throw error;
            return error;
          },
        );
        expect([one, refused === null]).toEqual([one, allowed]);
        const outcome = refused === null ? "made" : refused.details.readers ? "read by others" : "refused";
        outcomes.add(`${one.is}: ${outcome}`);
        // Each process has asked before. So it must have dropped outdated cache entries.
        for (const place of places) {
          expect([place, await seen(organization, processes[0]!, place)]).toEqual([place, twin.applied(place)]);
        }
        expect(await seen(organization, processes[1]!, one.owner)).toEqual(twin.applied(one.owner));
      }
      for (const place of places) {
        const expected = twin.applied(place);
        expect([place, await seen(organization, processes[1]!, place)]).toEqual([place, expected]);
        const { judgments: listed } = await judgments.list(organization, place, { after: "", limit: 10 });
        expect(listed.map(({ name, template }) => [name, template ?? place])).toEqual(
          Object.keys(expected)
            .sort()
            .map((name) => [name, expected[name]!.owner]),
        );
      }
    }),
    { numRuns: RUNS, examples: [[example], [sameQuestion]] },
  );
  for (const kind of ["create", "activate", "update", "delete"]) {
    expect(outcomes).toContain(`${kind}: made`);
    expect(outcomes).toContain(`${kind}: read by others`);
  }
  expect(outcomes).toContain("version: refused");
});
