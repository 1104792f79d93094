/**
 * Messages of the Model Context Protocol over standard input and output, one in a line. The protocol's own package reads them by `JSON.parse`,
 * which rounds numbers and drops members that are named twice.
 */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { parseUnrepeated, RepeatedMembers } from "typespec-koa-runtime/json";
import { type Refusal, refusalOf } from "#src/server/mcp/refusal.ts";
import { BEGINNING, linesOf } from "./lines.ts";

export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;

  async start(): Promise<void> {
    void this.#read()
      .catch((error: Error) => this.onerror?.(error))
      .finally(() => this.close());
  }

  async send(message: JSONRPCMessage | Refusal): Promise<void> {
    await new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve()));
  }

  async close(): Promise<void> {
    process.stdin.pause();
    this.onclose?.();
  }

  async #read(): Promise<void> {
    for await (const { content } of linesOf(process.stdin, BEGINNING)) {
      try {
        this.onmessage?.(JSONRPCMessageSchema.parse(parseUnrepeated(content.toString("utf8"))));
      } catch (error) {
        if (error instanceof RepeatedMembers) await this.send(refusalOf(error));
        else this.onerror?.(error as Error);
      }
    }
  }
}
