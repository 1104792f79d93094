import { describe } from "vitest";
import { readModelFolder } from "#plugins/engines/onnx/model-folder.ts";
import { OnnxEngine } from "#plugins/engines/onnx/onnx-engine.ts";
import { needs } from "#test/support/needs.ts";
import { type Files, madeFolder } from "#test/support/onnx/folder.ts";
import { embedderFiles, entailerFiles } from "#test/support/onnx/models.ts";
import { onnxRuntime, packages } from "#test/support/onnx/runtime.ts";
import { engineContract } from "./contract.ts";

async function made(files: Files) {
  const { path, remove } = madeFolder(files);
  return { engine: new OnnxEngine(readModelFolder(path), packages!, 1), close: async () => remove() };
}

// A classifier answers only what its labels say, so it cannot keep to a contract of any question.
describe("the engine onnx with a model of entailment", needs(onnxRuntime), () => {
  engineContract("onnx", () => made(entailerFiles()));
});

describe("the engine onnx with a model of embeddings", needs(onnxRuntime), () => {
  engineContract("onnx", () => made(embedderFiles()));
});
