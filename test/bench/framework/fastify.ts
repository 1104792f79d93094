/** Fastify with the same routes, and the same schema on the route that is called. It authenticates nobody. */
import "../support/cpu.ts";
import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import { operations } from "#generated/routes.ts";
import { bodySchema, PATH, reply } from "./operation.ts";

const app = fastify({ bodyLimit: 64 * 1024 * 1024 });
const routePath = (path: string) => `/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

for (const { method, path } of operations) app.route({ method, url: routePath(path), handler: async () => reply });

app.post(
  routePath(PATH),
  {
    schema: {
      params: {
        type: "object",
        properties: { ns: { type: "string", minLength: 1, maxLength: 256, pattern: "^[A-Za-z0-9._:/-]+$" } },
        required: ["ns"],
      },
      body: bodySchema,
    },
  },
  async () => reply,
);

await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
