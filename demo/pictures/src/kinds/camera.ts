import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  caseFill,
  clipped,
  closeUp,
  disc,
  lens,
  line,
  mesh,
  oval,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';

const LEATHER = '#1d1f24';

function lensUnit(x: number, y: number, radius: number, accent: string, mount: string): string {
  const ring = (share: number) => Number((radius * share).toFixed(1));
  return [
    disc(x + 5, y + 8, ring(1.04), '#000000', 'opacity="0.35"'),
    disc(x, y, ring(1.03), linear(50, [0, tint(mount, 0.5)], [0.5, mount], [1, tint(mount, -0.5)])),
    disc(x, y, radius, linear(50, [0, '#5b606a'], [0.4, '#26292f'], [1, '#0e0f12'])),
    disc(
      x,
      y,
      ring(0.92),
      'none',
      `stroke="#000000" stroke-opacity="0.6" stroke-width="${ring(0.1)}" stroke-dasharray="3 4"`,
    ),
    disc(
      x,
      y,
      ring(0.92),
      'none',
      `stroke="#ffffff" stroke-opacity="0.09" stroke-width="${ring(0.1)}" stroke-dasharray="2 5"`,
    ),
    disc(x, y, ring(0.82), '#0c0d10'),
    disc(x, y, ring(0.8), 'none', `stroke="${accent}" stroke-width="${ring(0.035)}"`),
    lens(x, y, ring(0.74)),
  ].join('');
}

function dial(x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 5, linear(0, [0, '#777d88'], [0.3, '#c9cdd4'], [0.6, '#6a6f79'], [1, '#2b2e34'])),
    line(
      Array.from(
        { length: Math.floor(width / 6) - 1 },
        (_, notch) => `M${x + 6 + notch * 6} ${y + 5}v${height - 8}`,
      ).join(''),
      '#2b2e34',
      1.5,
      'opacity="0.6"',
    ),
  ].join('');
}

function leather(path: string): string {
  return [
    shape(path, linear(40, [0, '#3a3e46'], [0.3, LEATHER], [1, '#0e0f12'])),
    clipped(`<path d="${path}"/>`, mesh(60, 200, 490, 260, 6, '#4d525c', 0.4)),
  ].join('');
}

function reflex(look: Look): string {
  const { lit, base, dim, deep, glint } = shadesOf(look.body);
  return [
    contactShadow(306, 466, 430, 0.34),
    dial(438, 158, 64, 34),
    dial(116, 168, 46, 24),
    shape(
      'M214 206L244 136Q248 124 264 124H366Q382 124 388 136L420 206Z',
      linear(50, [0, glint], [0.3, lit], [0.6, base], [1, deep]),
    ),
    box(272, 134, 90, 26, 8, dim),
    box(290, 110, 54, 16, 4, '#1a1c20'),
    shape(
      'M76 214Q76 188 104 188H170L214 196H420L500 190Q530 190 532 220L526 438Q524 462 500 ' + '462H112Q84 462 82 438Z',
      linear(35, [0, glint], [0.15, lit], [0.5, base], [1, deep]),
    ),
    leather('M82 250H190V462H112Q84 462 82 438Z'),
    leather('M440 250H530L526 438Q524 462 500 462H430Z'),
    shape(
      'M82 236C118 226 168 230 190 250V462H112Q84 462 82 438Z',
      linear(0, [0, '#fff', 0.16], [0.4, '#fff', 0], [1, '#000', 0.5]),
    ),
    oval(140, 190, 30, 10, deep),
    oval(140, 185, 24, 9, linear(20, [0, '#d9dde3'], [1, '#5a5f69'])),
    disc(474, 224, 8, look.accent),
    disc(164, 268, 6, '#5a1016'),
    lensUnit(318, 334, 138, look.accent, '#8b919b'),
    box(462, 398, 44, 10, 5, look.accent),
  ].join('');
}

function rangefinder(look: Look): string {
  const { lit, base, dim, deep, glint } = shadesOf(look.body);
  const metal = linear(20, [0, '#f1f3f5'], [0.3, '#d3d7dc'], [0.6, '#b4b9c1'], [1, '#868c96']);
  return [
    contactShadow(300, 448, 450, 0.34),
    dial(104, 152, 70, 30),
    dial(392, 160, 46, 22),
    box(196, 166, 30, 16, 5, metal),
    box(262, 164, 76, 12, 3, '#3b3f47'),
    box(74, 174, 452, 272, 34, metal),
    box(74, 178, 452, 14, 7, '#ffffff', 'opacity="0.5"'),
    box(74, 238, 452, 158, 4, linear(35, [0, glint], [0.1, lit], [0.5, base], [1, deep])),
    clipped('<rect x="74" y="238" width="452" height="158"/>', mesh(76, 242, 450, 156, 6, dim, 0.8)),
    box(92, 230, 52, 182, 22, linear(0, [0, lit], [0.4, base], [1, deep])),
    box(398, 192, 92, 38, 8, '#2b2e34'),
    box(404, 197, 80, 28, 5, linear(40, [0, '#7f9ac4'], [0.5, '#1a2233'], [1, '#4b5a78'])),
    box(180, 198, 36, 24, 5, '#1a1c20'),
    disc(240, 210, 8, '#f6e7c1'),
    disc(500, 422, 7, look.accent),
    lensUnit(296, 318, 118, look.accent, '#c9cdd4'),
  ].join('');
}

function compact(look: Look): string {
  const { lit, base, dim, deep, glint } = shadesOf(look.body);
  return [
    contactShadow(300, 446, 440, 0.32),
    line(
      'M534 250C590 300 574 420 540 470C530 486 516 474 524 458C548 410 552 330 524 284',
      tint(look.accent, -0.15),
      9,
    ),
    box(112, 154, 96, 20, 8, deep),
    dial(400, 150, 62, 24),
    box(250, 158, 106, 16, 6, '#101216'),
    mesh(258, 163, 92, 8, 6, '#555b65', 0.9),
    box(74, 166, 462, 276, 46, linear(45, [0, glint], [0.18, lit], [0.5, base], [0.85, dim], [1, deep])),
    box(84, 170, 440, 46, 36, linear(90, [0, '#fff', 0.42], [1, '#fff', 0])),
    box(92, 238, 40, 160, 20, linear(0, [0, dim], [0.5, base], [1, deep])),
    box(394, 190, 96, 44, 12, '#1a1c20'),
    box(400, 195, 84, 34, 9, linear(35, [0, '#fffbe8'], [0.5, '#d9d4c0'], [1, '#8a8778'])),
    line('M410 204h64M410 212h64M410 220h64', '#ffffff', 2, 'opacity="0.6"'),
    lensUnit(286, 310, 120, look.accent, tint(look.body, -0.3)),
    disc(446, 270, 7, look.accent),
    box(430, 396, 70, 8, 4, look.accent),
  ].join('');
}

function landscape(x: number, y: number, width: number, height: number, accent: string): string {
  const at = (px: number, py: number) => `${(x + width * px).toFixed(0)} ${(y + height * py).toFixed(0)}`;
  return clipped(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`,
    [
      box(x, y, width, height, 0, linear(90, [0, '#8cb7e2'], [0.6, '#f6d7a8'], [1, '#f0a868'])),
      disc(x + width * 0.68, y + height * 0.42, height * 0.1, '#fff3cf'),
      shape(`M${at(0, 0.62)}Q${at(0.25, 0.36)} ${at(0.5, 0.6)}T${at(1, 0.52)}V${y + height}H${x}Z`, '#6e8f7c'),
      shape(`M${at(0, 0.8)}Q${at(0.3, 0.56)} ${at(0.62, 0.78)}T${at(1, 0.7)}V${y + height}H${x}Z`, '#3f6b4f'),
      shape(`M${at(0, 0.94)}Q${at(0.4, 0.76)} ${at(1, 0.9)}V${y + height}H${x}Z`, '#274833'),
      line(
        `M${at(0.4, 0.4)}h-14v14M${at(0.6, 0.4)}h14v14M${at(0.4, 0.62)}h-14v-14M${at(0.6, 0.62)}h14v-14`,
        '#ffffff',
        3,
      ),
      box(x + 10, y + height - 18, 34, 9, 3, accent),
      shape(
        `M${x} ${y + height}L${x + width * 0.45} ${y}H${x + width * 0.7}L${x + width * 0.25} ${y + height}Z`,
        '#ffffff',
        'opacity="0.12"',
      ),
    ].join(''),
  );
}

const roundKey = (x: number, y: number, radius: number) =>
  disc(x, y, radius + 2, '#0b0c0e') + disc(x, y, radius, linear(50, [0, '#777d88'], [1, '#26292f']));

function back(look: Look): string {
  const { lit, base, deep, glint } = shadesOf(look.body);
  return [
    contactShadow(300, 462, 440, 0.34),
    dial(100, 160, 60, 32),
    dial(190, 168, 34, 20),
    look.variant === 0 ? '' : box(400, 170, 70, 18, 6, deep),
    look.variant === 0
      ? shape('M216 196L244 132Q250 122 264 122H350Q364 122 370 132L400 196Z', caseFill(look.body))
      : '',
    look.variant === 0 ? box(262, 142, 92, 44, 10, '#0c0d10') + box(278, 150, 60, 28, 6, '#2a3550') : '',
    box(72, 184, 456, 274, 38, linear(40, [0, glint], [0.15, lit], [0.5, base], [1, deep])),
    look.variant === 1 ? box(72, 184, 456, 40, 20, linear(0, [0, '#e4e7eb'], [1, '#9aa0aa'])) : '',
    box(100, 232, 310, 206, 12, '#0b0c0e'),
    landscape(112, 242, 286, 186, look.accent),
    roundKey(440, 252, 12),
    roundKey(488, 252, 12),
    roundKey(464, 330, 42),
    disc(464, 330, 22, '#101216'),
    disc(464, 330, 15, linear(50, [0, '#777d88'], [1, '#30343b'])),
    line('M464 298h0M464 362h0M432 330h0M496 330h0', '#d9dde3', 5),
    roundKey(440, 412, 12),
    roundKey(488, 412, 12),
    disc(508, 290, 4, look.accent),
  ].join('');
}

function front(look: Look): string {
  return [reflex, rangefinder, compact][look.variant]?.(look) ?? reflex(look);
}

export const camera: Illustration = {
  stands: 'table',
  sizeCm: 10,
  front,
  second: back,
  detail: (look) => closeUp(front(look), look.variant === 0 ? 290 : 310, 300, 2.2),
};
