/**
 * OWASP API7:2023, server side request forgery: addresses that somebody gives the service to call. What a name leads to is checked at the connection,
 * and redirects are not followed: `test/events/webhooks/sender.test.ts`; nor are those of engines: `test/engines/openai/failures.test.ts`.
 */
import { isIP } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { urlIssues } from "#src/events/webhooks/endpoint-url.ts";
import { isObject } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { spelledPrivate } from "#test/events/webhooks/spellings.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
});
afterAll(() => service.stop());

const ODD = [
  "http://hooks.example.com/",
  "https://user:secret@hooks.example.com/",
  "https://hooks.example.com@127.0.0.1/",
  "https://127.0.0.1#@hooks.example.com/",
  "https://127.0.0.1\\@hooks.example.com/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_x",
  "unix:/var/run/docker.sock",
  "data:text/plain,x",
  "//127.0.0.1/",
  "https:127.0.0.1/",
  "https:///127.0.0.1/",
  "https://hooks.example.com:0/",
  "https://a.localhost/",
  " https://127.0.0.1/",
];

/** Not so a name, which is looked up and checked at the connection. */
const isAddress = (host: string) => isIP(new URL(`https://${host}/`).hostname.replace(/^\[|\]$/g, "")) > 0;

it("No webhook endpoint is registered at, or moved to, an address that is not public", async () => {
  const { body: endpoint } = await service.request("POST", "/webhook-endpoints", { body: { url: "https://hooks.example.com/" } });
  const hosts = spelledPrivate.filter((host) => !URL.canParse(`https://${host}/`) || isAddress(host) || /^localhost/i.test(host));
  expect(hosts.length).toBeGreaterThan(150);
  const found = [];
  expect(hosts.filter((host) => urlIssues(`https://${host}/`, false).length === 0)).toEqual([]);
  for (const url of [...ODD, "https://127.0.0.1/", "https://169.254.169.254/", "https://[::1]/", "https://2130706433/"]) {
    const body = { url };
    const made = await service.request("POST", "/webhook-endpoints", { body });
    const moved = await service.request("PATCH", `/webhook-endpoints/${endpoint.id}`, { body });
    if (made.status !== 400 || moved.status !== 400) found.push([url, made.status, moved.status]);
  }
  expect(found).toEqual([]);
  expect((await service.request("GET", "/webhook-endpoints")).body.webhook_endpoints).toHaveLength(1);
});

it("No request gives the service another address to call than that of a webhook endpoint", () => {
  const { paths, components } = publishedDocument() as unknown as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[]; requestBody?: unknown }>>;
    components: { schemas: Record<string, unknown> };
  };
  const isPlace = (name: string, schema: unknown) =>
    /(^|_)(url|uri|href|host|hostname|callback|webhook|origin|proxy|link)s?$/i.test(name) ||
    (isObject(schema) && /^(uri|url|iri|hostname|ipv4|ipv6)/.test(String(schema.format)));
  const members = (schema: unknown, seen = new Set<string>()): string[] => {
    if (Array.isArray(schema)) return schema.flatMap((one) => members(one, seen));
    if (!isObject(schema)) return [];
    const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1)! : null;
    if (name !== null) return seen.has(name) ? [] : members(components.schemas[name], seen.add(name));
    const own = Object.entries(isObject(schema.properties) ? schema.properties : {});
    return [
      ...own.filter(([member, one]) => isPlace(member, one)).map(([member]) => member),
      ...Object.values(schema).flatMap((one) => members(one, seen)),
    ];
  };
  const given = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters = [], requestBody }) =>
      [...members(requestBody), ...parameters.filter(({ name }) => isPlace(name, null)).map(({ name }) => name)].map(
        (member) => `${operationId} ${member}`,
      ),
    );
  expect([...new Set(given)].sort()).toEqual(["webhook_endpoints_create url", "webhook_endpoints_update url"]);
});
