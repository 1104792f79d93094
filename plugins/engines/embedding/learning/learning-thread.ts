/** The thread that learns: rows in, what was learned out. It ends after one question. */
import { parentPort, workerData } from "node:worker_threads";
import { type FoldedRow, learn } from "./lessons.ts";

const { rows, answers } = workerData as { rows: FoldedRow[]; answers: number };
parentPort!.postMessage(learn(rows, answers));
