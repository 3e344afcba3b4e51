import { barrel, caseColour, darkPlastic, steel } from '../parts/appliance-materials.ts';
import { foot, knob, lamp, powerCord, tube } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import { display } from '../parts/appliance-display.ts';
import { fruit } from '../parts/groceries.ts';
import type { Illustration, Look } from '../illustration.ts';
import { clip, groundShadow, linear, tint } from '../parts/kit.ts';

type Jug = { outline: string; bottom: number; top: number; left: number; right: number };

const JUGS: Readonly<Record<Look['variant'], Jug>> = {
  0: { outline: 'M208 96H392L372 356H228Z', top: 96, bottom: 356, left: 208, right: 392 },
  1: {
    outline: 'M206 90H394Q392 200 384 320Q380 352 356 356H244Q220 352 216 320Q208 200 206 90Z',
    top: 90,
    bottom: 356,
    left: 206,
    right: 394,
  },
  2: {
    outline: 'M236 100Q238 64 300 62Q362 64 364 100L372 320H228Z',
    top: 62,
    bottom: 320,
    left: 226,
    right: 374,
  },
};

function blade(cx: number, y: number, scale: number): string {
  return group(
    `translate(${cx} ${y}) scale(${scale})`,
    rect(-16, -6, 32, 22, 5, steel(0)) +
      shape('M0 -8L-62 -30L-50 -14L0 0L50 -14L62 -30Z', steel(30), 'stroke="#59626c"') +
      shape('M0 -2L-56 14L-40 20L0 8L40 20L56 14Z', steel(60), 'stroke="#59626c"') +
      circle(0, -4, 8, steel(45), 'stroke="#59626c"'),
  );
}

function smoothie({ outline, top, bottom, left, right }: Jug, colour: string): string {
  const level = top + (bottom - top) * 0.3;
  const fill = linear(0, [0, tint(colour, -0.15)], [0.3, tint(colour, 0.4)], [0.7, colour], [1, tint(colour, -0.3)]);
  const bubbles = repeat(7, (index) =>
    circle(240 + index * 20, level + 16 + ((index * 37) % 60), 3 + (index % 3), '#ffffff', 'opacity="0.4"'),
  );
  const drink =
    rect(left, level, right - left, bottom - level, 0, fill) +
    ellipse(300, level, 110, 12, tint(colour, 0.45)) +
    bubbles;
  return `<g clip-path="${clip(`<path d="${outline}"/>`)}">${drink}</g>`;
}

function jug(look: Look, filling?: string): string {
  const build = JUGS[look.variant];
  const { outline, top, bottom, left, right } = build;
  const drink = filling === undefined ? '' : smoothie(build, filling);
  const marks = repeat(5, (index) =>
    stroke(
      `M${right - 62} ${top + 80 + index * 36}h${index % 2 === 0 ? 26 : 16}`,
      filling === undefined ? '#6f7f8e' : '#ffffff',
      2.6,
    ),
  );
  return (
    shape(
      outline,
      linear(
        0,
        [0, '#9fb4c2', 0.65],
        [0.12, '#eef6fa', 0.6],
        [0.4, '#ffffff', 0.35],
        [0.75, '#d3e2ea', 0.55],
        [1, '#8aa0b0', 0.75],
      ),
    ) +
    drink +
    (filling === undefined ? blade(300, bottom - 26, 0.8) : '') +
    marks +
    shape(
      `M${left + 18} ${top + 14}H${left + 42}L${left + 48} ${bottom - 16}H${left + 34}Z`,
      '#ffffff',
      'opacity="0.6"',
    ) +
    shape(outline, 'none', 'stroke="#7a8d9c" stroke-width="3" stroke-linejoin="round"')
  );
}

function base(look: Look): string {
  const { body, accent } = look;
  const line = `stroke="${tint(caseColour(body), -0.4)}" stroke-opacity="0.55" stroke-width="1.6"`;
  const feet = foot(206, 532, 40, 14) + foot(354, 532, 40, 14);
  if (look.variant === 1) {
    return (
      feet +
      shape('M226 372H374L404 520Q406 538 386 538H214Q194 538 196 520Z', barrel(body), line) +
      rect(216, 356, 168, 24, 8, darkPlastic(0)) +
      display(258, 396, 84, 36, '30', accent) +
      repeat(5, (index) =>
        rect(220 + index * 33, 456, 27, 30, 7, index === 0 ? accent : '#4b545e', 'stroke="#000" stroke-opacity="0.3"'),
      ) +
      rect(206, 506, 188, 6, 3, accent, 'opacity="0.8"')
    );
  }
  if (look.variant === 2) {
    return (
      foot(224, 532, 36, 12) +
      foot(340, 532, 36, 12) +
      shape(
        'M214 356Q214 346 228 346H372Q386 346 386 356L398 516Q398 538 376 538H224Q202 538 202 516Z',
        barrel(body),
        line,
      ) +
      rect(220, 316, 160, 34, 10, barrel(accent)) +
      repeat(9, (index) => rect(228 + index * 17, 318, 5, 30, 2, '#0c1017', 'opacity="0.2"')) +
      circle(300, 446, 34, '#14181d') +
      circle(300, 446, 28, linear(60, [0, tint(accent, 0.4)], [1, tint(accent, -0.3)])) +
      stroke('M300 432v14M290 438a14 14 0 1 0 20 0', '#ffffff', 3.4)
    );
  }
  return (
    feet +
    shape(
      'M232 368H368Q378 372 384 400L408 516Q410 538 388 538H212Q190 538 192 516L216 400Q222 372 232 368Z',
      barrel(body),
      line,
    ) +
    rect(222, 352, 156, 24, 8, darkPlastic(0)) +
    stroke('M262 500a48 48 0 1 1 76 0', accent, 4, 'stroke-dasharray="3 11"') +
    knob(300, 466, 36, '#e3e6ea', accent, -35) +
    lamp(360, 500, 4, accent)
  );
}

const JUG_PLASTIC = '#2a3037';

function jugHandle(look: Look): string {
  if (look.variant === 2) return '';
  return look.variant === 0
    ? tube('M390 128H432Q452 130 450 156L440 280Q438 306 414 306H378', 22, look.accent)
    : tube('M392 116H440Q462 118 462 144V276Q462 310 428 318L384 322', 24, JUG_PLASTIC);
}

/** The lid, or the screw ring of the cup that stands on its head. */
function closure(look: Look): string {
  if (look.variant === 2) return rect(222, 306, 156, 18, 8, barrel(look.accent));
  const colour = look.variant === 0 ? look.accent : JUG_PLASTIC;
  return rect(258, 52, 84, 28, 10, barrel(colour)) + rect(200, 76, 200, 26, 9, barrel(colour));
}

function drawWith(look: Look, filling?: string): string {
  return (
    powerCord('M396 528C460 524 500 556 548 532') +
    groundShadow(300, 546, 280, 0.32) +
    jugHandle(look) +
    base(look) +
    jug(look, filling) +
    closure(look)
  );
}

function drawInUse(look: Look): string {
  const filling = (['#e2557a', '#e9a52f', '#7cb342'] as const)[look.variant];
  const fruits = (['#d8324a', '#f08a24', '#8bc34a'] as const)[look.variant];
  return (
    drawWith(look, filling) +
    groundShadow(128, 548, 130, 0.22) +
    fruit(68, 550, 2, 32, fruits) +
    fruit(98, 506, 1, 28, tint(fruits, 0.15)) +
    stroke('M126 452c2 -10 8 -14 14 -16', '#5a7a2f', 5)
  );
}

function drawDetail(look: Look): string {
  return look.variant === 0
    ? zoom(drawWith(look), 300, 400, 2.2)
    : zoom(drawWith(look), 300, look.variant === 1 ? 430 : 390, 2.1);
}

export const blender: Illustration = {
  stands: 'table',
  sizeCm: 40,
  front: (look) => drawWith(look),
  second: drawInUse,
  detail: drawDetail,
};
