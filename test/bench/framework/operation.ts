/** The request that the framework bench makes: a POST with a body of 20 members, and its schema. */

export const PATH = "/bench/{ns}/items";

export const bodySchema = {
  type: "object",
  additionalProperties: false,
  required: ["id", "name", "email", "active", "count"],
  properties: {
    id: { type: "string", minLength: 1, maxLength: 128, pattern: "^[A-Za-z0-9._:/-]+$" },
    name: { type: "string", minLength: 1, maxLength: 128 },
    email: { type: "string", maxLength: 254 },
    active: { type: "boolean" },
    count: { type: "integer", minimum: 0 },
    price: { type: "number" },
    currency: { enum: ["EUR", "USD", "GBP"] },
    created_at: { type: "string", maxLength: 32 },
    status: { enum: ["open", "closed", "waiting"] },
    priority: { type: "integer", minimum: 0, maximum: 9 },
    subject: { type: "string", maxLength: 1000 },
    text: { type: "string", maxLength: 10000 },
    tags: { type: "array", maxItems: 20, items: { type: "string", maxLength: 64 } },
    scores: { type: "array", maxItems: 20, items: { type: "number" } },
    customer: {
      type: "object",
      additionalProperties: false,
      properties: { id: { type: "string" }, plan: { type: "string" }, since: { type: "integer" } },
    },
    channel: { type: "string", maxLength: 64 },
    language: { type: "string", maxLength: 16 },
    assignee: { type: ["string", "null"] },
    reopened: { type: "boolean" },
    rating: { type: ["integer", "null"] },
  },
} as const;

export const body = {
  id: "tickets/2026/000123",
  name: "Ada Lovelace",
  email: "ada@example.org",
  active: true,
  count: 42,
  price: 19.99,
  currency: "EUR",
  created_at: "2026-01-31T09:00:00.000Z",
  status: "open",
  priority: 3,
  subject: "My parcel never came",
  text: "I ordered two weeks ago and nothing has arrived. The tracking page says it was delivered.",
  tags: ["delivery", "refund", "vip"],
  scores: [0.1, 0.25, 0.9],
  customer: { id: "cus_1", plan: "pro", since: 2019 },
  channel: "mail",
  language: "en",
  assignee: null,
  reopened: false,
  rating: 4,
};

/** What every handler answers. */
export const reply = { ok: true };

export const KEY = "bench-key-bench-key-bench-key-bench-key";

export function request(path: string): string {
  const json = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Bearer ${KEY}`,
    "Content-Type: application/json",
    "Accept: application/json",
    "User-Agent: bench",
    `Content-Length: ${Buffer.byteLength(json)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${json}`;
}
