/** A definition as the fields of a form hold it, and the definition that they make. */
import type { JudgmentCreate, JudgmentDefinition } from "judgment-client";
import { parseOnce } from "../exact-json.ts";

export interface Option {
  readonly value: string;
  readonly description: string;
}

export interface Cut {
  readonly name: string;
  readonly number: string;
  /** Of a choice: the option that the number is of. */
  readonly option: string;
}

/** A cheap engine before the one that answers. */
export interface Cascading {
  /** Empty: there is none. */
  readonly first: string;
  readonly version: string;
  readonly bothOrders: boolean;
  readonly bound: "min_confidence" | "max_disagreement";
  readonly amount: string;
}

export interface Members {
  readonly name: string;
  readonly type: "bool" | "choice" | "score";
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** How to decide, as one text. */
  readonly criteria: string;
  readonly options: readonly Option[];
  /** Lowest first. */
  readonly levels: readonly string[];
  readonly thresholds: readonly Cut[];
  /** Paths that the engine reads, one a line. Empty: the whole document. */
  readonly fields: string;
  readonly maxTokens: string;
  /** What applies_to and freshness say, as JSON. Empty: nothing. */
  readonly appliesTo: string;
  readonly policy: string;
  /** Empty: the server's default, and that engine's default. */
  readonly engine: string;
  readonly engineVersion: string;
  readonly learn: boolean;
  readonly bothOrders: boolean;
  readonly cascade: Cascading;
  /** Empty: no sharing. */
  readonly reuse: string;
}

const NO_CASCADE: Cascading = { first: "", version: "", bothOrders: false, bound: "max_disagreement", amount: "" };

export const NO_MEMBERS: Members = {
  name: "",
  type: "bool",
  question: "",
  yes: "",
  no: "",
  criteria: "",
  options: [
    { value: "", description: "" },
    { value: "", description: "" },
  ],
  levels: ["", "", ""],
  thresholds: [],
  fields: "",
  maxTokens: "",
  appliesTo: "",
  policy: "on_write",
  engine: "",
  engineVersion: "",
  learn: false,
  bothOrders: false,
  cascade: NO_CASCADE,
  reuse: "",
};

export function membersOf(definition: JudgmentDefinition): Members {
  const { name, type, question, criteria, options, context, applies_to, engine, reuse } = definition;
  const sides = typeof criteria === "object" && !Array.isArray(criteria) ? criteria : {};
  return {
    ...NO_MEMBERS,
    name,
    type,
    question,
    yes: sides.true ?? "",
    no: sides.false ?? "",
    criteria: typeof criteria === "string" ? criteria : "",
    options: Array.isArray(options) ? options.map((one) => ({ value: one.value, description: one.description ?? "" })) : [],
    levels: Array.isArray(criteria) ? criteria : NO_MEMBERS.levels,
    fields: context?.fields?.join("\n") ?? "",
    maxTokens: context?.max_tokens === undefined ? "" : String(context.max_tokens),
    appliesTo: applies_to ? JSON.stringify(applies_to) : "",
    // A definition that was typed as JSON may name none.
    engine: engine?.name ?? "",
    engineVersion: engine?.version ?? "",
    learn: engine?.learn ?? false,
    bothOrders: engine?.both_orders ?? false,
    cascade: cascadingOf(engine?.cascade),
    reuse: reuse === undefined || reuse === "document" ? "" : reuse,
  };
}

function cascadingOf(cascade: NonNullable<JudgmentDefinition["engine"]>["cascade"]): Cascading {
  if (!cascade) return NO_CASCADE;
  const { first, min_confidence: set, max_disagreement: most } = cascade;
  return {
    first: first.name,
    version: first.version ?? "",
    bothOrders: first.both_orders ?? false,
    bound: set === undefined ? "max_disagreement" : "min_confidence",
    amount: String(set ?? most ?? ""),
  };
}

/**
 * Null while something that it needs is missing.
 *
 * @param base what the form has no fields for, such as parts and relations
 */
export function definitionFrom(members: Members, base: JudgmentDefinition | null): JudgmentCreate | null {
  const { name, type, question } = members;
  const form = formOf(members);
  const thresholds = thresholdsOf(members);
  const appliesTo = objectIn(members.appliesTo);
  const cascade = cascadeOf(members);
  if (name.trim() === "" || question.trim() === "" || form === null || thresholds === null || appliesTo === null) return null;
  if (cascade === null) return null;
  const {
    criteria: _,
    options,
    context,
    thresholds: __,
    applies_to,
    engine,
    reuse: ___,
    ...rest
  } = base ?? ({} as Partial<JudgmentDefinition>);
  const kept = options && !Array.isArray(options) ? { options } : {};
  const recipe = contextOf(members, context);
  return {
    ...rest,
    name: name.trim(),
    type,
    question: question.trim(),
    ...kept,
    ...form,
    ...(recipe ? { context: recipe } : {}),
    ...engineOf(members, engine, cascade),
    ...(members.reuse === "" ? {} : { reuse: members.reuse as NonNullable<JudgmentCreate["reuse"]> }),
    ...(appliesTo === undefined ? {} : { applies_to: appliesTo as NonNullable<JudgmentCreate["applies_to"]> }),
    ...(Object.keys(thresholds).length === 0 ? {} : { thresholds }),
    ...(base === null && members.policy !== "on_write"
      ? { freshness: { policy: members.policy as "on_read" | "periodic" | "manual" } }
      : {}),
  };
}

function formOf({ type, yes, no, criteria, options, levels }: Members): Partial<JudgmentCreate> | null {
  const text = criteria.trim() === "" ? {} : { criteria: criteria.trim() };
  if (type === "bool") {
    const sides = { ...(yes.trim() ? { true: yes.trim() } : {}), ...(no.trim() ? { false: no.trim() } : {}) };
    return Object.keys(sides).length > 0 ? { criteria: sides } : text;
  }
  if (type === "score") {
    const named = levels.map((level) => level.trim());
    return named.length >= 2 && named.every(Boolean) ? { criteria: named } : null;
  }
  const given = options.filter(({ value }) => value.trim() !== "");
  if (given.length === 0) return options.length === 0 ? text : null;
  return {
    ...text,
    options: given.map(({ value, description }) => ({
      value: value.trim(),
      ...(description.trim() ? { description: description.trim() } : {}),
    })),
  };
}

function thresholdsOf({ type, thresholds }: Members): NonNullable<JudgmentCreate["thresholds"]> | null {
  const given = thresholds.filter(({ name }) => name.trim() !== "");
  if (given.some(({ number }) => number.trim() === "" || !Number.isFinite(Number(number)))) return null;
  return Object.fromEntries(
    given.map(({ name, number, option }) => {
      const gte = Number(number);
      return [name.trim(), type === "choice" && option !== "" ? { value: option, gte } : gte];
    }),
  );
}

function contextOf({ fields, maxTokens }: Members, base: JudgmentDefinition["context"]): JudgmentCreate["context"] | undefined {
  const { fields: _, max_tokens: __, ...rest } = base ?? {};
  const paths = fields.split(/[\s,]+/).filter(Boolean);
  const recipe = {
    ...rest,
    ...(paths.length > 0 ? { fields: paths } : {}),
    ...(/^[1-9]\d*$/.test(maxTokens.trim()) ? { max_tokens: Number(maxTokens) } : {}),
  };
  return Object.keys(recipe).length > 0 ? (recipe as NonNullable<JudgmentCreate["context"]>) : undefined;
}

type EngineOf = NonNullable<JudgmentCreate["engine"]>;

/** Of the same engine, what the form has no fields for stays. */
function engineOf(
  members: Members,
  base: JudgmentDefinition["engine"] | undefined,
  cascade: EngineOf["cascade"],
): Pick<JudgmentCreate, "engine"> {
  const { engine: name, engineVersion: version, learn, bothOrders } = members;
  if (name === "") return {};
  const { version: _, learn: __, both_orders: ___, cascade: ____, ...rest } = base?.name === name ? base : { name };
  return {
    engine: {
      ...rest,
      name,
      ...(version.trim() === "" ? {} : { version: version.trim() }),
      ...(learn ? { learn } : {}),
      ...(bothOrders ? { both_orders: bothOrders } : {}),
      ...(cascade ? { cascade } : {}),
    },
  };
}

/** Undefined without a first engine, null while its bound is no number. A cascade is before an engine that is named, which learns nothing. */
function cascadeOf({ engine, learn, cascade }: Members): EngineOf["cascade"] | null | undefined {
  const { first: name, version, bothOrders, bound, amount } = cascade;
  if (engine === "" || learn || name === "") return undefined;
  if (amount.trim() === "" || !Number.isFinite(Number(amount))) return null;
  const first = {
    name,
    ...(version.trim() === "" ? {} : { version: version.trim() }),
    ...(bothOrders ? { both_orders: true } : {}),
  };
  return { first, [bound]: Number(amount) };
}

/** Undefined if nothing is typed, null if it is no object. */
function objectIn(text: string): object | null | undefined {
  if (text.trim() === "") return undefined;
  try {
    const value = parseOnce(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
