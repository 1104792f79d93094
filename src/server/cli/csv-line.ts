/** A line of CSV (RFC 4180), without its end. An empty cell is null; an empty text stands in quotes if `exact`. */
export function csvLine(cells: readonly (string | null)[], exact = false): string {
  return cells.map((cell) => csvCell(cell, exact)).join(",");
}

function csvCell(cell: string | null, exact: boolean): string {
  if (cell === null) return "";
  if (cell === "") return exact ? '""' : "";
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
