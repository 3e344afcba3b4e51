import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, radial, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  clipped,
  closeUp,
  disc,
  line,
  mesh,
  oval,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';

const outlines: Record<Look['variant'], string> = {
  0:
    'M168 176C118 180 96 236 82 310C66 396 66 484 114 490C160 494 180 424 214 392H386' +
    'C420 424 440 494 486 490C534 484 534 396 518 310C504 236 482 180 432 176Z',
  1:
    'M178 170C120 166 92 220 74 316C58 404 60 470 104 480C150 490 186 432 222 408Q300 ' +
    '384 378 408C414 432 450 490 496 480C540 470 542 404 526 316C508 220 480 166 422 170' +
    'Q300 186 178 170Z',
  2:
    'M150 182C100 186 78 240 70 310C64 390 84 466 132 470C176 472 190 420 226 404H374' +
    'C410 420 424 472 468 470C516 466 536 390 530 310C522 240 500 186 450 182Z',
};

function stick(x: number, y: number, ring: string): string {
  return [
    disc(x, y, 48, '#08090b'),
    disc(x, y, 46, 'none', `stroke="${ring}" stroke-width="4"`),
    disc(x + 2, y + 5, 39, '#000000', 'opacity="0.6"'),
    disc(x, y, 38, linear(50, [0, '#7b818b'], [0.4, '#3a3e46'], [1, '#121418'])),
    disc(x, y, 36, 'none', 'stroke="#000" stroke-opacity="0.5" stroke-width="4" stroke-dasharray="3 4"'),
    disc(x, y, 28, radial(0.6, 0.65, 0.75, [0, '#4b505a'], [0.6, '#26292f'], [1, '#0e0f12'])),
  ].join('');
}

function pad(x: number, y: number): string {
  const cross = `M${x - 14} ${y - 44}h28v30h30v28h-30v30h-28v-30h-30v-28h30z`;
  return [
    disc(x, y, 54, '#000000', 'opacity="0.28"'),
    shape(cross, '#050607', 'transform="translate(2 4)"'),
    shape(
      cross,
      linear(50, [0, '#6a6f79'], [0.4, '#30343b'], [1, '#17191d']),
      'stroke="#17191d" stroke-width="4" stroke-linejoin="round"',
    ),
    disc(x, y, 8, '#1a1c20'),
    line(`M${x} ${y - 34}v5M${x} ${y + 34}v-5M${x - 34} ${y}h5M${x + 34} ${y}h-5`, '#9aa0aa', 4),
  ].join('');
}

function faceButtons(x: number, y: number, look: Look): string {
  const colours =
    look.variant === 1
      ? ['#e0b63a', '#d2473c', '#3fa564', '#3d78c9']
      : [look.accent, look.accent, look.accent, look.accent];
  const places = [
    [0, -36],
    [36, 0],
    [0, 36],
    [-36, 0],
  ];
  return places
    .map(([dx = 0, dy = 0], index) => {
      const colour = colours[index] ?? look.accent;
      const [cx, cy] = [x + dx, y + dy];
      return [
        disc(cx + 1, cy + 3, 20, '#000000', 'opacity="0.45"'),
        disc(cx, cy, 19, linear(50, [0, '#6a6f79'], [0.4, '#2b2e34'], [1, '#101216'])),
        disc(cx, cy, 8, linear(50, [0, tint(colour, 0.45)], [1, colour])),
        oval(cx - 5, cy - 10, 8, 4, '#ffffff', 'opacity="0.2"'),
      ].join('');
    })
    .join('');
}

function shoulders(look: Look): string {
  const { deep } = shadesOf(look.body);
  const fill = linear(90, [0, '#5b606a'], [0.5, '#26292f'], [1, '#0d0e11']);
  return [
    shape('M128 206C140 156 180 142 216 148L228 196H126Z', fill),
    shape('M472 206C460 156 420 142 384 148L372 196H474Z', fill),
    line('M142 186C154 164 180 154 208 156', '#9aa0aa', 3, 'opacity="0.6"'),
    line('M458 186C446 164 420 154 392 156', deep, 3, 'opacity="0.6"'),
  ].join('');
}

/** The gamepad seen from above, without its shadow, so that a console can carry it too. */
export function gamepad(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const outline = outlines[look.variant];
  const grips = clipped(
    `<path d="${outline}"/>`,
    [
      shape('M40 300C110 310 150 380 150 520H20Z', tint(look.body, -0.45)),
      shape('M560 300C490 310 450 380 450 520H580Z', tint(look.body, -0.55)),
      mesh(50, 320, 90, 180, 7, '#000000', 0.35),
      mesh(462, 320, 90, 180, 7, '#000000', 0.35),
    ].join(''),
  );
  const homeY = look.variant === 2 ? 240 : 224;
  const centre =
    look.variant === 0
      ? box(222, 196, 156, 96, 16, '#0c0d10') +
        box(226, 199, 148, 90, 14, linear(50, [0, '#4b505a'], [0.5, '#24272d'], [1, '#15171b'])) +
        line('M232 296H368', look.accent, 5)
      : disc(300, homeY, 25, '#0c0d10') +
        disc(300, homeY, 21, linear(50, [0, tint(look.accent, 0.4)], [1, look.accent])) +
        box(244, 282, 32, 12, 6, deep) +
        box(324, 282, 32, 12, 6, deep);
  const lightBar =
    look.variant === 2
      ? line('M216 196Q300 208 384 196', look.accent, 9, `opacity="0.6" filter="${blur(6)}"`) +
        line('M216 194Q300 206 384 194', tint(look.accent, 0.35), 5)
      : '';
  const offset = look.variant === 1;
  return [
    shoulders(look),
    shape(outline, deep, 'transform="translate(2 7)"'),
    shape(outline, linear(60, [0, glint], [0.15, lit], [0.45, base], [0.8, dim], [1, deep])),
    look.variant === 0 ? '' : grips,
    clipped(`<path d="${outline}"/>`, line(outline, '#ffffff', 7, 'opacity="0.22"')),
    centre,
    lightBar,
    offset ? stick(168, 268, look.accent) + pad(236, 358) : pad(164, 276) + stick(226, 362, look.accent),
    stick(374, 362, look.accent),
    faceButtons(436, 274, look),
    line('M286 330h0M300 330h0M314 330h0', deep, 5),
  ].join('');
}

function front(look: Look): string {
  return contactShadow(300, 490, 430, 0.3) + gamepad(look);
}

function second(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const outline = outlines[look.variant];
  const trigger = linear(90, [0, '#6a6f79'], [0.4, '#2f333a'], [1, '#0d0e11']);
  return [
    contactShadow(300, 490, 430, 0.3),
    shape(outline, deep, 'transform="translate(2 7)"'),
    shape(outline, linear(60, [0, glint], [0.15, lit], [0.45, base], [0.8, dim], [1, deep])),
    clipped(`<path d="${outline}"/>`, mesh(40, 330, 130, 170, 8, deep, 0.6) + mesh(430, 330, 130, 170, 8, deep, 0.6)),
    shape('M116 236C108 160 150 128 208 136Q228 140 228 162L218 232Q170 212 116 236Z', trigger),
    shape('M484 236C492 160 450 128 392 136Q372 140 372 162L382 232Q430 212 484 236Z', trigger),
    shape('M112 262Q164 232 220 250L216 276Q160 262 114 288Z', '#1d1f24'),
    shape('M488 262Q436 232 380 250L384 276Q440 262 486 288Z', '#1d1f24'),
    box(268, 164, 64, 26, 12, '#0b0c0e'),
    box(280, 172, 40, 10, 5, '#777d88'),
    box(226, 284, 148, 92, 14, dim, `stroke="${deep}" stroke-width="3"`),
    line('M286 300h28M292 308h16', deep, 4),
    box(176, 326, 18, 64, 9, look.accent),
    box(406, 326, 18, 64, 9, look.accent),
    disc(240, 210, 6, deep),
    disc(360, 210, 6, deep),
  ].join('');
}

export const controller: Illustration = {
  stands: 'table',
  sizeCm: 11,
  front,
  second,
  detail: (look) => closeUp(front(look), 390, 310, 2.4),
};
