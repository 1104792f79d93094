/**
 * How many nodes a load needs, from what one unit of each kind of work costs. The arithmetic, for `n` workers and `s` shards:
 *
 *     share(n)      largest + (1 - largest) * ceil(s / n) / s       of all work: that of the fullest worker
 *     workers       the least n <= s with  share(n) * work <= cores * busy  and  share(n) * bytes <= disk * filled
 *     coordinator   all work of the coordinator, on one machine: it cannot be divided
 *     processes     work of the service / busy: a process uses one core
 *
 * The largest namespace is on one worker, together with an even part of the others: the worst place that it can have. Citus makes 32
 * shards where nobody says otherwise. Where these are too few, the plan takes the number, up to 1,024, with which the fewest workers are
 * enough.
 */

/** What the service does. Each is a unit that a load counts. */
export const WORK = ["write", "bulkWrite", "answer", "read", "query"] as const;
export type Work = (typeof WORK)[number];

/** Processor time in microseconds a unit. */
export type Costs = Readonly<Record<Work, number>>;

/** Bytes on the disks of all workers together, with indexes and without the log of changes. */
export interface Bytes {
  /** Of a document, however short. */
  readonly document: number;
  /** For each byte of a document's JSON. */
  readonly perByte: number;
  readonly indexedValue: number;
  /** An answer, with what remembers where it came from. */
  readonly answer: number;
  /** A line of the evaluation log. */
  readonly evaluation: number;
}

export interface Figures {
  readonly coordinator: Costs;
  readonly workers: Costs;
  readonly service: Costs;
  readonly bytes: Bytes;
}

export interface Load {
  readonly documents: number;
  readonly documentBytes: number;
  /** Of each document. */
  readonly indexedValues: number;
  /** Answers that are kept of each document. */
  readonly judgments: number;
  /** Lines of the log that are kept of each document. */
  readonly evaluations: number;
  /** The share that the largest namespace has of documents and of work. */
  readonly largest: number;
  /** A second, at the busiest hour. */
  readonly rates: Readonly<Record<Work, number>>;
}

export interface Machine {
  readonly cores: number;
  readonly diskBytes: number;
  /** The share of its cores that it may use. */
  readonly busy: number;
  /** The share of its disk that it may fill. */
  readonly filled: number;
}

export interface Plan {
  /** Null where no number is enough. */
  readonly workers: number | null;
  readonly shards: number;
  /** What asks for so many workers. */
  readonly bound: "processor" | "disk";
  /** Of the fullest worker; of an only one where no number is enough. */
  readonly share: number;
  readonly bytes: number;
  /** Cores that are busy all the time, of all workers together. */
  readonly workerCores: number;
  readonly coordinatorCores: number;
  /** How many times this load one coordinator carries. */
  readonly coordinatorCarries: number;
  readonly processes: number;
  /** What `max_connections` of each node has to be at least. */
  readonly connections: number;
}

const FEWEST_SHARDS = 32;
const MOST_SHARDS = 1_024;
/** Of one process: its pool, large writes, its probe, and the question after workers. */
const CONNECTIONS_A_PROCESS = 20;
const CONNECTIONS_OF_CITUS = 20;

export function planFor(load: Load, machine: Machine, { coordinator, workers, service, bytes }: Figures): Plan {
  const workerCores = cores(load, workers);
  const coordinatorCores = cores(load, coordinator);
  const all = load.documents * bytesOfDocument(load, bytes);
  const limits = {
    processor: workerCores / (machine.cores * machine.busy),
    disk: all / (machine.diskBytes * machine.filled),
  };
  const bound = limits.disk > limits.processor ? "disk" : "processor";
  const placed = place(limits[bound], load.largest);
  const processes = Math.max(1, Math.ceil(cores(load, service) / machine.busy));
  return {
    ...placed,
    bound,
    bytes: all,
    workerCores,
    coordinatorCores,
    coordinatorCarries: (machine.cores * machine.busy) / coordinatorCores,
    processes,
    connections: 2 * CONNECTIONS_A_PROCESS * processes + CONNECTIONS_OF_CITUS,
  };
}

/** The bytes of one document with all that is kept of it. */
export function bytesOfDocument(load: Load, bytes: Bytes): number {
  return (
    bytes.document +
    bytes.perByte * load.documentBytes +
    bytes.indexedValue * load.indexedValues +
    bytes.answer * load.judgments +
    bytes.evaluation * load.evaluations
  );
}

const cores = ({ rates }: Load, costs: Costs) => WORK.reduce((sum, work) => sum + rates[work] * costs[work], 0) / 1e6;

/** The share of everything that the fullest of `workers` has. */
export function fullest(workers: number, shards: number, largest: number): number {
  return largest + ((1 - largest) * Math.ceil(shards / workers)) / shards;
}

/** @param need how many machines the whole would fill */
function place(need: number, largest: number): Pick<Plan, "workers" | "shards" | "share"> {
  const usual = placeOn(FEWEST_SHARDS, need, largest);
  if (usual) return usual;
  let best: ReturnType<typeof placeOn> = null;
  for (let shards = 2 * FEWEST_SHARDS; shards <= MOST_SHARDS; shards *= 2) {
    const placed = placeOn(shards, need, largest);
    if (placed && (best === null || placed.workers < best.workers)) best = placed;
  }
  return best ?? { workers: null, shards: MOST_SHARDS, share: 1 };
}

function placeOn(shards: number, need: number, largest: number): { workers: number; shards: number; share: number } | null {
  for (let workers = 1; workers <= shards; workers++) {
    const share = fullest(workers, shards, largest);
    if (share * need <= 1) return { workers, shards, share };
  }
  return null;
}
