/**
 * The twin of compiled contexts: it computes the bytes of a context slowly and plainly from all data. Compiled contexts are compared with
 * it.
 */
import { createHash } from "node:crypto";
import type { JudgmentDefinition, Thresholds } from "#generated/types.ts";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";

export interface TwinDocument {
  id: string;
  createdAt: number;
  attributes: JsonObject;
  state: JsonObject;
  /** Numbers of bools and scores by judgment. */
  answers: Record<string, number>;
}

export interface TwinNamespace {
  documents: TwinDocument[];
  thresholds: Record<string, Thresholds>;
}

/** Supports recipes without `max_tokens`, `group` and `previous`. */
export function twinText(
  namespaces: Record<string, TwinNamespace>,
  namespace: string,
  document: TwinDocument,
  { context = {} }: Pick<JudgmentDefinition, "context">,
  now: number,
): string {
  const bound = (value: Json) => recent(value, context.last_n, context.window, now);
  const fields = (paths: readonly string[], of: TwinDocument) =>
    paths.flatMap((path): string[] => {
      const value = at(of, path.split("."));
      return value === undefined ? [] : [`${JSON.stringify(path)}:${text(bound(value))}`];
    });
  const sections = [`"document":{${fields(context.fields ?? ["attributes", "state"], document).join(",")}}`];
  const related = [...(context.related ?? [])].sort((one, other) => (one.name < other.name ? -1 : 1));
  if (related.length > 0) {
    const shown = related.map((relation) => {
      const place = relation.namespace ?? namespace;
      const of = namespaces[place];
      const entry = (one: TwinDocument, id: boolean) => {
        const members: string[] = [];
        if (relation.answers) {
          const answers = relation.answers.flatMap(({ judgment, cut, band }): [string, Json][] => {
            const number = one.answers[judgment];
            if (number === undefined) return [];
            if (cut !== undefined) return [[`${judgment}.${cut}`, number >= (of!.thresholds[judgment]![cut] as number)]];
            let label = band![0]!.label;
            for (const step of band!) if (number >= step.gte) label = step.label;
            return [[judgment, label]];
          });
          members.push(`"answers":${text(Object.fromEntries(answers))}`);
        }
        if (relation.fields || !relation.answers)
          members.push(`"document":{${fields([...(relation.fields ?? ["attributes", "state"])].sort(), one).join(",")}}`);
        if (id) members.push(`"id":${JSON.stringify(one.id)}`);
        return `{${members.join(",")}}`;
      };
      if (!relation.join) return `${JSON.stringify(relation.name)}:${entry(document, false)}`;
      const mine = document.attributes[relation.join.mine.slice("attributes.".length)] ?? null;
      const values = (Array.isArray(mine) ? mine : [mine]).filter((value) => value !== null);
      const all = of?.documents ?? [];
      const found =
        relation.join.theirs === "id"
          ? [...new Set(values)].flatMap((id) => all.filter((one) => one.id === id))
          : all
              .filter((one) => {
                const theirs = one.attributes[relation.join!.theirs.slice("attributes.".length)] ?? null;
                return (Array.isArray(theirs) ? theirs : [theirs]).some((value) => value !== null && values.includes(value));
              })
              .filter((one) => place !== namespace || one.id !== document.id)
              .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
              .slice(0, relation.last_n ?? 50);
      return `${JSON.stringify(relation.name)}:[${found.map((one) => entry(one, true)).join(",")}]`;
    });
    sections.push(`"related":{${shown.join(",")}}`);
  }
  return `{${sections.join(",")}}`;
}

export function sha256(bytes: string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function at(document: TwinDocument, [root, ...members]: string[]): Json | undefined {
  let value: Json | undefined = root === "attributes" ? document.attributes : document.state;
  for (const member of members) {
    value = isObject(value) && Object.hasOwn(value, member) ? value[member] : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

function recent(value: Json, lastN: number | undefined, window: string | undefined, now: number): Json {
  if (Array.isArray(value)) {
    const unit = { s: 1e3, m: 6e4, h: 36e5, d: 864e5 }[window?.slice(-1) ?? ""];
    const since = unit === undefined ? Number.NEGATIVE_INFINITY : now - Number(window!.slice(0, -1)) * unit;
    let kept = value.filter((element) => {
      if (!isObject(element)) return true;
      const said = ["at", "created_at", "timestamp"].map((name) => element[name]).find((one) => typeof one === "string");
      return said === undefined || Number.isNaN(Date.parse(said as string)) || Date.parse(said as string) >= since;
    });
    if (lastN !== undefined) kept = kept.slice(Math.max(0, kept.length - lastN));
    return kept.map((element) => recent(element, lastN, window, now));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, recent(member, lastN, window, now)]));
}

function text(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(text).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${text(value[name]!)}`).join(",")}}`;
}
