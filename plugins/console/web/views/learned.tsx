/** What an engine has learned from outcomes, and how much better it answers. */
import type { LearnedAnswers } from "judgment-client";
import { Badge, Table, When } from "../parts/index.ts";
import { decimal, percent, plural } from "../words.ts";

export function Learned({ learned }: { readonly learned: LearnedAnswers }) {
  const { engine, in_use, learned_at, labels, documents } = learned;
  const measures = [
    ["Likeliest answer is right", percent(learned.accuracy_before), percent(learned.accuracy)],
    ["Log loss", decimal(learned.log_loss_before), decimal(learned.log_loss)],
  ] as const;
  return (
    <section class="card">
      <h2>Learned from outcomes</h2>
      <p class="quiet">
        <Badge state={in_use ? "in use" : "not in use"} />{" "}
        {in_use
          ? `New answers are by ${engine.name} ${engine.version}. A backfill renews the others.`
          : "Held-out answers are no better with it, by more than chance explains."}{" "}
        Learned from {plural(documents, "document")} of {plural(labels, "document")} with outcomes, <When at={learned_at} />.
      </p>
      <Table
        caption="Held-out documents"
        rows={measures}
        id={([label]) => label}
        empty=""
        columns={[
          { head: "Measure", cell: ([label]) => label },
          { head: "Without", number: true, cell: ([, one]) => one },
          { head: "With", number: true, cell: ([, , one]) => one },
        ]}
      />
    </section>
  );
}
