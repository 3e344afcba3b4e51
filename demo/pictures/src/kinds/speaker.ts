import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  caseFill,
  clipped,
  closeUp,
  disc,
  group,
  line,
  mesh,
  moved,
  oval,
  roundFill,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';

const plus = (x: number, y: number, size: number) => `M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`;

function playGlyph(x: number, y: number, size: number, colour: string): string {
  return shape(
    `M${x - size * 0.7} ${y - size}L${x + size} ${y}L${x - size * 0.7} ${y + size}Z`,
    colour,
    'stroke-linejoin="round"',
  );
}

function radiator(x: number, y: number, rx: number, ry: number, look: Look): string {
  const { lit, deep } = shadesOf(look.body);
  return [
    oval(x, y, rx, ry, linear(60, [0, lit], [0.5, look.body], [1, deep])),
    oval(x, y, rx * 0.9, ry * 0.9, '#0d0f12'),
    oval(x, y, rx * 0.84, ry * 0.84, linear(60, [0, '#4b505a'], [0.4, '#1c1f24'], [1, '#30343b'])),
    oval(x, y, rx * 0.66, ry * 0.66, linear(60, [0, '#0c0d10'], [0.6, '#24272d'], [1, '#5a5f69'])),
    oval(
      x,
      y,
      rx * 0.6,
      ry * 0.6,
      linear(55, [0, tint(look.accent, 0.25)], [0.55, look.accent], [1, tint(look.accent, -0.4)]),
    ),
    oval(x, y, rx * 0.34, ry * 0.34, 'none', 'stroke="#ffffff" stroke-opacity="0.5" stroke-width="5"'),
    oval(x - rx * 0.2, y - ry * 0.32, rx * 0.26, ry * 0.12, '#ffffff', 'opacity="0.28"'),
  ].join('');
}

function barrel(look: Look): string {
  const { deep, lit } = shadesOf(look.body);
  const fabric = '<rect x="104" y="208" width="392" height="184" rx="22"/>';
  return [
    contactShadow(300, 396, 440, 0.3),
    line('M500 262C560 250 566 350 502 344', tint(look.accent, -0.15), 11),
    line('M502 260C556 252 560 338 504 340', tint(look.accent, 0.3), 3, 'opacity="0.7"'),
    box(76, 214, 70, 172, 34, roundFill(tint(look.body, -0.25), 90)),
    box(454, 214, 70, 172, 34, roundFill(tint(look.body, -0.25), 90)),
    box(104, 208, 392, 184, 22, roundFill(look.body, 90)),
    clipped(fabric, mesh(106, 211, 388, 180, 7, deep, 0.55) + mesh(106, 209, 388, 120, 7, lit, 0.22)),
    box(104, 208, 392, 184, 22, linear(0, [0, '#000', 0.4], [0.06, '#000', 0], [0.94, '#000', 0], [1, '#000', 0.45])),
    box(104, 208, 392, 40, 20, linear(90, [0, '#fff', 0.28], [1, '#fff', 0])),
    box(
      226,
      276,
      148,
      52,
      12,
      linear(60, [0, tint(look.accent, 0.3)], [0.5, look.accent], [1, tint(look.accent, -0.3)]),
    ),
    box(229, 278, 142, 3, 1.5, '#ffffff', 'opacity="0.55"'),
    line('M262 302h0M282 292v20M300 284v36M318 292v20M338 302h0', '#ffffff', 9, 'opacity="0.92"'),
    box(190, 207, 220, 15, 7.5, '#101216', 'opacity="0.8"'),
    line(`${plus(380, 214, 5)}M326 214h10M222 214h0`, '#e9edf2', 3),
    playGlyph(274, 214, 5, '#e9edf2'),
    disc(222, 214, 3, '#58e08c'),
  ].join('');
}

function barrelTurned(look: Look): string {
  const { deep } = shadesOf(look.body);
  const side = 'M196 178H452C508 178 540 236 540 296C540 358 508 416 452 416H196Z';
  return [
    contactShadow(316, 420, 420, 0.3),
    shape(side, roundFill(look.body, 90)),
    clipped(`<path d="${side}"/>`, mesh(200, 182, 350, 234, 8, deep, 0.5)),
    shape(side, linear(0, [0, '#000', 0.35], [0.16, '#000', 0], [0.75, '#000', 0], [1, '#000', 0.55])),
    box(372, 262, 116, 46, 11, linear(60, [0, tint(look.accent, 0.3)], [1, tint(look.accent, -0.25)])),
    line('M402 285h0M416 277v16M430 270v30M444 277v16M458 285h0', '#ffffff', 7, 'opacity="0.92"'),
    box(330, 176, 150, 13, 6, '#101216', 'opacity="0.75"'),
    oval(204, 297, 110, 125, tint(look.body, -0.55)),
    radiator(194, 297, 108, 123, look),
  ].join('');
}

function brick(look: Look): string {
  const { deep, glint, lit, base, dim } = shadesOf(look.body);
  const grille = '<rect x="98" y="222" width="404" height="172" rx="40"/>';
  return [
    contactShadow(300, 424, 440, 0.3),
    box(112, 404, 70, 20, 9, '#14161a'),
    box(418, 404, 70, 20, 9, '#14161a'),
    box(74, 186, 452, 232, 66, linear(65, [0, glint], [0.2, lit], [0.5, base], [0.85, dim], [1, deep])),
    box(78, 188, 444, 40, 30, linear(90, [0, '#fff', 0.55], [1, '#fff', 0])),
    box(92, 216, 416, 184, 46, tint(look.body, -0.5)),
    box(98, 222, 404, 172, 40, linear(55, [0, '#4a4f58'], [0.5, '#2b2e35'], [1, '#17191d'])),
    clipped(grille, mesh(102, 228, 398, 166, 11, '#07080a', 0.9) + mesh(102, 226.5, 398, 166, 11, '#8b919b', 0.13)),
    clipped(grille, shape('M60 400L240 200H360L180 400Z', '#ffffff', 'opacity="0.07"')),
    box(246, 290, 108, 38, 8, linear(60, [0, tint(look.accent, 0.35)], [1, tint(look.accent, -0.2)])),
    line('M276 309h48', '#ffffff', 7, 'opacity="0.9"'),
    group(
      'opacity="0.85"',
      box(186, 195, 40, 13, 6.5, deep) +
        box(238, 195, 56, 13, 6.5, deep) +
        box(306, 195, 56, 13, 6.5, deep) +
        box(374, 195, 40, 13, 6.5, deep),
    ),
    line(`${plus(334, 201, 4)}M262 201h9M206 198v6`, '#ffffff', 2.4),
    disc(394, 201, 3, '#52d4ff'),
  ].join('');
}

function brickBack(look: Look): string {
  const { deep, lit, base, dim } = shadesOf(look.body);
  return [
    contactShadow(300, 424, 440, 0.3),
    box(74, 186, 452, 232, 66, linear(65, [0, lit], [0.4, base], [0.8, dim], [1, deep])),
    box(78, 188, 444, 40, 30, linear(90, [0, '#fff', 0.4], [1, '#fff', 0])),
    box(140, 236, 320, 84, 42, '#0e1013'),
    box(146, 242, 308, 72, 36, linear(90, [0, '#1d2025'], [0.5, '#3e434b'], [1, '#16181c'])),
    box(186, 258, 228, 40, 20, caseFill(look.accent)),
    line('M230 278h140', '#ffffff', 4, 'opacity="0.55"'),
    box(190, 342, 220, 44, 16, dim, `stroke="${deep}" stroke-width="2"`),
    box(214, 358, 34, 13, 6.5, '#0b0c0e'),
    box(218, 362, 26, 4, 2, '#7b818b'),
    disc(284, 364, 9, '#0b0c0e'),
    disc(284, 364, 4, '#5a606a'),
    box(310, 356, 34, 16, 2, '#0b0c0e'),
    disc(374, 364, 7, look.accent),
  ].join('');
}

function canBody(look: Look): string {
  const { deep, lit, glint, dim, base } = shadesOf(look.body);
  const bodyShape = 'M186 124C186 96 414 96 414 124V490C414 528 186 528 186 490Z';
  return [
    line('M284 106C258 34 342 34 316 106', tint(look.accent, -0.15), 9),
    shape(bodyShape, roundFill(look.body, 0)),
    clipped(`<path d="${bodyShape}"/>`, mesh(188, 106, 226, 420, 7, deep, 0.5) + mesh(188, 104, 100, 420, 7, lit, 0.2)),
    shape('M186 476V490C186 528 414 528 414 490V476C414 512 186 512 186 476Z', '#121418'),
    shape('M252 118H348V510C330 517 270 517 252 510Z', roundFill(tint(look.body, -0.2), 0)),
    line(plus(300, 206, 34), look.accent, 17),
    line('M266 424h68', look.accent, 17),
    line(`M268 198H${300 - 12}M268 416h60`, '#ffffff', 3, 'opacity="0.35"'),
    oval(300, 122, 114, 26, tint(look.body, -0.5)),
    oval(300, 118, 113, 26, linear(30, [0, glint], [0.4, lit], [1, dim])),
    oval(300, 118, 88, 19, linear(30, [0, dim], [1, base])),
    oval(300, 117, 24, 6, look.accent),
    disc(300, 316, 5, '#e8fff2', 'opacity="0.9"'),
  ].join('');
}

function can(look: Look): string {
  return contactShadow(300, 516, 260, 0.34) + canBody(look);
}

function canLying(look: Look): string {
  return contactShadow(290, 412, 430, 0.3) + moved('rotate(90 300 300)', canBody(look));
}

export const speaker: Illustration = {
  stands: 'table',
  sizeCm: 9,
  front: (look) => [barrel, brick, can][look.variant]?.(look) ?? barrel(look),
  second: (look) => [barrelTurned, brickBack, canLying][look.variant]?.(look) ?? barrelTurned(look),
  detail: (look) =>
    look.variant === 0
      ? closeUp(barrelTurned(look), 240, 300, 2.1)
      : look.variant === 1
        ? closeUp(brick(look), 210, 262, 2.5)
        : closeUp(can(look), 300, 180, 2.3),
};
