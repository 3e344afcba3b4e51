import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  caseFill,
  clipped,
  closeUp,
  disc,
  line,
  mesh,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';
import { turnedBox } from '../parts/extruded-box.ts';

function wallSocket(x: number, y: number): string {
  return [
    box(x, y, 62, 62, 12, '#0b0c0e'),
    box(x + 3, y + 3, 56, 56, 10, linear(50, [0, '#30343b'], [1, '#15171b'])),
    disc(x + 31, y + 31, 22, '#08090b'),
    disc(x + 31, y + 32, 20, linear(50, [0, '#17191d'], [1, '#3b3f47'])),
    disc(x + 22, y + 31, 4.5, '#000000'),
    disc(x + 40, y + 31, 4.5, '#000000'),
    line(`M${x + 31} ${y + 14}v3M${x + 31} ${y + 46}v3`, '#9aa0aa', 3),
  ].join('');
}

function usbRow(x: number, y: number, accent: string): string {
  return [
    ...[0, 1].map(
      (port) => box(x + port * 44, y, 34, 16, 3, '#050607') + box(x + 4 + port * 44, y + 3, 26, 6, 1, accent),
    ),
    ...[2, 3].map(
      (port) =>
        box(x + port * 44, y + 1, 30, 13, 6.5, '#050607') + box(x + 5 + port * 44, y + 6, 20, 3, 1.5, '#777d88'),
    ),
  ].join('');
}

const figure = (dx: number, dy: number, size: number, value: string) =>
  `<text x="${dx}" y="${dy}" font-family="sans-serif" font-weight="700" ` +
  `font-size="${size}" fill="#eaf6ff" text-anchor="middle">${value}</text>`;

/** The battery ring, the bars and the watt figures of the display. */
function display(x: number, y: number, width: number, height: number, accent: string): string {
  const [cx, cy, radius] = [x + width * 0.5, y + height * 0.52, height * 0.32];
  return [
    box(x - 5, y - 5, width + 10, height + 10, 12, '#050607'),
    box(x, y, width, height, 8, linear(60, [0, '#1a2130'], [1, '#0a0e16'])),
    disc(cx, cy, radius, 'none', 'stroke="#2d3648" stroke-width="8"'),
    line(`M${cx} ${cy - radius}A${radius} ${radius} 0 1 1 ${(cx - radius).toFixed(1)} ${cy}`, tint(accent, 0.2), 8),
    figure(cx, cy + height * 0.1, Math.round(height * 0.27), '82'),
    figure(x + width * 0.17, cy + 7, Math.round(height * 0.17), '120'),
    figure(x + width * 0.83, cy + 7, Math.round(height * 0.17), '65'),
    line(`M${x + width * 0.1} ${cy + 20}h${width * 0.14}M${x + width * 0.76} ${cy + 20}h${width * 0.14}`, '#6f7f9c', 3),
    clipped(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
      shape(
        `M${x} ${y + height}L${x + width * 0.4} ${y}h${width * 0.2}L${x + width * 0.2} ${y + height}Z`,
        '#ffffff',
        'opacity="0.08"',
      ),
    ),
  ].join('');
}

function caseShell(look: Look, x: number, y: number, width: number, height: number, radius: number): string {
  const { glint, lit, base, deep } = shadesOf(look.body);
  return [
    box(x, y, width, height, radius, linear(40, [0, glint], [0.1, lit], [0.5, base], [1, deep])),
    box(x + radius / 2, y + 2, width - radius, 10, 5, '#ffffff', 'opacity="0.35"'),
  ].join('');
}

function wideFace(look: Look): string {
  return [
    caseShell(look, 80, 200, 440, 290, 34),
    box(104, 224, 392, 242, 20, linear(50, [0, '#3a3e46'], [0.5, '#24272d'], [1, '#15171b'])),
    display(204, 240, 192, 88, look.accent),
    disc(150, 284, 24, '#0b0c0e'),
    disc(150, 284, 19, caseFill(look.accent)),
    line('M150 274v10', '#ffffff', 4),
    box(424, 246, 48, 76, 10, '#0b0c0e'),
    disc(448, 284, 15, '#fff6dc'),
    disc(448, 284, 8, '#ffffff'),
    wallSocket(126, 378),
    wallSocket(200, 378),
    box(288, 360, 190, 40, 8, '#17191d'),
    usbRow(298, 372, look.accent),
    disc(306, 430, 13, '#0b0c0e'),
    disc(306, 430, 6, '#777d88'),
    disc(346, 430, 13, '#0b0c0e'),
    disc(346, 430, 6, '#777d88'),
    box(376, 418, 96, 26, 8, '#0b0c0e'),
    box(384, 426, 80, 10, 4, '#3b3f47'),
    box(80, 344, 440, 7, 0, look.accent, 'opacity="0.95"'),
  ].join('');
}

function tallFace(look: Look): string {
  const { dim, deep } = shadesOf(look.body);
  return [
    caseShell(look, 130, 120, 340, 390, 30),
    box(130, 160, 340, 14, 0, look.accent),
    display(180, 196, 240, 100, look.accent),
    wallSocket(168, 322),
    wallSocket(240, 322),
    box(318, 326, 118, 54, 10, deep),
    mesh(330, 340, 96, 34, 9, '#000000', 0.55),
    box(160, 402, 280, 78, 14, dim),
    usbRow(182, 418, look.accent),
    disc(390, 440, 24, '#0b0c0e'),
    disc(390, 440, 19, caseFill(look.accent)),
    line('M390 431v9', '#ffffff', 4),
    line('M186 458h60M186 466h40', deep, 4),
    disc(300, 458, 9, '#0b0c0e'),
    disc(330, 458, 9, '#0b0c0e'),
  ].join('');
}

function cubeFace(look: Look): string {
  return [
    caseShell(look, 110, 170, 380, 330, 76),
    box(136, 196, 328, 278, 56, linear(50, [0, '#33373e'], [1, '#131519'])),
    display(196, 222, 208, 92, look.accent),
    box(136, 332, 328, 6, 0, look.accent),
    wallSocket(168, 360),
    usbRow(250, 366, look.accent),
    disc(268, 414, 12, '#0b0c0e'),
    disc(268, 414, 5, '#777d88'),
    disc(304, 414, 12, '#0b0c0e'),
    disc(304, 414, 5, '#777d88'),
    box(334, 402, 86, 24, 12, '#fff6dc') + line('M348 414h58', '#ffd88a', 7, 'stroke-dasharray="1 14"'),
    line('M260 448h80', look.accent, 6),
  ].join('');
}

type Build = {
  face: (look: Look) => string;
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  depth: number;
};
const builds: readonly [Build, Build, Build] = [
  { face: wideFace, x: 80, y: 200, width: 440, height: 290, radius: 34, depth: 120 },
  { face: tallFace, x: 130, y: 120, width: 340, height: 390, radius: 30, depth: 150 },
  { face: cubeFace, x: 110, y: 170, width: 380, height: 330, radius: 76, depth: 140 },
];

function handle(look: Look): string {
  const { glint, deep } = shadesOf(look.body);
  if (look.variant === 1) {
    return (
      box(104, 150, 44, 150, 16, deep) +
      box(452, 150, 44, 150, 16, deep) +
      line('M112 168V282', glint, 4, 'opacity="0.6"')
    );
  }
  const top = look.variant === 0 ? 200 : 174;
  return [
    shape(
      `M150 ${top + 8}V${top - 50}Q150 ${top - 90} 192 ${top - 90}H408Q450 ${top - 90} 450 ${top - 50}` +
        `V${top + 8}H416V${top - 42}Q416 ${top - 58} 400 ${top - 58}H200Q184 ${top - 58} 184 ${top - 42}` +
        `V${top + 8}Z`,
      linear(60, [0, '#6a6f79'], [0.3, '#30343b'], [1, '#0e0f12']),
    ),
    line(`M156 ${top - 40}Q156 ${top - 84} 194 ${top - 84}H404`, '#9aa0aa', 3, 'opacity="0.7"'),
    box(230, top - 88, 140, 28, 12, look.accent, 'opacity="0.9"'),
  ].join('');
}

function front(look: Look): string {
  const { face, y, height, width } = builds[look.variant];
  return [
    contactShadow(300, y + height + 6, width * 1.04, 0.36),
    box(160, y + height - 6, 60, 16, 6, '#0b0c0e') + box(380, y + height - 6, 60, 16, 6, '#0b0c0e'),
    handle(look),
    face(look),
  ].join('');
}

function second(look: Look): string {
  const { face, depth, ...outline } = builds[look.variant];
  const turned = turnedBox(face(look), outline, depth, look.body);
  const vents = mesh(26, outline.height * 0.34, depth - 46, outline.height * 0.34, 10, '#000000', 0.45);
  const grip = look.variant === 1 ? turned.side(box(24, 60, 100, 40, 16, '#0e0f12')) : '';
  return [
    contactShadow(306, turned.groundY - 6, outline.width * 1.02, 0.36),
    look.variant === 1 ? '' : `<g transform="translate(84 14) scale(0.76 0.94)">${handle(look)}</g>`,
    turned.svg,
    turned.side(vents),
    grip,
  ].join('');
}

export const powerStation: Illustration = {
  stands: 'table',
  sizeCm: 30,
  front,
  second,
  detail: (look) => {
    const [x = 300, y = 300] =
      [
        [300, 320],
        [300, 310],
        [300, 320],
      ][look.variant] ?? [];
    return closeUp(front(look), x, y, 1.9);
  },
};
