/** The service through its generated client. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createClient } from "../generated/client/index.ts";
import { server } from "../src/server.ts";

const apiKey = "a key of the test";
const running = server({ port: 0, apiKey });
const { url } = await running.start();
after(() => running.stop(0));
const client = createClient({ baseUrl: `${url}/v1`, apiKey });

test("Notes are kept and listed page by page", async () => {
  for (const text of ["One.", "Two.", "Three."]) await client.notes.create({ body: { text } });
  const found = await client.notes.listAll({ limit: 2 }).toArray();
  assert.deepEqual(
    found.map(({ text }) => text),
    ["One.", "Two.", "Three."],
  );
});

test("A wrong request is told what would be right", async () => {
  await assert.rejects(client.notes.create({ body: { text: "" } }), {
    code: "invalid_request",
    message: /text: must have at least 1 character/,
  });
});

test("A request without the key is refused", async () => {
  const response = await fetch(`${url}/v1/notes`);
  assert.equal(response.status, 401);
});
