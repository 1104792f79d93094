/** oazapfts's functions over fetch. Their defaults have the address and the headers. */
import { defaults, documentsGet, documentsWrite, judgmentsCreate, queriesQuery } from "../oazapfts/client.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

defaults.baseUrl = BASE_URL;
defaults.headers = { Authorization: `Bearer ${API_KEY}` };
const judgment = await judgmentsCreate(NAMESPACE, JUDGMENT);
const written = await documentsWrite(NAMESPACE, { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] });
const read = await documentsGet(NAMESPACE, DOCUMENT.id, { judgments: [JUDGMENT.name] });
const found = await queriesQuery(NAMESPACE, {
  filters: [
    "And",
    [
      ["attributes.status", "Eq", "open"],
      ["answers.urgent.p", "Gte", 0],
    ],
  ],
});
const missing = await documentsGet(NAMESPACE, "not/there");
const answer = read.status === 200 ? read.data.answers[JUDGMENT.name] : undefined;
report({
  version: judgment.status === 201 ? judgment.data.active_version : null,
  written: written.status === 200 ? written.data.results[0]?.id : undefined,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.status === 200 ? found.data.rows.map(({ id }) => id) : [],
  missing: missing.status === 404 ? missing.data.error.code : "none",
});
