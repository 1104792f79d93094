/** openapi-typescript's types under openapi-fetch. */
import createClient from "openapi-fetch";
import type { paths } from "../openapi-typescript/schema.d.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

const client = createClient<paths>({
  baseUrl: BASE_URL,
  headers: { Authorization: `Bearer ${API_KEY}` },
  querySerializer: { array: { style: "form", explode: false } },
});
const path = { ns: NAMESPACE };
const judgment = await client.POST("/namespaces/{ns}/judgments", { params: { path }, body: JUDGMENT });
const written = await client.POST("/namespaces/{ns}", {
  params: { path },
  body: { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] },
});
const read = await client.GET("/namespaces/{ns}/documents/{id}", {
  params: { path: { ...path, id: DOCUMENT.id }, query: { judgments: [JUDGMENT.name] } },
});
const found = await client.POST("/namespaces/{ns}/query", {
  params: { path },
  body: {
    filters: [
      "And",
      [
        ["attributes.status", "Eq", "open"],
        ["answers.urgent.p", "Gte", 0],
      ],
    ],
  },
});
const missing = await client.GET("/namespaces/{ns}/documents/{id}", { params: { path: { ...path, id: "not/there" } } });
const answer = read.data?.answers[JUDGMENT.name];
report({
  version: judgment.data?.active_version ?? null,
  written: written.data?.results[0]?.id,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.data?.rows.map(({ id }) => id) ?? [],
  missing: missing.error?.error.code ?? "none",
});
