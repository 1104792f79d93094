/** What the contract promises and the server does not do yet. */
import type { Api, Position } from "../model.ts";
import { positionText } from "./report.ts";

export interface Todo {
  readonly operations: number;
  readonly unbuilt: readonly Unbuilt[];
}

export interface Unbuilt {
  readonly id: string;
  readonly resource: string;
  readonly route: string;
  readonly position: Position;
}

export function todoOf(api: Api): Todo {
  const operations = api.resources.flatMap((resource) => resource.operations);
  const unbuilt = operations.filter(({ facts }) => facts.unbuilt);
  return {
    operations: operations.length,
    unbuilt: unbuilt.map(({ id, resource, method, path, position }) => ({ id, resource, route: `${method} ${path}`, position })),
  };
}

export function todoText({ operations, unbuilt }: Todo): string {
  const groups = Map.groupBy(unbuilt, ({ resource }) => resource);
  const lines = [...groups].flatMap(([resource, found]) => [
    `${resource} (${found.length})`,
    ...found.map(({ id, route, position }) => `  ${positionText(position)}${id} ${route}`),
  ]);
  const done = operations - unbuilt.length;
  return [...lines, `${unbuilt.length} of ${operations} operations are not built; ${done} are.`].join("\n");
}
