import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, radial, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  closeUp,
  disc,
  group,
  line,
  mesh,
  moved,
  oval,
  roundFill,
  shadesOf,
  clipped,
} from '../parts/device-parts.ts';

const CUSHION = '#24262b';

function cushionRing(x: number, y: number, rx: number, ry: number): string {
  return [
    oval(x, y, rx, ry, linear(50, [0, '#6a6f79'], [0.3, '#33373e'], [0.7, CUSHION], [1, '#0d0e11'])),
    oval(x, y, rx * 0.86, ry * 0.88, linear(50, [0, '#4a4f58'], [0.5, '#2b2e34'], [1, '#17191d'])),
    oval(x, y, rx * 0.56, ry * 0.64, '#08090b'),
    oval(x + 2, y + 2, rx * 0.52, ry * 0.6, linear(55, [0, '#0e1013'], [1, '#3a3e46'])),
  ].join('');
}

/** The outer shell of a cup, as each build shows it. */
function shell(x: number, y: number, rx: number, ry: number, look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const plate = {
    0:
      oval(x, y, rx * 0.66, ry * 0.66, linear(50, [0, dim], [1, lit])) +
      oval(x, y, rx * 0.6, ry * 0.6, linear(50, [0, lit], [0.6, base], [1, dim])) +
      line(`M${x - 14} ${y + 12}V${y - 4}M${x} ${y + 18}V${y - 18}M${x + 14} ${y + 12}V${y - 4}`, look.accent, 7),
    1:
      oval(
        x,
        y,
        rx * 0.74,
        ry * 0.74,
        linear(50, [0, tint(look.accent, 0.35)], [0.5, look.accent], [1, tint(look.accent, -0.35)]),
      ) + oval(x, y, rx * 0.5, ry * 0.5, 'none', 'stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"'),
    2:
      oval(x, y, rx * 0.68, ry * 0.68, '#0b0c0f') +
      clipped(
        `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.64}" ry="${ry * 0.64}"/>`,
        mesh(x - rx, y - ry, rx * 2, ry * 2, 9, '#4b505a', 0.7),
      ) +
      oval(
        x,
        y,
        rx * 0.74,
        ry * 0.74,
        'none',
        `stroke="${look.accent}" stroke-width="10" opacity="0.6" filter="${blur(5)}"`,
      ) +
      oval(x, y, rx * 0.74, ry * 0.74, 'none', `stroke="${tint(look.accent, 0.3)}" stroke-width="5"`),
  }[look.variant];
  return [
    oval(x, y, rx, ry, deep),
    oval(x - 2, y - 2, rx - 2, ry - 2, linear(50, [0, glint], [0.25, lit], [0.6, base], [1, deep])),
    plate,
    oval(
      x - rx * 0.36,
      y - ry * 0.52,
      rx * 0.3,
      ry * 0.14,
      '#ffffff',
      `opacity="0.3" transform="rotate(-38 ${x - rx * 0.36} ${y - ry * 0.52})"`,
    ),
  ].join('');
}

function band(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const thin = look.variant === 1;
  const outer = 'M152 322C142 150 216 66 306 66C400 66 470 152 456 316';
  return [
    line('M162 330C150 168 222 92 304 92C388 92 452 168 444 320', '#15171b', thin ? 12 : 30),
    thin ? '' : line('M166 326C156 172 226 98 304 98', linear(0, [0, '#6a6f79'], [1, '#6a6f79', 0]), 4),
    line(outer, deep, thin ? 18 : 30),
    line(outer, linear(20, [0, lit], [0.4, base], [1, dim]), thin ? 13 : 24),
    line('M150 246C158 140 226 62 306 60', linear(0, [0, glint, 0.8], [1, glint, 0]), thin ? 3 : 5),
    look.variant === 2 ? line('M214 92C266 58 344 58 396 96', look.accent, 7) : '',
  ].join('');
}

function arm(x: number, y: number, tilt: number, look: Look): string {
  const { deep } = shadesOf(look.body);
  return moved(
    `rotate(${tilt} ${x} ${y})`,
    [
      box(x - 11, y - 70, 22, 120, 9, linear(0, [0, '#8a909b'], [0.3, '#eceff3'], [0.6, '#9aa0aa'], [1, '#555a63'])),
      line(`M${x - 5} ${y - 30}h10M${x - 5} ${y - 18}h10M${x - 5} ${y - 6}h10`, '#555a63', 2),
      box(x - 16, y - 84, 32, 44, 9, linear(0, [0, look.body], [1, deep])),
    ].join(''),
  );
}

function micBoom(look: Look): string {
  if (look.variant !== 2) return '';
  return [
    line('M146 452C150 530 200 548 262 530', '#0f1114', 13),
    line('M144 452C148 524 198 542 258 526', '#5b616c', 3),
    moved(
      'rotate(-16 276 526)',
      box(248, 508, 62, 34, 17, linear(90, [0, '#4b505a'], [1, '#0c0d10'])) + mesh(260, 516, 42, 20, 7, '#000', 0.8),
    ),
    disc(250, 533, 4, look.accent),
  ].join('');
}

function front(look: Look): string {
  const [rx, ry] = look.variant === 1 ? [80, 84] : [88, 108];
  return [
    contactShadow(306, 404 + ry, 330, 0.26),
    band(look),
    arm(154, 300, 4, look),
    arm(450, 296, -6, look),
    moved(
      'rotate(6 440 404)',
      [
        oval(452, 404, rx * 0.72, ry, shadesOf(look.body).deep),
        oval(448, 404, rx * 0.7, ry - 3, roundFill(look.body, 0)),
        cushionRing(418, 404, rx * 0.7, ry * 0.96),
      ].join(''),
    ),
    moved(
      'rotate(-6 170 408)',
      [
        oval(206, 410, rx * 0.84, ry * 0.97, linear(50, [0, '#3a3e46'], [1, '#0d0e11'])),
        oval(198, 410, rx * 0.86, ry * 0.97, linear(50, [0, '#555b65'], [0.6, CUSHION], [1, '#0d0e11'])),
        shell(166, 408, rx, ry, look),
      ].join(''),
    ),
    micBoom(look),
  ].join('');
}

function edgeCup(x: number, flip: 1 | -1, look: Look): string {
  const ry = look.variant === 1 ? 78 : 104;
  return group(
    `transform="translate(${x} 400) scale(${flip} 1) rotate(-5)"`,
    [
      box(-6, -ry, 62, ry * 2, 30, linear(0, [0, '#3a3e46'], [0.5, '#24262b'], [1, '#0d0e11'])),
      line(`M26 ${-ry + 22}V${ry - 22}`, '#000000', 3, 'opacity="0.5"'),
      box(-44, -ry + 4, 56, ry * 2 - 8, 28, roundFill(look.body, flip === 1 ? 0 : 180)),
      box(-46, -ry * 0.5, 9, ry, 4.5, look.accent),
    ].join(''),
  );
}

function second(look: Look): string {
  return [
    contactShadow(300, look.variant === 1 ? 480 : 504, 350, 0.26),
    moved('translate(-4 0)', band(look)),
    arm(150, 296, 2, look),
    arm(450, 296, -2, look),
    edgeCup(152, 1, look),
    edgeCup(448, -1, look),
    look.variant === 2 ? disc(128, 470, 10, radial(0.4, 0.3, 0.8, [0, '#8a909b'], [1, '#111316'])) : '',
  ].join('');
}

export const headphones: Illustration = {
  stands: 'table',
  sizeCm: 20,
  front,
  second,
  detail: (look) => closeUp(front(look), look.variant === 2 ? 210 : 200, look.variant === 2 ? 430 : 390, 2.3),
};
