import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  closeUp,
  disc,
  group,
  line,
  moved,
  oval,
  shadesOf,
  shape,
  sphereFill,
} from '../parts/device-parts.ts';

function tip(x: number, y: number, size: number, turn: number): string {
  return moved(
    `rotate(${turn} ${x} ${y})`,
    [
      oval(x, y, size, size * 0.86, linear(50, [0, '#9aa0aa'], [0.4, '#5a5f69'], [1, '#1b1d21'])),
      oval(x - size * 0.22, y, size * 0.55, size * 0.62, linear(50, [0, '#3a3e46'], [1, '#777d88'])),
      oval(x - size * 0.3, y, size * 0.26, size * 0.34, '#0c0d10'),
    ].join(''),
  );
}

function stem(look: Look): string {
  const { lit, base, deep, glint } = shadesOf(look.body);
  return [
    box(-4, 0, 34, 132, 17, linear(0, [0, glint], [0.35, lit], [0.6, base], [1, deep])),
    box(4, 118, 18, 10, 5, linear(0, [0, '#d9dde3'], [1, '#777d88'])),
    box(4, 40, 5, 40, 2.5, look.accent),
    disc(8, 0, 45, sphereFill(look.body)),
    oval(18, -18, 6, 14, '#16181c', 'transform="rotate(24 18 -18)"'),
    tip(-32, 6, 27, 8),
  ].join('');
}

function bean(look: Look): string {
  const { deep } = shadesOf(look.body);
  return [
    tip(-46, 30, 30, -14),
    disc(4, 12, 58, deep),
    disc(2, 10, 57, sphereFill(look.body)),
    disc(6, 10, 36, linear(50, [0, tint(look.accent, 0.35)], [0.5, look.accent], [1, tint(look.accent, -0.35)])),
    disc(6, 10, 20, 'none', 'stroke="#ffffff" stroke-opacity="0.45" stroke-width="3"'),
    oval(-10, -18, 16, 7, '#ffffff', 'opacity="0.5" transform="rotate(-30 -10 -18)"'),
  ].join('');
}

function hook(look: Look): string {
  const { lit, base, deep, glint } = shadesOf(look.body);
  return [
    line('M26 -6C44 -92 -64 -100 -70 -18C-72 20 -66 52 -58 74', deep, 17),
    line('M24 -8C40 -86 -60 -92 -66 -18C-68 16 -64 40 -58 60', lit, 5, 'opacity="0.8"'),
    tip(-38, 38, 27, -12),
    box(-34, -14, 88, 104, 40, linear(50, [0, glint], [0.25, lit], [0.55, base], [1, deep])),
    box(-10, 16, 40, 50, 18, linear(50, [0, '#2f333a'], [1, '#0d0e11'])),
    line('M10 30v22', look.accent, 6),
  ].join('');
}

function bud(look: Look): string {
  return [bean, stem, hook][look.variant]?.(look) ?? bean(look);
}

const budY = (look: Look) => [406, 350, 384][look.variant] ?? 400;

function pairOfBuds(look: Look): string {
  const y = budY(look);
  return [
    group(`transform="translate(470 ${y - 8}) rotate(14) scale(-1 1)"`, bud(look)),
    group(`transform="translate(352 ${y + 28}) rotate(-14)"`, bud(look)),
  ].join('');
}

function drawOpen(look: Look): string {
  const y = budY(look);
  const drop = look.variant === 1 ? 60 : 0;
  return [
    contactShadow(352, y + 96 + drop, 140, 0.34),
    contactShadow(474, y + 62 + drop, 130, 0.34),
    moved('translate(-76 14)', openCase(look)),
    pairOfBuds(look),
  ].join('');
}

type CaseSize = { x: number; width: number; top: number; height: number; radius: number; lid: number };
const caseSizes: Record<Look['variant'], CaseSize> = {
  0: { x: 150, width: 300, top: 236, height: 150, radius: 74, lid: 112 },
  1: { x: 176, width: 248, top: 222, height: 166, radius: 62, lid: 112 },
  2: { x: 130, width: 340, top: 232, height: 150, radius: 40, lid: 122 },
};

function openCase(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const { x, width, top, height, radius, lid } = caseSizes[look.variant];
  const lidTop = top - lid;
  const well = (at: number) =>
    oval(at, top + 13, width * 0.15, 9, '#040506') +
    oval(at, top + 15, width * 0.12, 6, linear(90, [0, '#0c0d10'], [1, '#4b505a']));
  return [
    contactShadow(300, top + height, width * 1.05, 0.32),
    box(x + 4, lidTop, width - 8, lid + 30, radius * 0.85, linear(50, [0, lit], [0.5, base], [1, deep])),
    box(
      x + 16,
      lidTop + 14,
      width - 32,
      lid + 14,
      radius * 0.7,
      linear(90, [0, '#0f1114'], [0.7, '#2b2e34'], [1, '#3c4048']),
    ),
    box(x + 44, lidTop + 34, width - 88, 8, 4, '#ffffff', 'opacity="0.07"'),
    box(x, top - 8, width, height * 0.6, 26, linear(0, [0, glint], [0.4, lit], [1, dim])),
    box(x + 12, top, width - 24, 34, 17, linear(90, [0, '#191b20'], [1, '#33373e'])),
    well(300 - width * 0.22),
    well(300 + width * 0.22),
    shape(
      `M${x} ${top + 12}Q300 ${top + 40} ${x + width} ${top + 12}V${top + height - radius}` +
        `Q${x + width} ${top + height} ${x + width - radius} ${top + height}H${x + radius}` +
        `Q${x} ${top + height} ${x} ${top + height - radius}Z`,
      linear(60, [0, glint], [0.2, lit], [0.5, base], [0.85, dim], [1, deep]),
    ),
    line(`M${x + 4} ${top + 16}Q300 ${top + 43} ${x + width - 4} ${top + 16}`, '#ffffff', 2.5, 'opacity="0.5"'),
    look.variant === 2
      ? box(270, top + 54, 60, 26, 6, '#07080a') +
        line(`M284 ${top + 67}h6M298 ${top + 67}h6M312 ${top + 67}h6`, look.accent, 6)
      : disc(300, top + 62, 6, tint(look.accent, 0.3)),
  ].join('');
}

function closedCase(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const { x, width, radius } = caseSizes[look.variant];
  const [left, wide, high] = [x - 40, width + 80, look.variant === 1 ? 330 : 250];
  const top = 300 - high / 2;
  const round = Math.min(radius * 1.5, high / 2);
  return [
    contactShadow(300, top + high, wide, 0.34),
    box(left, top, wide, high, round, linear(60, [0, glint], [0.18, lit], [0.5, base], [0.8, dim], [1, deep])),
    box(left + 24, top + 8, wide - 48, high * 0.2, round * 0.3, linear(90, [0, '#fff', 0.5], [1, '#fff', 0])),
    line(`M${left + 2} ${top + high * 0.42}H${left + wide - 2}`, deep, 3),
    line(`M${left + 2} ${top + high * 0.42 + 3}H${left + wide - 2}`, glint, 1.5),
    box(276, top + high * 0.42 - 8, 48, 16, 8, dim),
    disc(300, top + high * 0.62, 7, tint(look.accent, 0.2)),
    disc(300, top + high * 0.62, 13, look.accent, 'opacity="0.25"'),
    line(`M284 ${top + high * 0.22}v8M300 ${top + high * 0.18}v18M316 ${top + high * 0.22}v8`, look.accent, 6),
  ].join('');
}

function detail(look: Look): string {
  return [
    contactShadow(300, 520, 360, 0.28),
    group(
      `transform="translate(${look.variant === 1 ? 300 : 310} ${look.variant === 1 ? 210 : 280}) ` +
        'rotate(-10) scale(2.9)"',
      bud(look),
    ),
  ].join('');
}

export const earbuds: Illustration = {
  stands: 'table',
  sizeCm: 9,
  front: drawOpen,
  second: closedCase,
  detail: (look) => closeUp(detail(look), 300, 300, 1),
};
