/**
 * Imigongo, drawn as nested zig-zags: the one local touch of the shop's pictures. Fills a box with
 * `rows` bands of teeth, each band three lines deep.
 */
export function imigongo(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  colours: readonly [string, string],
): string {
  const bandHeight = height / rows;
  const toothWidth = bandHeight * 0.9;
  const bands = Array.from({ length: rows }, (_, row) => {
    const lines = [0, 1, 2].map((depth) => {
      const top = y + row * bandHeight + (depth * bandHeight) / 4;
      return `<polyline points="${teeth(x, top, width, toothWidth, bandHeight * 0.45)}" fill="none" stroke="${colours[depth % 2]}" stroke-width="${bandHeight / 9}"/>`;
    });
    return lines.join('');
  });
  return bands.join('');
}

function teeth(x: number, y: number, width: number, toothWidth: number, depth: number): string {
  const points: string[] = [];
  for (let offset = 0, down = false; offset <= width + toothWidth / 2; offset += toothWidth / 2, down = !down) {
    points.push(`${(x + offset).toFixed(1)},${(y + (down ? depth : 0)).toFixed(1)}`);
  }
  return points.join(' ');
}
