import { display } from '../parts/appliance-display.ts';
import { barrel, caseColour } from '../parts/appliance-materials.ts';
import { foot, glass, lamp, panel } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';
import { turnedBox } from '../parts/turned-box.ts';

type Tower = { width: number; height: number; niche: number; bottle: number };

const TOWERS: Readonly<Record<Look['variant'], Tower>> = {
  0: { width: 190, height: 344, niche: 62, bottle: 150 },
  1: { width: 206, height: 470, niche: 92, bottle: 0 },
  2: { width: 230, height: 264, niche: 58, bottle: 186 },
};
const HOT = '#d8372f';
const COLD = '#2f7fd6';

/** A water bottle standing on its neck at (cx, y). */
function bottleUpsideDown(cx: number, y: number, tall: number): string {
  const half = tall * 0.46;
  const water = linear(0, [0, '#3f9bd8', 0.75], [0.25, '#c9ecff', 0.85], [0.55, '#6fbdeb', 0.75], [1, '#2470ab', 0.85]);
  const d =
    `M${cx - 24} ${y + 6}V${y - 6}Q${cx - half} ${y - 16} ${cx - half} ${y - tall * 0.3}` +
    `V${y - tall + 16}Q${cx - half} ${y - tall} ${cx - half + 20} ${y - tall}` +
    `H${cx + half - 20}Q${cx + half} ${y - tall} ${cx + half} ${y - tall + 16}` +
    `V${y - tall * 0.3}Q${cx + half} ${y - 16} ${cx + 24} ${y - 6}V${y + 6}Z`;
  return (
    shape(d, water, 'stroke="#2a77ad" stroke-opacity="0.7" stroke-width="2"') +
    repeat(2, (index) =>
      rect(
        cx - half - 1,
        y - tall * (0.5 + index * 0.22),
        half * 2 + 2,
        tall * 0.07,
        6,
        linear(0, [0, '#2b83bf', 0.6], [0.3, '#e3f6ff', 0.8], [1, '#1f659b', 0.7]),
      ),
    ) +
    ellipse(cx, y - tall + 22, half - 8, 7, '#eefaff', 'opacity="0.75"') +
    rect(cx - half + 12, y - tall + 30, 9, tall * 0.56, 4, '#ffffff', 'opacity="0.6"')
  );
}

function tap(cx: number, y: number, colour: string, isLever: boolean): string {
  if (!isLever)
    return (
      rect(cx - 13, y, 26, 16, 5, '#eef1f4') +
      rect(cx - 9, y + 14, 18, 12, 3, '#aab3bc') +
      rect(cx - 13, y, 26, 6, 3, colour)
    );
  return (
    rect(cx - 8, y, 16, 26, 4, linear(0, [0, '#f7f9fa'], [1, '#aab3bc'])) +
    rect(cx - 6, y + 24, 12, 14, 3, '#c3cad1') +
    rect(cx - 13, y + 4, 26, 11, 5, linear(90, [0, tint(colour, 0.35)], [1, tint(colour, -0.2)]))
  );
}

function niche(look: Look): string {
  const { width, niche: y } = TOWERS[look.variant];
  const wide = width - 36;
  const tall = look.variant === 1 ? 150 : 118;
  const isLever = look.variant !== 1;
  return (
    rect(18, y, wide, tall, 14, linear(90, [0, '#0c1015'], [0.5, '#2c333b'], [1, '#515a64'])) +
    rect(18, y, wide, tall, 14, 'none', 'stroke="#ffffff" stroke-opacity="0.35" stroke-width="2"') +
    tap(width / 2 - 36, y + 10, HOT, isLever) +
    tap(width / 2 + 36, y + 10, COLD, isLever) +
    (look.variant === 1 ? tap(width / 2, y + 10, '#3aa36a', false) : '') +
    rect(26, y + tall - 14, wide - 16, 10, 4, '#a5aeb8') +
    stroke(`M34 ${y + tall - 9}h${wide - 32}`, '#3a424b', 3, 'stroke-dasharray="2 8"')
  );
}

function face(look: Look): string {
  const { width, height, niche: top } = TOWERS[look.variant];
  const lamps =
    look.variant === 1
      ? glass(18, 18, width - 36, 60, 10, '#171c22') +
        display(30, 28, 78, 40, '92C', look.accent) +
        lamp(width - 66, 48, 5, HOT) +
        lamp(width - 42, 48, 5, COLD)
      : rect(18, 18, width - 36, 30, 15, '#0000001c') +
        lamp(width / 2 - 36, 33, 5, HOT) +
        lamp(width / 2, 33, 5, '#35c26b') +
        lamp(width / 2 + 36, 33, 5, COLD);
  const low = top + (look.variant === 1 ? 166 : 132);
  const cupboard =
    look.variant === 2
      ? rect(18, low + 20, width - 36, 10, 5, look.accent)
      : panel(14, low, width - 28, height - low - 18, 12, look.body) +
        rect(width - 46, low + 24, 10, 60, 5, look.accent);
  return panel(0, 0, width, height, 18, look.body) + lamps + niche(look) + cupboard;
}

function collar(cx: number, y: number, width: number, look: Look): string {
  return (
    ellipse(cx, y + 2, width * 0.36, 15, tint(caseColour(look.body), -0.35)) +
    rect(cx - width * 0.3, y - 10, width * 0.6, 16, 6, barrel(look.body))
  );
}

function drawFront(look: Look): string {
  const { width, height, bottle } = TOWERS[look.variant];
  const bottom = look.variant === 2 ? 528 : 540;
  const x = 300 - width / 2;
  const y = bottom - height;
  const top =
    bottle > 0
      ? bottleUpsideDown(300, y - 4, bottle) + collar(300, y + 2, width, look)
      : rect(x + 14, y - 12, width - 28, 20, 8, linear(90, [0, '#59626d'], [1, '#2a3038']));
  return (
    groundShadow(300, bottom + 6, width * 1.25, 0.3) +
    foot(x + 14, bottom - 4, 36, 12) +
    foot(x + width - 50, bottom - 4, 36, 12) +
    top +
    group(`translate(${x} ${y})`, face(look))
  );
}

function drawTurned(look: Look): string {
  const { width, height, bottle } = TOWERS[look.variant];
  const depth = 170;
  const base = caseColour(look.body);
  const side =
    rect(0, 0, depth, height, 8, linear(10, [0, tint(base, -0.14)], [1, tint(base, -0.36)])) +
    rect(30, 40, depth - 60, height - 80, 14, 'none', 'stroke="#000" stroke-opacity="0.1" stroke-width="5"');
  const top = rect(0, 0, width, depth, 14, linear(60, [0, tint(base, 0.5)], [1, tint(base, 0.1)]));
  const bottom = 548;
  const deck = bottom - height - 14;
  const water =
    bottle > 0
      ? ellipse(300, deck + 6, width * 0.3, 16, tint(base, -0.35)) + bottleUpsideDown(300, deck - 2, bottle * 0.98)
      : '';
  const box = turnedBox({ width, height, depth, body: look.body, front: face(look), side, top }, bottom);
  return group('translate(15 22) scale(0.95)', box, water);
}

function drawDetail(look: Look): string {
  const { width, height, niche: top } = TOWERS[look.variant];
  const y = (look.variant === 2 ? 528 : 540) - height;
  const right = 300 + 36;
  const base = y + top + (look.variant === 1 ? 136 : 104);
  const cup =
    stroke(`M${right} ${base - 60}V${base - 8}`, '#bfe6fb', 3.4, 'opacity="0.9"') +
    shape(
      `M${right - 20} ${base - 42}H${right + 20}L${right + 16} ${base}H${right - 16}Z`,
      linear(0, [0, '#ffffff', 0.5], [0.4, '#ffffff', 0.15], [1, '#ffffff', 0.45]),
      'stroke="#e8f4fb" stroke-width="1.4"',
    ) +
    shape(
      `M${right - 18} ${base - 24}H${right + 18}L${right + 16} ${base}H${right - 16}Z`,
      linear(0, [0, '#6fc2f0', 0.8], [0.4, '#d3f0ff', 0.8], [1, '#3b93c9', 0.8]),
    );
  return zoom(drawFront(look) + cup, 300, y + top + 50, 460 / width);
}

export const waterDispenser: Illustration = {
  stands: 'floor',
  sizeCm: 100,
  front: drawFront,
  second: drawTurned,
  detail: drawDetail,
};
