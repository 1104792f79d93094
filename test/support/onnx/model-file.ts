/**
 * A small model as the bytes of an ONNX file: each token has a vector, and the sum of the vector of its place in a pair. A classifier takes
 * their mean times weights, plus a bias.
 */
import { type Field, floats, message } from "./protobuf.ts";

export interface Numbers {
  /** By token: its vector. */
  tokens: readonly (readonly number[])[];
  /** By type of the token, 0 in the first text of a pair and 1 in the second: what is added. Absent: the model has no such input. */
  types?: readonly (readonly number[])[];
  /** By number of the vector, then by label. Absent: the vectors of the tokens are the output. */
  weights?: readonly (readonly number[])[];
  bias?: readonly number[];
}

const [FLOAT, INT64] = [1, 7];
const [INTS_ATTRIBUTE, INT_ATTRIBUTE] = [7, 2];

/** @param inputs other names of the inputs, to make a model that the engine cannot feed */
export function modelFile({ tokens, types, weights, bias }: Numbers, inputs: { ids?: string } = {}): Buffer {
  const ids = inputs.ids ?? "input_ids";
  const vectors = types ? "summed" : "last_hidden_state";
  const own = types ? "own" : "last_hidden_state";
  const nodes: Field[][] = [node("Gather", ["tokens", ids], own)];
  if (types) {
    nodes.push(node("Gather", ["types", "token_type_ids"], "typed"));
    nodes.push(node("Add", ["own", "typed"], weights ? vectors : "last_hidden_state"));
  }
  if (weights) {
    const attributes = [
      [
        [1, "axes"],
        [8, 1],
        [20, INTS_ATTRIBUTE],
      ],
      [
        [1, "keepdims"],
        [3, 0],
        [20, INT_ATTRIBUTE],
      ],
    ] satisfies Field[][];
    nodes.push(node("ReduceMean", [types ? vectors : own], "mean", attributes));
    nodes.push(node("MatMul", ["mean", "weights"], "product"));
    nodes.push(node("Add", ["product", "bias"], "logits"));
  }
  const width = tokens[0]!.length;
  const named = [ids, "attention_mask", ...(types ? ["token_type_ids"] : [])];
  const graph: Field[] = [
    ...nodes.map((one): Field => [1, one]),
    [2, "small"],
    [5, tensor("tokens", tokens)],
    ...(types ? [[5, tensor("types", types)] as Field] : []),
    ...(weights ? [[5, tensor("weights", weights)] as Field, [5, tensor("bias", bias ?? [])] as Field] : []),
    ...named.map((name): Field => [11, value(name, INT64, ["batch", "length"])]),
    [
      12,
      weights
        ? value("logits", FLOAT, ["batch", weights[0]!.length])
        : value("last_hidden_state", FLOAT, ["batch", "length", width]),
    ],
  ];
  // The version of the format, the graph, and the version of the operators.
  return message([
    [1, 8],
    [7, graph],
    [8, [[2, 13]]],
  ]);
}

function node(operator: string, from: readonly string[], to: string, attributes: readonly Field[][] = []): Field[] {
  return [
    ...from.map((name): Field => [1, name]),
    [2, to],
    [4, operator],
    ...attributes.map((attribute): Field => [5, attribute]),
  ];
}

function tensor(name: string, rows: readonly number[] | readonly (readonly number[])[]): Field[] {
  const first = rows[0];
  const shape = typeof first === "object" ? [rows.length, first.length] : [rows.length];
  return [...shape.map((size): Field => [1, size]), [2, FLOAT], [8, name], [9, floats(rows.flat())]];
}

function value(name: string, type: number, shape: readonly (string | number)[]): Field[] {
  const dimensions = shape.map((size): Field => [1, [typeof size === "string" ? [2, size] : [1, size]]]);
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, type],
            [2, dimensions],
          ],
        ],
      ],
    ],
  ];
}
