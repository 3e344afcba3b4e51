import { cast, face, flatShadow, group, metal, outline, plane, satin, tame } from '../parts/casework.ts';
import { hdmi, usbA, usbC } from '../parts/connectors.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { at, disc, lightness, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { bezel: 9, chin: 14, radius: 14, scene: 'hills', keys: '#23272f' },
  { bezel: 12, chin: 24, radius: 9, scene: 'sheet', keys: '#1b1e25' },
  { bezel: 10, chin: 22, radius: 8, scene: 'ribbons', keys: '#101216' },
] as const;

/** The lid seen from the front, in its own box. */
function lid(look: Look, width: number, height: number): string {
  const { bezel, chin, radius, scene } = builds[look.variant];
  const [w, h] = [width - bezel * 2 - 6, height - bezel - chin - 3];
  return (
    rect(0, 0, width, height, metal(look.body), radius, outline(look.body)) +
    rect(3, 3, width - 6, height - 3, '#0b0d12', radius - 2) +
    wallpaper(scene, bezel + 3, bezel + 3, w, h, look.accent, 3) +
    disc(width / 2, bezel / 2 + 3, 2.2, '#33415f') +
    sheen(3, 3, width - 6, height - 3, radius - 2, 0.15)
  );
}

function keyBox(x: number, y: number, width: number, height: number): string {
  return `M${at(x)} ${at(y)}h${at(width)}v${height}h${at(-width)}Z`;
}

/** A deck 400 × 240: keys, touchpad and, in one build, a number block. */
function deck(look: Look): string {
  const { keys } = builds[look.variant];
  const base = tame(look.body);
  const numbers = look.variant === 1;
  const cap = linear(90, [0, tint(keys, 0.2)], [1, keys]);
  const glow = look.variant === 2 ? tint(look.accent, 0.2) : tint(base, lightness(base) > 0.5 ? -0.3 : 0.3);
  const [left, right] = [18, 382];
  const mainRight = numbers ? 296 : right;
  let caps = '';
  for (let row = 0; row < 6; row += 1) {
    const y = 22 + row * 18.5;
    const [count, high] = row === 0 ? [15, 9] : [14 - (row > 2 ? 1 : 0), 15];
    const step = (mainRight - left) / count;
    if (row === 5) {
      const space = (mainRight - left) * 0.36;
      const spaceLeft = left + step * 4;
      caps += keyBox(left, y, step * 4 - 3, high) + keyBox(spaceLeft, y, space, high);
      caps += keyBox(spaceLeft + space + 3, y, mainRight - spaceLeft - space - 6, high);
      continue;
    }
    for (let key = 0; key < count; key += 1) caps += keyBox(left + key * step, y, step - 3, high);
  }
  if (numbers) {
    for (let index = 0; index < 20; index += 1) {
      caps += keyBox(306 + (index % 4) * 19, 40.5 + Math.floor(index / 4) * 18.5, 16, 15);
    }
  }
  const padX = numbers ? 110 : 140;
  return (
    rect(12, 17, 376, 118, glow, 5, `opacity="${look.variant === 2 ? 0.75 : 0.5}"`) +
    path(caps, cap, 'stroke-linejoin="round"') +
    rect(padX, 148, 124, 78, tint(base, lightness(base) > 0.5 ? -0.07 : 0.1), 6, `stroke="${tint(base, -0.3)}"`)
  );
}

/** Keys seen from the front: rows widen and grow towards the reader. */
function frontKeys(look: Look): string {
  const edgeAt = (y: number) => 116 - (y - 382) * 0.44;
  let [y, caps] = [388, ''];
  for (let row = 0; row < 5; row += 1) {
    const [top, bottom] = [y, y + 7 + row * 1.1];
    const [upper, lower] = [edgeAt(top), edgeAt(bottom)];
    const widths = row === 4 ? [1, 1, 1, 1.2, 5.6, 1.2, 1, 1, 1] : Array.from({ length: 14 }, () => 1);
    const sum = widths.reduce((total, width) => total + width, 0);
    let from = 0;
    for (const width of widths) {
      const place = (left: number, share: number) => at(left + ((600 - 2 * left) * share) / sum);
      const [start, end] = [from + 0.05, from + width - 0.05];
      caps += `M${place(upper, start)} ${at(top)}L${place(upper, end)} ${at(top)} `;
      caps += `${place(lower, end)} ${at(bottom)} ${place(lower, start)} ${at(bottom)}Z`;
      from += width;
    }
    y = bottom + 2.4;
  }
  const plate =
    look.variant === 2 ? tint(look.accent, 0.1) : tint(tame(look.body), lightness(look.body) > 0.5 ? -0.22 : 0.22);
  return (
    face(
      [
        [112, 385],
        [488, 385],
        [514, 444],
        [86, 444],
      ],
      plate,
      'opacity=".85"',
    ) + path(caps, linear(90, [0, '#0d0f14'], [1, tint(builds[look.variant].keys, 0.12)]))
  );
}

function front(look: Look): string {
  const { radius } = builds[look.variant];
  const base = tame(look.body);
  const deckTop = linear(90, [0, tint(base, -0.3)], [0.22, tint(base, 0.04)], [1, tint(base, 0.3)]);
  const lip = linear(90, [0, tint(base, 0.5)], [0.3, tint(base, 0.1)], [1, tint(base, -0.4)]);
  return (
    flatShadow(300, 508, 510, 24, 0.34) +
    group('translate(92 88)', lid(look, 416, 286)) +
    path('M90 372H510L556 487Q556 489 552 489H48Q44 489 44 487Z', deckTop, outline(look.body)) +
    rect(108, 370, 384, 9, linear(90, [0, '#15181f'], [1, '#3a404b']), 4) +
    frontKeys(look) +
    path(
      'M232 449H368L376 484H224Z',
      tint(base, lightness(base) > 0.5 ? -0.08 : 0.12),
      `stroke="${tint(base, -0.3)}"`,
    ) +
    path('M44 487H556V493Q554 504 538 505H62Q46 504 44 493Z', lip, outline(look.body, 1)) +
    path('M258 487H342Q340 494 332 494H268Q260 494 258 487Z', tint(base, -0.35)) +
    (radius > 10 ? '' : rect(92, 504, 60, 5, '#20242c', 2) + rect(448, 504, 60, 5, '#20242c', 2))
  );
}

/** Three-quarter view: width runs along (0.86, 0.16), depth along (-0.5, 0.36). */
function second(look: Look): string {
  const base = tame(look.body);
  const at3 = (u: number, v: number): [number, number] => [176 + u * 0.88 - v * 0.44, 320 + u * 0.17 + v * 0.4];
  const [a, b, c, d] = [at3(0, 0), at3(400, 0), at3(400, 240), at3(0, 240)];
  const thick = 15;
  const lower = ([x, y]: [number, number]): [number, number] => [x, y + thick];
  const frontEdge = linear(0, [0, tint(base, 0.25)], [1, tint(base, -0.2)]);
  const sideEdge = linear(0, [0, tint(base, -0.2)], [1, tint(base, -0.5)]);
  const port = (v: number, width: number) => {
    const [x1, y1] = at3(400, v);
    const [x2, y2] = at3(400, v + width);
    return face(
      [
        [x1, y1 + 4],
        [x2, y2 + 4],
        [x2, y2 + 10],
        [x1, y1 + 10],
      ],
      '#14171d',
    );
  };
  return (
    cast(face([lower(a), lower(b), lower(c), lower(d)], '#1d2433'), 0, 14, 10, 0.3) +
    plane(0.88, 0.17, -0.09, 1, 176 + 24, 58, rect(-3, 3, 400, 262, tint(base, -0.4), 12) + lid(look, 400, 262)) +
    face([d, c, lower(c), lower(d)], frontEdge, outline(look.body, 0.8)) +
    face([b, c, lower(c), lower(b)], sideEdge, outline(look.body, 0.8)) +
    face(
      [a, b, c, d],
      linear(60, [0, tint(base, -0.2)], [0.4, tint(base, 0.15)], [1, tint(base, 0.35)]),
      `${outline(look.body, 0.8)} stroke-linejoin="round"`,
    ) +
    port(60, 26) +
    port(104, 16) +
    port(138, 16) +
    plane(0.88, 0.17, -0.44, 0.4, 176, 320, deck(look))
  );
}

function detail(look: Look): string {
  const base = tame(look.body);
  const wall = linear(
    90,
    [0, tint(base, 0.35)],
    [0.2, tint(base, 0.05)],
    [0.8, tint(base, -0.15)],
    [1, tint(base, -0.45)],
  );
  const tongue = look.variant === 2 ? tint(look.accent, 0.1) : '#f5f6f8';
  return (
    group('translate(-40 -452) scale(1.72)', lid(look, 416, 330)) +
    plane(1.85, 0, -0.75, 1.1, 60, 118, rect(-60, -4, 460, 252, satin(look.body, 60), 2) + deck(look)) +
    rect(-20, 526, 640, 34, linear(90, [0, '#10141d', 0.34], [1, '#10141d', 0])) +
    path('M-20 388H620V520Q620 530 600 530H-20Z', wall, outline(look.body)) +
    stroke('M-10 391H620', '#ffffff', 3, 'opacity=".55"') +
    disc(66, 460, 15, metal('#9aa2ae', 40)) +
    disc(66, 460, 9, '#0b0d12') +
    usbC(166, 460, 74) +
    usbA(300, 460, 116, tongue) +
    hdmi(468, 460, 132)
  );
}

export const laptop: Illustration = { stands: 'table', sizeCm: 23, front, second, detail };
