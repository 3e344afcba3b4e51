/** The parts that tell one printer from another; see printer.ts. */
import { bevel, blackGlass, face, outline, satin, tame } from './casework.ts';
import type { Look } from '../illustration.ts';
import { linear, tint } from './kit.ts';
import { wallpaper } from './screen.ts';
import { at, digits, disc, path, rect, stroke } from './vector.ts';

const inks = [
  ['#20242c', 0.72],
  ['#00a6d6', 0.55],
  ['#e0358b', 0.64],
  ['#f6c71d', 0.48],
] as const;

/** Four windows that show how much ink is left. */
export function inkTank(x: number, y: number, width: number, height: number, look: Look): string {
  const unit = width / 100;
  const [gap, pad] = [unit * 4, unit * 7];
  const each = (width - pad * 2 - gap * 3) / 4;
  const windows = inks.map(([ink, level], index) => {
    const left = x + pad + index * (each + gap);
    const [top, tall] = [y + pad * 1.5, height - pad * 4];
    const filled = tall * level;
    const liquid = linear(0, [0, tint(ink, 0.3)], [0.4, ink], [1, tint(ink, -0.35)]);
    const mid = left + each / 2;
    return (
      rect(left, top, each, tall, linear(0, [0, '#4a505c'], [0.5, '#747c8a'], [1, '#39404b']), unit * 3) +
      rect(left, top + tall - filled, each, filled, liquid, unit * 3) +
      rect(left, top + tall - filled, each, unit * 2.2, tint(ink, 0.45), unit) +
      stroke(
        `M${at(left + each * 0.66)} ${at(top + tall * 0.2)}h${at(each * 0.22)}` +
          `M${at(left + each * 0.66)} ${at(top + tall * 0.86)}h${at(each * 0.22)}`,
        '#ffffff',
        unit * 0.9,
        'opacity=".7"',
      ) +
      rect(left + each * 0.14, top + tall * 0.05, each * 0.16, tall * 0.9, '#ffffff', each * 0.08, 'opacity=".32"') +
      path(
        `M${at(mid)} ${at(top + tall + pad * 0.5)}q${at(unit * 4)} ${at(unit * 5)} 0 ${at(unit * 8)}` +
          `q${at(-unit * 4)} ${at(-unit * 3)} 0 ${at(-unit * 8)}Z`,
        index === 0 ? '#8d95a3' : ink,
      )
    );
  });
  return (
    rect(x, y, width, height, linear(60, [0, '#3b414d'], [1, '#15181f']), unit * 8, outline(look.body)) +
    bevel(x, y, width, height, unit * 8, 0.4) +
    windows.join('')
  );
}

/** The opening with a printed sheet coming out. */
export function tray(cx: number, y: number, width: number, drop: number, look: Look): string {
  const half = width / 2;
  const base = tame(look.body);
  const sheet = linear(90, [0, '#c9cfd7'], [0.25, '#ffffff'], [1, '#f1f3f6']);
  const lines = stroke(
    `M${cx + 8} ${y + 38}h${at(half * 0.62)}M${cx + 10} ${y + 46}h${at(half * 0.55)}` +
      `M${cx + 12} ${y + 54}h${at(half * 0.64)}`,
    '#aab2be',
    3,
  );
  return (
    rect(cx - half, y, width, 34, linear(90, [0, '#07090c'], [1, '#2b303a']), 6) +
    face(
      [
        [cx - half + 8, y + 26],
        [cx + half - 8, y + 26],
        [cx + half + 8, y + drop + 14],
        [cx - half - 8, y + drop + 14],
      ],
      tint(base, -0.3),
      outline(look.body),
    ) +
    face(
      [
        [cx - half + 22, y + 18],
        [cx + half - 22, y + 18],
        [cx + half - 4, y + drop + 6],
        [cx - half + 4, y + drop + 6],
      ],
      sheet,
      'stroke="#b9c0ca" stroke-width=".8"',
    ) +
    wallpaper('sunrise', cx - half * 0.68, y + 32, drop * 0.95, drop - 34, look.accent, 2) +
    lines +
    rect(cx - half - 10, y + drop + 10, width + 20, 9, satin(look.body, 80), 4, outline(look.body, 0.8))
  );
}

/** A touch panel with its keys, as on office machines. */
export function officePanel(x: number, y: number, look: Look): string {
  const tiles = [look.accent, '#3f8cff', '#34b67a', '#ffb02e']
    .map((colour, index) =>
      rect(x + 116 + (index % 2) * 23, y + 12 + Math.floor(index / 2) * 21, 19, 17, tint(colour, 0.1), 4),
    )
    .join('');
  return (
    rect(x, y, 380, 66, blackGlass, 10, 'stroke="#000" stroke-opacity=".4"') +
    rect(x + 104, y + 6, 66, 54, linear(60, [0, '#2d3a55'], [1, '#151c2b']), 4) +
    tiles +
    digits('12', x + 40, y + 39, 16, '#e9edf5', 1.8) +
    rect(x + 24, y + 47, 32, 4, tint(look.accent, 0.3), 2) +
    [0, 1, 2]
      .flatMap((column) => [0, 1].map((row) => disc(x + 204 + column * 26, y + 22 + row * 24, 8, '#3d434f')))
      .join('') +
    disc(x + 346, y + 33, 17, linear(60, [0, tint(look.accent, 0.3)], [1, tint(look.accent, -0.2)])) +
    path(`M${x + 341} ${y + 25}v16l13-8Z`, '#fff') +
    disc(x + 304, y + 33, 10, '#b83a3a')
  );
}
