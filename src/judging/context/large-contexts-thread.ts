/** A thread of large contexts. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { JudgmentDefinition } from "#generated/types.ts";
import { parseJson } from "#src/json-text.ts";
import { type DocumentContext, type DocumentContextAsked, documentContext } from "./document-context.ts";
import type { Question, Reply } from "./large-contexts.ts";
import type { SampledDocument } from "./sample.ts";
import { sizeFault } from "./suggestion.ts";
import { fieldsTold } from "./told-fields.ts";

/** The least that the scheduler knows: a large document waits anyway. On Linux 0 is this thread; elsewhere it would be the whole process. */
const PATIENT = 19;
if (process.platform === "linux") setPriority(0, PATIENT);

interface AboutSample {
  definition: JudgmentDefinition;
  documents: SampledDocument[];
}

function answered({ kind, asked, now }: Question): unknown {
  const plain = parseJson(asked) as unknown;
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
    if (question.kind !== "context") return { text: null, rest: JSON.stringify(value) };
    // Exact numbers cannot be cloned. The text is long, and needs no escaping on its way.
    const { text, ...rest } = value as DocumentContext;
    return { text, rest: JSON.stringify(rest) };
  } catch (error) {
    const { message, stack } = error as Error;
    return { failed: { message, stack } };
  }
}

parentPort!.on("message", (question: Question) => parentPort!.postMessage(reply(question)));
