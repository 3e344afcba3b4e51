/** What an open fridge shows: a lit cabinet with filled shelves, and a door's inside with its racks. */
import { ellipse, rect, repeat, shape } from './appliance-shapes.ts';
import { bottle, bowl, carton, fruit, jar } from './groceries.ts';
import { linear, radial, tint } from './kit.ts';

function shelf(x: number, y: number, width: number): string {
  return (
    rect(x, y, width, 5, 1, linear(90, [0, '#f9fdff'], [1, '#9db2c4'])) +
    rect(x, y + 5, width, 10, 0, linear(90, [0, '#23384d', 0.2], [1, '#23384d', 0]))
  );
}

function foodOn(row: number, x: number, y: number, width: number): string {
  const rows = [
    () =>
      bottle(x + 10, y, 72, '#3f8f4f') +
      bottle(x + 36, y, 66, '#d98a1f') +
      (width > 130 ? carton(x + 70, y, 60, '#2f7fd6') : ''),
    () =>
      bowl(x + 10, y, 62, '#e8edf2', '#d2452f') +
      (width > 130 ? jar(x + 90, y, 34, '#e9b23a') + jar(x + 122, y, 30, '#a8412f') : ''),
    () =>
      fruit(x + 8, y, Math.floor(width / 40), 13, '#ef8a2a') +
      (width > 130 ? bowl(x + 108, y, 60, '#7fb3d9', '#f3e7c9') : ''),
    () => carton(x + 12, y, 54, '#4fa37a') + jar(x + 46, y, 34, '#c9553f'),
  ];
  return rows[row % rows.length]?.() ?? '';
}

export function fridgeInterior(x: number, y: number, width: number, height: number, shelves: number): string {
  const drawer = Math.min(78, height * 0.24);
  const step = (height - drawer - 8) / shelves;
  const wall = linear(0, [0, '#b9c6d3'], [0.1, '#eef3f7'], [0.5, '#ffffff'], [0.9, '#e6edf3'], [1, '#aebccb']);
  return (
    rect(x, y, width, height, 8, wall) +
    rect(x, y, width, height * 0.1, 8, linear(90, [0, '#8fa2b5', 0.55], [1, '#8fa2b5', 0])) +
    ellipse(x + width / 2, y + 30, width * 0.42, 40, radial(0.5, 0.3, 0.5, [0, '#fff8d8', 0.95], [1, '#fff8d8', 0])) +
    repeat(shelves, (index) => {
      const at = y + step * (index + 1);
      return foodOn(index, x + 4, at, width) + shelf(x + 3, at, width - 6);
    }) +
    fruit(x + 14, y + height - 14, Math.floor(width / 30), 14, '#6fae3f') +
    rect(
      x + 6,
      y + height - drawer + 8,
      width - 12,
      drawer - 14,
      6,
      linear(60, [0, '#ffffff', 0.75], [1, '#b9d0e2', 0.6]),
      'stroke="#8ea4b8" stroke-width="1.5"',
    ) +
    rect(x + width * 0.3, y + height - drawer + 16, width * 0.4, 6, 3, '#ffffff', 'stroke="#8ea4b8"') +
    rect(x, y, width, height, 8, 'none', 'stroke="#7d8fa1" stroke-opacity="0.6" stroke-width="2"')
  );
}

/** The inner side of a door in 0..width × 0..height, with racks. */
export function doorInside(width: number, height: number, racks: number, body: string): string {
  const step = (height - 40) / racks;
  return (
    rect(0, 0, width, height, 8, tint(body, -0.25)) +
    rect(3, 3, width - 6, height - 6, 8, '#8d98a4') +
    rect(9, 9, width - 18, height - 18, 8, linear(20, [0, '#ffffff'], [0.6, '#edf1f5'], [1, '#c8d1da'])) +
    repeat(racks, (index) => {
      const floor = 20 + step * (index + 1);
      const tall = Math.min(step * 0.72, 84);
      const food =
        index % 2 === 0
          ? bottle(24, floor - 6, tall, '#b5472f') +
            bottle(28 + tall * 0.36, floor - 6, tall * 0.9, '#2f6fb0') +
            (width > 200 ? carton(34 + tall * 0.74, floor - 6, tall * 0.85, '#e0a32b') : '')
          : jar(24, floor - 6, tall * 0.55, '#d8a03a') + jar(30 + tall * 0.5, floor - 6, tall * 0.5, '#8a3b2a');
      return (
        food +
        rect(
          14,
          floor - 26,
          width - 28,
          30,
          4,
          linear(90, [0, '#ffffff', 0.75], [1, '#c3d6e6', 0.85]),
          'stroke="#9fb0c0" stroke-width="1.4"',
        )
      );
    }) +
    shape(`M9 ${height - 30}H${width - 9}V${height - 9}H9Z`, '#1d2433', 'opacity="0.06"')
  );
}
