import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, radial, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  caseFill,
  clipped,
  closeUp,
  disc,
  line,
  mesh,
  moved,
  oval,
  roundFill,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';
import { turnedBox } from '../parts/extruded-box.ts';
import { solarPanel } from '../parts/solar-panel.ts';

const WARM = '#ffcf70';

function warmth(x: number, y: number, radius: number): string {
  return disc(x, y, radius, radial(0.5, 0.5, 0.5, [0, WARM, 0.55], [0.6, WARM, 0.18], [1, WARM, 0]));
}

function campLantern(look: Look): string {
  const { deep } = shadesOf(look.body);
  return [
    contactShadow(300, 524, 250, 0.36),
    warmth(300, 300, 230),
    line('M190 176C176 30 424 30 410 176', deep, 13),
    line('M188 172C176 36 340 26 386 92', '#ffffff', 3, 'opacity="0.4"'),
    box(
      208,
      186,
      184,
      226,
      16,
      linear(0, [0, '#d8b065'], [0.15, '#fff3cf'], [0.45, '#ffffff'], [0.75, '#ffe9b5'], [1, '#c79a48']),
    ),
    box(276, 206, 48, 190, 24, '#ffffff', `filter="${blur(7)}"`),
    line('M236 200V400', '#ffffff', 8, 'opacity="0.8"'),
    box(204, 186, 12, 226, 4, roundFill(look.body, 0)),
    box(384, 186, 12, 226, 4, roundFill(look.body, 0)),
    box(294, 186, 12, 226, 4, roundFill(look.body, 0)),
    shape('M192 400H408L424 436V494Q424 522 396 522H204Q176 522 176 494V436Z', roundFill(look.body, 0)),
    box(178, 430, 244, 5, 2, '#000000', 'opacity="0.3"'),
    disc(300, 478, 22, '#0e0f12'),
    disc(300, 478, 17, linear(50, [0, tint(look.accent, 0.3)], [1, tint(look.accent, -0.2)])),
    line('M300 470v8', '#ffffff', 3.5),
    line('M356 470v16M368 470v16M380 470v16', '#8ef0a8', 6),
    line('M392 470v16', '#4b505a', 6),
    shape(
      'M172 190C172 150 214 128 300 128C386 128 428 150 428 190Q428 202 414 202H186Q172 202 172 190Z',
      roundFill(look.body, 0),
    ),
    oval(300, 142, 96, 15, '#0b1533'),
    oval(300, 141, 92, 13, linear(20, [0, '#3f66ac'], [0.5, '#16295a'], [1, '#0b1533'])),
    line('M262 130V152M300 128v26M338 130V152M212 141H388', '#c9d6ec', 1.6, 'opacity="0.7"'),
  ].join('');
}

function studyLamp(look: Look): string {
  const { lit, dim, deep } = shadesOf(look.body);
  return [
    contactShadow(300, 520, 290, 0.32),
    warmth(300, 262, 260),
    line('M150 262C140 420 170 512 220 514H380C430 512 460 420 450 262', '#7b818b', 13),
    line('M148 262C138 416 168 508 220 510H380', '#e4e7eb', 4, 'opacity="0.8"'),
    disc(304, 268, 166, deep),
    disc(300, 262, 164, caseFill(look.body)),
    disc(300, 262, 138, linear(50, [0, deep], [1, lit])),
    disc(300, 262, 130, radial(0.46, 0.44, 0.56, [0, '#ffffff'], [0.5, '#fff6dc'], [0.85, '#ffdf98'], [1, '#d9a544'])),
    ...[
      [0, 0],
      [56, 0],
      [-56, 0],
      [28, 48],
      [-28, 48],
      [28, -48],
      [-28, -48],
    ].map(
      ([dx = 0, dy = 0]) =>
        disc(300 + dx, 262 + dy, 17, '#ffe9a8', 'opacity="0.9"') + disc(300 + dx, 262 + dy, 9, '#ffffff'),
    ),
    shape('M206 214A110 110 0 0 1 330 156L236 338A110 110 0 0 1 206 214Z', '#ffffff', 'opacity="0.3"'),
    disc(150, 262, 17, dim),
    disc(450, 262, 17, deep),
    disc(150, 262, 7, look.accent),
    disc(450, 262, 7, look.accent),
    box(264, 400, 72, 24, 12, tint(look.accent, -0.05)),
    line('M292 412h16', '#ffffff', 4),
  ].join('');
}

function boxFace(look: Look): string {
  const { glint, lit, base, deep, dim } = shadesOf(look.body);
  return [
    box(190, 140, 220, 380, 34, linear(40, [0, glint], [0.12, lit], [0.5, base], [1, deep])),
    box(208, 160, 184, 196, 22, '#0e0f12'),
    box(214, 166, 172, 184, 18, radial(0.46, 0.44, 0.7, [0, '#ffffff'], [0.5, '#fff3cf'], [1, '#e8b95a'])),
    line('M257 170V346M300 170V346M343 170V346M218 227H382M218 289H382', '#c79a48', 2.5, 'opacity="0.35"'),
    box(216, 378, 168, 118, 14, dim),
    mesh(232, 394, 60, 90, 10, deep, 0.7),
    box(312, 394, 54, 22, 4, '#07080a'),
    line('M322 405h0M334 405h0M346 405h0M357 405h0', '#8ef0a8', 6),
    disc(340, 456, 22, '#0e0f12'),
    disc(340, 456, 17, linear(50, [0, tint(look.accent, 0.3)], [1, tint(look.accent, -0.2)])),
  ].join('');
}

const boxHandle = (look: Look) =>
  line('M222 152V96Q222 76 242 76H358Q378 76 378 96V152', shadesOf(look.body).deep, 20) +
  line('M218 148V96Q218 72 242 72H352', shadesOf(look.body).glint, 4, 'opacity="0.6"');

function boxLantern(look: Look): string {
  return [
    contactShadow(300, 522, 340, 0.34),
    warmth(300, 270, 240),
    boxHandle(look),
    boxFace(look),
    moved('matrix(0.5 0.1 0 1 408 140)', solarPanel(0, 46, 190, 270, 3, 5, '#555b65')),
  ].join('');
}

/** Seen from above, so that the panel on the cap shows. */
function campTop(look: Look): string {
  const { deep, dim } = shadesOf(look.body);
  const cells = '<ellipse cx="300" cy="250" rx="172" ry="104"/>';
  return [
    contactShadow(300, 500, 330, 0.34),
    shape(
      'M132 330H468L440 470Q436 500 400 500H200Q164 500 160 470Z',
      linear(0, [0, '#d8b065'], [0.2, '#fff3cf'], [0.5, '#ffffff'], [0.8, '#ffe9b5'], [1, '#c79a48']),
    ),
    shape('M152 440H448L440 474Q434 504 400 504H200Q166 504 160 474Z', roundFill(look.body, 0)),
    shape('M88 252C88 300 96 330 130 352Q300 418 470 352C504 330 512 300 512 252Z', roundFill(look.body, 0)),
    oval(300, 252, 212, 134, deep),
    oval(300, 246, 210, 132, caseFill(look.body)),
    oval(300, 250, 182, 112, dim),
    clipped(
      cells,
      [
        box(120, 140, 360, 220, 0, linear(50, [0, '#3f66ac'], [0.45, '#16295a'], [1, '#0b1533'])),
        line(
          'M180 130V370M220 130V370M260 130V370M300 130V370M340 130V370M380 130V370M420 130V370',
          '#c9d6ec',
          2,
          'opacity="0.6"',
        ),
        line('M120 206H480M120 250H480M120 294H480', '#8fa9d6', 1.4, 'opacity="0.6"'),
        shape('M120 330L320 130H400L160 380Z', '#ffffff', 'opacity="0.16"'),
      ].join(''),
    ),
    line('M92 262C70 380 90 430 130 420', deep, 12),
    disc(94, 256, 14, dim),
    disc(506, 256, 14, deep),
    disc(300, 470, 14, look.accent),
  ].join('');
}

function studyBack(look: Look): string {
  const { lit, deep } = shadesOf(look.body);
  return [
    contactShadow(300, 520, 290, 0.32),
    line('M150 262C140 420 170 512 220 514H380C430 512 460 420 450 262', '#7b818b', 13),
    disc(304, 268, 166, deep),
    disc(300, 262, 164, caseFill(look.body)),
    disc(300, 262, 140, linear(50, [0, deep], [1, lit])),
    clipped('<circle cx="300" cy="262" r="132"/>', solarPanel(150, 118, 300, 290, 6, 5)),
    disc(150, 262, 17, lit),
    disc(450, 262, 17, deep),
    box(270, 404, 60, 20, 10, '#0e0f12'),
    disc(300, 414, 5, look.accent),
  ].join('');
}

function boxTurned(look: Look): string {
  const turned = turnedBox(boxFace(look), { x: 190, y: 140, width: 220, height: 380, radius: 34 }, 130, look.body);
  return [
    contactShadow(306, 512, 330, 0.34),
    moved('translate(22 18) scale(0.92 0.92)', boxHandle(look)),
    turned.svg,
    turned.side(solarPanel(14, 70, 102, 240, 2, 4, '#555b65')),
  ].join('');
}

const fronts = [campLantern, studyLamp, boxLantern] as const;
const seconds = [campTop, studyBack, boxTurned] as const;

export const solarLantern: Illustration = {
  stands: 'table',
  sizeCm: 22,
  front: (look) => fronts[look.variant](look),
  second: (look) => seconds[look.variant](look),
  detail: (look) => {
    if (look.variant === 0) return closeUp(campTop(look), 270, 270, 1.9);
    return look.variant === 1 ? closeUp(studyLamp(look), 320, 320, 2) : closeUp(boxLantern(look), 330, 400, 2.2);
  },
};
