/** Asks a question through HTTP, through the code for queries, and by the best SQL, in turns and with the same values. */
import type pg from "pg";
import { inTurns, median } from "../support/bench.ts";
import { plainOf } from "./load.ts";
import type { Asked, Question } from "./questions.ts";
import type { Room } from "./room.ts";

export interface Place {
  /** The service. */
  post(path: string, body: string): Promise<unknown>;
  readonly room: Room;
  /** The database of both. */
  readonly client: pg.Client;
}

export interface Asking {
  readonly name: string;
  readonly namespaceId: number;
  readonly documents: number;
}

export interface Measured {
  readonly http: Times;
  readonly room: Times;
  readonly sql: Times;
  readonly plain: Times;
}

/** Milliseconds: the median of each round, and of all rounds together what one of a hundred took at least. */
export interface Times {
  readonly medians: readonly number[];
  readonly p99: number;
}

type Way = (asked: Asked) => Promise<string[]>;

interface Page {
  rows: { id: string }[];
}

export async function measure(
  { post, room, client }: Place,
  namespace: Asking,
  question: Question,
  { rounds, asks }: { rounds: number; asks: number },
): Promise<Measured> {
  const path = `/namespaces/${encodeURIComponent(namespace.name)}/query`;
  const ids = (page: Page) => page.rows.map(({ id }) => id);
  const ways = {
    http: async ({ body }: Asked) => ids((await post(path, JSON.stringify(body))) as Page),
    room: async ({ body }: Asked) => ids(await room.ask(namespace.name, body)),
    async sql({ sql }: Asked) {
      const values = [namespace.namespaceId, ...sql.values];
      const { rows } = await client.query({ name: nameOf(sql.text), text: sql.text, values });
      return rows.slice(0, 100).map((row) => row.document_id as string);
    },
    async plain({ plain: { text, values } }: Asked) {
      const its = text.replace("from plain", `from ${plainOf(namespace.namespaceId)}`);
      const { rows } = await client.query({ name: nameOf(its), text: its, values: [...values] });
      return rows.slice(0, 100).map((row) => row.document_id as string);
    },
  };
  await agree(question, namespace.documents, Object.values(ways));
  // Each round all are asked the same, drawn when the first of them is.
  let drawn: Asked[] = [];
  let used = Object.keys(ways).length;
  const timed = (way: Way) => async () => {
    if (used === Object.keys(ways).length)
      [drawn, used] = [Array.from({ length: asks }, () => question.ask(namespace.documents)), 0];
    used += 1;
    return timesOfEach(drawn, way);
  };
  const { http, room: inRoom, sql, plain } = ways;
  const measured = await inTurns(rounds, { http: timed(http), room: timed(inRoom), sql: timed(sql), plain: timed(plain) });
  const { http: byHttp, room: byRoom, sql: bySql, plain: byPlain } = measured;
  return { http: timesOf(byHttp), room: timesOf(byRoom), sql: timesOf(bySql), plain: timesOf(byPlain) };
}

async function timesOfEach(drawn: readonly Asked[], ask: Way): Promise<number[]> {
  const times: number[] = [];
  for (const each of drawn) {
    const started = performance.now();
    await ask(each);
    times.push(performance.now() - started);
  }
  return times;
}

/** A comparison with what finds something else would say nothing. */
async function agree(question: Question, documents: number, ways: readonly Way[]): Promise<void> {
  for (let asked = 0; asked < 5; asked++) {
    const one = question.ask(documents);
    const [first, ...others] = await Promise.all(ways.map(async (way) => JSON.stringify(await way(one))));
    if (others.some((other) => other !== first))
      throw new Error(`${question.name}: what was found differs for ${JSON.stringify(one)}.`);
  }
}

function timesOf(rounds: readonly number[][]): Times {
  const all = rounds.flat().sort((one, other) => one - other);
  return { medians: rounds.map(median), p99: all[Math.ceil(all.length * 0.99) - 1]! };
}

const names = new Map<string, string>();

/** Prepared once, as the service's own are. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `bench_${names.size}`;
  names.set(text, name);
  return name;
}
