/** Writes a document: a new one, or a change of one that is there. By fields, or as JSON. */
import type { Document, JudgmentServiceError, WriteRequest } from "judgment-client";
import { useState } from "preact/hooks";
import { isObject, parseExact } from "../exact-json.ts";
import { useLoad } from "../load.ts";
import { Show } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { withText } from "../session.ts";
import { AttributeRows, attributesOf, NEW_ROW, type Row, rowsOf, wrongOf } from "./attribute-rows.tsx";
import { Area, Either, readObject, Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { mergePatch } from "./merge-patch.ts";

interface Written {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
  readonly state: Record<string, unknown>;
}

interface PlaceProps {
  readonly ns: string;
}

export function NewDocument({ ns }: PlaceProps) {
  return <DocumentForm ns={ns} document={null} again={() => {}} />;
}

/** The document is read once. A change that somebody else makes meanwhile is a conflict when this one is sent. */
export function EditDocument({ ns, id }: PlaceProps & { readonly id: string }) {
  const document = useLoad((signal) => exactDocument(ns, id, signal), [ns, id]);
  return (
    <Show of={document}>{(value) => <DocumentForm key={value.revision} ns={ns} document={value} again={document.reload} />}</Show>
  );
}

/** With all digits of its numbers. */
async function exactDocument(ns: string, id: string, signal: AbortSignal): Promise<Document> {
  const [document, text] = await withText((client) => client.documents.get({ ns, id, signal }));
  const { attributes, state } = parseExact(text) as Document;
  return { ...document, attributes, state };
}

interface FormProps extends PlaceProps {
  readonly document: Document | null;
  readonly again: () => void;
}

function DocumentForm({ ns, document, again }: FormProps) {
  const [form, setForm] = useState("fields");
  const [id, setId] = useState(document?.id ?? "");
  const [rows, setRows] = useState<readonly Row[]>(document ? rowsOf(document.attributes) : [NEW_ROW]);
  const [state, setState] = useState(pretty(document?.state ?? {}));
  const [whole, setWhole] = useState("");
  const [held, setHeld] = useState(false);
  const [stateRead, wholeRead] = [readObject(state, parseExact), readWhole(whole, document)];
  const written = form === "fields" ? fromFields(id, rows, stateRead.value) : wholeRead.value;
  const change = (next: string) => {
    // What stands in one form is what the other begins with. What cannot be read would be lost.
    setHeld(written === null);
    if (written === null) return;
    if (next === "JSON") setWhole(pretty(written));
    else {
      setId(written.id);
      setRows(rowsOf(written.attributes));
      setState(pretty(written.state));
    }
    setForm(next);
  };
  const body = written && requestOf(document, written);
  const at = body?.patch ? "/patch/0" : "/upsert/0";
  return (
    <Form
      label={document ? "Save the document" : "Write the document"}
      call={body && written.id !== "" ? callOf("documents", "write", { ns, body }) : null}
      done={({ results }) => {
        go("namespaces", ns, "documents", results[0]?.id ?? written?.id ?? id);
        return "Written.";
      }}
      remedy={(error) => <Conflict error={error} again={again} />}
    >
      <Either
        label="Write it by"
        name="document-form"
        value={form}
        options={[
          ["fields", "fields"],
          ["JSON", "JSON"],
        ]}
        set={change}
      />
      {held && written === null && (
        <p role="alert" class="issue">
          Correct “{form === "fields" ? wrongField(rows) : "Document"}” first. The other form begins with what stands in this one.
        </p>
      )}
      {form === "fields" ? (
        <>
          {document === null && (
            <Text
              label="Id"
              at={`${at}/id`}
              value={id}
              required
              pattern="[A-Za-z0-9._:\/\-]{1,128}"
              title="Letters, digits and . _ : / -"
              code
              set={setId}
            />
          )}
          <AttributeRows rows={rows} set={setRows} at={`${at}/attributes`} />
          <Area
            label="State (a JSON object)"
            at={[`${at}/state`, at]}
            hint="Any JSON. Judgments read it; queries do not."
            value={state}
            rows={8}
            code
            wrong={stateRead.wrong}
            set={setState}
          />
        </>
      ) : (
        <Area label="Document (a JSON object)" at={at} value={whole} rows={16} code wrong={wholeRead.wrong} set={setWhole} />
      )}
    </Form>
  );
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function fromFields(id: string, rows: readonly Row[], state: Record<string, unknown> | null): Written | null {
  const attributes = attributesOf(rows);
  return attributes && state && { id: id.trim(), attributes, state };
}

const wrongField = (rows: readonly Row[]): string => {
  const row = rows.find((one) => one.name.trim() !== "" && wrongOf(one) !== null);
  return row ? `Value of ${row.name.trim()}` : "State";
};

interface Whole {
  /** Null if it cannot be sent. The id may still be empty. */
  readonly value: Written | null;
  readonly wrong: string | null;
}

function readWhole(text: string, document: Document | null): Whole {
  const { value, wrong } = readObject(text, parseExact);
  const refused = (wrong: string): Whole => ({ value: null, wrong });
  if (value === null) return refused(wrong ?? "");
  // An object without members would delete all that the document has.
  if (text.trim() === "") return refused("Write the document as a JSON object: { … }.");
  const { id = document?.id ?? "" } = value;
  if (document !== null && id !== document.id)
    return refused(`The id is "${document.id}" and cannot change. Write a new document for another id.`);
  if (typeof id !== "string") return refused("The id must be a string.");
  for (const name of ["attributes", "state"])
    if (Object.hasOwn(value, name) && !isObject(value[name])) return refused(`"${name}" must be a JSON object: { … }.`);
  return { value: { attributes: {}, state: {}, ...value, id } as Written, wrong: id === "" ? "The document needs an id." : null };
}

/**
 * A change sends only what differs, and only over the revision that was read. A new document must not exist yet. So nothing that somebody
 * else wrote is lost.
 */
function requestOf(document: Document | null, written: Written): WriteRequest {
  if (document === null) return { upsert: [{ ...written, if_revision: 0 } as NonNullable<WriteRequest["upsert"]>[number]] };
  const { id, revision: if_revision } = document;
  const attributes = mergePatch(document.attributes, written.attributes);
  const state = mergePatch(document.state, written.state);
  if (attributes === null || state === null || Object.keys(written).length > 3)
    return { upsert: [{ ...written, id, if_revision } as NonNullable<WriteRequest["upsert"]>[number]] };
  const changed = { ...(isEmpty(attributes) ? {} : { attributes }), ...(isEmpty(state) ? {} : { state }) };
  return { patch: [{ id, ...changed, if_revision } as NonNullable<WriteRequest["patch"]>[number]] };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function Conflict({ error, again }: { readonly error: JudgmentServiceError; readonly again: () => void }) {
  if (error.code !== "conflict") return null;
  return (
    <p>
      Somebody else has changed this document since you opened it.{" "}
      <button type="button" onClick={again}>
        Load the present version
      </button>{" "}
      This discards what you typed.
    </p>
  );
}
