/** Colours, only where a terminal shows them. `NO_COLOR` turns them off and `FORCE_COLOR` on. */
import type { WriteStream } from "node:tty";
import { styleText } from "node:util";

type Style = "bold" | "red" | "green" | "yellow";

export function inColour(style: Style, text: string, stream: NodeJS.WriteStream | WriteStream): string {
  return styleText(style, text, { stream });
}

/** What a person looks for in a column of statuses. */
const STATUS: Readonly<Record<string, Style>> = {
  failed: "red",
  cancelled: "red",
  disabled: "red",
  error: "red",
  succeeded: "green",
  done: "green",
  live: "green",
  active: "green",
  ready: "green",
  pending: "yellow",
  paused: "yellow",
  building: "yellow",
  awaiting_confirm: "yellow",
};

/** A cell of a table. */
export function ofStatus(column: string, cell: string): string {
  const style = column === "status" ? STATUS[cell] : undefined;
  return style === undefined ? cell : inColour(style, cell, process.stdout);
}
