/** In a spreadsheet, cells that begin like this are formulas; a quote before them keeps them texts. */
const formula = /^[=+@\t\r]|^-(?!\d+(?:[.,]\d+)?$)/;

/** A text as a cell that no spreadsheet calculates. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** A line of CSV; what has a sign of the format in it is quoted. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** The first line; the signature before it tells spreadsheets that it is UTF-8. */
export function writeCsvHead(headers: readonly string[]): string {
  return `\uFEFF${writeCsvLine(headers)}`;
}
