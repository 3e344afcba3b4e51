import { display } from '../parts/appliance-display.ts';
import { caseColour, enamel, steel } from '../parts/appliance-materials.ts';
import { chooseTrim, foot, glass, knob, lamp, panel, vents } from '../parts/appliance-parts.ts';
import { group, rect, repeat, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';
import { type PortholeStyle, porthole } from '../parts/porthole.ts';
import { turnedBox } from '../parts/turned-box.ts';

const WIDTH = 352;
const HEIGHT = 440;

function portholeStyle(look: Look): PortholeStyle {
  const chrome = steel(60);
  const dark = linear(60, [0, '#59616c'], [0.4, '#2b3138'], [1, '#12161b']);
  const isPlain = chooseTrim(look, 2) === 0;
  if (look.variant === 0) return { rim: chrome, ring: isPlain ? enamel(look.body, 60) : dark, handleSide: 'left' };
  if (look.variant === 1) return { rim: isPlain ? chrome : dark, ring: dark, handleSide: 'right' };
  return { rim: dark, ring: isPlain ? steel(50) : dark, handleSide: isPlain ? 'left' : 'right' };
}

function drawer(x: number, y: number, body: string): string {
  const shade = tint(caseColour(body), -0.4);
  return (
    panel(x, y, 104, 54, 6, body) +
    rect(x + 14, y + 34, 76, 12, 6, shade, 'opacity="0.7"') +
    rect(x + 14, y + 44, 76, 3, 1.5, '#ffffff', 'opacity="0.4"')
  );
}

function controls(look: Look): string {
  const { body, accent } = look;
  const marks = repeat(9, (index) => {
    const angle = ((index * 36 - 234) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return stroke(
      `M${(188 + c * 32).toFixed(1)} ${(41 + s * 32).toFixed(1)}l${(c * 4).toFixed(1)} ${(s * 4).toFixed(1)}`,
      '#5b646f',
      2,
    );
  });
  if (look.variant === 0) {
    return (
      drawer(10, 12, body) +
      marks +
      knob(188, 41, 25, body, accent, 40) +
      display(232, 18, 82, 32, '0:45', accent) +
      repeat(4, (index) => rect(232 + index * 21, 58, 15, 8, 4, '#6d7682')) +
      lamp(330, 34, 4, accent)
    );
  }
  if (look.variant === 1) {
    return (
      glass(4, 4, WIDTH - 8, 74, 8, '#1b2027') +
      rect(16, 20, 88, 42, 6, '#2c333c') +
      rect(26, 50, 68, 6, 3, '#59626d') +
      knob(176, 41, 27, '#d5d9de', accent, -50) +
      display(226, 18, 64, 30, '1:10', accent) +
      repeat(3, (index) => lamp(234 + index * 22, 62, 3, '#dfe6ee')) +
      rect(304, 24, 32, 32, 16, accent) +
      stroke('M316 33v14l11 -7z', '#ffffff', 2.4)
    );
  }
  return (
    panel(4, 4, 90, 74, 8, body) +
    rect(18, 56, 62, 8, 4, tint(caseColour(body), -0.35)) +
    glass(100, 8, WIDTH - 110, 66, 8, '#0f1318') +
    display(206, 20, 74, 40, '15', accent) +
    repeat(4, (index) => stroke(`M${118 + index * 22} 34h10M${118 + index * 22} 48h10`, '#dfe6ee', 2.4)) +
    knob(312, 41, 22, '#c9ced5', accent, 20)
  );
}

function face(look: Look): string {
  const radius = look.variant === 1 ? 134 : 126;
  return (
    panel(0, 0, WIDTH, HEIGHT, 12, look.body) +
    controls(look) +
    rect(2, 82, WIDTH - 4, 3, 0, '#10141a', 'opacity="0.3"') +
    rect(2, 85, WIDTH - 4, 2, 0, '#ffffff', 'opacity="0.5"') +
    porthole(WIDTH / 2, 242, radius, portholeStyle(look)) +
    rect(2, HEIGHT - 52, WIDTH - 4, 2, 0, '#10141a', 'opacity="0.22"') +
    rect(WIDTH - 82, HEIGHT - 38, 58, 26, 5, 'none', 'stroke="#10141a" stroke-opacity="0.28" stroke-width="2"') +
    (look.variant === 2 ? rect(24, HEIGHT - 32, 120, 8, 4, look.accent) : vents(24, HEIGHT - 34, 70, 18, 3))
  );
}

function drawFront(look: Look): string {
  const left = 300 - WIDTH / 2;
  return (
    groundShadow(300, 542, WIDTH * 1.15, 0.3) +
    foot(left + 22, 526, 34, 16) +
    foot(left + WIDTH - 56, 526, 34, 16) +
    group(`translate(${left} 90)`, face(look))
  );
}

function drawTurned(look: Look): string {
  const depth = 300;
  const base = caseColour(look.body);
  const side =
    rect(0, 0, depth, HEIGHT, 6, linear(10, [0, tint(base, -0.12)], [1, tint(base, -0.34)])) +
    rect(40, 60, depth - 80, HEIGHT - 120, 14, 'none', 'stroke="#000" stroke-opacity="0.1" stroke-width="5"');
  const top =
    rect(0, 0, WIDTH, depth, 6, linear(60, [0, tint(base, 0.5)], [1, tint(base, 0.15)])) +
    rect(
      10,
      10,
      WIDTH - 20,
      depth - 24,
      10,
      'none',
      `stroke="${tint(base, -0.25)}" stroke-opacity="0.4" stroke-width="3"`,
    );
  return group(
    'translate(24 18) scale(0.92)',
    turnedBox({ width: WIDTH, height: HEIGHT, depth, body: look.body, front: face(look), side, top }, 548),
  );
}

function drawDetail(look: Look): string {
  if (look.variant === 1) return zoom(drawFront(look), 336, 160, 2.7);
  return zoom(drawFront(look), look.variant === 0 ? 230 : 370, look.variant === 0 ? 290 : 250, 2.1);
}

export const frontWasher: Illustration = {
  stands: 'floor',
  sizeCm: 85,
  front: drawFront,
  second: drawTurned,
  detail: drawDetail,
};
