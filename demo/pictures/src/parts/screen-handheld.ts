/** Interfaces of things held or worn; see screen.ts. Each fills 0,0 → width,height. */
import { linear, radial, tint } from './kit.ts';
import { at, digits, disc, mix, rect, stroke } from './vector.ts';
import { drawRibbons, drawSunrise } from './screen-scenes.ts';

const tileColours = ['#3f8cff', '#34b67a', '#ffb02e', '#f2576b', '#8b63e6', '#18b5c9', '#ff8042', '#5c6b82'] as const;

/** A glyph that reads as "an app" without being anybody's. */
function appTile(x: number, y: number, size: number, index: number): string {
  const colour = tileColours[(index * 3) % tileColours.length] ?? '#3f8cff';
  const [cx, cy, unit] = [x + size / 2, y + size / 2, size / 10];
  const glyphs = [
    disc(cx, cy, unit * 2.4, '#fff'),
    rect(cx - unit * 2.3, cy - unit * 1.7, unit * 4.6, unit * 3.4, '#fff', unit * 0.8),
    stroke(
      `M${at(cx - unit * 2)} ${at(cy + unit)}l${at(unit * 1.6)} ${at(-unit * 2)} ` +
        `${at(unit)} ${at(unit * 1.2)} ${at(unit * 1.6)} ${at(-unit * 1.8)}`,
      '#fff',
      unit,
    ),
    disc(cx, cy, unit * 2, 'none', `stroke="#fff" stroke-width="${at(unit)}"`),
  ];
  const fill = linear(90, [0, tint(colour, 0.2)], [1, tint(colour, -0.08)]);
  return rect(x, y, size, size, fill, size * 0.27) + (glyphs[index % glyphs.length] ?? '');
}

function statusBar(width: number, unit: number): string {
  const y = unit * 3.4;
  return (
    rect(unit * 5, y, unit * 9, unit * 2.2, '#fff', unit, 'opacity=".9"') +
    rect(width - unit * 15, y, unit * 4, unit * 2.2, '#fff', unit * 0.6, 'opacity=".75"') +
    rect(width - unit * 10, y, unit * 5, unit * 2.2, '#fff', unit * 0.6, 'opacity=".9"')
  );
}

export function drawApps(width: number, height: number, accent: string): string {
  const unit = Math.min(width, height) / 100;
  const columns = width > height ? 7 : 4;
  const cell = width / (columns + 0.4);
  const size = cell * 0.62;
  const left = (width - cell * columns) / 2 + (cell - size) / 2;
  const rows = Math.max(1, Math.floor((height * 0.42) / cell));
  let tiles = '';
  for (let index = 0; index < columns * rows; index += 1) {
    const y = height * 0.4 + Math.floor(index / columns) * cell;
    tiles += appTile(left + (index % columns) * cell, y, size, index);
  }
  const dockY = height - cell * 1.08;
  let dock = rect(
    left - size * 0.2,
    dockY - size * 0.2,
    cell * (columns - 1) + size * 1.4,
    size * 1.4,
    '#fff',
    size * 0.42,
    'opacity=".28"',
  );
  for (let index = 0; index < columns; index += 1) dock += appTile(left + index * cell, dockY, size, index + 5);
  return (
    drawRibbons(width, height, accent) +
    statusBar(width, unit) +
    digits('10:24', width / 2, height * 0.2, unit * 14, '#fff', 1.5) +
    rect(width / 2 - unit * 19, height * 0.24, unit * 38, unit * 3.4, '#fff', unit * 1.7, 'opacity=".7"') +
    tiles +
    dock
  );
}

export function drawLock(width: number, height: number, accent: string): string {
  const unit = Math.min(width, height) / 100;
  return (
    drawSunrise(width, height, accent) +
    statusBar(width, unit) +
    digits('9:41', width / 2, height * 0.23, unit * 19, '#fff', 1.3) +
    rect(width / 2 - unit * 20, height * 0.265, unit * 40, unit * 3.2, '#fff', unit * 1.6, 'opacity=".8"') +
    rect(width / 2 - unit * 16, height - unit * 4.5, unit * 32, unit * 1.5, '#fff', unit * 0.7, 'opacity=".85"')
  );
}

export function drawClock(width: number, height: number, accent: string): string {
  const unit = Math.min(width, height) / 100;
  const size = Math.min(width * 0.24, height * 0.4);
  return (
    rect(0, 0, width, height, linear(70, [0, mix('#10131c', accent, 0.22)], [1, '#07090e'])) +
    digits('10:09', width / 2, height / 2 + size * 0.5, size, '#fff', 2.1) +
    rect(width / 2 - unit * 20, height / 2 + size * 0.95, unit * 40, unit * 4, tint(accent, 0.25), unit * 2) +
    rect(width / 2 - unit * 14, height / 2 - size * 1.15, unit * 28, unit * 3.4, '#fff', unit * 1.7, 'opacity=".45"')
  );
}

export function drawDial(width: number, height: number, accent: string): string {
  const [cx, cy, radius] = [width / 2, height / 2, Math.min(width, height) / 2];
  const hand = (turns: number, reach: number, thickness: number, colour: string) => {
    const angle = turns * Math.PI * 2;
    const [dx, dy] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    return stroke(
      `M${at(cx - dx * 0.08)} ${at(cy - dy * 0.08)}L${at(cx + dx * reach)} ${at(cy + dy * reach)}`,
      colour,
      thickness,
    );
  };
  let marks = '';
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    const [dx, dy] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    const inner = hour % 3 === 0 ? 0.72 : 0.79;
    marks += `M${at(cx + dx * inner)} ${at(cy + dy * inner)}L${at(cx + dx * 0.87)} ${at(cy + dy * 0.87)}`;
  }
  return (
    rect(0, 0, width, height, radial(0.4, 0.35, 0.8, [0, mix('#2a3040', accent, 0.35)], [1, '#080a10'])) +
    stroke(marks, '#e9edf5', radius * 0.035) +
    disc(
      cx,
      cy + radius * 0.4,
      radius * 0.17,
      mix('#10131c', accent, 0.3),
      `stroke="${tint(accent, 0.3)}" stroke-width="${at(radius * 0.025)}"`,
    ) +
    hand(10.15 / 12, 0.46, radius * 0.075, '#fff') +
    hand(9 / 60, 0.68, radius * 0.055, '#fff') +
    hand(37 / 60, 0.74, radius * 0.022, tint(accent, 0.3)) +
    disc(cx, cy, radius * 0.06, tint(accent, 0.3)) +
    disc(cx, cy, radius * 0.025, '#10131c')
  );
}

export function drawRings(width: number, height: number, accent: string): string {
  const unit = Math.min(width, height) / 100;
  const [cx, cy] = [width / 2, height > width * 1.3 ? height * 0.34 : height * 0.5];
  const ring = (radius: number, share: number, colour: string) => {
    const around = 2 * Math.PI * radius * unit;
    const line = `stroke="${colour}" stroke-width="${at(unit * 8.5)}"`;
    const sweep = `stroke-linecap="round" stroke-dasharray="${at(around * share)} ${at(around)}"`;
    const fromTop = `transform="rotate(-90 ${at(cx)} ${at(cy)})"`;
    return (
      disc(cx, cy, radius * unit, 'none', `${line} opacity=".22"`) +
      disc(cx, cy, radius * unit, 'none', `${line} ${sweep} ${fromTop}`)
    );
  };
  const tall = height > width * 1.3;
  const lines = tall
    ? digits('10:09', cx, height * 0.7, width * 0.21, '#fff', 2.2) +
      rect(cx - unit * 24, height * 0.77, unit * 48, unit * 5, tint(accent, 0.25), unit * 2.5) +
      rect(cx - unit * 16, height * 0.84, unit * 32, unit * 5, '#fff', unit * 2.5, 'opacity=".4"')
    : digits('72', cx, cy + unit * 6.5, unit * 13, '#fff', 2.2);
  return (
    rect(0, 0, width, height, linear(70, [0, '#171b26'], [1, '#06080c'])) +
    ring(40, 0.82, tint(accent, 0.15)) +
    ring(29.5, 0.62, '#3ddc97') +
    ring(19, 0.72, '#ffb02e') +
    lines
  );
}
