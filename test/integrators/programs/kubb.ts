/** kubb's functions over fetch. They encode nothing that goes into a path, do not say that a body is JSON, and return the body of an error as that of a success. */
import { documentsGet } from "../kubb/clients/documentsGet.ts";
import { documentsWrite } from "../kubb/clients/documentsWrite.ts";
import { judgmentsCreate } from "../kubb/clients/judgmentsCreate.ts";
import { queriesQuery } from "../kubb/clients/queriesQuery.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

const config = { baseURL: BASE_URL, headers: { Authorization: `Bearer ${API_KEY}`, "Content-Type": "application/json" } };
const ns = encodeURIComponent(NAMESPACE);
const judgment = await judgmentsCreate(ns, JUDGMENT, undefined, config);
const written = await documentsWrite(ns, { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] }, undefined, config);
const document = await documentsGet(ns, encodeURIComponent(DOCUMENT.id), { judgments: [JUDGMENT.name] }, undefined, config);
const found = await queriesQuery(
  ns,
  {
    filters: [
      "And",
      [
        ["attributes.status", "Eq", "open"],
        ["answers.urgent.p", "Gte", 0],
      ],
    ],
  },
  config,
);
const missing: unknown = await documentsGet(ns, encodeURIComponent("not/there"), undefined, undefined, config);
const answer = document.answers[JUDGMENT.name];
report({
  version: judgment.active_version,
  written: written.results[0]?.id,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.rows.map(({ id }) => id),
  missing: (missing as { error?: { code: string } }).error?.code ?? "none",
});
