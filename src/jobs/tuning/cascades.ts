/**
 * Cascades that might replace the judgment's engine: a cheaper engine is asked first, and this one where that is not certain enough. Contexts
 * go to no engine that the customer has not chosen, unless its model runs in this process.
 */
import type { JudgmentDefinition, SuggestedCascade } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { boundOf, type Pair } from "#src/quality/cascades/bound.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import type { About, DecidingParts } from "./deciding.ts";

export interface CascadeParts extends DecidingParts {
  spending: Pick<Spending, "costOfUnits">;
}

/** A document about which both engines were asked, and the judgment units of each. */
export interface Tried extends Pair {
  first: number;
  own: number;
}

type Selection = NonNullable<JudgmentDefinition["engine"]>;

/** The largest share of documents that may get another decision. */
const PROMISED = 0.05;
/** The risk that a suggestion breaks this, of all engines together. */
const LEVEL = 0.05;
const MOST_ENGINES = 3;
/** Of the present cost. Less is not worth another engine. */
const LEAST_SAVING = 0.05;
const ANSWERS = 1_000;

export function withEngine(definition: JudgmentDefinition, engine: Selection): JudgmentDefinition {
  return { ...definition, engine };
}

export function selectionOf({ engine }: JudgmentDefinition, first: string, bound: number): Selection {
  return { ...engine!, cascade: { first: { name: first } as { name: Selection["name"] }, min_confidence: bound } };
}

/** The engines to try first, the cheapest first. None if too few documents could show a bound. */
export async function firstEngines(parts: DecidingParts, about: About, drawn: readonly Drawn[]): Promise<string[]> {
  const { definition } = about;
  const { name, cascade, learn } = definition.engine!;
  if (cascade || learn || isComposite(definition)) return [];
  const priceOf = (engine: Selection) =>
    parts.judge.billing.mostUnits([{ name: about.judgment, definition: withEngine(definition, engine) }]);
  const { engines } = parts.judge;
  const price = priceOf(definition.engine!);
  const cheaper = engines
    .configured()
    .filter(({ engine }) => engine.name !== name && engines.whyNotVersion(engine.name, undefined) === null)
    .map(({ engine }) => ({ engine, price: priceOf({ name: engine.name as Selection["name"] }) }))
    .filter((one) => one.price < price)
    .sort((one, other) => one.price - other.price);
  if (cheaper.length === 0) return [];
  const chosen = await chosenEngines(parts, about, drawn);
  const names = cheaper.flatMap(({ engine }) => (engine.inProcess || chosen.has(engine.name) ? [engine.name] : []));
  const most = names.slice(0, MOST_ENGINES);
  return canShow(drawn.length, most.length) ? most : [];
}

/** Whether so many documents would show a bound if no answer were another. */
function canShow(documents: number, engines: number): boolean {
  return (1 - PROMISED) ** documents <= LEVEL / engines;
}

/** The engines to which active judgments of all these namespaces already send their documents. */
async function chosenEngines(
  { db, applicable }: DecidingParts,
  { organizationId }: About,
  drawn: readonly Drawn[],
): Promise<Set<string>> {
  let chosen: Set<string> | null = null;
  for (const id of new Set(drawn.map(({ n }) => n))) {
    const namespace = await namespaceById(db, id);
    const judgments = namespace ? [...(await applicable.of(db, organizationId, namespace.name)).values()] : [];
    const own = new Set(
      judgments
        .filter(isActive)
        .flatMap(({ definition: { engine } }) => [engine!.name, engine!.cascade?.first.name ?? engine!.name]),
    );
    chosen = chosen === null ? own : chosen.intersection(own);
  }
  return chosen ?? new Set();
}

/** The cascade with this first engine. Null if no bound is certain, or it saves too little. */
export async function cascadeOf(
  { db, clock, spending }: CascadeParts,
  { organizationId, definition }: About,
  { first, tried, engines }: { first: string; tried: readonly Tried[]; engines: number },
): Promise<SuggestedCascade | null> {
  const found = boundOf(tried, PROMISED, LEVEL / engines).bound;
  const answered = found === null ? [] : tried.filter((one) => one.confidence >= Math.max(found, 0));
  if (answered.length === 0) return null;
  // Documents without an answer of the first engine are passed on, whatever the bound.
  const bound = Math.min(...answered.map((one) => one.confidence));
  const documents = tried.length;
  const meanOf = (of: (one: Tried) => number) => tried.reduce((sum, one) => sum + of(one), 0) / documents;
  const present = meanOf(({ own }) => own);
  const cost = meanOf((one) => one.first + (one.confidence >= bound ? 0 : one.own));
  if (cost > (1 - LEAST_SAVING) * present) return null;
  const priceOf = (units: number) => spending.costOfUnits(db, organizationId, Math.round(units * ANSWERS), clock.now());
  return {
    engine: selectionOf(definition, first, bound),
    documents,
    answered: answered.length / documents,
    disagreed: answered.filter(({ agrees }) => !agrees).length / documents,
    disagreed_at_most: PROMISED,
    cost_per_answer: cost,
    present_cost_per_answer: present,
    saving: 1 - cost / present,
    saving_usd_per_1000: usd((await priceOf(present)) - (await priceOf(cost))),
  };
}

/** The one that saves more. */
export function better(one: SuggestedCascade | null, other: SuggestedCascade | null): SuggestedCascade | null {
  return (other?.saving ?? 0) > (one?.saving ?? 0) ? other : one;
}
