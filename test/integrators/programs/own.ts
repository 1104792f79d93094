/** The project's own client. */
import { createClient, JudgmentServiceError } from "../client/index.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

const client = createClient({ baseUrl: BASE_URL, apiKey: API_KEY });
const ns = NAMESPACE;
const judgment = await client.judgments.create({ ns, body: JUDGMENT });
const { results } = await client.documents.write({ ns, body: { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] } });
const document = await client.documents.get({ ns, id: DOCUMENT.id, judgments: [JUDGMENT.name] });
const answer = document.answers[JUDGMENT.name];
const rows = await client.queries
  .queryAll({
    ns,
    body: {
      filters: [
        "And",
        [
          ["attributes.status", "Eq", "open"],
          ["answers.urgent.p", "Gte", 0],
        ],
      ],
    },
  })
  .toArray();
const missing = await client.documents.get({ ns, id: "not/there" }).then(
  () => "none",
  (error: unknown) => (error instanceof JudgmentServiceError ? error.code : String(error)),
);
report({
  version: judgment.active_version,
  written: results[0]?.id,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: rows.map(({ id }) => id),
  missing,
});
