import { display, keypad } from '../parts/appliance-display.ts';
import { barrel, caseColour, caseEdge, darkPlastic, enamel, steel } from '../parts/appliance-materials.ts';
import { glass, lamp, powerCord, tube } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear, radial, tint } from '../parts/kit.ts';

function ground(width: number): string {
  return (
    powerCord('M440 500C500 500 520 530 556 512') +
    groundShadow(300, 518, width, 0.32) +
    rect(300 - width * 0.36, 494, width * 0.72, 22, 8, darkPlastic(90))
  );
}

function drumBody(look: Look): string {
  return (
    rect(92, 300, 60, 30, 10, darkPlastic(60)) +
    rect(448, 300, 60, 30, 10, darkPlastic(60)) +
    shape('M128 250H472V440Q472 506 400 510H200Q128 506 128 440Z', barrel(look.body), caseEdge(look.body)) +
    rect(150, 470, 300, 8, 4, look.accent)
  );
}

function switchPlate(look: Look): string {
  return (
    rect(236, 366, 128, 92, 16, darkPlastic(60)) +
    rect(240, 370, 120, 84, 13, 'none', 'stroke="#ffffff" stroke-opacity="0.2" stroke-width="2"') +
    lamp(266, 394, 5, '#ffb02e') +
    lamp(266, 430, 5, '#ff4b3a') +
    stroke('M280 394h14M280 430h14', '#aab3bd', 3) +
    rect(314, 380, 34, 64, 9, '#0c1017') +
    rect(317, 410, 28, 31, 7, linear(90, [0, tint(look.accent, 0.4)], [1, tint(look.accent, -0.25)]))
  );
}

function glassLid(cx: number, y: number, half: number): string {
  return (
    shape(
      `M${cx - half} ${y}Q${cx - half * 0.8} ${y - 74} ${cx} ${y - 78}` +
        `Q${cx + half * 0.8} ${y - 74} ${cx + half} ${y}Z`,
      linear(30, [0, '#eaf2f7', 0.95], [0.5, '#b4c4d0', 0.85], [1, '#7f92a1', 0.9]),
      'stroke="#7a8895" stroke-width="2"',
    ) +
    shape(
      `M${cx - half * 0.7} ${y - 16}Q${cx - half * 0.5} ${y - 60} ${cx - 20} ${y - 68}` +
        `Q${cx - half * 0.36} ${y - 44} ${cx - half * 0.5} ${y - 12}Z`,
      '#ffffff',
      'opacity="0.75"',
    ) +
    ellipse(cx, y, half, 13, steel(0), 'stroke="#6f7882" stroke-width="1"') +
    circle(cx + half * 0.5, y - 46, 5, '#515b66') +
    rect(cx - 34, y - 106, 68, 28, 12, darkPlastic(20)) +
    rect(cx - 16, y - 84, 32, 12, 3, '#1a1e23')
  );
}

function classic(look: Look): string {
  return (
    drumBody(look) +
    ellipse(300, 252, 172, 20, steel(0), 'stroke="#6f7882"') +
    glassLid(300, 246, 158) +
    switchPlate(look)
  );
}

function digital(look: Look): string {
  const base = caseColour(look.body);
  return (
    shape(
      'M120 330Q116 210 210 176Q300 156 390 176Q484 210 480 330L470 440Q462 506 394 510H206Q138 506 130 440Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    shape(
      'M121 318Q122 212 210 176Q300 156 390 176Q478 212 479 318Q300 350 121 318Z',
      linear(60, [0, tint(base, 0.65)], [0.5, tint(base, 0.15)], [1, tint(base, -0.25)]),
      caseEdge(look.body),
    ) +
    stroke('M122 320Q300 354 478 320', '#20262d', 4, 'opacity="0.6"') +
    rect(268, 156, 64, 18, 8, darkPlastic(60)) +
    tube('M150 250Q150 118 300 116Q450 118 450 250', 15, '#3a424b') +
    rect(282, 310, 36, 32, 8, steel(90)) +
    shape('M196 372Q300 392 404 372V460Q300 484 196 460Z', '#12161b') +
    display(252, 386, 96, 44, '0:25', look.accent) +
    keypad(206, 440, 188, 24, 5, 1, '#39414a', look.accent) +
    stroke('M156 216Q186 190 230 182', '#ffffff', 8, 'opacity="0.65"')
  );
}

function compact(look: Look): string {
  const base = caseColour(look.body);
  return (
    shape(
      'M150 290Q138 290 138 310L152 452Q160 508 216 510H384Q440 508 448 452L462 310Q462 290 450 290Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    shape(
      'M146 296Q150 214 300 208Q450 214 454 296Z',
      linear(60, [0, tint(look.accent, 0.5)], [0.5, look.accent], [1, tint(look.accent, -0.35)]),
      caseEdge(look.accent),
    ) +
    rect(136, 286, 328, 18, 9, enamel(look.body, 80), caseEdge(look.body)) +
    tube('M158 300Q160 138 300 136Q440 138 442 300', 17, tint(base, -0.15)) +
    circle(158, 300, 14, darkPlastic()) +
    circle(442, 300, 14, darkPlastic()) +
    rect(270, 196, 60, 18, 8, darkPlastic(60)) +
    circle(300, 404, 52, '#14181d') +
    circle(300, 404, 45, linear(50, [0, '#3a424b'], [1, '#191d22'])) +
    rect(284, 374, 32, 60, 9, '#0c1017') +
    rect(287, 402, 26, 29, 7, look.accent) +
    lamp(300, 386, 5, '#ffb02e')
  );
}

const BUILDS = [classic, digital, compact] as const;

function drawFront(look: Look): string {
  return group('translate(0 12)', ground(380), BUILDS[look.variant](look));
}

function riceHeap(cx: number, cy: number, rx: number, ry: number): string {
  const grains = Array.from({ length: 36 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt((index + 0.5) / 36) * 0.9;
    return (
      `M${(cx + Math.cos(angle) * rx * reach).toFixed(0)} ${(cy + Math.sin(angle) * ry * reach).toFixed(0)}` +
      `l${index % 2 === 0 ? '6 2' : '4 -3'}`
    );
  }).join('');
  return (
    ellipse(cx, cy, rx, ry, radial(0.4, 0.3, 0.8, [0, '#ffffff'], [1, '#ddd5c3'])) +
    stroke(grains, '#c9bfa8', 3, 'opacity="0.8"')
  );
}

/** The pot seen into: rim, inner pot and rice. The lid leans behind or stands open. */
function drawOpen(look: Look): string {
  const base = caseColour(look.body);
  const lidColour = look.variant === 2 ? look.accent : base;
  const top = look.variant === 0 ? 286 : 330;
  const body =
    look.variant === 0
      ? group('translate(0 34)', drumBody(look), switchPlate(look))
      : shape(`M126 ${top}H474L462 470Q454 538 390 544H210Q146 538 138 470Z`, barrel(look.body), caseEdge(look.body)) +
        (look.variant === 1
          ? glass(206, 420, 188, 70, 14, '#12161b') + display(252, 432, 96, 44, '0:25', look.accent)
          : circle(300, 450, 46, darkPlastic()) +
            rect(282, 456, 36, 20, 7, look.accent) +
            lamp(300, 434, 5, '#ffb02e'));
  const lid =
    look.variant === 0
      ? group('translate(-146 -6) rotate(-8 300 200)', glassLid(300, 190, 128))
      : shape(
          'M140 322Q120 120 220 84Q300 66 380 84Q480 120 460 322Z',
          linear(60, [0, tint(lidColour, 0.3)], [1, tint(lidColour, -0.3)]),
          caseEdge(look.body),
        ) +
        shape(
          'M166 312Q152 150 230 116Q300 100 370 116Q448 150 434 312Z',
          linear(50, [0, '#eef1f4'], [0.5, '#c3cad1'], [1, '#8b949e']),
        ) +
        circle(300, 210, 34, '#7b858f') +
        circle(300, 210, 26, steel(40));
  return (
    groundShadow(300, 552, 380, 0.32) +
    (look.variant === 0 ? '' : lid) +
    body +
    ellipse(300, top, 174, 50, steel(0), 'stroke="#6f7882" stroke-width="1.5"') +
    ellipse(300, top + 2, 156, 42, linear(90, [0, '#2c323a'], [1, '#7d8893'])) +
    riceHeap(300, top + 10, 140, 32) +
    stroke(
      `M250 ${top - 60}c-18 -24 14 -34 0 -60M312 ${top - 66}c-18 -24 14 -34 0 -60` +
        `M366 ${top - 60}c-18 -24 14 -34 0 -60`,
      '#a5b2c0',
      11,
      `opacity="0.55" filter="${blur(5)}"`,
    ) +
    (look.variant === 0 ? group('translate(96 0)', lid) : '')
  );
}

export const riceCooker: Illustration = {
  stands: 'table',
  sizeCm: 25,
  front: drawFront,
  second: (look) => group('translate(18 10) scale(0.94)', drawOpen(look)),
  detail: (look) => zoom(drawFront(look), 300, look.variant === 0 ? 400 : 380, 2),
};
