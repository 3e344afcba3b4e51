import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, radial, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  caseFill,
  clipped,
  closeUp,
  cone,
  disc,
  line,
  mesh,
  oval,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';
import { turnedBox } from '../parts/extruded-box.ts';

/** Fluorescent ring around a cone: a wide soft glow below a thin bright line. */
function lightRing(x: number, y: number, radius: number, colour: string): string {
  const stroke = (width: number, tone: string, extra: string) =>
    disc(x, y, radius, 'none', `stroke="${tone}" stroke-width="${width}" ${extra}`);
  return [
    stroke(16, colour, `opacity="0.55" filter="${blur(8)}"`),
    stroke(8, colour, ''),
    stroke(3, tint(colour, 0.7), ''),
  ].join('');
}

function horn(x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 16, '#0b0c0f'),
    box(x + 5, y + 5, width - 10, height - 10, 12, linear(90, [0, '#090a0c'], [0.5, '#272a30'], [1, '#565b65'])),
    shape(`M${x + 14} ${y + 10}L${x + width / 2 - 14} ${y + height / 2}L${x + 14} ${y + height - 10}Z`, '#15171b'),
    shape(
      `M${x + width - 14} ${y + 10}L${x + width / 2 + 14} ${y + height / 2}` + `L${x + width - 14} ${y + height - 10}Z`,
      '#3b3f47',
    ),
    box(x + width / 2 - 13, y + height / 2 - 13, 26, 26, 13, '#030304'),
  ].join('');
}

function controlStrip(y: number, accent: string): string {
  return [
    box(216, y, 168, 46, 10, '#0d0f12'),
    box(218, y + 2, 164, 42, 9, linear(90, [0, '#24272d'], [1, '#101216'])),
    disc(244, y + 23, 14, linear(60, [0, '#777d88'], [1, '#1a1c20'])),
    line(`M244 ${y + 20}V${y + 13}`, '#ffffff', 3),
    box(272, y + 11, 58, 24, 4, '#05070a'),
    line(`M282 ${y + 28}v-6M291 ${y + 28}v-12M300 ${y + 28}v-8M309 ${y + 28}v-13M318 ${y + 28}v-5`, accent, 5),
    disc(348, y + 23, 8, accent),
    disc(369, y + 23, 8, '#3c4048'),
  ].join('');
}

function cabinet(look: Look, x: number, y: number, width: number, height: number, radius: number): string {
  const { glint, lit, deep } = shadesOf(look.body);
  return [
    box(
      x,
      y,
      width,
      height,
      radius,
      linear(20, [0, glint], [0.04, lit], [0.5, look.body], [0.96, deep], [1, tint(deep, -0.3)]),
    ),
    box(x + 3, y + 2, width - 6, 26, radius * 0.8, linear(90, [0, '#fff', 0.4], [1, '#fff', 0])),
  ].join('');
}

function grillePanel(x: number, y: number, width: number, height: number, radius: number): string {
  return [
    box(x, y, width, height, radius, '#0a0b0d'),
    box(x + 3, y + 3, width - 6, height - 6, radius - 2, linear(55, [0, '#3a3e46'], [0.5, '#1d1f24'], [1, '#101215'])),
    clipped(
      `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="${radius - 2}"/>`,
      mesh(x + 8, y + 8, width - 16, height - 12, 9, '#000000', 0.75),
    ),
  ].join('');
}

function twinFace(look: Look): string {
  return [
    cabinet(look, 184, 62, 232, 470, 26),
    box(236, 76, 128, 30, 15, '#08090b'),
    box(240, 91, 120, 16, 8, linear(90, [0, '#3b3f47'], [1, '#17191d'])),
    grillePanel(200, 116, 200, 400, 18),
    horn(250, 128, 100, 44),
    lightRing(300, 270, 86, look.accent),
    cone(300, 270, 80),
    lightRing(300, 426, 66, look.accent),
    cone(300, 426, 60),
    shape('M200 480L360 116H400V140L236 516H200Z', '#ffffff', 'opacity="0.05"'),
  ].join('');
}

function stageFace(look: Look): string {
  const { deep } = shadesOf(look.body);
  return [
    shape(
      'M196 84C196 66 206 60 222 60H378C394 60 404 66 404 84L420 508C420 524 412 530 398 ' +
        '530H202C188 530 180 524 180 508Z',
      linear(20, [0, shadesOf(look.body).glint], [0.06, shadesOf(look.body).lit], [0.5, look.body], [1, deep]),
    ),
    controlStrip(78, look.accent),
    box(206, 140, 188, 94, 18, tint(look.body, -0.55)),
    horn(212, 146, 176, 82),
    disc(300, 374, 118, tint(look.body, -0.6)),
    cone(300, 374, 112, look.accent),
    ...[
      [212, 282],
      [388, 282],
      [208, 470],
      [392, 470],
    ].map(([x = 0, y = 0]) => disc(x, y, 6, linear(50, [0, '#9aa0aa'], [1, '#22252a']))),
    box(250, 500, 100, 16, 8, '#0c0d10'),
    line('M266 508h0M284 508h0M302 508h0M320 508h0M336 508h0', look.accent, 6),
  ].join('');
}

function towerFace(look: Look): string {
  return [
    cabinet(look, 200, 54, 200, 480, 70),
    box(212, 68, 176, 452, 60, '#0a0b0e'),
    box(216, 72, 168, 444, 56, linear(55, [0, '#343841'], [0.5, '#181a1f'], [1, '#0d0e11'])),
    box(222, 78, 156, 432, 50, 'none', `stroke="${look.accent}" stroke-width="12" opacity="0.5" filter="${blur(6)}"`),
    box(222, 78, 156, 432, 50, 'none', `stroke="${look.accent}" stroke-width="5"`),
    box(222, 78, 156, 432, 50, 'none', `stroke="${tint(look.accent, 0.75)}" stroke-width="1.5"`),
    cone(300, 152, 44),
    cone(300, 276, 66, tint(look.accent, -0.2)),
    cone(300, 424, 66, tint(look.accent, -0.2)),
    line('M270 350h60M280 344h40M280 356h40', look.accent, 2, 'opacity="0.6"'),
  ].join('');
}

function trolley(look: Look): string {
  if (look.variant !== 1) return '';
  return [
    line('M242 70V34H358V70', '#15171b', 13),
    line('M240 68V32H356', '#7f858f', 3),
    disc(182, 518, 22, radial(0.4, 0.35, 0.7, [0, '#5a5f69'], [1, '#0b0c0e'])),
    disc(418, 518, 22, radial(0.4, 0.35, 0.7, [0, '#5a5f69'], [1, '#0b0c0e'])),
  ].join('');
}

function feet(): string {
  return box(214, 526, 44, 14, 6, '#0b0c0e') + box(342, 526, 44, 14, 6, '#0b0c0e');
}

function face(look: Look): string {
  return [twinFace, stageFace, towerFace][look.variant]?.(look) ?? twinFace(look);
}

function front(look: Look): string {
  return contactShadow(300, 538, 280, 0.36) + feet() + trolley(look) + face(look);
}

function second(look: Look): string {
  const width = look.variant === 2 ? 200 : 232;
  const radius = look.variant === 2 ? 70 : 26;
  const outline = { x: (600 - width) / 2, y: 60, width, height: 472, radius };
  const behind = look.variant === 1 ? cabinet(look, outline.x, outline.y, width, outline.height, radius) : '';
  const turned = turnedBox(behind + face(look), outline, 112, look.body);
  return [
    contactShadow(310, 528, 330, 0.36),
    turned.svg,
    turned.side(box(26, 120, 60, 92, 16, '#0c0d10') + box(34, 130, 44, 70, 12, caseFill('#2c3037'))),
    turned.side(
      box(26, 310, 60, 100, 8, '#101216') + oval(56, 340, 16, 16, '#2e323a') + box(38, 372, 36, 8, 4, look.accent),
    ),
  ].join('');
}

function detail(look: Look): string {
  const focus = look.variant === 1 ? [300, 200, 2.6] : look.variant === 2 ? [290, 270, 2.9] : [290, 250, 2.5];
  const [x = 300, y = 300, factor = 2] = focus;
  return closeUp(front(look), x, y, factor);
}

export const partySpeaker: Illustration = { stands: 'floor', sizeCm: 95, front, second, detail };
