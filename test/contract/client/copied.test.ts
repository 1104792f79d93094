/** The generated client, copied out of the project as integrators copy it: it needs nothing but the folder. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { complaints } from "../../types/compile.ts";
import { answeringServer, refusal } from "./answering-server.ts";

const CLIENT = resolve(import.meta.dirname, "../../../generated/client");

test("it compiles alone under the strictest options, and each file's declarations without the others", async () => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(paths.map(async (path) => [path.slice(CLIENT.length + 1), await readFile(path, "utf8")] as const)),
  );
  expect(files.size).toBeGreaterThan(30);
  expect(await complaints(files, { declaration: true, isolatedDeclarations: true })).toEqual([]);
}, 120_000);

test("it runs alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(CLIENT, join(folder, "client"), { recursive: true });
  const answers = {
    page: { body: { namespaces: [{ name: "a" }], next_cursor: "next" } },
    last: { body: { namespaces: [{ name: "b" }], next_cursor: null } },
    written: { body: { results: [{ id: "t/1" }] } },
  };
  await using server = await answeringServer(
    answers.written,
    answers.page,
    answers.last,
    refusal(409, "conflict", { readers: ["urgent"] }),
  );
  const program = `
    import { createClient, JudgmentServiceError } from "./client/index.ts";
    const client = createClient({ baseUrl: process.argv[2], apiKey: "key" });
    const { results } = await client.documents.write({ ns: "shop/tickets", body: { upsert: [{ id: "t/1" }] } });
    const names = [];
    for await (const { name } of client.namespaces.listAll({ prefix: "shop" })) names.push(name);
    const refused = await client.documents.get({ ns: "shop/tickets", id: "t/1", judgments: ["a", "b"] }).catch((error) => error);
    const readers = refused instanceof JudgmentServiceError && refused.code === "conflict" && refused.details.readers;
    console.log(JSON.stringify({ results, names, readers }));`;
  await writeFile(join(folder, "main.ts"), program);
  const { stdout } = await promisify(execFile)(process.execPath, ["main.ts", server.baseUrl], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ results: [{ id: "t/1" }], names: ["a", "b"], readers: ["urgent"] });
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /v1/namespaces/shop%2Ftickets",
    "GET /v1/namespaces?prefix=shop",
    "GET /v1/namespaces?cursor=next&prefix=shop",
    "GET /v1/namespaces/shop%2Ftickets/documents/t%2F1?judgments=a,b",
  ]);
  expect(server.received[0]!.headers["user-agent"]).toMatch(/^judgment-service-client\/\d+\.\d+\.\d+$/);
});
