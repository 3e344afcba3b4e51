import type { Illustration, Look } from '../illustration.ts';
import { linear, radial } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  closeUp,
  disc,
  glow,
  lens,
  line,
  mesh,
  moved,
  oval,
  roundFill,
  shadesOf,
  shape,
  sphereFill,
} from '../parts/device-parts.ts';

/** Infrared diodes on a circle around the lens. */
function diodes(x: number, y: number, radius: number, count: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + 0.26;
    const [cx, cy] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((value) =>
      Number(value.toFixed(1)),
    );
    return disc(cx ?? x, cy ?? y, size, radial(0.4, 0.35, 0.7, [0, '#c9b3c4'], [0.4, '#5d3c4d'], [1, '#160d12']));
  }).join('');
}

function plate(x: number, y: number, rx: number, ry: number, body: string): string {
  const { glint, lit, base, deep, dim } = shadesOf(body);
  return [
    glow(x + 10, y + 14, rx, ry, '#1d2433', 0.3, 10),
    oval(x + 7, y + 2, rx, ry, deep),
    oval(x, y, rx, ry, linear(45, [0, glint], [0.3, lit], [0.6, base], [1, dim])),
    oval(x, y, rx * 0.56, ry * 0.56, linear(45, [0, dim], [1, lit])),
  ].join('');
}

function bullet(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    plate(124, 400, 52, 96, look.body),
    line('M132 400H210C246 400 252 372 252 340', deep, 44),
    line('M132 398H210C244 398 250 372 250 340', base, 36),
    line('M136 386H204C226 386 234 368 236 346', glint, 6, 'opacity="0.7"'),
    disc(252, 344, 34, linear(50, [0, lit], [1, deep])),
    disc(252, 344, 12, '#3b3f47'),
    shape('M172 176L416 214V424L172 336C136 322 136 190 172 176Z', roundFill(look.body, 80)),
    line('M214 186C196 222 196 310 214 348', deep, 4, 'opacity="0.6"'),
    oval(418, 318, 92, 116, deep),
    oval(414, 318, 90, 114, linear(45, [0, lit], [1, dim])),
    oval(416, 318, 78, 100, '#0a0b0e'),
    oval(416, 318, 74, 96, linear(50, [0, '#2d3138'], [1, '#0a0b0d'])),
    moved('translate(416 318) scale(0.78 1)', diodes(0, 0, 74, 10, 10) + lens(0, 0, 54)),
    shape(
      'M168 158Q150 164 154 182L418 196Q506 204 530 268L540 258Q520 176 430 166Z',
      linear(75, [0, glint], [0.35, lit], [0.8, base], [1, deep]),
    ),
    shape('M168 158L430 166Q520 176 540 258L534 264Q512 184 428 174L162 168Z', '#ffffff', 'opacity="0.5"'),
    disc(462, 394, 6, look.accent),
  ].join('');
}

function turret(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    glow(316, 322, 214, 208, '#1d2433', 0.28, 14),
    disc(303, 304, 216, deep),
    disc(300, 300, 214, linear(50, [0, glint], [0.25, lit], [0.55, base], [1, dim])),
    disc(300, 300, 176, linear(50, [0, deep], [0.5, dim], [1, lit])),
    disc(300, 302, 164, deep),
    disc(300, 300, 160, sphereFill(look.body)),
    disc(300, 306, 112, '#07080a'),
    disc(300, 306, 106, linear(50, [0, '#32363e'], [0.5, '#14161a'], [1, '#08090b'])),
    diodes(300, 306, 84, 12, 10),
    lens(300, 306, 62),
    shape('M214 250A106 106 0 0 1 356 216L240 390A106 106 0 0 1 214 250Z', '#ffffff', 'opacity="0.08"'),
    ...[
      [138, 180],
      [462, 180],
      [300, 494],
    ].map(
      ([x = 0, y = 0]) => disc(x, y, 11, linear(50, [0, deep], [1, glint])) + line(`M${x - 5} ${y}h10`, '#555b65', 2),
    ),
    disc(300, 430, 6, look.accent),
  ].join('');
}

const antenna = (x: number, tilt: number) =>
  moved(
    `rotate(${tilt} ${x} 220)`,
    box(x - 9, 40, 18, 180, 9, linear(0, [0, '#5b606a'], [0.4, '#30343b'], [1, '#0d0e11'])) +
      box(x - 13, 190, 26, 40, 8, '#15171b'),
  );

function panTilt(look: Look, turned = false): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    antenna(168, -8),
    antenna(432, 8),
    box(220, 70, 160, 70, 14, linear(0, [0, glint], [0.3, lit], [0.6, base], [1, deep])),
    mesh(242, 86, 120, 36, 10, deep, 0.5),
    shape(
      'M138 188Q138 126 206 124H394Q462 126 462 188V262H138Z',
      linear(20, [0, glint], [0.25, lit], [0.6, base], [1, deep]),
    ),
    shape('M138 240H462V272Q462 290 444 290H156Q138 290 138 272Z', linear(0, [0, lit], [0.5, dim], [1, deep])),
    shape('M190 288H410V300H190Z', '#0c0d10'),
    disc(303, 404, 134, deep),
    disc(300, 400, 132, sphereFill(look.body)),
    shape('M190 298Q300 282 410 298L404 316Q300 296 196 316Z', '#000000', 'opacity="0.35"'),
    moved(
      turned ? 'translate(4 8) scale(0.8 1)' : 'scale(1)',
      [
        box(206, 332, 188, 150, 70, '#07080a'),
        box(211, 337, 178, 140, 66, linear(50, [0, '#32363e'], [1, '#0b0c0e'])),
        box(224, 356, 26, 102, 13, '#f5e9c6', 'opacity="0.92"') +
          box(350, 356, 26, 102, 13, '#f5e9c6', 'opacity="0.92"'),
        line('M237 368v78M363 368v78', '#d6b45c', 9, 'stroke-dasharray="1 15"'),
        lens(300, 408, 52),
      ].join(''),
    ),
    disc(turned ? 222 : 300, turned ? 494 : 500, 6, look.accent),
    box(278, 206, 44, 10, 5, look.accent),
  ].join('');
}

function bulletFace(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    plate(300, 484, 96, 40, look.body),
    box(274, 410, 52, 80, 20, roundFill(look.body, 0)),
    disc(303, 284, 170, deep),
    disc(300, 280, 168, linear(50, [0, lit], [0.5, base], [1, dim])),
    disc(300, 280, 146, '#0a0b0e'),
    disc(300, 280, 140, linear(50, [0, '#2d3138'], [1, '#0a0b0d'])),
    diodes(300, 280, 112, 14, 15),
    lens(300, 280, 84),
    shape(
      'M106 292C92 60 508 60 494 292L480 292C470 96 130 96 120 292Z',
      linear(30, [0, glint], [0.3, lit], [0.7, base], [1, deep]),
    ),
    disc(300, 404, 6, look.accent),
  ].join('');
}

function turretSide(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    contactShadow(320, 494, 300, 0.2),
    box(110, 110, 74, 384, 30, linear(0, [0, dim], [0.15, glint], [0.4, lit], [0.7, base], [1, deep])),
    shape('M184 150C250 160 280 210 284 300C280 390 250 440 184 452Z', linear(10, [0, lit], [0.5, base], [1, deep])),
    disc(348, 314, 153, deep),
    disc(346, 312, 152, sphereFill(look.body)),
    moved(
      'translate(428 340) rotate(14) scale(0.52 1)',
      disc(0, 0, 106, '#07080a') + disc(0, 0, 100, '#1a1c21') + diodes(0, 0, 82, 12, 10) + lens(0, 0, 60),
    ),
    line('M110 300C60 300 70 400 40 420', '#26292f', 10),
  ].join('');
}

function front(look: Look): string {
  return [bullet, turret, (seen: Look) => panTilt(seen)][look.variant]?.(look) ?? bullet(look);
}

function second(look: Look): string {
  return [bulletFace, turretSide, (seen: Look) => panTilt(seen, true)][look.variant]?.(look) ?? bulletFace(look);
}

export const securityCamera: Illustration = {
  stands: 'wall',
  sizeCm: 20,
  front,
  second,
  detail: (look) => {
    const [x = 300, y = 300] =
      [
        [410, 318],
        [300, 300],
        [300, 400],
      ][look.variant] ?? [];
    return closeUp(front(look), x, y, 2.5);
  },
};
