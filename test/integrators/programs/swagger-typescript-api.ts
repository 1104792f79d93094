/** swagger-typescript-api's class. It does not encode what goes into a path. */
import { Api } from "../swagger-typescript-api/client.ts";
import { API_KEY, BASE_URL, DOCUMENT, JUDGMENT, NAMESPACE, report } from "./scenario.ts";

const { namespaces } = new Api({
  baseUrl: BASE_URL,
  baseApiParams: { headers: { Authorization: `Bearer ${API_KEY}` }, format: "json" },
});
const ns = encodeURIComponent(NAMESPACE);
const judgment = await namespaces.judgmentsCreate({ ns }, JUDGMENT);
const written = await namespaces.documentsWrite({ ns }, { upsert: [DOCUMENT], wait_for: [JUDGMENT.name] });
const read = await namespaces.documentsGet({ ns, id: encodeURIComponent(DOCUMENT.id), judgments: [JUDGMENT.name] });
const found = await namespaces.queriesQuery(
  { ns },
  {
    filters: [
      "And",
      [
        ["attributes.status", "Eq", "open"],
        ["answers.urgent.p", "Gte", 0],
      ],
    ],
  },
);
const missing = await namespaces.documentsGet({ ns, id: encodeURIComponent("not/there") }).then(
  () => "none",
  (response: { error: { error: { code: string } } }) => response.error.error.code,
);
const answer = read.data.answers[JUDGMENT.name];
report({
  version: judgment.data.active_version,
  written: written.data.results[0]?.id,
  p: answer?.type === "bool" ? answer.p : undefined,
  rows: found.data.rows.map(({ id }) => id),
  missing,
});
