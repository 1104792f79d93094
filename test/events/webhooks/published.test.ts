/**
 * What receivers read in the `webhooks` section of the OpenAPI document, held against what they are sent. The section is read by another
 * validator than the service's. The receiver is on loopback.
 */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { causes, until } from "./causes.ts";
import { ADDRESS } from "./deliveries-world.ts";
import { authority, type Received, type Receiver, startReceiver, testOutside } from "./receiver.ts";

interface Schema {
  readonly properties?: object;
  additionalProperties?: boolean;
}

interface Webhook {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: { type: string } }[];
  readonly requestBody: { content: Record<string, { schema: { $ref: string } }> };
}

interface Document {
  readonly webhooks: Readonly<Record<string, { post: Webhook }>>;
  readonly components: { schemas: Record<string, Schema> };
}

const published = structuredClone(publishedDocument()) as unknown as Document;
const { webhooks } = published;
// Receivers take members that they do not know. Here one that nobody has published is a fault.
for (const schema of Object.values(published.components.schemas)) {
  if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
}
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  discriminator: true,
  formats: { int32: true, int64: true, double: true },
});
formats.default(ajv);
ajv.addSchema(published, "published");

const validators = new Map<string, ValidateFunction>();

/** By a reference in the document. */
function validator({ $ref }: { $ref: string }): ValidateFunction {
  const known = validators.get($ref) ?? ajv.compile({ $ref: `published${$ref}` });
  validators.set($ref, known);
  return known;
}

/** What is wrong with a delivery, by what is published of its type. */
function faults({ headers, body }: Received): string[] {
  const event = JSON.parse(body);
  const webhook = webhooks[event.type]?.post;
  if (!webhook) return [`${event.type} is not published`];
  const { "content-type": type = "" } = headers;
  const content = webhook.requestBody.content[type];
  if (!content) return [`${type} is not a published type of the body`];
  const validate = validator(content.schema);
  validate(event);
  return [
    ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...ofHeaders(webhook, headers),
  ];
}

function ofHeaders({ parameters }: Webhook, headers: Received["headers"]): string[] {
  const named = parameters.filter((parameter) => parameter.in === "header");
  const missing = named.filter(({ name, required }) => required && headers[name] === undefined).map(({ name }) => `no ${name}`);
  const wrong = named
    .filter(({ name }) => headers[name] !== undefined)
    .filter(({ name, schema }) => !ajv.validate(schema, schema.type === "integer" ? Number(headers[name]) : headers[name]))
    .map(({ name }) => `${name}: ${headers[name]} is none`);
  const more = Object.keys(headers)
    .filter((name) => name.startsWith("webhook-") && !named.some((parameter) => parameter.name === name))
    .map((name) => `${name} is not published`);
  return [...missing, ...wrong, ...more];
}

let receiver: Receiver;
let service: TestService;
let endpoint: string;

const typeOf = ({ body }: Received): string => JSON.parse(body).type;
const received = (type: string) => receiver.received.filter((one) => typeOf(one) === type);
const has = (type: string, namespace: string) => received(type).some(({ body }) => JSON.parse(body).data.namespace === namespace);

beforeAll(async () => {
  receiver = await startReceiver();
  receiver.answer(({ url }, response) => void response.writeHead(url === "/failing" ? 500 : 204).end());
  const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
  service = await testService({ webhooks: { outside, ca: authority } }, true);
  const events = ["job.*", "namespace.*", "judgment.*", "endpoint.*", "audit.*"];
  const made = await service.request("POST", "/webhook-endpoints", { body: { url: "https://hooks.example.com/", events } });
  endpoint = made.body.id;
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

describe("the webhooks of the published document", () => {
  it("are those that something here causes", () => {
    expect(Object.keys(webhooks)).toEqual(Object.keys(causes));
  });

  it.each(Object.keys(causes))(
    "say what is delivered of %s",
    async (type) => {
      await causes[type]!({ service, endpoint, has }, freshNamespace());
      await until({ service }, () => received(type).length > 0);
      expect(received(type).flatMap(faults)).toEqual([]);
    },
    180_000,
  );

  it("say no less: without a required member, with another type of it or with one more, no delivery is right", () => {
    const deliveries = Object.keys(webhooks).flatMap((type) => received(type).slice(0, 1));
    const unseen = deliveries.flatMap((one) => wronged(one).filter((wrong) => faults(wrong).length === 0));
    expect(deliveries.length).toBeGreaterThan(0);
    expect(unseen.map(({ body }) => body)).toEqual([]);
  });

  it("say no less of headers", () => {
    const [one] = receiver.received;
    for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
      const { [name]: _, ...others } = one!.headers;
      expect(faults({ ...one!, headers: others })).toEqual([`no ${name}`]);
    }
    expect(faults({ ...one!, headers: { ...one!.headers, "webhook-timestamp": "noon" } })).toHaveLength(1);
    expect(faults({ ...one!, headers: { ...one!.headers, "webhook-attempt": "1" } })).toHaveLength(1);
    expect(faults({ ...one!, headers: { ...one!.headers, "content-type": "text/plain" } })).toHaveLength(1);
  });
});

/** The same delivery with a fault in its body, one for each of its members. */
function wronged(delivery: Received): Received[] {
  const event = JSON.parse(delivery.body);
  const members = ["id", "timestamp", "data"];
  const bodies = [
    ...members.map((member) => ({ ...event, [member]: undefined })),
    ...members.map((member) => ({ ...event, [member]: 7 })),
    { ...event, data: { ...event.data, unheard_of: 1 } },
    { ...event, unheard_of: 1 },
  ];
  return bodies.map((body) => ({ ...delivery, body: JSON.stringify(body) }));
}
