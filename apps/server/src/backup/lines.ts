export const newLine = 10;

/** A line break inside a value is written as `\n`, so each of these bytes ends a row. */
export function countLines(rows: Buffer): number {
  let lines = 0;
  for (let at = rows.indexOf(newLine); at !== -1; at = rows.indexOf(newLine, at + 1)) lines += 1;
  return lines;
}
