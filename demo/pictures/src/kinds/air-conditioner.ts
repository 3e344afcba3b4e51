import { digits } from '../parts/appliance-display.ts';
import { brightness, caseColour, enamel, litColour } from '../parts/appliance-materials.ts';
import { chooseTrim, glass, lamp, panel, vents } from '../parts/appliance-parts.ts';
import { circle, group, rect, repeat, ring, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear, tint } from '../parts/kit.ts';

const WIDTH = 500;
const HEIGHT = 168;

function louvres(y: number, body: string): string {
  const base = caseColour(body);
  return (
    rect(20, y, WIDTH - 40, 40, 12, linear(90, [0, '#0e1217'], [1, '#434b55'])) +
    vents(40, y + 4, WIDTH - 80, 18, 40, true) +
    shape(
      `M26 ${y + 30}H${WIDTH - 26}L${WIDTH - 36} ${y + 47}Q250 ${y + 52} 36 ${y + 47}Z`,
      linear(90, [0, tint(base, 0.6)], [0.5, base], [1, tint(base, -0.22)]),
      `stroke="${tint(base, -0.35)}" stroke-opacity="0.6" stroke-width="1.5"`,
    )
  );
}

function indoorUnit(look: Look): string {
  const base = caseColour(look.body);
  const outline = `stroke="${tint(base, -0.34)}" stroke-opacity="0.6" stroke-width="1.6"`;
  const d =
    `M16 0H${WIDTH - 16}Q${WIDTH} 0 ${WIDTH} 18V${HEIGHT - 50}` +
    `Q${WIDTH - 2} ${HEIGHT - 8} ${WIDTH - 34} ${HEIGHT}H34` +
    `Q2 ${HEIGHT - 8} 0 ${HEIGHT - 50}V18Q0 0 16 0Z`;
  const shell =
    rect(10, 14, WIDTH - 16, HEIGHT, 26, '#1d2433', `opacity="0.25" filter="${blur(10)}"`) +
    shape(d, enamel(look.body, 60), outline) +
    shape(
      `M16 2H${WIDTH - 16}Q${WIDTH - 3} 3 ${WIDTH - 2} 16H2Q3 3 16 2Z`,
      linear(90, [0, tint(base, -0.18)], [1, tint(base, 0.2)]),
    ) +
    vents(60, 4, WIDTH - 120, 8, 50, true) +
    rect(4, 22, WIDTH - 8, 8, 4, '#ffffff', 'opacity="0.45"') +
    rect(4, HEIGHT - 60, WIDTH - 8, 16, 0, linear(90, [0, '#0c1017', 0], [1, '#0c1017', 0.16]));
  const isDark = brightness(base) < 0.4;
  const isPale = !isDark && brightness(look.accent) > 0.55;
  const lit = isDark ? litColour(look.accent) : isPale ? tint(look.accent, -0.45) : look.accent;
  const isPlain = chooseTrim(look, 2) === 0;
  const readout = digits(isPlain ? WIDTH - 96 : 52, look.variant === 1 ? 52 : 64, 28, '24', lit);
  if (look.variant === 1) {
    return (
      shell +
      rect(0, isPlain ? 96 : 106, WIDTH, isPlain ? 5 : 3, 0, look.accent) +
      louvres(HEIGHT - 50, look.body) +
      readout +
      lamp(WIDTH - 36, 66, 3.5, '#35c26b') +
      (isPlain ? '' : rect(WIDTH - 120, 60, 62, 10, 5, look.accent))
    );
  }
  if (look.variant === 2) {
    const pane = glass(12, 22, WIDTH - 24, 88, 12, tint(base, -0.55));
    return (
      shell +
      pane +
      louvres(HEIGHT - 50, look.body) +
      digits(WIDTH / 2 - 22, 54, 30, '18', litColour(look.accent)) +
      rect(40, 64, 70, 5, 2.5, look.accent)
    );
  }
  const split = stroke(`M6 108Q250 116 ${WIDTH - 6} 108`, tint(base, -0.35), 2, 'opacity="0.6"');
  const curve = isPlain
    ? ''
    : shape(`M0 96Q250 130 ${WIDTH} 96V108Q250 138 0 108Z`, linear(90, [0, tint(look.accent, 0.4)], [1, look.accent]));
  return (
    shell +
    split +
    curve +
    louvres(HEIGHT - 50, look.body) +
    readout +
    rect(isPlain ? 34 : WIDTH - 100, 74, 66, 9, 4.5, look.accent)
  );
}

function drawFront(look: Look): string {
  return group('translate(35 202) scale(1.06)', indoorUnit(look));
}

function outdoorUnit(look: Look): string {
  const base = caseColour(look.variant === 2 ? '#e7e9ec' : look.body);
  const cx = 128;
  const cy = 106;
  const grill = repeat(5, (index) => ring(cx, cy, 22 + index * 15, '#5b646f', 2.4));
  const blade = 'M-8 -12C-54 -34 -46 -82 4 -80C40 -76 24 -30 10 -10Z';
  return (
    bracket(30) +
    bracket(252) +
    panel(0, 0, 320, 212, 10, base) +
    rect(2, 26, 316, 2, 0, '#0c1017', 'opacity="0.2"') +
    circle(cx, cy, 90, linear(50, [0, '#20262d'], [1, '#4b545e'])) +
    repeat(3, (index) =>
      group(`translate(${cx} ${cy}) rotate(${index * 120})`, shape(blade, linear(40, [0, '#9aa4af'], [1, '#4a525c']))),
    ) +
    grill +
    stroke(`M${cx - 90} ${cy}h180M${cx} ${cy - 90}v180`, '#5b646f', 3) +
    circle(cx, cy, 16, look.accent) +
    ring(cx, cy, 90, '#2f363e', 5) +
    vents(238, 40, 64, 90, 8) +
    rect(238, 150, 64, 44, 6, 'none', 'stroke="#0c1017" stroke-opacity="0.25" stroke-width="2"')
  );
}

function bracket(x: number): string {
  return rect(x, 206, 38, 16, 4, '#2a3038');
}

function remote(x: number, y: number, look: Look): string {
  return group(
    `translate(${x} ${y})`,
    rect(4, 8, 62, 150, 16, '#1d2433', `opacity="0.3" filter="${blur(6)}"`) +
      panel(0, 0, 62, 150, 16, '#f4f5f6') +
      rect(9, 12, 44, 46, 6, linear(60, [0, '#c8d6c4'], [1, '#9fb29b'])) +
      digits(18, 24, 22, '24', '#26332a') +
      circle(31, 80, 12, look.accent) +
      repeat(4, (index) => rect(10 + (index % 2) * 24, 100 + Math.floor(index / 2) * 20, 18, 12, 5, '#aab3bd')),
  );
}

function drawSet(look: Look): string {
  return (
    group('translate(50 74) scale(0.8)', indoorUnit(look)) +
    stroke('M452 190C520 220 548 300 520 400C508 440 480 452 456 452', '#d3d8dd', 12) +
    stroke('M452 190C520 220 548 300 520 400C508 440 480 452 456 452', '#ffffff', 4, 'opacity="0.8"') +
    groundShadow(300, 526, 360, 0.3) +
    group('translate(140 306)', outdoorUnit(look)) +
    remote(46, 360, look)
  );
}

export const airConditioner: Illustration = {
  stands: 'wall',
  sizeCm: 84,
  front: drawFront,
  second: drawSet,
  detail: (look) => zoom(drawFront(look), look.variant === 2 ? 360 : chooseTrim(look, 2) === 0 ? 450 : 150, 290, 2.6),
};
