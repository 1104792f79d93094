/** Makes a judgment, or a version of one, after a trial on a few documents. */
import { type JudgmentCreate, type JudgmentDefinition, JudgmentServiceError, type VersionCreate } from "judgment-client";
import { useState } from "preact/hooks";
import { useLoad } from "../load.ts";
import { Show } from "../parts/index.ts";
import { type Call, callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { useClient } from "../session.ts";
import { definitionOf } from "../views/judgments.tsx";
import { EngineFields } from "./engine-fields.tsx";
import { Area, Either, readObject, Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { definitionFrom, type Members, membersOf, NO_MEMBERS } from "./judgment-members.ts";
import { LevelRows, OptionRows, ThresholdRows } from "./judgment-rows.tsx";
import { Trial } from "./trial.tsx";

interface PlaceProps {
  readonly ns: string;
}

export function NewJudgment({ ns, guided = false }: PlaceProps & { readonly guided?: boolean }) {
  return <JudgmentForm ns={ns} base={null} start={guided ? GUIDED : NO_MEMBERS} />;
}

/** Fits the example documents that the console offers for a first visit. */
const GUIDED: Members = {
  ...NO_MEMBERS,
  name: "urgent",
  question: "Does this ticket need a reply within the hour?",
  yes: "Somebody cannot work, or money is being lost.",
  no: "It can wait until tomorrow.",
  thresholds: [{ name: "page", number: "0.8", option: "" }],
};

export function NewVersionOf({ ns, name }: PlaceProps & { readonly name: string }) {
  const client = useClient();
  const judgment = useLoad((signal) => client.judgments.get({ ns, name, signal }), [ns, name]);
  return (
    <Show of={judgment}>
      {(value) => {
        const base = definitionOf(value);
        return base ? <JudgmentForm ns={ns} base={base} start={membersOf(base)} /> : null;
      }}
    </Show>
  );
}

interface FormProps extends PlaceProps {
  /** The definition that a version begins with; null for a new judgment. */
  readonly base: JudgmentDefinition | null;
  readonly start: Members;
}

const types = [
  ["bool", "yes or no"],
  ["choice", "one of several options"],
  ["score", "a level"],
] as const;

const policies = [
  ["on_write", "after every write"],
  ["on_read", "when somebody reads the answer"],
  ["manual", "only by a backfill"],
] as const;

function JudgmentForm({ ns, base, start }: FormProps) {
  const [form, setForm] = useState("fields");
  const [members, setMembers] = useState(start);
  const [kept, setKept] = useState(base);
  const [text, setText] = useState("");
  const [json, wrong] = [readObject(text), form === "JSON" ? readObject(text).wrong : null];
  const definition = form === "fields" ? definitionFrom(members, kept) : (json.value as JudgmentCreate | null);
  const set = (change: Partial<Members>) => setMembers({ ...members, ...change });
  const turn = (next: string) => {
    if (next === "JSON") setText(JSON.stringify(definition ?? {}, null, 2));
    else if (definition?.type) {
      // What the fields do not show stays as it is in the JSON.
      setKept(base === null ? null : (definition as JudgmentDefinition));
      setMembers({ ...members, ...membersOf(definition as JudgmentDefinition) });
    }
    setForm(next);
  };
  const suggest = (recipe: NonNullable<JudgmentCreate["context"]>) => {
    if (form === "JSON") setText(JSON.stringify({ ...definition, context: recipe }, null, 2));
    else
      set({
        fields: recipe.fields?.join("\n") ?? "",
        maxTokens: recipe.max_tokens === undefined ? "" : String(recipe.max_tokens),
      });
  };
  return (
    <Form
      label={base ? "Create the version" : "Create the judgment"}
      call={definition && callFor(ns, base, definition)}
      done={() => {
        go("namespaces", ns, "judgments", base?.name ?? definition?.name ?? "", "versions");
        return "Created.";
      }}
      remedy={(error) => <Suggested error={error} use={suggest} />}
    >
      <Either
        label="Define it by"
        name="judgment-form"
        value={form}
        options={[
          ["fields", "fields"],
          ["JSON", "JSON"],
        ]}
        set={turn}
      />
      {form === "fields" ? (
        <Fields members={members} set={set} isNew={base === null} />
      ) : (
        <Area label="Definition (a JSON object)" value={text} rows={18} code wrong={wrong} set={setText} />
      )}
      {!ns.endsWith("/*") && <Trial ns={ns} definition={definition} />}
    </Form>
  );
}

function callFor(ns: string, base: JudgmentDefinition | null, definition: JudgmentCreate): Call {
  if (base === null) return callOf("judgments", "create", { ns, body: definition });
  const { name: _, freshness: __, ...body } = definition;
  return callOf("judgments", "createVersion", { ns, name: base.name, body: body as VersionCreate });
}

interface FieldsProps {
  readonly members: Members;
  readonly set: (change: Partial<Members>) => void;
  readonly isNew: boolean;
}

function Fields({ members, set, isNew }: FieldsProps) {
  const { type } = members;
  return (
    <>
      {isNew && (
        <div class="row">
          <Text
            label="Name"
            at="/name"
            value={members.name}
            required
            pattern="[A-Za-z0-9_\-]{1,128}"
            title="Letters, digits, _ and -"
            code
            set={(name) => set({ name })}
          />
          <Select
            label="The answer is"
            at="/type"
            value={type}
            options={types}
            set={(type) => set({ type: type as Members["type"], thresholds: [] })}
          />
        </div>
      )}
      <Area
        label="Question"
        at="/question"
        value={members.question}
        required
        placeholder="Does this ticket need a reply within the hour?"
        set={(question) => set({ question })}
      />
      {type === "bool" && (
        <>
          <Area label="Yes means" at="/criteria/true" value={members.yes} rows={2} set={(yes) => set({ yes })} />
          <Area label="No means" at="/criteria/false" value={members.no} rows={2} set={(no) => set({ no })} />
        </>
      )}
      {type === "choice" && <OptionRows options={members.options} set={(options) => set({ options })} />}
      {type === "score" && <LevelRows levels={members.levels} set={(levels) => set({ levels })} />}
      {type === "choice" && (
        <Area label="How to decide" at="/criteria" value={members.criteria} rows={2} set={(criteria) => set({ criteria })} />
      )}
      {isNew && <ThresholdRows members={members} set={(thresholds) => set({ thresholds })} />}
      <details open={members.fields !== "" || members.maxTokens !== ""}>
        <summary>What the engine reads, and when</summary>
        <div class="stack">
          <Area
            label="Fields, one a line"
            at="/context"
            hint="Empty: all attributes and the whole state. Example: state.text"
            value={members.fields}
            code
            set={(fields) => set({ fields })}
          />
          <Text
            label="Most tokens (empty: the engine's maximum)"
            at="/context/max_tokens"
            value={members.maxTokens}
            inputMode="numeric"
            pattern="[1-9][0-9]*"
            title="A whole number"
            set={(maxTokens) => set({ maxTokens })}
          />
          <Text
            label="Applies to documents with (JSON; empty: all)"
            at="/applies_to"
            value={members.appliesTo}
            code
            placeholder={'{"attributes.status": "open"}'}
            set={(appliesTo) => set({ appliesTo })}
          />
          {isNew && (
            <Select label="Answers" at="/freshness" value={members.policy} options={policies} set={(policy) => set({ policy })} />
          )}
        </div>
      </details>
      <EngineFields members={members} set={set} />
    </>
  );
}

interface SuggestedProps {
  readonly error: Error;
  readonly use: (recipe: NonNullable<JudgmentCreate["context"]>) => void;
}

/** A context that fits, where the service refused one that does not. */
export function Suggested({ error, use }: SuggestedProps) {
  if (!(error instanceof JudgmentServiceError) || error.code !== "invalid_request") return null;
  const { suggested_context: suggested } = error.details;
  if (!suggested) return null;
  const { recipe, cost_per_answer, whole_state_cost_per_answer, sampled_documents } = suggested;
  return (
    <div class="note">
      <p>
        A smaller context fits: {recipe.fields?.join(", ")}. Over {sampled_documents} documents, an answer costs{" "}
        {cost_per_answer.toFixed(2)} judgment units with it, and {whole_state_cost_per_answer.toFixed(2)} with the whole document.
      </p>
      <button type="button" onClick={() => use(recipe)}>
        Use the suggested context
      </button>
    </div>
  );
}
