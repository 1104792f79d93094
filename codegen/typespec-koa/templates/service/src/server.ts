/** The server: the generated contract, its handlers, and who may call them. */
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { pino } from "pino";
import { createServer, describedInputs, IdempotencyCache, OperationContext, type RunningServer } from "typespec-koa-runtime";
import { ServiceError } from "typespec-koa-runtime/errors";
import { documentation, redirected } from "typespec-koa-runtime/pages";
import { errorStatus, patternDescriptions } from "../generated/contract.ts";
import { operations } from "../generated/routes.ts";
import { type Context, handlers } from "./handlers.ts";

const document = JSON.parse(readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8"));

export interface Settings {
  readonly port: number;
  readonly apiKey: string;
}

export function server({ port, apiKey }: Settings): RunningServer {
  const log = pino();
  const expected = digest(`Bearer ${apiKey}`);
  return createServer<string, Context, (typeof operations)[number]>({
    operations,
    handlers: handlers(),
    errorStatus,
    base: "/v1",
    realm: document.info.title,
    inputs: describedInputs(patternDescriptions, () => document),
    admission: {
      authenticate({ headers }) {
        if (timingSafeEqual(digest(headers.authorization ?? ""), expected)) return "the key";
        throw new ServiceError("unauthorized", "Send the API key as Authorization: Bearer <key>.");
      },
      sender: (caller) => caller,
    },
    handling: { context: (received) => new OperationContext(received) },
    retries: new IdempotencyCache<string>({ bindingOf: (caller) => ({ sender: caller, callerId: caller }), log }),
    mounts: [
      documentation({ at: "/docs", title: document.info.title, document: () => document, server: "/v1" }),
      redirected("/docs/"),
    ],
    log,
    config: { host: "127.0.0.1", port, responseValidation: 1 },
    violations: "answer",
  });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
