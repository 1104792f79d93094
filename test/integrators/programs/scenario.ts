/** What every client does, and what has to come of it. */
export const BASE_URL: string = process.argv[2] ?? "";
export const API_KEY: string = process.argv[3] ?? "";
export const NAMESPACE = `integrators/${process.argv[4]}`;

export const JUDGMENT = {
  name: "urgent",
  question: "Does this ticket need a reply within the hour?",
  type: "bool",
  engine: { name: "local" },
  thresholds: { page: 0.5 },
} as const;

export const DOCUMENT = {
  id: "tickets/1",
  attributes: { status: "open", tags: ["new", "mail"] },
  state: { text: "Please reply within the hour: my parcel never came." },
};

export interface Outcome {
  /** The judgment's active version. */
  version: number | null;
  /** The document of the write's only result. */
  written: string | undefined;
  /** The probability that the written document is urgent, as read. */
  p: number | undefined;
  /** Ids of the rows of a query for what was written. */
  rows: string[];
  /** The error code of reading a missing resource. */
  missing: string;
}

export function report(outcome: Outcome): void {
  console.log(JSON.stringify(outcome));
}

declare const process: { argv: string[] };
declare const console: { log(line: string): void };
