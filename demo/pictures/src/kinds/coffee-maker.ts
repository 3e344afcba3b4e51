import { INK, barrel, brightness, caseColour, caseEdge, darkPlastic, steel } from '../parts/appliance-materials.ts';
import { foot, lamp, panel, powerCord, tube, vents } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, repeat, ring, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import { display } from '../parts/appliance-display.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';

const COFFEE = linear(0, [0, '#2a140a'], [0.3, '#6b3c1d'], [0.6, '#3c1e0f'], [1, '#1c0d06']);

function cup(cx: number, y: number, size: number, wanted = '#f4f5f6'): string {
  const colour = brightness(wanted) < 0.3 ? '#f4f5f6' : wanted;
  const half = size / 2;
  return (
    stroke(
      `M${cx + half * 0.9} ${y - size * 0.62}` + `c${size * 0.34} -4 ${size * 0.34} ${size * 0.44} 0 ${size * 0.4}`,
      tint(caseColour(colour), -0.1),
      size * 0.1,
    ) +
    shape(
      `M${cx - half} ${y - size * 0.78}H${cx + half}L${cx + half * 0.82} ${y - 6}` +
        `Q${cx} ${y + 6} ${cx - half * 0.82} ${y - 6}Z`,
      barrel(colour),
      caseEdge(colour),
    ) +
    ellipse(cx, y - size * 0.78, half, size * 0.12, '#ffffff', caseEdge(colour)) +
    ellipse(cx, y - size * 0.77, half * 0.84, size * 0.085, '#5a2f16') +
    ellipse(cx - half * 0.1, y - size * 0.785, half * 0.5, size * 0.045, '#b97b45')
  );
}

function carafe(cx: number, y: number, accent: string): string {
  const bowl =
    `M${cx - 62} ${y - 150}H${cx + 62}Q${cx + 104} ${y - 92} ${cx + 96} ${y - 40}` +
    `Q${cx + 88} ${y} ${cx + 58} ${y}H${cx - 58}Q${cx - 88} ${y} ${cx - 96} ${y - 40}` +
    `Q${cx - 104} ${y - 92} ${cx - 62} ${y - 150}Z`;
  return (
    tube(`M${cx + 68} ${y - 144}C${cx + 150} ${y - 150} ${cx + 156} ${y - 40} ${cx + 96} ${y - 26}`, 20, '#2a3037') +
    shape(
      bowl,
      linear(0, [0, '#b4c4ce', 0.75], [0.3, '#ffffff', 0.55], [1, '#8fa2af', 0.75]),
      'stroke="#7d8f9c" stroke-width="2.5"',
    ) +
    shape(
      `M${cx - 98} ${y - 78}Q${cx} ${y - 64} ${cx + 98} ${y - 78}` +
        `Q${cx + 99} ${y - 50} ${cx + 94} ${y - 34}Q${cx + 86} ${y - 4} ${cx + 58} ${y - 3}` +
        `H${cx - 58}Q${cx - 86} ${y - 4} ${cx - 94} ${y - 34}` +
        `Q${cx - 99} ${y - 50} ${cx - 98} ${y - 78}Z`,
      COFFEE,
    ) +
    rect(cx - 68, y - 166, 136, 22, 8, darkPlastic(0)) +
    rect(cx - 66, y - 146, 132, 8, 3, accent) +
    shape(
      `M${cx - 70} ${y - 118}Q${cx - 90} ${y - 70} ${cx - 72} ${y - 20}` +
        `Q${cx - 60} ${y - 70} ${cx - 52} ${y - 122}Z`,
      '#ffffff',
      'opacity="0.5"',
    )
  );
}

function drip(look: Look): string {
  return (
    rect(172, 190, 256, 290, 8, linear(0, [0, '#14181c'], [0.5, '#353c44'], [1, '#14181c'])) +
    shape(
      'M150 110Q150 84 178 82H422Q450 84 450 110V214Q450 236 420 238H180Q150 236 150 214Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    rect(164, 74, 272, 20, 8, darkPlastic(90)) +
    display(252, 124, 96, 44, '7:30', look.accent) +
    repeat(4, (index) => circle(216 + index * 56, 200, 10, index === 0 ? look.accent : '#59626d')) +
    shape('M240 236H360L340 268H260Z', darkPlastic(0)) +
    shape(
      'M136 486Q136 468 160 466H440Q464 468 464 486V516Q464 530 446 530H154Q136 530 136 516Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    ellipse(300, 468, 118, 12, '#14181c') +
    carafe(300, 466, look.accent) +
    circle(300, 502, 13, '#14181c') +
    lamp(300, 502, 6, look.accent)
  );
}

function gauge(cx: number, cy: number, radius: number, accent: string): string {
  return (
    circle(cx, cy, radius, steel(45)) +
    circle(cx, cy, radius * 0.84, '#fbfcfd') +
    stroke(
      `M${cx - radius * 0.5} ${cy + radius * 0.35}` +
        `A${radius * 0.62} ${radius * 0.62} 0 1 1 ${cx + radius * 0.5} ${cy + radius * 0.35}`,
      INK,
      2,
      'stroke-dasharray="2 5"',
    ) +
    stroke(`M${cx} ${cy}L${cx + radius * 0.4} ${cy - radius * 0.4}`, accent, 3.4) +
    circle(cx, cy, 4, INK)
  );
}

function espresso(look: Look): string {
  return (
    panel(110, 196, 380, 260, 10, look.body) +
    rect(126, 270, 348, 186, 6, linear(90, [0, '#2a3037'], [1, '#7b848e'])) +
    panel(96, 110, 408, 168, 16, look.body) +
    stroke('M120 106H480M120 92H480', '#9aa3ad', 6) +
    stroke('M122 112V90M300 112V90M478 112V90', '#9aa3ad', 6) +
    gauge(300, 186, 42, look.accent) +
    repeat(
      3,
      (index) =>
        circle(146 + index * 44, 186, 17, darkPlastic()) +
        ring(146 + index * 44, 186, 17, index === 0 ? look.accent : '#8d97a3', 3),
    ) +
    circle(440, 186, 32, darkPlastic()) +
    rect(434, 158, 12, 28, 5, look.accent) +
    rect(240, 272, 120, 30, 8, steel(0)) +
    rect(252, 300, 96, 24, 8, steel(0)) +
    rect(214, 304, 50, 18, 9, darkPlastic(90)) +
    shape('M216 300L150 326Q138 334 146 346L160 348L222 324Z', darkPlastic(60)) +
    rect(284, 322, 10, 24, 3, steel(0)) +
    rect(306, 322, 10, 24, 3, steel(0)) +
    stroke('M290 346V404M311 346V404', '#6b3c1d', 4) +
    tube('M428 276C438 330 452 360 446 418', 9, '#c9ced5') +
    cup(300, 462, 84) +
    panel(84, 456, 432, 62, 12, look.body) +
    rect(110, 454, 380, 14, 5, steel(90)) +
    vents(130, 457, 340, 8, 24, true) +
    foot(110, 514, 48, 16) +
    foot(442, 514, 48, 16)
  );
}

function capsule(look: Look): string {
  return (
    rect(226, 250, 148, 220, 10, linear(0, [0, '#191d22'], [0.5, '#3a424b'], [1, '#14181c'])) +
    shape(
      'M190 168Q194 84 300 80Q406 84 410 168V258Q408 292 372 294H228Q192 292 190 258Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    shape('M214 168Q220 112 290 100Q244 130 238 176V270H214Z', '#ffffff', 'opacity="0.4"') +
    tube('M206 140Q300 30 394 140', 18, '#c9ced5') +
    rect(262, 290, 76, 30, 8, darkPlastic(0)) +
    rect(290, 318, 20, 14, 4, '#14181c') +
    stroke('M300 332V392', '#5a2f16', 5) +
    rect(250, 176, 100, 92, 18, linear(60, [0, '#3a424b'], [1, '#14181c'])) +
    circle(300, 206, 17, linear(60, [0, tint(look.accent, 0.4)], [1, look.accent])) +
    stroke('M300 199v7M294 201a9 9 0 1 0 12 0', '#ffffff', 2.4) +
    repeat(4, (index) => lamp(270 + index * 20, 246, 4, index < 2 ? look.accent : '#8d97a3')) +
    cup(300, 464, 92, look.accent) +
    shape(
      'M176 480Q176 464 196 462H404Q424 464 424 480V512Q424 530 404 530H196Q176 530 176 512Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    rect(200, 460, 200, 12, 5, steel(90)) +
    vents(214, 462, 172, 8, 14, true)
  );
}

const BUILDS = [drip, espresso, capsule] as const;

function ground(width: number): string {
  return powerCord('M430 514C500 512 510 550 560 530') + groundShadow(300, 532, width, 0.32);
}

function drawFront(look: Look): string {
  return ground(look.variant === 2 ? 320 : 420) + BUILDS[look.variant](look);
}

const SIDE_SHELLS = [
  'M196 118Q198 84 240 82H420Q468 86 470 140V500Q470 530 444 530H150Q130 530 130 512' +
    'V496Q130 478 152 476H330V250H222Q196 248 196 222Z',
  'M176 110Q176 96 190 96H470Q484 96 484 110V516Q484 530 470 530H126Q112 530 112 516' +
    'V490Q112 476 126 476H330V250H190Q176 250 176 236Z',
  'M196 190Q206 88 330 82Q462 84 470 210V500Q470 530 444 530H150Q130 530 130 512V496' +
    'Q130 478 152 476H330V270H222Q196 268 196 236Z',
] as const;

/** The profile: a tall back with the head reaching over the cup. */
function drawSide(look: Look): string {
  const base = caseColour(look.body);
  const shell = SIDE_SHELLS[look.variant];
  const tank =
    rect(398, 150, 52, 250, 12, linear(0, [0, '#7d9aad', 0.85], [0.4, '#dff1fb', 0.9], [1, '#5f7d91', 0.85])) +
    rect(402, 240, 44, 156, 8, linear(0, [0, '#4aa3dd', 0.7], [0.4, '#b9e3f9', 0.8], [1, '#2f7fb5', 0.7]));
  const drink =
    look.variant === 0
      ? group('translate(72 148) scale(0.7)', carafe(214, 466, look.accent))
      : cup(232, 478, 100, look.variant === 2 ? look.accent : '#f4f5f6') + stroke('M232 276V402', '#5a2f16', 5);
  const lever =
    look.variant === 1
      ? shape('M204 262L128 280Q116 288 124 300L140 302L210 282Z', darkPlastic(60))
      : look.variant === 2
        ? tube('M214 150Q276 56 400 96', 16, '#c9ced5')
        : rect(220, 72, 210, 18, 8, darkPlastic(90));
  return (
    powerCord('M460 510C520 508 530 550 572 530') +
    groundShadow(300, 534, 400, 0.32) +
    (look.variant === 2 ? lever : '') +
    shape(shell, linear(25, [0, tint(base, 0.5)], [0.45, base], [1, tint(base, -0.3)]), caseEdge(look.body)) +
    (look.variant === 2 ? '' : lever) +
    rect(330, 250, 26, 226, 4, '#0c1017', 'opacity="0.22"') +
    tank +
    rect(214, 196, 116, 8, 4, look.accent) +
    rect(206, look.variant === 2 ? 262 : 246, 54, 30, 8, darkPlastic(0)) +
    rect(146, 470, 186, 12, 5, steel(90)) +
    drink +
    (look.variant === 2 ? '' : stroke('M212 110Q216 104 240 104H400', '#ffffff', 6, 'opacity="0.6"'))
  );
}

export const coffeeMaker: Illustration = {
  stands: 'table',
  sizeCm: 34,
  front: drawFront,
  second: drawSide,
  detail: (look) => zoom(drawFront(look), 300, look.variant === 0 ? 390 : look.variant === 1 ? 250 : 360, 2.1),
};
