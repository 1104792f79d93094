/** hey-api's client over fetch. */

import { client } from "../hey-api/client.gen.ts";
import { documentsGet, documentsWrite, judgmentsCreate, queriesQuery } from "../hey-api/sdk.gen.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

client.setConfig({ baseUrl: BASE_URL, auth: API_KEY });
const path = { ns: NAMESPACE };
const judgment = await judgmentsCreate({ path, body: JUDGMENT });
const written = await documentsWrite({ path, body: { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] } });
const read = await documentsGet({ path: { ...path, id: DOCUMENT.id }, query: { judgments: [JUDGMENT.name] } });
const found = await queriesQuery({
  path,
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
const missing = await documentsGet({ path: { ...path, id: "not/there" } });
const answer = read.data?.answers[JUDGMENT.name];
report({
  version: judgment.data?.active_version ?? null,
  written: written.data?.results[0]?.id,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.data?.rows.map(({ id }) => id) ?? [],
  missing: missing.error?.error.code ?? "none",
});
