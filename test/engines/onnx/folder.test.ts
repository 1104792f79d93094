/** What the engine says of the folder of a model at its start, without the package that runs models. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createEngines } from "#plugins/engines/index.ts";
import { changed } from "#plugins/engines/onnx/files.ts";
import { onnxPlugin } from "#plugins/engines/onnx/index.ts";
import { readModelFolder } from "#plugins/engines/onnx/model-folder.ts";
import { findPackages, installCommand } from "#plugins/engines/onnx/runtime.ts";
import { folderOf } from "#test/support/onnx/folder.ts";
import * as models from "#test/support/onnx/models.ts";
import packageJson from "../../../package.json" with { type: "json" };

type Given = Record<string, Buffer | object | string | undefined>;

const classifier: Given = models.classifierFiles();
const entailer: Given = models.entailerFiles();
const embedder: Given = models.embedderFiles();
const architecture = (name: string) => ({ "config.json": { architectures: [name] } });

describe("the folder of a model", () => {
  it("tells what the model is for", () => {
    expect(readModelFolder(folderOf(classifier)).use).toEqual({
      kind: "classification",
      labels: ["billing", "Delivery", "not-spam"],
      isMultiLabel: false,
    });
    expect(readModelFolder(folderOf(entailer)).use).toMatchObject({
      kind: "entailment",
      places: { contradiction: 0, entailment: 2 },
      template: "This example is {}.",
    });
    expect(readModelFolder(folderOf(embedder)).use).toEqual({ kind: "embedding", pooling: "mean" });
  });

  it("may say in judgment.json what its other files do not, or say otherwise", () => {
    const labels = { "not-spam": "entailment", billing: "not entailment" };
    const judgment = { kind: "entailment", labels, hypothesis_template: "It is {}.", max_tokens: 99 };
    expect(readModelFolder(folderOf({ ...classifier, "judgment.json": judgment }))).toMatchObject({
      use: { kind: "entailment", places: { entailment: 2, contradiction: 0 }, template: "It is {}." },
      mostTokens: 99,
    });
    const vectors = { ...embedder, "judgment.json": { kind: "embedding", pooling: "cls" }, ...architecture("BertForMaskedLM") };
    expect(readModelFolder(folderOf(vectors)).use).toEqual({ kind: "embedding", pooling: "cls" });
  });

  it("may have the model below onnx/, and the pooling as sentence-transformers keeps it", () => {
    const { "model.onnx": model, ...rest } = embedder;
    const path = folderOf({ ...rest, "onnx/model.onnx": model, "1_Pooling/config.json": { pooling_mode_cls_token: true } });
    expect(readModelFolder(path)).toMatchObject({
      modelFile: join(path, "onnx/model.onnx"),
      use: { kind: "embedding", pooling: "cls" },
    });
    const other = folderOf({ ...rest, "onnx/small.onnx": model, "judgment.json": { model_file: "onnx/small.onnx" } });
    expect(readModelFolder(other).modelFile).toBe(join(other, "onnx/small.onnx"));
  });

  it.each<[string, object, object | undefined, number]>([
    ["nothing says", {}, undefined, 512],
    ["config.json says", { max_position_embeddings: 128 }, undefined, 128],
    ["the first two places are nobody's", { max_position_embeddings: 514, model_type: "xlm-roberta" }, undefined, 512],
    ["the tokenizer says less", { max_position_embeddings: 512 }, { model_max_length: 256 }, 256],
    ["the tokenizer says a number that stands for none", {}, { model_max_length: 1e30 }, 512],
    ["a model could take many", { max_position_embeddings: 8_192 }, { model_max_length: 8_192 }, 512],
  ])("tells the most tokens of a run where %s", (_, config, tokenizer, most) => {
    const given = { ...models.embedderFiles(config), "tokenizer_config.json": tokenizer };
    expect(readModelFolder(folderOf(given)).mostTokens).toBe(most);
  });

  it.each<[string, Given, string]>([
    [
      "no config.json",
      { ...embedder, "config.json": undefined },
      "It has no config.json. Put the one there that belongs to the model.",
    ],
    ["no tokenizer.json", { ...embedder, "tokenizer.json": undefined }, "It has no tokenizer.json."],
    ["no model", { ...embedder, "model.onnx": undefined }, "It has no model.onnx and no onnx/model.onnx."],
    ["broken JSON", { ...embedder, "config.json": "{" }, "config.json cannot be read as JSON: "],
    ["a list for an object", { ...embedder, "config.json": "[]" }, "config.json must be a JSON object."],
    ["a tokenizer of another kind", { ...embedder, "tokenizer.json": {} }, 'tokenizer.json has no member "model".'],
    [
      "a model for something else",
      { ...embedder, ...architecture("BertForMaskedLM") },
      '"architectures" is ["BertForMaskedLM"]. A model for text classification ends in ForSequenceClassification, and one for embeddings in Model.',
    ],
    ["a config that does not tell the kind", { ...embedder, "config.json": {} }, '"architectures" is absent.'],
    [
      "a classifier without labels",
      { ...classifier, ...architecture("BertForSequenceClassification") },
      '"id2label" is absent. It must be the names of the labels by their numbers',
    ],
    [
      "labels with gaps",
      models.classifierFiles({ id2label: { 0: "a", 2: "b" } }),
      '"id2label" is {"0":"a","2":"b"}. It must be the names',
    ],
    [
      "two labels of one name",
      models.classifierFiles({ id2label: { 0: "not spam", 1: "Not_Spam" } }),
      'Two labels of the model have the name "not spam".',
    ],
    [
      "another name for a label that is not there",
      { ...classifier, "judgment.json": { labels: { LABEL_7: "good" } } },
      '"labels" names "LABEL_7". The model has the labels "billing", "Delivery", "not-spam".',
    ],
    [
      "no labels of entailment",
      { ...classifier, "judgment.json": { kind: "entailment" } },
      'has a label "entailment", and one "contradiction" or "not_entailment". This one has "billing"',
    ],
    [
      "a pooling that the engine does not know",
      { ...embedder, "1_Pooling/config.json": { pooling_mode_lasttoken: true } },
      "1_Pooling/config.json says pooling_mode_lasttoken of pooling.",
    ],
    [
      "a member that is unknown",
      { ...embedder, "judgment.json": { poling: "cls" } },
      'the unknown member "poling". It may have "kind"',
    ],
    ["another kind", { ...embedder, "judgment.json": { kind: "nli" } }, '"kind" is "nli". It must be one of "classification"'],
    [
      "labels of numbers",
      { ...classifier, "judgment.json": { labels: { billing: 1 } } },
      '"labels" is {"billing":1}. It must be an object',
    ],
    [
      "a template without a place",
      { ...entailer, "judgment.json": { hypothesis_template: "It is." } },
      '"hypothesis_template" is "It is.". It must be a text with {}',
    ],
    [
      "too few tokens",
      { ...embedder, "judgment.json": { max_tokens: 4 } },
      '"max_tokens" is 4. It must be a whole number from 8 to 8192.',
    ],
    [
      "another pooling",
      { ...embedder, "judgment.json": { pooling: "max" } },
      '"pooling" is "max". It must be one of "mean", "cls".',
    ],
    [
      "a model outside of the folder",
      { ...embedder, "judgment.json": { model_file: "../model.onnx" } },
      '"model_file" is "../model.onnx". It must be the path of an .onnx file below the folder',
    ],
    ["a model file that is not there", { ...embedder, "judgment.json": { model_file: "b.onnx" } }, "It has no b.onnx."],
  ])("is refused with %s, and the message says what would be right", (_, given, message) => {
    const path = folderOf(given);
    const read = () => readModelFolder(path);
    expect(read).toThrow(`ONNX_MODEL_DIR is ${JSON.stringify(path)}, which cannot be used: `);
    expect(read).toThrow(message);
  });

  it("has a version that changes with each file that answers depend on, and with no other", () => {
    const of = (given: Given) => readModelFolder(folderOf(given)).fingerprint;
    const first = of(embedder);
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    expect(of({ ...embedder, "README.md": "about it", ".gitattributes": "x" })).toBe(first);
    const others = [
      { ...embedder, "model.onnx": Buffer.concat([embedder["model.onnx"] as Buffer, Buffer.from([0])]) },
      { ...embedder, "model.onnx_data": "weights" },
      { ...embedder, "tokenizer_config.json": {} },
      { ...embedder, "judgment.json": {} },
      { ...embedder, "config.json": { architectures: ["MPNetModel"] } },
    ].map(of);
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  it("knows whether a file was changed since", () => {
    const path = folderOf(embedder);
    const { files } = readModelFolder(path);
    expect(changed(path, files)).toBeNull();
    writeFileSync(join(path, "README.md"), "about it");
    expect(changed(path, files)).toBeNull();
    appendFileSync(join(path, "tokenizer.json"), " ");
    expect(changed(path, files)).toBe("tokenizer.json");
    rmSync(join(path, "config.json"));
    expect(changed(path, files)).toBe("config.json");
  });
});

describe("the configuration of onnx", () => {
  it("needs a folder, and says so where it has none", () => {
    expect(onnxPlugin.create({})).toEqual({ missing: "ONNX_MODEL_DIR" });
    expect(onnxPlugin.create({ ONNX_MODEL_DIR: " " })).toEqual({ missing: "ONNX_MODEL_DIR" });
  });

  it("refuses a folder that is not there, at the start", () => {
    const start = () => createEngines({ ONNX_MODEL_DIR: "/no/such/folder" });
    expect(start).toThrow(
      'ONNX_MODEL_DIR is "/no/such/folder", which cannot be used: It is no folder. It must be the folder of one model, with model.onnx, tokenizer.json and config.json.',
    );
  });

  it.each(["0", "many", "1.5"])("refuses ONNX_THREADS=%s, and says so", (given) => {
    expect(() => onnxPlugin.create({ ONNX_THREADS: given })).toThrow(/ONNX_THREADS.*whole number/);
  });

  it.each(["plugins/engines/onnx/README.md", "spec/guides/running.md"])(
    "is described with the command that it names: %s",
    (file) => {
      expect(readFileSync(file, "utf8")).toContain(`\`${installCommand(["onnxruntime-node"])}\``);
    },
  );

  it("says how to install the packages that are missing", () => {
    const none = () => {
      throw new Error("Cannot find module");
    };
    const { "onnxruntime-node": runtime } = packageJson.peerDependencies;
    const { "@huggingface/tokenizers": tokenizers } = packageJson.optionalDependencies;
    expect(() => findPackages(none)).toThrow(
      `Install it in the folder of the service: npm install --no-save --save-prod --ignore-scripts onnxruntime-node@${runtime} @huggingface/tokenizers@${tokenizers}`,
    );
    const one = (name: string) => (name === "onnxruntime-node" ? none() : "/there.js");
    expect(() => findPackages(one)).toThrow(
      `the engine "onnx" cannot run without onnxruntime-node. Install it in the folder of the service: npm install --no-save --save-prod --ignore-scripts onnxruntime-node@${runtime}`,
    );
    expect(findPackages(() => "/there.js")).toEqual({ runtime: "file:///there.js", tokenizers: "file:///there.js" });
  });
});
