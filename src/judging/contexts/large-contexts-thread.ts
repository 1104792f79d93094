/** The worker thread for large contexts. */

import { parentPort } from "node:worker_threads";
import { parseJson } from "typespec-koa-runtime/json";
import type { JudgmentDefinition } from "#generated/types.ts";
import { toBackgroundPriority } from "#src/foundation/threads/background-priority.ts";
import type { Cut } from "./context-fit.ts";
import { type DocumentContext, type DocumentContextAsked, documentContext } from "./document-context.ts";
import type { Question, Reply } from "./large-contexts.ts";
import type { SampledDocument } from "./sample.ts";
import { sizeFault } from "./suggestion.ts";
import { fieldsTold } from "./told-fields.ts";

// A large document has to wait anyway.
toBackgroundPriority();

/** How many cuts the calling thread parses in one turn of its event loop. They take a few milliseconds. */
const CUTS_AT_ONCE = 10_000;

interface AboutSample {
  definition: JudgmentDefinition;
  documents: SampledDocument[];
}

function answered({ kind, asked, now }: Question): unknown {
  const plain = parseJson(Buffer.concat(asked).toString()) as unknown;
  switch (kind) {
    case "context":
      return documentContext(plain as DocumentContextAsked, now);
    case "size fault": {
      const { definition, documents } = plain as AboutSample;
      return sizeFault(definition, documents, now);
    }
    case "told fields": {
      const { definition, documents } = plain as AboutSample;
      return fieldsTold(definition, documents, now);
    }
    default:
      return kind satisfies never;
  }
}

function reply(question: Question): Reply {
  try {
    const value = answered(question);
    if (question.kind !== "context") return { text: null, cuts: [], rest: JSON.stringify(value) };
    // `structuredClone` cannot copy exact numbers, so send JSON. The text is long and is sent as it is, which avoids escaping.
    const { text, cut, ...rest } = value as DocumentContext;
    return { text, cuts: inParts(cut), rest: JSON.stringify(rest) };
  } catch (error) {
    const { message, stack } = error as Error;
    return { failed: { message, stack } };
  }
}

function inParts(cut: readonly Cut[]): string[] {
  const parts: string[] = [];
  for (let from = 0; from < cut.length; from += CUTS_AT_ONCE) parts.push(JSON.stringify(cut.slice(from, from + CUTS_AT_ONCE)));
  return parts;
}

parentPort!.on("message", (question: Question) => parentPort!.postMessage(reply(question)));
