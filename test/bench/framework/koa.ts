/** Koa by itself: one handler that parses the body and answers, without routes, key or validation. */
import "../support/cpu.ts";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { reply } from "./operation.ts";

function json(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => resolve(JSON.parse(text)));
    request.on("error", reject);
  });
}

const app = new Koa();
app.use(async (ctx) => {
  await json(ctx.req);
  ctx.body = reply;
});
const server = app.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
