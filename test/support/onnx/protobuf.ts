/** As much of the protocol-buffers wire format as a small ONNX file needs. */

export type Field = readonly [number: number, value: number | string | Uint8Array | Field[]];

/** A message: integers as varints, texts, bytes and messages with their lengths. */
export function message(fields: readonly Field[]): Buffer {
  return Buffer.concat(fields.map(([number, value]) => field(number, value)));
}

/** A packed list of 32-bit floats, little-endian. */
export function floats(values: ArrayLike<number>): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (let at = 0; at < values.length; at++) bytes.writeFloatLE(values[at]!, at * 4);
  return bytes;
}

function field(number: number, value: Field[1]): Buffer {
  if (typeof value === "number") return Buffer.concat([varint(number * 8), varint(value)]);
  const bytes = typeof value === "string" ? Buffer.from(value) : value instanceof Uint8Array ? value : message(value);
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
