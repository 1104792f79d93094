import type { EnginePlugin } from "#src/judging/engines/engine.ts";
import { count, given } from "../remote/environment.ts";
import { readModelFolder } from "./model-folder.ts";
import { OnnxEngine } from "./onnx-engine.ts";
import { findPackages } from "./runtime.ts";

/** Configured by `ONNX_MODEL_DIR`, the folder of a model. */
export const onnxPlugin: EnginePlugin = {
  name: "onnx",
  create(environment) {
    const threads = count(environment, "ONNX_THREADS") ?? 1;
    const path = given(environment, "ONNX_MODEL_DIR");
    if (path === undefined) return { missing: "ONNX_MODEL_DIR" };
    const folder = readModelFolder(path);
    return new OnnxEngine(folder, findPackages(), threads);
  },
};
