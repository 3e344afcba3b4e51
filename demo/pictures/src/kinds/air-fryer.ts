import { display, keypad } from '../parts/appliance-display.ts';
import { barrel, caseEdge, darkPlastic, enamel, steel } from '../parts/appliance-materials.ts';
import { glass, knob, lamp, panel, powerCord } from '../parts/appliance-parts.ts';
import { group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear } from '../parts/kit.ts';

const EGG = 'M136 330Q130 96 300 90Q470 96 464 330V452Q462 512 410 516H190Q138 512 136 452Z';

function grip(cx: number, y: number, wide: number, tall: number, look: Look): string {
  return (
    rect(cx - wide / 2 + 4, y + 8, wide, tall, 16, '#0c1017', `opacity="0.45" filter="${blur(6)}"`) +
    rect(cx - wide / 2, y, wide, tall, 16, darkPlastic(20)) +
    rect(cx - wide / 2 + 7, y + 7, wide * 0.22, tall - 14, 8, '#ffffff', 'opacity="0.16"') +
    rect(cx - wide * 0.2, y + 10, wide * 0.4, 9, 4.5, look.accent)
  );
}

function eggTop(look: Look): string {
  const dials = stroke('M224 206a78 78 0 0 1 152 0', '#7b8591', 3, 'stroke-dasharray="2 9"');
  return (
    shape(EGG, barrel(look.body), caseEdge(look.body)) +
    shape(
      'M170 200Q200 112 300 104Q240 132 214 200Q200 240 196 300H158Q160 240 170 200Z',
      linear(90, [0, '#ffffff', 0.5], [1, '#ffffff', 0]),
    ) +
    shape(
      'M204 240Q206 152 300 148Q394 152 396 240Q396 268 300 272Q204 268 204 240Z',
      linear(60, [0, '#4b535d'], [1, '#15191e']),
    ) +
    dials +
    knob(300, 216, 38, '#d9dde2', look.accent, 40)
  );
}

function digitalTop(look: Look): string {
  return (
    shape(
      'M140 128Q140 100 176 98H424Q460 100 460 128V452Q460 516 400 516H200Q140 516 140 452Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    shape(
      'M152 128Q154 110 178 108H422Q446 110 448 128V262H152Z',
      linear(50, [0, '#4b535d'], [0.4, '#1c2127'], [1, '#0d1014']),
    ) +
    shape('M190 262L262 108H312L240 262Z', '#ffffff', 'opacity="0.1"') +
    display(238, 128, 124, 54, '180', look.accent) +
    keypad(176, 200, 248, 44, 6, 1, '#363e47', look.accent)
  );
}

function dualTop(look: Look): string {
  return (
    panel(74, 128, 452, 380, 40, look.body) +
    glass(96, 146, 408, 100, 22, '#13171c') +
    display(130, 166, 110, 48, '200', look.accent) +
    display(360, 166, 110, 48, '15', look.accent) +
    repeat(3, (index) => lamp(276 + index * 24, 190, 4, '#dfe6ee')) +
    repeat(6, (index) =>
      lamp(134 + index * 20 + (index > 2 ? 170 : 0), 230, 3, index % 3 === 0 ? look.accent : '#8d97a3'),
    )
  );
}

function drawers(look: Look): string {
  if (look.variant === 2) {
    return [92, 304]
      .map(
        (x) =>
          panel(x, 262, 204, 226, 26, look.body) +
          rect(
            x + 42,
            300,
            120,
            66,
            12,
            linear(60, [0, '#5a4630'], [0.5, '#2c2118'], [1, '#120d09']),
            'stroke="#0c1017" stroke-width="3"',
          ) +
          shape(`M${x + 62} 366L${x + 92} 300H${x + 116}L${x + 86} 366Z`, '#fff', 'opacity="0.16"') +
          grip(x + 102, 390, 62, 74, look),
      )
      .join('');
  }
  const front =
    look.variant === 0
      ? 'M146 316Q300 340 454 316V450Q452 502 406 506H194Q148 502 146 450Z'
      : 'M150 290H450V450Q450 506 396 506H204Q150 506 150 450Z';
  return (
    shape(front, barrel(look.body), 'stroke="#0c1017" stroke-opacity="0.55" stroke-width="3"') +
    rect(196, 484, 208, 5, 2.5, look.accent, 'opacity="0.8"') +
    grip(300, 346, 74, 112, look)
  );
}

const TOPS = [eggTop, digitalTop, dualTop] as const;

function ground(): string {
  return powerCord('M440 500C500 500 520 540 560 516') + groundShadow(300, 520, 400, 0.32);
}

function drawFront(look: Look): string {
  return group(
    'translate(0 8)',
    ground(),
    rect(190, 508, 60, 14, 5, '#20262d'),
    rect(350, 508, 60, 14, 5, '#20262d'),
    TOPS[look.variant](look),
    drawers(look),
  );
}

function fries(x: number, y: number, wide: number): string {
  return repeat(Math.floor(wide / 13), (index) => {
    const tilt = ((index * 47) % 70) - 35;
    const lift = (index * 29) % 22;
    return rect(
      x + index * 13,
      y - 34 - lift,
      12,
      58,
      3,
      linear(0, [0, '#ffe08a'], [0.6, '#f0b53c'], [1, '#c98420']),
      `transform="rotate(${tilt} ${x + index * 13 + 6} ${y - lift})"`,
    );
  });
}

function pulledDrawer(x: number, wide: number, look: Look): string {
  const y = 372;
  const rim = `M${x + 22} ${y - 54}H${x + wide - 22}L${x + wide} ${y}H${x}Z`;
  return (
    rect(x + 10, y + 110, wide - 20, 40, 20, '#0c1017', `opacity="0.35" filter="${blur(9)}"`) +
    shape(rim, '#0f1215', 'stroke="#4a525c" stroke-width="5" stroke-linejoin="round"') +
    fries(x + 26, y - 14, wide - 56) +
    shape(
      `M${x - 4} ${y - 4}H${x + wide + 4}V${y + 90}` +
        `Q${x + wide} ${y + 138} ${x + wide - 40} ${y + 140}H${x + 40}` +
        `Q${x} ${y + 138} ${x - 4} ${y + 90}Z`,
      enamel(look.body, 50),
      caseEdge(look.body),
    ) +
    rect(x - 4, y - 8, wide + 8, 9, 4, steel(90)) +
    grip(x + wide / 2, y + 36, 66, 84, look)
  );
}

function drawOpen(look: Look): string {
  const hole =
    look.variant === 2
      ? panel(92, 262, 204, 226, 26, look.body) + grip(194, 390, 62, 74, look) + rect(304, 262, 204, 216, 20, '#0f1215')
      : shape('M150 300H450V460Q448 500 404 504H196Q152 500 150 460Z', linear(90, [0, '#07090b'], [1, '#2c323a']));
  const drawer = look.variant === 2 ? pulledDrawer(300, 214, look) : pulledDrawer(140, 320, look);
  return group(
    'translate(15 -4) scale(0.95)',
    ground(),
    TOPS[look.variant](look),
    hole,
    group('translate(0 44)', drawer),
  );
}

export const airFryer: Illustration = {
  stands: 'table',
  sizeCm: 33,
  front: drawFront,
  second: drawOpen,
  detail: (look) => zoom(drawFront(look), 300, look.variant === 2 ? 230 : 220, look.variant === 2 ? 1.9 : 2.2),
};
