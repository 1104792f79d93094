/**
 * Recipes that might replace the present one: fewer fields, fewer elements, fewer tokens. What a recipe shows beside its document
 * (relations, groups, former values) stays.
 */
import type { ContextRecipe, JudgmentDefinition } from "#generated/types.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { FieldProfile } from "#src/judging/contexts/field-profiles.ts";
import type { ToldFields } from "#src/judging/contexts/told-fields.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import { countTokens, MOST_TOKENS } from "#src/judging/engines/tokens.ts";

/** The number of largest fields that are omitted one after the other. */
const MOST_DROPPED = 3;
/** The upper bounds of the size classes. */
const SIZES = [2_000, 8_000];
/** The minimum for the context, beside a long question. */
const LEAST_CONTEXT = 500;
const LAST = [20, 5];

/** Each once, without the present one. */
export function candidatesFor(definition: JudgmentDefinition, told: ToldFields): ContextRecipe[] {
  const present = definition.context ?? {};
  const { fields: _, last_n: last, max_tokens: most, ...kept } = present;
  const found = new Map<string, ContextRecipe>();
  for (const fields of fieldLists(definition, told)) {
    for (const bounds of boundsOf(definition, { last, most })) {
      const recipe: ContextRecipe = {
        ...kept,
        ...(fields === undefined ? {} : { fields: fields as [string, ...string[]] }),
        ...bounds,
      };
      found.set(canonical(recipe as unknown as Json), recipe);
    }
  }
  found.delete(canonical(present as unknown as Json));
  return [...found.values()];
}

function fieldLists(definition: JudgmentDefinition, { profiles: all, suggested }: ToldFields): (readonly string[] | undefined)[] {
  const profiles = new Map(all.map((profile) => [profile.path, profile]));
  const present = definition.context?.fields;
  // A present field that is an object, or is inside one, has no profile of its own.
  const telling = (present ?? [...profiles.keys()]).filter((path) => (profiles.get(path)?.useless ?? null) === null);
  const lists: (readonly string[] | undefined)[] = [present, telling, suggested.recipe.fields];
  const largest = telling.toSorted((one, other) => tokensOf(profiles.get(other)) - tokensOf(profiles.get(one)));
  for (let dropped = 1; dropped <= MOST_DROPPED && dropped < telling.length; dropped++) {
    const without = new Set(largest.slice(0, dropped));
    lists.push(telling.filter((path) => !without.has(path)));
  }
  return lists.filter((list) => list === undefined || list.length > 0);
}

function tokensOf(profile: FieldProfile | undefined): number {
  return profile?.meanTokens ?? 0;
}

type Bounds = Pick<ContextRecipe, "last_n" | "max_tokens">;

/** The present bounds, and tighter ones. */
function boundsOf(
  definition: JudgmentDefinition,
  { last, most }: { last: number | undefined; most: number | undefined },
): Bounds[] {
  const question = countTokens(questionText(definition));
  const sizes = SIZES.map((size) => Math.min(MOST_TOKENS, Math.max(size, question + LEAST_CONTEXT)));
  const lengths = [last, ...LAST.filter((n) => last === undefined || n < last)];
  const tokens = [most, ...sizes.filter((size) => most === undefined || size < most)];
  return lengths.flatMap((last_n) =>
    tokens.map((max_tokens): Bounds => {
      return { ...(last_n === undefined ? {} : { last_n }), ...(max_tokens === undefined ? {} : { max_tokens }) };
    }),
  );
}
