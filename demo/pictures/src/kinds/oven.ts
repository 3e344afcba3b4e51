import { display } from '../parts/appliance-display.ts';
import { steel } from '../parts/appliance-materials.ts';
import { barHandle, foot, glass, knob, lamp, panel, roof } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, radial } from '../parts/kit.ts';

type Frame = { width: number; height: number; door: { x: number; y: number; width: number; height: number } };

const FRAMES: Readonly<Record<Look['variant'], Frame>> = {
  0: { width: 464, height: 296, door: { x: 14, y: 14, width: 330, height: 268 } },
  1: { width: 430, height: 430, door: { x: 8, y: 92, width: 414, height: 330 } },
  2: { width: 440, height: 340, door: { x: 14, y: 14, width: 412, height: 246 } },
};
const KNOB = '#d5d9de';

function cavity(x: number, y: number, width: number, height: number, isHot: boolean): string {
  const glow = isHot ? '#ff9a3d' : '#5b4a3c';
  const element = (at: number) =>
    stroke(`M${x + 26} ${at}H${x + width - 26}`, '#ff5a1f', 5, 'opacity="0.95"') +
    stroke(`M${x + 26} ${at}H${x + width - 26}`, '#ffd089', 1.6) +
    rect(x + 14, at - 16, width - 28, 32, 16, linear(90, [0, '#ff7a2a', 0], [0.5, '#ff7a2a', 0.4], [1, '#ff7a2a', 0]));
  const wires = repeat(Math.floor((width - 40) / 22), (index) =>
    stroke(`M${x + 24 + index * 22} ${y + height * 0.64}v7`, '#b9c0c8', 2),
  );
  return (
    rect(x, y, width, height, 8, radial(0.5, 0.55, 0.75, [0, glow], [0.6, '#4a2f1c'], [1, '#140e0a'])) +
    element(y + 20) +
    element(y + height - 18) +
    stroke(`M${x + 10} ${y + height * 0.64}H${x + width - 10}`, '#c9ced5', 3.5) +
    wires
  );
}

function roast(cx: number, y: number, width: number): string {
  const half = width / 2;
  const skin = radial(0.38, 0.25, 0.8, [0, '#f4c27a'], [0.5, '#c9772b'], [1, '#7a3b12']);
  return (
    shape(
      `M${cx - half} ${y - 14}H${cx + half}L${cx + half - 18} ${y + 12}H${cx - half + 18}Z`,
      linear(90, [0, '#59616b'], [1, '#23282e']),
    ) +
    ellipse(cx - half * 0.08, y - 30, half * 0.52, 32, skin) +
    ellipse(cx + half * 0.4, y - 24, half * 0.2, 16, skin) +
    repeat(4, (index) =>
      ellipse(
        cx - half * 0.82 + index * half * 0.5 + (index > 1 ? half * 0.2 : 0),
        y - 16,
        15,
        11,
        radial(0.4, 0.3, 0.8, [0, '#ffe39a'], [1, '#c98f2c']),
      ),
    ) +
    rect(cx - half, y - 16, width, 6, 3, '#7b848e')
  );
}

function controls(look: Look): string {
  const { width, height, door } = FRAMES[look.variant];
  if (look.variant === 0) {
    const cx = (door.x + door.width + width) / 2;
    return (
      repeat(3, (index) => {
        const cy = 60 + index * 86;
        return (
          stroke(`M${cx - 34} ${cy + 26}a42 42 0 1 1 68 0`, '#8c95a0', 2.5, 'stroke-dasharray="2 9"') +
          knob(cx, cy, 27, KNOB, look.accent, [-60, 40, 0][index] ?? 0)
        );
      }) + lamp(cx, 278, 4, '#ff6a3a')
    );
  }
  if (look.variant === 1) {
    return (
      panel(8, 8, width - 16, 76, 8, look.body) +
      knob(66, 46, 27, '#2c323a', look.accent, 30) +
      knob(width - 66, 46, 27, '#2c323a', look.accent, -20) +
      display(width / 2 - 56, 26, 112, 40, '18:30', look.accent) +
      repeat(2, (index) => lamp(width / 2 - 84 + index * 168, 46, 4, look.accent))
    );
  }
  return (
    repeat(4, (index) => knob(80 + index * 94, height - 42, 24, KNOB, look.accent, [-40, 0, 50, 90][index] ?? 0)) +
    rect(20, height - 76, width - 40, 2, 0, '#0c1017', 'opacity="0.3"')
  );
}

function closedDoor(look: Look): string {
  const { x, y, width, height } = FRAMES[look.variant].door;
  const frame =
    look.variant === 0
      ? rect(x, y, width, height, 10, steel(70), 'stroke="#6b747e" stroke-width="1.5"')
      : glass(x, y, width, height, 10, '#1b2027');
  const top = look.variant === 1 ? 74 : 56;
  const hole = { x: x + 28, y: y + top, width: width - 56, height: height - top - 28 };
  return (
    frame +
    cavity(hole.x, hole.y, hole.width, hole.height, true) +
    shape(
      `M${hole.x + hole.width * 0.12} ${hole.y + hole.height}` +
        `L${hole.x + hole.width * 0.4} ${hole.y}H${hole.x + hole.width * 0.58}` +
        `L${hole.x + hole.width * 0.3} ${hole.y + hole.height}Z`,
      linear(90, [0, '#ffffff', 0.26], [1, '#ffffff', 0.03]),
    ) +
    rect(hole.x, hole.y, hole.width, hole.height, 8, 'none', 'stroke="#000" stroke-opacity="0.6" stroke-width="4"') +
    barHandle(x + 34, y + (look.variant === 1 ? 28 : 20), width - 68, 15)
  );
}

function stage(look: Look, face: string, lift: number): string {
  const { width, height } = FRAMES[look.variant];
  const x = 300 - width / 2;
  const y = (look.variant === 1 ? 528 : 478) - height - lift;
  const cover = look.variant === 1 ? '' : roof(x, y, width, look.body);
  return (
    groundShadow(300, y + height + 14, width * 1.1, 0.3) +
    foot(x + 26, y + height - 4, 44, 18) +
    foot(x + width - 70, y + height - 4, 44, 18) +
    cover +
    group(`translate(${x} ${y})`, panel(0, 0, width, height, 12, look.body), face)
  );
}

function drawFront(look: Look): string {
  return stage(look, controls(look) + closedDoor(look), look.variant === 1 ? -6 : 0);
}

function drawOpen(look: Look): string {
  const { x, y, width, height } = FRAMES[look.variant].door;
  const hinge = y + height;
  const leaf =
    shape(
      `M${x} ${hinge - 8}H${x + width}L${x + width + 22} ${hinge + 62}H${x - 22}Z`,
      linear(90, [0, '#3a4149'], [1, '#8a939d']),
      'stroke="#20262d" stroke-width="2"',
    ) +
    shape(
      `M${x + 30} ${hinge}H${x + width - 30}L${x + width - 18} ${hinge + 50}H${x + 18}Z`,
      linear(50, [0, '#5f4430'], [0.5, '#2a2320'], [1, '#171413']),
    ) +
    rect(x - 22, hinge + 60, width + 44, 16, 5, steel(90)) +
    barHandle(x + 24, hinge + 68, width - 48, 14);
  const inside =
    rect(x, y, width, height, 8, '#14110f') +
    cavity(x + 14, y + 12, width - 28, height - 30, true) +
    roast(x + width / 2, y + height * 0.62, width * 0.66);
  return stage(look, controls(look) + inside + leaf, look.variant === 1 ? 24 : 40);
}

export const oven: Illustration = {
  stands: 'table',
  sizeCm: 36,
  front: drawFront,
  second: drawOpen,
  detail: (look) =>
    zoom(
      drawFront(look),
      look.variant === 0 ? 420 : 250,
      look.variant === 0 ? 330 : look.variant === 1 ? 210 : 350,
      2.3,
    ),
};
