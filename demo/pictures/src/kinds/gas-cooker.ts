import { caseColour, darkPlastic, steel } from '../parts/appliance-materials.ts';
import { barHandle, foot, glass, knob, panel } from '../parts/appliance-parts.ts';
import { group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import { burner, panSupports } from '../parts/gas-hob.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';
import { turnedBox } from '../parts/turned-box.ts';

const HEIGHT = 330;
const WIDTHS: Readonly<Record<Look['variant'], number>> = { 0: 330, 1: 420, 2: 350 };

function knobs(look: Look, width: number): string {
  const count = look.variant === 1 ? 6 : 5;
  const step = (width - 60) / count;
  const colour = look.variant === 2 ? '#d5d9de' : '#2c323a';
  const pointer = look.variant === 2 ? look.accent : '#ffffff';
  return repeat(count, (index) => {
    const cx = 30 + step * (index + 0.5);
    return stroke(`M${cx} 7v4`, look.accent, 3) + knob(cx, 33, 17, colour, pointer, index === 1 ? -60 : 0);
  });
}

function ovenDoor(x: number, y: number, width: number, height: number, look: Look): string {
  return (
    (look.variant === 2 ? glass(x, y, width, height, 10, '#1b2027') : panel(x, y, width, height, 10, look.body)) +
    glass(x + 34, y + 62, width - 68, height - 96, 12, '#15191f') +
    stroke(
      `M${x + 48} ${y + 62 + (height - 96) * 0.45}h${width - 96}` +
        `M${x + 48} ${y + 62 + (height - 96) * 0.72}h${width - 96}`,
      '#8d97a3',
      2,
      'opacity="0.45"',
    ) +
    barHandle(x + 26, y + 22, width - 52, 13)
  );
}

function face(look: Look): string {
  const width = WIDTHS[look.variant];
  const strip =
    look.variant === 2
      ? rect(3, 3, width - 6, 60, 8, steel(90))
      : rect(3, 3, width - 6, 60, 8, linear(90, [0, '#000000', 0.03], [1, '#000000', 0.12]));
  const base =
    panel(0, 0, width, HEIGHT, 10, look.body) +
    strip +
    knobs(look, width) +
    rect(2, 64, width - 4, 3, 0, '#0c1017', 'opacity="0.4"');
  if (look.variant === 1) {
    const left = width * 0.34;
    const cupboard =
      panel(8, 74, left - 12, HEIGHT - 86, 8, look.body) +
      barHandle(left - 26, 110, 9, 110) +
      rect(22, HEIGHT - 60, left - 56, 8, 4, look.accent);
    return base + cupboard + ovenDoor(left + 2, 74, width - left - 10, HEIGHT - 86, look);
  }
  return (
    base +
    ovenDoor(8, 74, width - 16, 196, look) +
    panel(8, 276, width - 16, HEIGHT - 286, 6, look.body) +
    rect(width / 2 - 60, 286, 120, 8, 4, '#0c1017', 'opacity="0.3"')
  );
}

function hobFromFront(x: number, width: number, y: number, hasWok: boolean): string {
  const depth = 66;
  const spots = [
    [0.3, -46],
    [0.7, -46],
    [0.26, -17],
    [0.74, -17],
  ] as const;
  const shrink = hasWok ? 0.72 : 1;
  const supports = spots.map(([share, up]) => ({
    cx: x + width * (0.5 + (share - 0.5) * (hasWok ? 1.36 : 1)),
    cy: y + up,
    width: width * (up < -30 ? 0.34 : 0.38) * shrink,
  }));
  return (
    shape(
      `M${x} ${y}L${x + 26} ${y - depth}H${x + width - 26}L${x + width} ${y}Z`,
      linear(80, [0, '#7e8893'], [0.5, '#d5dae0'], [1, '#f4f6f8']),
      'stroke="#6f7882" stroke-width="1.5"',
    ) +
    supports.map(({ cx, cy }) => burner(cx, cy, cy < y - 30 ? 32 : 36, 0.3)).join('') +
    (hasWok ? burner(x + width / 2, y - 30, 48, 0.3) : '') +
    panSupports(supports, 0.17 / shrink, 5) +
    (hasWok ? panSupports([{ cx: x + width / 2, cy: y - 30, width: width * 0.3 }], 0.34, 5) : '')
  );
}

function glassLid(x: number, width: number, y: number, tall: number): string {
  return (
    shape(
      `M${x + 24} ${y}L${x + 24} ${y - tall + 12}` +
        `Q${x + 24} ${y - tall} ${x + 36} ${y - tall}H${x + width - 36}` +
        `Q${x + width - 24} ${y - tall} ${x + width - 24} ${y - tall + 12}V${y}Z`,
      linear(40, [0, '#7d8995', 0.85], [0.5, '#48525d', 0.85], [1, '#262c33', 0.92]),
      'stroke="#b4bcc5" stroke-width="3"',
    ) +
    shape(
      `M${x + width * 0.2} ${y}L${x + width * 0.34} ${y - tall + 3}H${x + width * 0.48}` + `L${x + width * 0.34} ${y}Z`,
      linear(90, [0, '#ffffff', 0.4], [1, '#ffffff', 0.06]),
    ) +
    rect(x + width / 2 - 34, y - tall - 3, 68, 8, 4, steel(90))
  );
}

function drawFront(look: Look): string {
  const width = WIDTHS[look.variant];
  const x = 300 - width / 2;
  const top = 208;
  return (
    groundShadow(300, 546, width * 1.12, 0.3) +
    foot(x + 14, 530, 40, 18) +
    foot(x + width - 54, 530, 40, 18) +
    glassLid(x, width, top - 60, 92) +
    hobFromFront(x, width, top, look.variant === 1) +
    group(`translate(${x} ${top - 2})`, face(look)) +
    rect(x - 3, top - 6, width + 6, 10, 4, steel(90), 'stroke="#5f6873" stroke-opacity="0.5"')
  );
}

function drawTurned(look: Look): string {
  const width = WIDTHS[look.variant];
  const depth = 300;
  const base = caseColour(look.body);
  const hasWok = look.variant === 1;
  const left = hasWok ? 0.18 : 0.27;
  const reach = width * (hasWok ? 0.3 : 0.42);
  const spots = [
    [left, 84],
    [1 - left, 84],
    [left, 212],
    [1 - left, 212],
    ...(hasWok ? ([[0.5, 148]] as const) : []),
  ] as const;
  const supports = spots.map(([share, cy]) => ({ cx: width * share, cy, width: reach }));
  const top =
    rect(0, 0, width, depth, 8, linear(60, [0, '#dfe4e9'], [0.5, '#f7f9fa'], [1, '#b3bbc4'])) +
    supports.map(({ cx, cy }) => burner(cx, cy, cx === width / 2 ? 54 : 42, 0.95)).join('') +
    panSupports(supports, 0.85, 7);
  const lid =
    shape(
      `M6 0V-104H${width - 6}V0Z`,
      linear(60, [0, '#8b96a2', 0.8], [1, '#39424c', 0.9]),
      'stroke="#b4bcc5" stroke-width="5" stroke-linejoin="round"',
    ) + shape(`M60 0L110 -102H170L120 0Z`, '#ffffff', 'opacity="0.2"');
  const side = rect(0, 0, depth, HEIGHT, 4, linear(10, [0, tint(base, -0.14)], [1, tint(base, -0.36)]));
  const scale = look.variant === 1 ? 0.88 : 0.98;
  return group(
    `translate(${300 - 300 * scale} ${560 - 560 * scale}) scale(${scale})`,
    turnedBox({ width, height: HEIGHT, depth, body: look.body, front: face(look), side, top, behind: lid }, 552),
  );
}

function drawDetail(look: Look): string {
  if (look.variant === 1) return zoom(drawFront(look), 230, 235, 2.6);
  const flat = 0.42;
  return (
    rect(-10, -10, 620, 460, 0, linear(70, [0, '#f7f9fb'], [0.5, '#c9cfd6'], [1, '#98a1ab'])) +
    burner(470, 70, 90, flat) +
    panSupports([{ cx: 470, cy: 80, width: 300 }], flat, 14) +
    burner(250, 255, 170, flat, true) +
    panSupports([{ cx: 250, cy: 265, width: 540 }], flat, 20) +
    rect(-10, 430, 620, 22, 0, steel(90)) +
    rect(
      -10,
      452,
      620,
      160,
      0,
      look.variant === 2
        ? steel(90)
        : linear(90, [0, tint(caseColour(look.body), 0.2)], [1, tint(caseColour(look.body), -0.15)]),
    ) +
    knob(130, 535, 52, look.variant === 2 ? '#d5d9de' : '#2c323a', look.accent, -60) +
    knob(330, 535, 52, look.variant === 2 ? '#d5d9de' : '#2c323a', look.accent, 0) +
    knob(530, 535, 52, look.variant === 2 ? '#d5d9de' : '#2c323a', look.accent, 0) +
    rect(0, 452, 600, 8, 0, darkPlastic(90), 'opacity="0.3"')
  );
}

export const gasCooker: Illustration = {
  stands: 'floor',
  sizeCm: 88,
  front: drawFront,
  second: drawTurned,
  detail: drawDetail,
};
