/** Records what really happened to a document, for a judgment. */
import type { Answer, OutcomeWrite } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { spaced } from "../words.ts";
import { Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

interface OutcomeProps {
  readonly ns: string;
  readonly id: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

export function RecordOutcome({ ns, id, answers }: OutcomeProps) {
  const names = Object.keys(answers);
  const [judgment, setJudgment] = useState(names[0] ?? "");
  const [value, setValue] = useState("");
  const [comment, setComment] = useState("");
  const answer = answers[judgment];
  const type = answer?.type;
  const given = type === "bool" ? value === "true" : type === "score" ? Number(value) : value.trim();
  const outcome: OutcomeWrite = {
    document_id: id,
    judgment,
    value: given,
    source: "console",
    ...(comment.trim() === "" ? {} : { comment: comment.trim() }),
  };
  const options = Object.keys(answer?.dist ?? {});
  return (
    <details class="card">
      <summary>Record what really happened</summary>
      <Form
        label="Record the outcome"
        call={value === "" || judgment === "" ? null : callOf("outcomes", "create", { ns, body: { outcomes: [outcome] } })}
        done={() => "Recorded. Calibration and recommendations use it."}
      >
        <Select
          label="Judgment"
          value={judgment}
          options={names.map((name) => [name, name] as const)}
          set={(name) => {
            setJudgment(name);
            setValue("");
          }}
        />
        {type === "bool" ? (
          <Select
            label="What was true"
            at="/outcomes/0/value"
            value={value}
            options={[
              ["", "choose"],
              ["true", "yes"],
              ["false", "no"],
            ]}
            set={setValue}
          />
        ) : options.length > 0 ? (
          <Select
            label="What was true"
            at="/outcomes/0/value"
            value={value}
            options={[["", "choose"], ...options.map((one) => [one, type === "score" ? `level ${one}` : spaced(one)] as const)]}
            set={setValue}
          />
        ) : (
          <Text label="What was true" at="/outcomes/0/value" value={value} set={setValue} />
        )}
        <Text label="Comment" at="/outcomes/0/comment" value={comment} set={setComment} />
      </Form>
    </details>
  );
}
