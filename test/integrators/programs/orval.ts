/** orval's functions over fetch. They take their address from where they are generated. */
import { documentsGet, documentsWrite } from "../orval/documents/documents.ts";
import { judgmentsCreate } from "../orval/judgments/judgments.ts";
import { queriesQuery } from "../orval/queries/queries.ts";
import { API_KEY, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

const options = { headers: { Authorization: `Bearer ${API_KEY}` } };
const judgment = await judgmentsCreate(NAMESPACE, JUDGMENT, options);
const written = await documentsWrite(NAMESPACE, { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] }, options);
const read = await documentsGet(NAMESPACE, DOCUMENT.id, { judgments: [JUDGMENT.name] }, options);
const found = await queriesQuery(
  NAMESPACE,
  {
    filters: [
      "And",
      [
        ["attributes.status", "Eq", "open"],
        ["answers.urgent.p", "Gte", 0],
      ],
    ],
  },
  options,
);
const missing = await documentsGet(NAMESPACE, "not/there", undefined, options);
const answer = read.status === 200 ? read.data.answers[JUDGMENT.name] : undefined;
report({
  version: judgment.status === 201 ? judgment.data.active_version : null,
  written: written.status === 200 ? written.data.results[0]?.id : undefined,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.status === 200 ? found.data.rows.map(({ id }) => id) : [],
  missing: missing.status === 404 ? missing.data.error.code : "none",
});
