import type { Illustration, Look } from '../illustration.ts';
import { linear, radial, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  closeUp,
  disc,
  glow,
  line,
  mesh,
  moved,
  oval,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';
import { turnedBox } from '../parts/extruded-box.ts';
import { solarPanel } from '../parts/solar-panel.ts';

function lampBulb(x: number, y: number, scale: number, look: Look): string {
  const { lit, base, deep } = shadesOf(look.body);
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    [
      disc(0, 54, 74, radial(0.5, 0.5, 0.5, [0, '#ffcf70', 0.6], [1, '#ffcf70', 0])),
      box(-14, -24, 28, 34, 7, linear(0, [0, '#6a6f79'], [0.4, '#30343b'], [1, '#0e0f12'])),
      shape('M-24 8H24L30 26H-30Z', linear(0, [0, lit], [0.5, base], [1, deep])),
      shape(
        'M-30 24H30C44 40 44 92 0 96C-44 92 -44 40 -30 24Z',
        radial(0.42, 0.4, 0.66, [0, '#ffffff'], [0.6, '#fff3cf'], [1, '#e5b85e']),
      ),
      oval(-14, 48, 6, 12, '#ffffff', 'opacity="0.9"'),
    ].join(''),
  );
}

function batteryFace(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  const port = (x: number) => disc(x, 470, 11, '#0b0c0e') + disc(x, 470, 5, look.accent);
  return [
    box(150, 330, 220, 178, 20, linear(40, [0, glint], [0.12, lit], [0.5, base], [1, deep])),
    box(156, 333, 208, 10, 5, '#ffffff', 'opacity="0.3"'),
    box(170, 354, 180, 64, 10, '#0c0d10'),
    look.variant === 1
      ? mesh(184, 364, 150, 50, 9, '#555b65', 0.9)
      : box(178, 362, 90, 48, 6, '#10241c') +
        line('M194 386h8M216 386h8M238 386h8M258 386h0', '#7df0a4', 7) +
        disc(310, 386, 20, linear(50, [0, tint(look.accent, 0.35)], [1, tint(look.accent, -0.2)])) +
        line('M310 377v9', '#ffffff', 4),
    box(170, 432, 180, 58, 10, dim),
    line('M186 446h36M186 454h22', deep, 4),
    port(196),
    port(230),
    port(264),
    box(290, 460, 46, 20, 4, '#0b0c0e'),
    box(296, 466, 34, 5, 2, '#9aa0aa'),
  ].join('');
}

function battery(look: Look, x: number, y: number, scale: number): string {
  const turned = turnedBox(batteryFace(look), { x: 150, y: 330, width: 220, height: 178, radius: 20 }, 74, look.body);
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    [
      contactShadow(264, 510, 290, 0.4),
      line('M196 316V292Q196 278 212 278H296Q312 278 312 292V310', '#1a1c20', 15),
      line('M192 312V292Q192 274 212 274H290', '#7b818b', 3),
      turned.svg,
      turned.side(line('M20 40v90M34 40v90M48 40v90', shadesOf(look.body).deep, 5, 'opacity="0.6"')),
    ].join(''),
  );
}

function tiltedPanel(look: Look): string {
  const portrait = look.variant === 1;
  const panel = portrait
    ? solarPanel(0, 0, 210, 320, 4, 6)
    : solarPanel(0, 0, look.variant === 2 ? 400 : 340, 240, look.variant === 2 ? 8 : 6, 4);
  const place = portrait
    ? 'matrix(1 0.05 -0.12 1 96 70)'
    : look.variant === 2
      ? 'matrix(1 0.04 -0.14 1 104 90)'
      : 'matrix(1 0.05 -0.16 1 94 84)';
  return moved(
    place,
    [
      glow(portrait ? 110 : 190, portrait ? 332 : 252, 170, 16, '#1d2433', 0.3, 10),
      line(portrait ? 'M176 300L206 372' : 'M300 226L346 330', '#777d88', 10),
      panel,
    ].join(''),
  );
}

const strings: Record<Look['variant'], readonly (readonly [number, number, number])[]> = {
  0: [
    [450, 412, 0.82],
    [526, 380, 0.82],
  ],
  1: [
    [384, 128, 0.86],
    [470, 168, 0.86],
    [528, 96, 0.7],
  ],
  2: [
    [60, 420, 0.78],
    [476, 426, 0.78],
    [548, 400, 0.7],
  ],
};

function front(look: Look): string {
  const bulbs = strings[look.variant];
  const cords = bulbs.map(([x, y]) => {
    const from = look.variant === 1 ? 'M330 440' : 'M300 474';
    return line(`${from}C${x - 40} 560 ${x + 40} ${y - 70} ${x} ${y - 18}`, '#26292f', 4.5);
  });
  const hung = look.variant === 1 ? bulbs.map(([x, y]) => line(`M${x} 40V${y - 16}`, '#26292f', 4.5)) : cords;
  return [
    contactShadow(300, 506, 470, 0.2),
    tiltedPanel(look),
    look.variant === 1
      ? line('M140 402C130 500 190 500 220 480', '#26292f', 5)
      : line('M176 336C140 420 150 470 190 476', '#26292f', 5),
    ...(look.variant === 1
      ? [line('M384 40H528', '#26292f', 4.5), line('M384 40C330 40 420 300 330 420', '#26292f', 4.5)]
      : []),
    ...hung,
    battery(look, look.variant === 1 ? 140 : 70, look.variant === 1 ? 30 : 54, 0.92),
    ...bulbs.map(([x, y, scale]) => lampBulb(x, y, scale, look)),
  ].join('');
}

/** The battery box with the lamps of its build, close enough to read its sockets. */
function second(look: Look): string {
  const places = [
    [536, 424],
    [462, 436],
    [500, 338],
  ] as const;
  const lamps = places.slice(0, strings[look.variant].length).toReversed();
  return [
    contactShadow(496, 528, 190, 0.26),
    ...lamps.map(([x, y]) => line(`M300 490C420 580 ${x - 70} ${y - 80} ${x} ${y - 18}`, '#26292f', 5)),
    battery(look, -118, -106, 1.24),
    ...lamps.map(([x, y]) => lampBulb(x, y, 0.94, look)),
  ].join('');
}

export const solarKit: Illustration = {
  stands: 'floor',
  sizeCm: 60,
  front,
  second,
  detail: (look) => (look.variant === 2 ? closeUp(front(look), 250, 250, 2) : closeUp(second(look), 190, 390, 1.8)),
};
