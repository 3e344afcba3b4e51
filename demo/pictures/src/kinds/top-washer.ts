import { display, keypad } from '../parts/appliance-display.ts';
import { caseColour, enamel } from '../parts/appliance-materials.ts';
import { foot, glass, knob, lamp, panel } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, radial, tint } from '../parts/kit.ts';

type Tub = { x: number; width: number; top: number; deck: number };

const BOTTOM = 526;
const TUBS: Readonly<Record<Look['variant'], Tub>> = {
  0: { x: 140, width: 320, top: 196, deck: 74 },
  1: { x: 96, width: 408, top: 230, deck: 74 },
  2: { x: 136, width: 328, top: 190, deck: 88 },
};
const INSET = 22;

function cabinet({ x, width, top }: Tub, look: Look): string {
  const base = caseColour(look.body);
  const ribs =
    look.variant === 1
      ? repeat(BOTTOM - top > 270 ? 3 : 2, (index) =>
          rect(
            x + 30,
            top + 70 + index * 74,
            width - 60,
            40,
            14,
            linear(90, [0, tint(base, -0.1)], [0.2, tint(base, 0.1)], [1, tint(base, 0.02)]),
            'stroke="#10141a" stroke-opacity="0.12" stroke-width="2"',
          ),
        )
      : rect(
          x + 26,
          top + 54,
          width - 52,
          BOTTOM - top - 110,
          18,
          'none',
          `stroke="${tint(base, -0.3)}" stroke-opacity="0.28" stroke-width="3"`,
        );
  return (
    groundShadow(300, BOTTOM + 14, width * 1.12, 0.3) +
    foot(x + 20, BOTTOM - 6, 40, 20) +
    foot(x + width - 60, BOTTOM - 6, 40, 20) +
    panel(x, top, width, BOTTOM - top, 16, look.body) +
    ribs +
    shape(
      `M${x + width * 0.1} ${top + 26}H${x + width * 0.22}` +
        `L${x + width * 0.15} ${BOTTOM - 20}H${x + width * 0.05}Z`,
      linear(90, [0, '#ffffff', 0.35], [1, '#ffffff', 0.02]),
    ) +
    rect(x + 2, BOTTOM - 30, width - 4, 28, 12, linear(90, [0, '#000000', 0.02], [1, '#000000', 0.2]))
  );
}

function deck({ x, width, top, deck: tall }: Tub, look: Look): string {
  const base = caseColour(look.body);
  return (
    shape(
      `M${x} ${top + 6}L${x + INSET} ${top - tall}H${x + width - INSET}L${x + width} ${top + 6}Z`,
      linear(80, [0, tint(base, -0.08)], [1, tint(base, 0.4)]),
      `stroke="${tint(base, -0.35)}" stroke-opacity="0.5" stroke-width="1.5"`,
    ) +
    rect(
      x - 2,
      top - 4,
      width + 4,
      28,
      10,
      enamel(look.body, 80),
      `stroke="${tint(base, -0.35)}" stroke-opacity="0.5" stroke-width="1.5"`,
    ) +
    rect(x + 6, top - 2, width - 12, 4, 2, '#ffffff', 'opacity="0.6"')
  );
}

function consoleBack({ x, width, top, deck: tall }: Tub, look: Look): string {
  const y = top - tall - 58;
  const left = x + INSET - 4;
  const wide = width - INSET * 2 + 8;
  const box = panel(left, y, wide, 66, 14, look.body);
  if (look.variant === 1) {
    return (
      box +
      rect(left + 10, y + 8, wide - 20, 46, 10, linear(90, [0, tint(look.accent, 0.1)], [1, tint(look.accent, -0.3)])) +
      knob(left + 62, y + 31, 19, '#eef0f2', look.accent, -40) +
      knob(left + wide / 2, y + 31, 19, '#eef0f2', look.accent, 0) +
      knob(left + wide - 62, y + 31, 19, '#eef0f2', look.accent, 60) +
      stroke(`M${left + 96} ${y + 31}h40M${left + wide - 140} ${y + 31}h40`, '#ffffff', 3, 'opacity="0.6"')
    );
  }
  return (
    box +
    glass(left + 10, y + 8, wide - 20, 46, 8, '#1b2027') +
    display(left + wide / 2 - 36, y + 15, 72, 32, '0:38', look.accent) +
    repeat(3, (index) => lamp(left + 34 + index * 24, y + 31, 4, '#dfe6ee')) +
    keypad(left + wide - 94, y + 18, 72, 28, 3, 1, '#424a54', look.accent)
  );
}

function lidGlass(left: number, right: number, top: number, tall: number, accent: string): string {
  const back = 16;
  const d = `M${left} ${top - 10}L${left + back} ${top - tall + 8}H${right - back}L${right} ${top - 10}Z`;
  return (
    shape(
      d,
      linear(30, [0, '#5a6470'], [0.5, '#2a3139'], [1, '#151a20']),
      'stroke="#8b949f" stroke-width="2.5" stroke-linejoin="round"',
    ) +
    shape(
      `M${left + 40} ${top - 14}L${left + 70} ${top - tall + 11}H${left + 120}L${left + 96} ${top - 14}Z`,
      '#ffffff',
      'opacity="0.22"',
    ) +
    rect((left + right) / 2 - 40, top - 20, 80, 9, 4, accent)
  );
}

function consoleFront({ x, width, top }: Tub, look: Look): string {
  return (
    glass(x + 12, top + 22, width - 24, 40, 8, '#12161b') +
    display(300 - 30, top + 26, 60, 32, '12', look.accent) +
    repeat(4, (index) => lamp(x + 40 + index * 22, top + 42, 3, '#dfe6ee')) +
    keypad(x + width - 116, top + 28, 90, 28, 3, 1, '#424a54', look.accent)
  );
}

function drawFront(look: Look): string {
  const tub = TUBS[look.variant];
  const { x, width, top, deck: tall } = tub;
  const split = x + width * 0.6;
  const lids =
    look.variant === 1
      ? lidGlass(x + 16, split - 4, top, tall, look.accent) +
        lidGlass(split + 4, x + width - 16, top, tall, look.accent)
      : lidGlass(x + 18, x + width - 18, top, tall, look.accent);
  if (look.variant === 2) return cabinet(tub, look) + deck(tub, look) + lids + consoleFront(tub, look);
  return consoleBack(tub, look) + cabinet(tub, look) + deck(tub, look) + lids;
}

function openDrum(cx: number, cy: number, rx: number, ry: number): string {
  return (
    ellipse(cx, cy, rx + 8, ry + 5, linear(60, [0, '#ffffff'], [1, '#98a2ad'])) +
    ellipse(cx, cy, rx, ry, linear(90, [0, '#2a3038'], [0.5, '#7d8792'], [1, '#dfe4ea'])) +
    '<g stroke="#2a3038" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round" ' +
    'fill="none" opacity="0.7">' +
    repeat(
      3,
      (index) =>
        `<path d="M${cx - rx * (0.9 - index * 0.04)} ${cy - ry * 0.3 + index * 9}A${rx} ` +
        `${ry} 0 0 0 ${cx + rx * (0.9 - index * 0.04)} ${cy - ry * 0.3 + index * 9}"/>`,
    ) +
    '</g>' +
    ellipse(
      cx,
      cy + ry * 0.22,
      rx * 0.5,
      ry * 0.4,
      radial(0.4, 0.3, 0.8, [0, '#ffffff'], [1, '#a3adb8']),
      'stroke="#6f7a86" stroke-width="1.5"',
    )
  );
}

function drawOpen(look: Look): string {
  const source = TUBS[look.variant];
  const tub = { ...source, top: source.top + 44, deck: source.deck + 30 };
  const { x, width, top, deck: tall } = tub;
  const y = top - tall + 4;
  const isTwin = look.variant === 1;
  const right = isTwin ? x + width * 0.58 : x + width - 34;
  const left = x + 34;
  const lid =
    shape(
      `M${left - 2} ${y}L${left + 6} ${y - 128}` +
        `Q${left + 8} ${y - 138} ${left + 18} ${y - 138}H${right - 18}` +
        `Q${right - 8} ${y - 138} ${right - 6} ${y - 128}L${right + 2} ${y}Z`,
      linear(40, [0, '#7c8793', 0.9], [0.5, '#3d4650', 0.9], [1, '#1d2329', 0.95]),
      'stroke="#98a1ab" stroke-width="5" stroke-linejoin="round"',
    ) +
    shape(
      `M${left + 30} ${y - 8}L${left + 66} ${y - 132}H${left + 108}L${left + 76} ${y - 8}Z`,
      '#ffffff',
      'opacity="0.2"',
    );
  const drums = isTwin
    ? openDrum((left + right) / 2 - 4, top - tall / 2, (right - left) / 2 - 8, 36) +
      lidGlass(right + 12, x + width - 18, top, tall, look.accent)
    : openDrum(300, top - tall / 2, width / 2 - 46, 40);
  const back = look.variant === 2 ? '' : consoleBack({ ...tub, deck: tall }, look);
  const front = look.variant === 2 ? consoleFront(tub, look) : '';
  return group('translate(36 70) scale(0.88)', back, lid, cabinet(tub, look), deck(tub, look), drums, front);
}

function drawDetail(look: Look): string {
  const { x, width, top, deck: tall } = TUBS[look.variant];
  if (look.variant === 2) return zoom(drawFront(look), 330, top + 20, 2.6);
  const scale = look.variant === 1 ? 2 : 2.3;
  return zoom(drawFront(look), x + width * 0.5, top - tall - 66 + 300 / scale, scale);
}

export const topWasher: Illustration = {
  stands: 'floor',
  sizeCm: 95,
  front: drawFront,
  second: drawOpen,
  detail: drawDetail,
};
