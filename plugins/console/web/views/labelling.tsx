/** Labels the documents of a queue one by one, by keys. The answer is hidden, because people tend to agree with what they see. */
import type { Judgment, LabelItem, LabelQueue, OutcomeValue } from "judgment-client";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDoing, useLoad } from "../load.ts";
import { Empty, Fact, Json, Meter, Outcome, Show } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count } from "../words.ts";
import { choicesOf, type LabelChoice, sayValue } from "./label-choices.ts";

/** Who labels, until the page is left. It is kept nowhere. */
let lastLabeler = "";

interface LabellingProps {
  readonly ns: string;
  readonly judgment: Judgment;
  readonly queue: string;
  readonly leave: () => void;
}

export function Labelling({ ns, judgment, queue, leave }: LabellingProps) {
  const [labeler, setLabeler] = useState(lastLabeler);
  const [blind, setBlind] = useState(true);
  const [begun, setBegun] = useState(false);
  const choices = choicesOf(judgment);
  return (
    <>
      <p>
        <button type="button" onClick={leave}>
          All queues
        </button>
      </p>
      {choices === null ? (
        <Empty>The options of this judgment are documents, or too many for keys. Label it with the API.</Empty>
      ) : begun ? (
        <Next ns={ns} name={judgment.name} queue={queue} labeler={labeler} blind={blind} choices={choices} />
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            lastLabeler = labeler.trim();
            setLabeler(lastLabeler);
            setBegun(lastLabeler !== "");
          }}
        >
          <label class="field">
            Your name
            <input
              value={labeler}
              required
              maxLength={128}
              autocomplete="off"
              onInput={({ currentTarget }) => setLabeler(currentTarget.value)}
            />
          </label>
          <label class="radio">
            <input type="checkbox" checked={!blind} onChange={({ currentTarget }) => setBlind(!currentTarget.checked)} /> Show the
            answer
          </label>
          <button type="submit" class="main">
            Begin
          </button>
        </form>
      )}
    </>
  );
}

interface NextProps {
  readonly ns: string;
  readonly name: string;
  readonly queue: string;
  readonly labeler: string;
  readonly blind: boolean;
  readonly choices: readonly LabelChoice[];
}

function Next({ ns, name, queue, labeler, blind, choices }: NextProps) {
  const client = useClient();
  const doing = useDoing();
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<LabelItem | null>(null);
  const [again, setAgain] = useState<LabelItem | null>(null);
  const path = { ns, name, queue };
  const claimed = useLoad(
    async (signal) => {
      // The queue as it is after the last label.
      const progress = await client.labelQueues.get({ ...path, signal });
      const { item } = await client.labelQueues.claim({ ...path, body: { labeler, blind }, signal });
      return { item, progress };
    },
    [queue, labeler, blind, round],
  );
  const done = (item: LabelItem, work: () => Promise<string>) =>
    void doing.run(async () => {
      const said = await work();
      setLast(item);
      setAgain(null);
      setRound((before) => before + 1);
      return said;
    });
  return (
    <Show of={claimed}>
      {({ item: next, progress }) => {
        const item = again ?? next;
        return (
          <>
            <Progress queue={progress} />
            {item === null ? (
              <Empty>Nothing is left for you at present.</Empty>
            ) : (
              <Item
                key={`${item.item} ${round}`}
                item={item}
                choices={choices}
                busy={doing.busy || claimed.loading}
                label={(value, said) =>
                  done(item, async () => {
                    await client.labelQueues.label({ ...path, item: item.item, body: { labeler, value } });
                    return `${item.document_id}: ${said}.`;
                  })
                }
                skip={(reason) =>
                  done(item, async () => {
                    await client.labelQueues.skip({ ...path, item: item.item, body: { labeler, reason } });
                    return `${item.document_id}: skipped.`;
                  })
                }
              />
            )}
            <Outcome of={doing} />
            {last && again === null && (
              <button type="button" disabled={doing.busy} onClick={() => setAgain(last)}>
                Label the last document again
              </button>
            )}
          </>
        );
      }}
    </Show>
  );
}

export function Progress({ queue: { items, progress } }: { readonly queue: LabelQueue }) {
  const { done, gone } = progress;
  return (
    <Meter
      label="Labelled documents"
      done={done + gone}
      of={items}
      says={`${count(done)} of ${count(items)}${gone > 0 ? `, ${count(gone)} gone` : ""}`}
    />
  );
}

interface ItemProps {
  readonly item: LabelItem;
  readonly choices: readonly LabelChoice[];
  readonly busy: boolean;
  readonly label: (value: OutcomeValue, said: string) => void;
  readonly skip: (reason: string) => void;
}

/** Keys count only while the document has the focus, so that they never surprise anybody elsewhere on the page. */
function Item({ item, choices, busy, label, skip }: ItemProps) {
  const box = useRef<HTMLElement>(null);
  const [reason, setReason] = useState<string | null>(null);
  // A new document is read aloud. It takes keys from its first moment in sight: an effect after the paint would lose a quick one.
  useLayoutEffect(() => box.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const typing = (event.target as HTMLElement).closest("input, textarea, select") !== null;
    if (typing || busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choices.find(({ key }) => key === event.key);
    if (choice) label(choice.value, choice.called);
    else if (event.key === "s") setReason("");
    else return;
    event.preventDefault();
  };
  return (
    <section ref={box} class="card" tabIndex={-1} aria-label={`Document ${item.document_id}`} onKeyDown={press}>
      <h2>
        {item.answer === null ? (
          // Its page shows the answer.
          item.document_id
        ) : (
          <a href={to("namespaces", item.namespace, "documents", item.document_id)}>{item.document_id}</a>
        )}
      </h2>
      {item.answer !== null && (
        <dl class="facts">
          <Fact name="The judge says">{sayValue(item.answer)}</Fact>
        </dl>
      )}
      <Json value={{ attributes: item.attributes, state: item.state }} />
      <div class="row">
        {choices.map(({ key, value, called }) => (
          <button key={key} type="button" disabled={busy} onClick={() => label(value, called)}>
            <kbd>{key}</kbd> {called}
          </button>
        ))}
        <button type="button" disabled={busy} onClick={() => setReason("")}>
          <kbd>s</kbd> skip
        </button>
      </div>
      {reason !== null && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "") skip(reason.trim());
          }}
        >
          <label class="field grows">
            Why do you skip it?
            <input
              ref={(input) => {
                if (input && reason === "") input.focus();
              }}
              value={reason}
              required
              maxLength={2000}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={busy}>
            Skip
          </button>
        </form>
      )}
      <p class="quiet small">
        The keys work while this document has the focus. Its chance of being drawn was {item.probability.toPrecision(3)}.
      </p>
    </section>
  );
}
