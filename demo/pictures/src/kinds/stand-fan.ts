import { barrel, brightness, caseColour, darkPlastic, steel } from '../parts/appliance-materials.ts';
import { chooseTrim, foot, knob, lamp, panel } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, repeat, ring, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, radial, tint } from '../parts/kit.ts';

const HEAD = { x: 300, y: 190, radius: 142 };

function blades(count: number, radius: number, colour: string): string {
  const wide = count === 3 ? 0.62 : count === 7 ? 0.26 : 0.36;
  const r = radius;
  const d =
    `M${-r * 0.1} ${-r * 0.12}` +
    `C${-r * wide} ${-r * 0.5} ${-r * wide * 0.8} ${-r * 0.98} ${r * 0.06} ${-r * 0.94}` +
    `C${r * wide * 0.7} ${-r * 0.88} ${r * 0.26} ${-r * 0.4} ${r * 0.12} ${-r * 0.1}Z`;
  const fill = linear(30, [0, tint(colour, 0.45)], [0.6, colour], [1, tint(colour, -0.35)]);
  return repeat(count, (index) => group(`rotate(${(index * 360) / count})`, shape(d, fill, 'opacity="0.92"')));
}

function polar(angle: number, reach: number): string {
  return `${(Math.cos(angle) * reach).toFixed(0)} ${(Math.sin(angle) * reach).toFixed(0)}`;
}

function cage(radius: number, look: Look): string {
  const wire = look.variant === 1 ? '#3a424c' : look.variant === 2 ? '#4b535d' : '#8d97a2';
  const count = look.variant === 2 ? 30 : 44;
  const swirl = look.variant === 1 ? 0.5 : 0.12;
  const spokes = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const inner = radius * 0.24;
    const bend = polar(angle + swirl * 0.8, radius * 0.62);
    return `M${polar(angle, inner)}Q${bend} ${polar(angle + swirl, radius)}`;
  }).join('');
  return (
    stroke(spokes, wire, 1.7, 'opacity="0.8"') +
    ring(0, 0, radius * 0.62, wire, 2.4) +
    ring(0, 0, radius, tint(wire, -0.2), 7) +
    ring(-0.8, -0.8, radius + 1, '#ffffff', 1.6, 'opacity="0.6"') +
    circle(
      0,
      0,
      radius * 0.24,
      radial(0.35, 0.3, 0.8, [0, tint(look.accent, 0.55)], [0.6, look.accent], [1, tint(look.accent, -0.4)]),
      'stroke="#20262d" stroke-opacity="0.4" stroke-width="2"',
    ) +
    circle(0, 0, radius * 0.13, '#ffffff', 'opacity="0.25"')
  );
}

function bladeColour(look: Look): string {
  if (look.variant === 0) return brightness(look.accent) > 0.62 ? tint(look.accent, -0.25) : tint(look.accent, 0.25);
  return look.variant === 1 ? '#7a848f' : '#59636e';
}

function head(look: Look): string {
  const { radius } = HEAD;
  const count = look.variant === 0 ? ([3, 5, 7][chooseTrim(look, 3)] ?? 3) : ([3, 5, 4][look.variant] ?? 3);
  return (
    circle(0, 0, radius, radial(0.4, 0.35, 0.7, [0, '#ffffff', 0.55], [0.8, '#cfd6dd', 0.5], [1, '#8d97a2', 0.6])) +
    blades(count, radius * 0.88, bladeColour(look)) +
    cage(radius, look)
  );
}

function stand(look: Look): string {
  const base = caseColour(look.body);
  const pole =
    rect(291, 320, 18, 200, 6, look.variant === 1 ? steel(0) : barrel(look.body)) +
    rect(286, 430, 28, 26, 6, darkPlastic(0));
  if (look.variant === 2) {
    return (
      rect(289, 320, 22, 110, 6, barrel(look.body)) +
      panel(212, 410, 176, 130, 18, look.body) +
      knob(262, 470, 26, '#d5d9de', look.accent, 30) +
      repeat(3, (index) => rect(312 + index * 20, 452, 14, 34, 5, index === 0 ? look.accent : '#59626d')) +
      lamp(330, 512, 4, look.accent) +
      foot(228, 536, 36, 12) +
      foot(336, 536, 36, 12)
    );
  }
  const control =
    panel(270, 346, 60, 84, 14, look.body) +
    knob(300, 372, 15, '#d5d9de', look.accent, 20) +
    repeat(3, (index) => rect(281 + index * 14, 398, 10, 18, 4, index === 0 ? look.accent : '#6d7682'));
  const floor =
    look.variant === 0
      ? ellipse(300, 530, 116, 22, tint(base, -0.4)) +
        ellipse(300, 522, 116, 22, linear(30, [0, tint(base, 0.5)], [0.5, base], [1, tint(base, -0.3)])) +
        ellipse(300, 516, 40, 9, linear(0, [0, tint(base, 0.4)], [1, tint(base, -0.3)]))
      : shape(
          'M300 500L170 532Q160 546 176 546L300 522L424 546Q440 546 430 532Z',
          linear(20, [0, tint(base, 0.4)], [0.5, base], [1, tint(base, -0.4)]),
          `stroke="${tint(base, -0.4)}" stroke-opacity="0.6"`,
        ) + shape('M292 510L278 556Q300 566 322 556L308 510Z', linear(0, [0, tint(base, 0.35)], [1, tint(base, -0.3)]));
  return floor + pole + control;
}

function drawFront(look: Look): string {
  return (
    groundShadow(300, 544, look.variant === 2 ? 230 : 280, 0.3) +
    stand(look) +
    rect(282, 300, 36, 50, 10, darkPlastic(20)) +
    group(`translate(${HEAD.x} ${HEAD.y})`, head(look))
  );
}

function drawTurned(look: Look): string {
  const base = caseColour(look.body);
  const motor =
    shape(
      'M24 -46Q118 -52 126 0Q118 52 24 46Z',
      linear(90, [0, tint(base, 0.45)], [0.5, base], [1, tint(base, -0.4)]),
      `stroke="${tint(base, -0.4)}" stroke-opacity="0.6"`,
    ) +
    repeat(4, (index) => rect(84 + index * 9, -24, 4, 48, 2, '#14181d', 'opacity="0.55"')) +
    rect(60, -62, 16, 20, 5, darkPlastic());
  const neck = shape('M22 30Q40 110 6 150L34 160Q80 100 70 40Z', darkPlastic(20));
  return (
    groundShadow(312, 544, 270, 0.3) +
    group('translate(10 0)', stand(look)) +
    group(
      'translate(276 186)',
      neck + motor,
      group('scale(0.2 1)', circle(60, 0, HEAD.radius * 0.98, '#8d97a2', 'opacity="0.75"')),
      group('translate(-6 0) scale(0.5 1)', head(look)),
    )
  );
}

export const standFan: Illustration = {
  stands: 'floor',
  sizeCm: 125,
  front: drawFront,
  second: drawTurned,
  detail: (look) => (look.variant === 2 ? zoom(drawFront(look), 300, 440, 2.6) : zoom(drawFront(look), 300, 190, 2.6)),
};
