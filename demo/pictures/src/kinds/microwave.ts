import { display, keypad } from '../parts/appliance-display.ts';
import { caseColour } from '../parts/appliance-materials.ts';
import { barHandle, foot, glass, knob, lamp, panel, roof, vents } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, stroke, zoom } from '../parts/appliance-shapes.ts';
import { bowl } from '../parts/groceries.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, radial, tint } from '../parts/kit.ts';
import { turnedBox } from '../parts/turned-box.ts';

const WIDTH = 460;
const HEIGHT = 264;
const DOOR = 330;

function dialMarks(cx: number, cy: number, radius: number): string {
  return repeat(9, (index) => {
    const angle = ((index * 34 - 226) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return stroke(
      `M${(cx + c * radius).toFixed(1)} ${(cy + s * radius).toFixed(1)}` +
        `l${(c * 5).toFixed(1)} ${(s * 5).toFixed(1)}`,
      '#7b8591',
      2.4,
    );
  });
}

function controls(look: Look): string {
  const x = DOOR + 6;
  const wide = WIDTH - DOOR - 14;
  if (look.variant === 0) {
    return (
      dialMarks(x + wide / 2, 76, 40) +
      knob(x + wide / 2, 76, 32, '#d9dde2', look.accent, 30) +
      dialMarks(x + wide / 2, 182, 40) +
      knob(x + wide / 2, 182, 32, '#d9dde2', look.accent, -50) +
      lamp(x + wide / 2, 236, 4, look.accent)
    );
  }
  if (look.variant === 1) {
    return (
      glass(x, 10, wide, HEIGHT - 20, 8, '#1b2027') +
      display(x + 14, 24, wide - 28, 40, '2:30', look.accent) +
      keypad(x + 10, 76, wide - 20, 150, 3, 5, '#3c444e', look.accent)
    );
  }
  return (
    display(x + 10, 28, wide - 20, 40, '12:45', look.accent) +
    keypad(x + 8, 82, wide - 16, 60, 2, 2, '#59626d', look.accent) +
    knob(x + wide / 2, 196, 34, '#d9dde2', look.accent, 0)
  );
}

function doorPane(look: Look): string {
  const frame =
    look.variant === 1
      ? panel(8, 8, DOOR - 10, HEIGHT - 16, 8, look.body)
      : glass(8, 8, DOOR - 10, HEIGHT - 16, 8, '#1b2027');
  const rows = Array.from({ length: 9 }, (_, index) => `M46 ${62 + index * 18}H${DOOR - 62}`).join('');
  const mesh = stroke(rows, '#788390', 1.5, 'stroke-dasharray="1 6" opacity="0.7"');
  const handle =
    look.variant === 2
      ? barHandle(DOOR - 28, 30, 13, HEIGHT - 60)
      : rect(DOOR - 26, 34, 14, HEIGHT - 68, 7, linear(0, [0, '#0c1017', 0.55], [1, '#ffffff', 0.2]));
  return (
    frame +
    glass(32, 42, DOOR - 78, HEIGHT - 84, 14, '#0e1217') +
    ellipse(160, 198, 96, 14, '#c9b891', 'opacity="0.28"') +
    mesh +
    handle
  );
}

function face(look: Look): string {
  return (
    panel(0, 0, WIDTH, HEIGHT, 12, look.body) +
    doorPane(look) +
    rect(DOOR + 1, 8, 2.5, HEIGHT - 16, 0, '#0c1017', 'opacity="0.5"') +
    controls(look)
  );
}

function drawFront(look: Look): string {
  const x = 300 - WIDTH / 2;
  const y = 186;
  return (
    groundShadow(300, y + HEIGHT + 16, WIDTH * 1.1, 0.3) +
    foot(x + 30, y + HEIGHT - 4, 44, 18) +
    foot(x + WIDTH - 74, y + HEIGHT - 4, 44, 18) +
    roof(x, y, WIDTH, look.body) +
    group(`translate(${x} ${y})`, face(look))
  );
}

function drawOpen(look: Look): string {
  const base = caseColour(look.body);
  const cavity =
    rect(14, 14, DOOR - 18, HEIGHT - 28, 10, linear(90, [0, '#8b949e'], [0.5, '#c5cbd2'], [1, '#9aa3ad'])) +
    rect(40, 30, DOOR - 70, HEIGHT - 84, 6, radial(0.5, 0.3, 0.8, [0, '#fff3cf'], [1, '#d6cfbd'])) +
    vents(52, 60, 50, 50, 4) +
    ellipse(
      166,
      206,
      124,
      26,
      linear(60, [0, '#f3f8fb', 0.9], [1, '#9fb4c4', 0.9]),
      'stroke="#7d92a3" stroke-width="2"',
    ) +
    bowl(112, 204, 108, look.accent, '#e8c06a') +
    rect(14, 14, DOOR - 18, HEIGHT - 28, 10, 'none', 'stroke="#0c1017" stroke-opacity="0.45" stroke-width="4"');
  const front = panel(0, 0, WIDTH, HEIGHT, 12, look.body) + cavity + controls(look);
  const x = 118;
  const y = 172;
  const door = group(
    `matrix(-0.3 0.3 0 1 ${x + 10} ${y + 8})`,
    rect(0, 0, DOOR, HEIGHT - 16, 8, tint(base, -0.3)) +
      rect(8, 8, DOOR - 16, HEIGHT - 32, 8, linear(0, [0, '#dfe3e8'], [1, '#aab2bb'])) +
      glass(40, 44, DOOR - 80, HEIGHT - 104, 10, '#1a2027'),
    rect(DOOR - 2, 0, 24, HEIGHT - 16, 6, linear(0, [0, tint(base, 0.2)], [1, tint(base, -0.2)])),
  );
  return group(
    'translate(18 34) scale(0.9)',
    groundShadow(x + WIDTH / 2, y + HEIGHT + 14, WIDTH * 1.08, 0.28) +
      groundShadow(x - 30, y + HEIGHT + 74, 150, 0.16) +
      foot(x + 30, y + HEIGHT - 4, 44, 18) +
      foot(x + WIDTH - 74, y + HEIGHT - 4, 44, 18) +
      roof(x, y, WIDTH, look.body) +
      group(`translate(${x} ${y})`, front) +
      door,
  );
}

function drawTurned(look: Look): string {
  const depth = 250;
  const base = caseColour(look.body);
  const side =
    rect(0, 0, depth, HEIGHT, 4, linear(10, [0, tint(base, -0.14)], [1, tint(base, -0.36)])) +
    vents(120, 60, 90, 70, 7);
  const top = rect(0, 0, WIDTH, depth, 6, linear(60, [0, tint(base, 0.45)], [1, tint(base, 0.08)]));
  return group(
    'translate(24 0) scale(0.92)',
    turnedBox({ width: WIDTH, height: HEIGHT, depth, body: look.body, front: face(look), side, top }, 490),
  );
}

export const microwave: Illustration = {
  stands: 'table',
  sizeCm: 28,
  front: drawFront,
  second: (look) => (look.variant === 1 ? drawTurned(look) : drawOpen(look)),
  detail: (look) => zoom(drawFront(look), 440, 318, 2.3),
};
