/** `npm run cluster -- plan`: says how many nodes a load needs. Neither a cluster nor an installation of Citus has to be there. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measured } from "./figures.ts";
import { type Figures, type Load, type Machine, type Plan, planFor } from "./plan.ts";

interface Option {
  readonly default: number | null;
  readonly means: string;
  readonly least?: number;
  readonly most?: number;
}

/** All are numbers. One without a default has to be given. */
const OPTIONS: Readonly<Record<string, Option>> = {
  documents: { default: null, means: "documents that are kept" },
  bytes: { default: 550, means: "bytes of a document's JSON" },
  indexed: { default: 0, means: "indexed values of a document" },
  judgments: { default: 1, means: "answers that are kept of each document" },
  evaluations: { default: 1, means: "lines of the log that are kept of each document" },
  largest: { default: 0, means: "share of the largest namespace", most: 1 },
  writes: { default: 0, means: "documents a second that are written one a request" },
  "bulk-writes": { default: 0, means: "documents a second that are written 1,000 a request" },
  answers: { default: 0, means: "answers a second" },
  reads: { default: 0, means: "documents a second that are read by id" },
  queries: { default: 0, means: "queries a second, of one indexed value and ten rows" },
  cores: { default: 8, means: "cores of a node", least: 1 },
  "disk-gb": { default: 1_000, means: "disk of a node, in GB of 10^9 bytes", least: 1 },
  busy: { default: 0.5, means: "share of its cores that a node may use", least: 0.01, most: 1 },
  filled: { default: 0.6, means: "share of its disk that a node may fill", least: 0.01, most: 1 },
};

/** @throws Error which says what to give instead */
export function planOf(args: readonly string[]): string[] {
  const { values, positionals } = read(args);
  if (positionals.length > 0) throw new Error(`"plan" takes options alone, not ${positionals.join(" ")}.\n${help()}`);
  const number = (name: string) => numberOf(name, values[name]);
  const load: Load = {
    documents: number("documents"),
    documentBytes: number("bytes"),
    indexedValues: number("indexed"),
    judgments: number("judgments"),
    evaluations: number("evaluations"),
    largest: number("largest"),
    rates: {
      write: number("writes"),
      bulkWrite: number("bulk-writes"),
      answer: number("answers"),
      read: number("reads"),
      query: number("queries"),
    },
  };
  const machine: Machine = {
    cores: number("cores"),
    diskBytes: number("disk-gb") * 1e9,
    busy: number("busy"),
    filled: number("filled"),
  };
  const figures = values.figures === undefined ? measured : (JSON.parse(readFileSync(values.figures, "utf8")) as Figures);
  return told(planFor(load, machine, figures), machine);
}

function read(args: readonly string[]) {
  const options = Object.fromEntries([...Object.keys(OPTIONS), "figures"].map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${help()}`);
  }
}

function numberOf(name: string, text: string | undefined): number {
  const { default: otherwise, means, least = 0, most = Number.MAX_SAFE_INTEGER } = OPTIONS[name]!;
  if (text === undefined && otherwise !== null) return otherwise;
  if (text === undefined) throw new Error(`Give --${name}: ${means}.\n${help()}`);
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw new Error(`--${name} (${means}) is a number, ${range}, not "${text}".`);
}

function help(): string {
  const lines = Object.entries(OPTIONS).map(
    ([name, { default: otherwise, means }]) => `  --${name.padEnd(12)} ${means}${otherwise === null ? "" : ` (${otherwise})`}`,
  );
  return [
    ...lines,
    `  --${"figures".padEnd(12)} a file of "npm run cluster -- measure", in place of the project's own figures`,
  ].join("\n");
}

function told(plan: Plan, machine: Machine): string[] {
  const { workers, shards, bound, share, processes, connections } = plan;
  const cause = bound === "disk" ? "disk" : "processor time";
  const first =
    workers === null
      ? `No number of workers is enough: the largest namespace is on one of them, and its ${cause} is more than one may use. Take larger machines, or divide it.`
      : `${workers} ${workers === 1 ? "worker" : "workers"}, for ${cause}. The fullest one has ${percent(share)} of everything.`;
  const most = plan.coordinatorCarries;
  const coordinator =
    most >= 1
      ? `1 coordinator: ${cores(plan.coordinatorCores)} busy of ${machine.cores}. It carries ${times(most)} this load.`
      : `The coordinator is not enough: ${cores(plan.coordinatorCores)} would be busy, and it may use ${machine.cores * machine.busy}. It carries ${times(most)} this load. Take a larger machine for it, or several clusters.`;
  return [
    first,
    `All workers together: ${cores(plan.workerCores)} busy, ${gigabytes(plan.bytes)} on disk.`,
    coordinator,
    `${processes} ${processes === 1 ? "process" : "processes"} of the service. max_connections of each node: ${connections} at least.`,
    ...(workers !== null && shards > 32 ? [`Set citus.shard_count = ${shards} before the service's first start.`] : []),
  ];
}

const cores = (count: number) => `${count < 10 ? count.toFixed(2) : Math.round(count)} cores`;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e11 ? 1 : 0)} GB`;
const times = (factor: number) => (Number.isFinite(factor) ? `${factor.toFixed(factor < 10 ? 2 : 0)} times` : "any multiple of");
