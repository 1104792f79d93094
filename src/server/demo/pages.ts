/** The demo's output: answers as a table, the flips of a moved threshold, an answer that follows its document. */
import Table from "cli-table3";
import type { createClient } from "#generated/client/index.ts";
import type { Answer, QueryRequest, QueryRow } from "#generated/types.ts";

type Client = ReturnType<typeof createClient>;
type Say = (text: string) => void;

const ROWS = 8;
const JUDGMENTS = ["command_line", "purpose", "documentation"];

export async function showAnswers(client: Client, ns: string, say: Say): Promise<void> {
  const page = (direction: "asc" | "desc") =>
    client.queries.query({
      ns,
      body: {
        rank_by: ["answers.command_line.p", direction],
        top_k: ROWS,
        include: { attributes: ["description"], answers: JUDGMENTS },
      },
    });
  const [most, least] = await Promise.all([page("desc"), page("asc")]);
  say("\nThe packages that are most and least like a command line tool, with all three answers:");
  const table = new Table({
    head: ["package", "command line? p", "purpose (mass)", "documentation 0 to 3", "description"],
    style: { head: [], border: [] },
  });
  for (const row of most.rows) table.push(cells(row));
  table.push([{ colSpan: 5, content: "…" }]);
  for (const row of [...least.rows].reverse()) table.push(cells(row));
  say(table.toString());
}

function cells(row: QueryRow): string[] {
  const { command_line, purpose, documentation } = row.answers as Record<string, Answer>;
  const value = purpose?.value ?? "";
  return [
    row.id,
    meter(command_line?.p ?? 0),
    `${value} (${((purpose?.dist?.[value] ?? 0) * 100).toFixed(0)}%)`,
    (documentation?.score ?? 0).toFixed(2),
    shortened(String(row.attributes?.description ?? ""), 44),
  ];
}

function meter(p: number): string {
  const full = Math.round(p * 10);
  return `${"■".repeat(full)}${"·".repeat(10 - full)} ${p.toFixed(3)}`;
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Moves a threshold to the middle between two documents' answers, so that some flip with any texts. */
export async function showFlips(client: Client, ns: string, say: Say): Promise<void> {
  const above = async () => {
    const body: QueryRequest = { filters: ["answers.command_line.thresholds.is_tool", "Eq", true], top_k: 1000, include: {} };
    return new Set((await client.queries.query({ ns, body })).rows.map(({ id }) => id));
  };
  const before = await above();
  const is_tool = await nextLower(client, ns, before.size);
  await client.judgments.update({ ns, name: "command_line", body: { thresholds: { is_tool } } });
  const flipped = [...(await above())].filter((id) => !before.has(id));
  say(
    `\nThe threshold is_tool changes from 0.5 to ${is_tool}. Nothing is judged again, and ${flipped.length} answers become true at once:`,
  );
  say(`  ${flipped.join(", ")}`);
}

/** A threshold that five more documents than `count` reach. */
async function nextLower(client: Client, ns: string, count: number): Promise<number> {
  const body: QueryRequest = {
    rank_by: ["answers.command_line.p", "desc"],
    top_k: Math.min(count + 5, 1000),
    include: { answers: ["command_line"] },
  };
  const { rows } = await client.queries.query({ ns, body });
  const p = (rows.at(-1)?.answers?.command_line as Answer | undefined)?.p ?? 0.4;
  return Math.floor(p * 1000) / 1000;
}

const ADDED = [
  "Now with a command line interface: run it from a shell.",
  "Usage: npx tool [options] <file>. Install globally with npm install -g, then run the command; --help lists options and flags.",
];

/** Appends to the document least like a tool, and waits for its answer. */
export async function showChange(client: Client, ns: string, say: Say): Promise<void> {
  const least = await client.queries.query({ ns, body: { rank_by: ["answers.command_line.p", "asc"], top_k: 1, include: {} } });
  const id = least.rows[0]!.id;
  // An earlier run may have appended already. Appending an existing value would change nothing.
  await client.documents.write({ ns, body: { patch: [{ id, state: { notes: null } }], wait_for: ["command_line"] } });
  const before = await client.documents.get({ ns, id, judgments: ["command_line"] });
  const written = await client.documents.write({
    ns,
    body: { append: [{ id, path: "state.notes", values: ADDED }], wait_for: ["command_line"], wait_timeout_ms: 10_000 },
  });
  const after = written.results[0]!.answers.command_line!;
  say(`\nTwo notes are appended to ${id}, and the same request returns its new answer:`);
  say(`  before  ${meter(before.answers.command_line?.p ?? 0)}  revision ${before.revision}`);
  say(`  after   ${meter(after.p ?? 0)}  revision ${written.results[0]!.revision}  (${after.freshness})`);
}
