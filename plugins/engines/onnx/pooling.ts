/** The vector of a text from the vectors of its tokens. */

export type Pooling = "mean" | "cls";

/** @param tokens the vectors of all tokens, one after another */
export function pooled(tokens: Float32Array, width: number, pooling: Pooling): Float32Array {
  if (pooling === "cls") return tokens.slice(0, width);
  const sum = new Float64Array(width);
  for (let at = 0; at < tokens.length; at++) sum[at % width]! += tokens[at]!;
  const count = tokens.length / width;
  return Float32Array.from(sum, (one) => one / count);
}

/** Of length 1; zeros stay zeros. */
export function normalized(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((one) => one / length);
}
