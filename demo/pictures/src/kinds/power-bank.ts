import { bevel, blackGlass, cast, flatShadow, group, outline, satin, slabSide, tame } from '../parts/casework.ts';
import { usbA, usbC } from '../parts/connectors.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import { at, digits, disc, lightness, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { wide: 226, tall: 430, radius: 34 },
  { wide: 214, tall: 440, radius: 20 },
  { wide: 250, tall: 404, radius: 58 },
] as const;

function bolt(cx: number, cy: number, size: number, fill: string): string {
  const p = (x: number, y: number) => `${at(cx + x * size)} ${at(cy + y * size)}`;
  return path(
    `M${p(0.18, -1)}L${p(-0.6, 0.16)} ${p(-0.06, 0.16)} ${p(-0.2, 1)} ${p(0.6, -0.2)} ${p(0.06, -0.2)}Z`,
    fill,
    'stroke-linejoin="round"',
  );
}

/** The face with what tells the charge: lamps, figures or a ring. */
function front(look: Look): string {
  const { wide, tall, radius } = builds[look.variant];
  const base = tame(look.body);
  const shell =
    rect(0, 0, wide, tall, satin(look.body, 40), radius, outline(look.body)) + bevel(0, 0, wide, tall, radius);
  if (look.variant === 0) {
    const lamps = [0, 1, 2, 3]
      .map(
        (index) =>
          disc(wide / 2 - 36 + index * 24, 66, 9, '#7fd4ff', index < 3 ? 'opacity=".3"' : 'opacity="0"') +
          disc(wide / 2 - 36 + index * 24, 66, 5, index < 3 ? '#9fe0ff' : tint(base, -0.4)),
      )
      .join('');
    return (
      shell +
      lamps +
      bolt(wide / 2, 214, 40, tint(look.accent, 0.05)) +
      rect(wide / 2 - 30, tall - 66, 60, 7, tint(base, -0.35), 3.5)
    );
  }
  if (look.variant === 1) {
    return (
      shell +
      rect(12, 12, wide - 24, 150, blackGlass, 14) +
      digits('87', wide / 2 - 14, 112, 54, '#eaf6ff', 1.9) +
      digits('%', wide / 2 + 56, 112, 20, tint(look.accent, 0.3), 2) +
      rect(40, 130, wide - 80, 6, '#2b313c', 3) +
      rect(40, 130, (wide - 80) * 0.87, 6, tint(look.accent, 0.15), 3) +
      path(`M12 26Q12 12 26 12H120L50 162H26Q12 162 12 148Z`, '#ffffff', 'opacity=".08"') +
      stroke(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => `M24 ${196 + index * 24}H${wide - 24}`).join(''),
        tint(base, -0.25),
        2.2,
        'opacity=".75"',
      ) +
      stroke(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => `M24 ${198.5 + index * 24}H${wide - 24}`).join(''),
        '#ffffff',
        1.4,
        'opacity=".4"',
      )
    );
  }
  const cy = 176;
  const sweep = `stroke-linecap="round" stroke-dasharray="326 465" transform="rotate(-90 ${wide / 2} ${cy})"`;
  return (
    shell +
    disc(wide / 2, cy, 88, tint(base, -0.1), `stroke="${tint(base, -0.25)}"`) +
    disc(wide / 2, cy, 74, 'none', `stroke="${tint(base, -0.3)}" stroke-width="5"`) +
    disc(wide / 2, cy, 74, 'none', `stroke="${look.accent}" stroke-width="5" ${sweep}`) +
    bolt(wide / 2, cy, 30, look.accent) +
    [0, 1, 2, 3]
      .map((index) => rect(wide / 2 - 42 + index * 22, 318, 14, 6, index < 3 ? '#3ddc97' : tint(base, -0.35), 3))
      .join('')
  );
}

/** The end with the sockets, drawn in a box as wide as the case and `deep` high. */
function sockets(look: Look, wide: number, deep: number): string {
  const y = deep / 2;
  const tongue = look.variant === 2 ? '#f5f6f8' : tint(look.accent, 0.1);
  return (
    usbA(wide * 0.27, y, wide * 0.2, tongue) +
    usbC(wide * 0.5, y, wide * 0.15) +
    usbA(wide * 0.73, y, wide * 0.2, tongue)
  );
}

/** The case standing up, seen slightly from above so that its sockets show; `deep` is the top's depth. */
function upright(look: Look, contents: string, deep: number): string {
  const { wide, tall, radius } = builds[look.variant];
  const base = tame(look.body);
  const top = linear(
    0,
    [0, tint(base, -0.2)],
    [0.12, tint(base, 0.3)],
    [0.6, tint(base, 0.02)],
    [1, tint(base, -0.35)],
  );
  const plate = [wide * 0.13, -deep * 0.84, wide * 0.74, deep * 0.56] as const;
  return (
    slabSide(0, 0, wide, tall, radius, 0, -deep, top) +
    rect(...plate, '#10131a', 9, 'opacity=".82"') +
    group(`translate(0 ${at(-deep * 0.84)})`, sockets(look, wide, deep * 0.56)) +
    contents
  );
}

/** The other face: a label and nothing else. */
function back(look: Look): string {
  const { wide, tall, radius } = builds[look.variant];
  const ink = tint(tame(look.body), lightness(look.body) > 0.5 ? -0.4 : 0.4);
  const lines = [0, 1, 2, 3].map((index) =>
    rect(wide / 2 - 56, tall - 118 + index * 15, [112, 92, 104, 64][index] ?? 90, 5, ink, 2.5, 'opacity=".7"'),
  );
  return (
    rect(0, 0, wide, tall, satin(look.body, 40), radius, outline(look.body)) +
    bevel(0, 0, wide, tall, radius) +
    lines.join('') +
    disc(wide / 2 - 46, tall - 48, 8, 'none', `stroke="${ink}" stroke-width="2"`) +
    rect(wide / 2 - 26, tall - 56, 16, 16, 'none', 3, `stroke="${ink}" stroke-width="2"`) +
    bolt(wide / 2, 120, 30, look.accent)
  );
}

function cord(fromX: number, fromY: number, look: Look): string {
  const colour = tame(look.accent);
  const housing = linear(0, [0, tint(colour, 0.35)], [0.5, colour], [1, tint(colour, -0.35)]);
  const steel = linear(0, [0, '#f1f3f6'], [1, '#8f97a4']);
  const start = at(fromX);
  const run = `M${start} ${at(fromY - 44)}C${start} 10 400 20 440 150S366 350 396 440 430 500 466 500`;
  return (
    rect(fromX - 9, fromY - 14, 18, 18, steel, 2) +
    rect(fromX - 14, fromY - 54, 28, 44, housing, 7) +
    cast(stroke(run, '#10141d', 10), 5, 7, 6, 0.2) +
    stroke(run, tint(colour, -0.25), 11) +
    stroke(run, tint(colour, 0.25), 4, 'opacity=".8"') +
    cast(rect(462, 486, 74, 28, '#10141d', 7), 3, 8, 6, 0.28) +
    rect(512, 491, 24, 18, linear(90, [0, '#f1f3f6'], [1, '#8f97a4']), 5) +
    rect(462, 486, 52, 28, linear(90, [0, tint(colour, 0.35)], [0.5, colour], [1, tint(colour, -0.35)]), 7)
  );
}

function second(look: Look): string {
  const { wide } = builds[look.variant];
  const [scale, x, y, deep] = [0.82, 96, 168, 46];
  const socket = [x + wide * 0.5 * scale, y - deep * 0.56 * scale] as const;
  return (
    flatShadow(x + (wide * scale) / 2 + 4, y + builds[look.variant].tall * scale, wide * 0.98, 30, 0.28) +
    group(`translate(${x} ${y}) scale(${scale})`, upright(look, back(look), deep)) +
    cord(...socket, look)
  );
}

function detail(look: Look): string {
  const { wide } = builds[look.variant];
  const scale = 470 / wide;
  const deep = 74;
  return (
    cast(rect(65, 110, 470, 560, '#10141d', 60), 10, 14, 14, 0.3) +
    group(`translate(65 ${at(deep * scale + 84)}) scale(${scale.toFixed(3)})`, upright(look, front(look), deep))
  );
}

export const powerBank: Illustration = {
  stands: 'table',
  sizeCm: 14,
  front: (look) => {
    const { wide, tall } = builds[look.variant];
    const y = 328 - tall / 2;
    return (
      flatShadow(304, y + tall - 2, wide + 50, 30, 0.28) +
      group(`translate(${300 - wide / 2} ${y})`, upright(look, front(look), 42))
    );
  },
  second,
  detail,
};
