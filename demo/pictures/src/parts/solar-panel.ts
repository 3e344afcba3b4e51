import { linear } from './kit.ts';
import { box, clipped, line, shape } from './device-parts.ts';

const round = (value: number) => Number(value.toFixed(1));

/** A framed photovoltaic panel with its cells, bus bars and the sky's sheen. */
export function solarPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  frame = '#c3c8cf',
): string {
  const border = Math.max(5, Math.round(width / 46));
  const [left, top] = [x + border, y + border];
  const [inWidth, inHeight] = [width - 2 * border, height - 2 * border];
  const [cellWidth, cellHeight] = [inWidth / columns, inHeight / rows];
  const grid: string[] = [];
  const buses: string[] = [];
  const corners: string[] = [];
  for (let column = 0; column <= columns; column += 1) {
    const at = round(left + column * cellWidth);
    if (column > 0 && column < columns) grid.push(`M${at} ${top}v${inHeight}`);
    if (column < columns) {
      buses.push(
        `M${round(at + cellWidth * 0.33)} ${top}v${inHeight}` + `M${round(at + cellWidth * 0.67)} ${top}v${inHeight}`,
      );
    }
    for (let row = 0; row <= rows; row += 1) corners.push(`M${at} ${round(top + row * cellHeight)}h0`);
  }
  for (let row = 1; row < rows; row += 1) grid.push(`M${left} ${round(top + row * cellHeight)}h${inWidth}`);
  return [
    box(x, y, width, height, 6, linear(40, [0, '#f1f3f5'], [0.3, frame], [1, '#777d88'])),
    box(left, top, inWidth, inHeight, 2, linear(50, [0, '#2d4f8f'], [0.45, '#16295a'], [1, '#0b1533'])),
    line(buses.join(''), '#8fa9d6', 1, 'opacity="0.45"'),
    line(grid.join(''), '#c9d6ec', 2, 'opacity="0.75"'),
    line(corners.join(''), '#dfe7f4', round(Math.min(cellWidth, cellHeight) * 0.13), 'opacity="0.8"'),
    clipped(
      `<rect x="${left}" y="${top}" width="${inWidth}" height="${inHeight}"/>`,
      shape(
        `M${left} ${top + inHeight * 0.75}L${left + inWidth * 0.6} ${top}H${left + inWidth * 0.9}` +
          `L${left} ${top + inHeight * 1.15}Z`,
        '#ffffff',
        'opacity="0.13"',
      ),
    ),
  ].join('');
}
