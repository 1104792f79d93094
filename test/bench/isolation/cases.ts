/** What one caller does over and over while others read: each was once enough to hold the event loop for seconds. */
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Stage } from "../support/stage.ts";

const ELEMENTS = 5_000;
const MORE_ELEMENTS = 20_000;
const APPENDED = 1_000;
const MEMBERS = 300_000;
/** Each an object of its own: 38 MB. */
const LARGER_MEMBERS = 260_000;
/** In the largest document one character in fifteen is not ASCII: 62 MB. */
const LARGEST_MEMBERS = 390_000;
const PLACE = "/namespaces/bench%2Fcases";

/** Bodies that are announced with so many bytes, and of which one byte comes. */
const ANNOUNCED = 60 * 1024 * 1024;
const IDLE_BODIES = 5;

export interface Cases {
  /** By what is done; each does it once. */
  readonly disturbing: Readonly<Record<string, () => Promise<void>>>;
  /** A write of 2 MB, of which the bench measures the time. */
  write(): Promise<void>;
  /** Opens connections that announce large bodies and do not send them; closes them. */
  idle(): () => void;
  close(): void;
}

/** Writes the documents that the cases are about. */
export async function isolationCases(place: Stage): Promise<Cases> {
  const agent = new Agent({ keepAlive: true });
  const send = (method: string, path: string, body?: string) => discard(place, agent, method, path, body);
  const more = Array.from({ length: MORE_ELEMENTS }, (_, n) => ({ n, text: `entry ${n}` }));
  const elements = more.slice(0, ELEMENTS);
  const members = Object.fromEntries(Array.from({ length: MEMBERS }, (_, n) => [`m${n}`, n]));
  await send("POST", PLACE, JSON.stringify({ upsert: [{ id: "log", state: { elements } }] }));
  await send("POST", PLACE, JSON.stringify({ upsert: [{ id: "more", state: { elements: more } }] }));
  await send("POST", PLACE, JSON.stringify({ upsert: [{ id: "large", state: members }] }));
  const larger = Array.from({ length: LARGER_MEMBERS }, (_, n) => [`member${n}`, { n, text: `entry number ${n} `.repeat(6) }]);
  await send(
    "POST",
    PLACE,
    JSON.stringify({ upsert: [{ id: "larger", attributes: { is: "larger" }, state: Object.fromEntries(larger) }] }),
  );
  const entries = Array.from({ length: LARGEST_MEMBERS }, (_, n) => [`member${n}`, { n, text: `entry numbér ${n} `.repeat(6) }]);
  await send(
    "POST",
    PLACE,
    JSON.stringify({ upsert: [{ id: "largest", attributes: { is: "largest" }, state: Object.fromEntries(entries) }] }),
  );
  // Values that the array holds already leave it as it is, so that every round has the same.
  const appending = (id: string) =>
    JSON.stringify({ append: elements.slice(0, APPENDED).map((value) => ({ id, path: "state.elements", values: [value] })) });
  const patching = (id: string, state: object) => JSON.stringify({ patch: [{ id, state }] });
  const queryOf = (is: string) => JSON.stringify({ filters: ["attributes.is", "Eq", is], top_k: 10, include: { state: true } });
  const two = JSON.stringify({ upsert: [{ id: "two", state: { text: "x".repeat(2 * 1024 * 1024) } }] });
  return {
    disturbing: {
      "1,000 appends to an array of 5,000": () => send("POST", PLACE, appending("log")),
      "1,000 appends to an array of 20,000": () => send("POST", PLACE, appending("more")),
      "reads of a document of 3.5 MB": () => send("GET", `${PLACE}/documents/large`),
      "patches of a document of 3.5 MB": () => send("POST", PLACE, patching("large", { m0: 1 })),
      "reads of a document of 38 MB": () => send("GET", `${PLACE}/documents/larger`),
      "patches of a document of 38 MB": () => send("POST", PLACE, patching("larger", { member0: 1 })),
      "queries with the state of a document of 38 MB": () => send("POST", `${PLACE}/query`, queryOf("larger")),
      "reads of a document of 62 MB, not all ASCII": () => send("GET", `${PLACE}/documents/largest`),
      "queries with the state of a document of 62 MB, not all ASCII": () => send("POST", `${PLACE}/query`, queryOf("largest")),
    },
    write: () => send("POST", PLACE, two),
    idle() {
      const sockets = Array.from({ length: IDLE_BODIES }, () => announce(place));
      return () => {
        for (const socket of sockets) socket.destroy();
      };
    },
    close: () => agent.destroy(),
  };
}

function announce({ port, key }: Stage): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  const head = [`POST /v1${PLACE} HTTP/1.1`, "Host: bench", `Authorization: Bearer ${key}`, "Content-Type: application/json"];
  socket.on("error", () => {});
  socket.write([...head, `Content-Length: ${ANNOUNCED}`, "", "{"].join("\r\n"));
  return socket;
}

/** The answer is read away: parsing it here would take the time of those who are measured. */
function discard({ port, key }: Stage, agent: Agent, method: string, path: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const sent = request({ agent, port, host: "127.0.0.1", method, path: `/v1${path}`, headers }, (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} was answered with ${response.statusCode}.`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
