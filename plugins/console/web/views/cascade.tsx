/** A cascade of two engines: when the first one's answers stand, what that saves, and what the bound rests on. */
import type { CascadeBound, EngineSelection } from "judgment-client";
import { Fact, When } from "../parts/index.ts";
import { count, percent, plain } from "../words.ts";

interface CascadeProps {
  readonly engine: EngineSelection;
  /** What was found last. */
  readonly found: CascadeBound | undefined;
}

export function Cascade({ engine, found }: CascadeProps) {
  const { cascade } = engine;
  if (!cascade) return null;
  const { first, min_confidence: set, max_disagreement: most } = cascade;
  return (
    <section class="card" aria-label="Cascade">
      <h2>Cascade</h2>
      <p>
        {named(first)} is asked first. {named(engine)} is asked where it is not certain.
      </p>
      <dl class="facts">
        {set !== undefined && <Fact name="Its answer stands">from confidence {plain(set)} on, as the definition says</Fact>}
        {most !== undefined && <Fact name="May differ">in {percent(most)} of documents at most</Fact>}
        {most !== undefined && (found ? <Found found={found} /> : <Fact name="Bound">none yet: both engines are asked</Fact>)}
      </dl>
    </section>
  );
}

function Found({ found }: { readonly found: CascadeBound }) {
  const { bound, answered, disagreed, documents, documents_needed: needed, looked_at, first, engine } = found;
  return (
    <>
      <Fact name="Its answer stands">
        {bound === null ? `nowhere yet: ${missing(needed)}` : `from confidence ${plain(bound)} on`}
      </Fact>
      <Fact name="Saves">
        {percent(answered)} of the questions to {engine.name}
      </Fact>
      <Fact name="Differed">in {percent(disagreed)} of documents</Fact>
      <Fact name="Rests on">
        {count(documents)} documents about which {first.name} {first.version} and {engine.name} {engine.version} were asked
      </Fact>
      <Fact name="Looked for">
        <When at={looked_at} />
      </Fact>
    </>
  );
}

const missing = (needed: number | undefined) =>
  needed === undefined ? "it differs too often, even where it is most certain" : `at least ${count(needed)} documents are needed`;

const named = ({ name, version }: { readonly name: string; readonly version?: string | undefined }) =>
  version === undefined ? name : `${name} ${version}`;
