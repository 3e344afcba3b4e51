import {
  bevel,
  blackGlass,
  cast,
  edge,
  face,
  flatShadow,
  group,
  metal,
  outline,
  satin,
  tame,
  vents,
} from '../parts/casework.ts';
import { barrel, ethernet } from '../parts/connectors.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import { disc, lightness, mix, oval, path, rect, stroke } from '../parts/vector.ts';

/** A paddle antenna on its hinge; the foot of the hinge is at x, y. */
function antenna(x: number, y: number, length: number, lean: number, look: Look): string {
  const tone = lightness(look.body) > 0.55 ? tame(look.body) : tint(tame(look.body), -0.1);
  const blade = linear(0, [0, tint(tone, -0.2)], [0.25, tint(tone, 0.5)], [0.6, tone], [1, tint(tone, -0.4)]);
  return group(
    `translate(${x} ${y}) rotate(${lean})`,
    path(
      `M-11 -34L-8 ${-length + 10}Q-7 ${-length} 0 ${-length}Q7 ${-length} 8 ${-length + 10}L11 -34Z`,
      blade,
      outline(look.body, 1),
    ) +
      rect(-10, -36, 20, 38, blade, 6, outline(look.body, 1)) +
      disc(0, -14, 5, tint(tone, -0.35)) +
      stroke(`M-3 -52L-2 ${-length + 20}`, '#ffffff', 1.6, 'opacity=".35"'),
  );
}

function lamps(x: number, y: number, count: number, gap: number, look: Look): string {
  const colours = ['#3ddc97', '#3ddc97', tint(look.accent, 0.2), '#3ddc97', '#ffb02e', '#3ddc97'];
  return Array.from({ length: count }, (_, index) => {
    const colour = colours[index % colours.length] ?? '#3ddc97';
    return disc(x + index * gap, y, 6.5, colour, 'opacity=".28"') + disc(x + index * gap, y, 3.2, colour);
  }).join('');
}

/** A flat box with four antennas: the front shows lamps, the back sockets. */
function deskRouter(look: Look, isBack: boolean): string {
  const base = tame(look.body);
  const leans = [-9, -3, 3, 9];
  const rods = [118, 240, 360, 482].map((x, index) => antenna(x, 396, 268, leans[index] ?? 0, look)).join('');
  const top = linear(90, [0, tint(base, -0.1)], [1, tint(base, 0.4)]);
  const shell = path(
    'M72 416Q72 404 86 404H514Q528 404 528 416L534 458Q535 474 518 474H82Q65 474 66 458Z',
    satin(look.body, 60),
    outline(look.body),
  );
  const lid = face(
    [
      [86, 406],
      [132, 346],
      [468, 346],
      [514, 406],
    ],
    top,
    `${outline(look.body)} stroke-linejoin="round"`,
  );
  const slots = [0, 1, 2]
    .map(
      (row) =>
        `M${176 - row * 10} ${362 + row * 13}H${252 - row * 6}` +
        `M${348 + row * 6} ${362 + row * 13}H${424 + row * 10}`,
    )
    .join('');
  const fascia = isBack
    ? [150, 214, 278, 342].map((x) => ethernet(x, 440, 46)).join('') +
      ethernet(412, 440, 46, mix(look.accent, '#2b303a', 0.2)) +
      barrel(474, 440, 12) +
      disc(108, 440, 5, '#14171d')
    : rect(196, 428, 208, 24, blackGlass, 12) + lamps(226, 440, 6, 29, look);
  return (
    flatShadow(300, 480, 500, 34) +
    (isBack ? '' : rods) +
    lid +
    stroke(slots, tint(base, -0.45), 4.5) +
    path('M282 376l18-14 18 14-18 14Z', look.accent) +
    shell +
    fascia +
    rect(104, 472, 50, 7, '#20242c', 3) +
    rect(446, 472, 50, 7, '#20242c', 3) +
    (isBack ? rods : '')
  );
}

/** A tower for a SIM card: the shape of most 4G and 5G home routers. */
function tower(look: Look, isBack: boolean): string {
  const base = tame(look.body);
  const round = linear(
    0,
    [0, tint(base, -0.15)],
    [0.18, tint(base, 0.6)],
    [0.5, tint(base, 0.2)],
    [0.8, tint(base, -0.05)],
    [1, tint(base, -0.35)],
  );
  const body = path(
    'M206 128Q206 86 300 86 394 86 394 128L404 486Q404 514 300 514 196 514 196 486Z',
    round,
    outline(look.body),
  );
  const lid = linear(60, [0, tint(base, 0.5)], [1, tint(base, -0.12)]);
  const cap = oval(300, 122, 88, 27, lid, `stroke="${edge(look.body)}" stroke-opacity=".5"`);
  const bars = [0, 1, 2, 3]
    .map((index) => rect(274 + index * 14, 236 - index * 8, 8, 16 + index * 8, index < 3 ? '#3ddc97' : '#4a505c', 3))
    .join('');
  const front =
    rect(256, 196, 88, 214, blackGlass, 30) +
    bars +
    lamps(300, 290, 1, 0, look) +
    disc(300, 322, 3.6, '#3ddc97') +
    disc(300, 354, 3.6, '#59606d') +
    rect(276, 436, 48, 7, look.accent, 3.5);
  const back =
    rect(246, 330, 108, 144, tint(base, -0.4), 14) +
    ethernet(276, 366, 42) +
    ethernet(324, 366, 42, mix(look.accent, '#2b303a', 0.2)) +
    barrel(276, 430, 14) +
    rect(306, 422, 38, 8, '#0b0d12', 3) +
    rect(306, 438, 38, 8, '#14171d', 3) +
    vents(238, 190, 15, 9, 96, tint(base, -0.5));
  return (
    flatShadow(304, 512, 270, 30, 0.26) +
    body +
    cap +
    disc(300, 120, 16, tint(base, -0.16)) +
    stroke('M300 112v8', look.accent, 4) +
    (isBack ? back : front)
  );
}

/** A small rounded square lying flat, with two antennas. */
function homeRouter(look: Look, isBack: boolean): string {
  const base = tame(look.body);
  const top = linear(70, [0, tint(base, 0.2)], [0.5, tint(base, 0.5)], [1, tint(base, 0.05)]);
  const facet = (points: ReadonlyArray<readonly [number, number]>, amount: number) =>
    face(points, tint(base, amount), `stroke="${tint(base, amount - 0.12)}" stroke-linejoin="round"`);
  const lid =
    face(
      [
        [104, 400],
        [150, 296],
        [450, 296],
        [496, 400],
      ],
      top,
      `${outline(look.body)} stroke-linejoin="round"`,
    ) +
    facet(
      [
        [104, 400],
        [150, 296],
        [278, 360],
      ],
      0.05,
    ) +
    facet(
      [
        [496, 400],
        [450, 296],
        [322, 360],
      ],
      -0.14,
    ) +
    facet(
      [
        [150, 296],
        [450, 296],
        [322, 352],
        [278, 352],
      ],
      0.42,
    );
  const front = path(
    'M104 400H496L502 452Q502 468 486 468H114Q98 468 98 452Z',
    satin(look.body, 40),
    outline(look.body),
  );
  const fascia = isBack
    ? [206, 262, 318].map((x) => ethernet(x, 434, 44)).join('') +
      ethernet(382, 434, 44, mix(look.accent, '#2b303a', 0.2)) +
      barrel(446, 434, 13) +
      disc(150, 434, 6, '#14171d')
    : rect(114, 426, 372, 5, look.accent, 2.5) + lamps(252, 448, 5, 24, look);
  const rods = antenna(132, 346, 250, -16, look) + antenna(468, 346, 250, 16, look);
  return (
    flatShadow(300, 474, 440, 34) +
    (isBack ? '' : rods) +
    lid +
    stroke('M286 366q14-13 28 0M278 358q22-20 44 0', look.accent, 4) +
    disc(300, 374, 4, look.accent) +
    front +
    fascia +
    rect(130, 466, 46, 7, '#20242c', 3) +
    rect(424, 466, 46, 7, '#20242c', 3) +
    (isBack ? rods : '')
  );
}

function draw(look: Look, isBack: boolean): string {
  if (look.variant === 0) return deskRouter(look, isBack);
  return look.variant === 1 ? tower(look, isBack) : homeRouter(look, isBack);
}

function plug(cx: number, cy: number, look: Look): string {
  const cable = tint(look.accent, -0.05);
  const clear = linear(90, [0, '#f7f9fb'], [0.5, '#cfd6de'], [1, '#9aa3af']);
  return (
    stroke(`M${cx} ${cy + 90}C${cx} ${cy + 190} ${cx - 60} ${cy + 230} ${cx - 40} 620`, tint(cable, -0.3), 34) +
    stroke(
      `M${cx - 5} ${cy + 90}C${cx - 5} ${cy + 190} ${cx - 65} ${cy + 230} ${cx - 45} 620`,
      tint(cable, 0.25),
      12,
      'opacity=".7"',
    ) +
    cast(rect(cx - 42, cy - 30, 84, 130, '#000', 10), 6, 10, 8, 0.4) +
    rect(cx - 42, cy - 30, 84, 84, clear, 6, 'stroke="#8a93a0"') +
    rect(cx - 16, cy - 24, 32, 92, '#e9edf2', 4, 'stroke="#a5adb9"') +
    rect(cx - 38, cy + 40, 76, 70, linear(0, [0, tint(cable, 0.3)], [0.5, cable], [1, tint(cable, -0.4)]), 12)
  );
}

function detail(look: Look): string {
  const base = tame(look.body);
  return (
    rect(-20, -20, 640, 640, satin(look.body, 60)) +
    vents(70, 50, 24, 20, 90, tint(base, -0.5)) +
    cast(rect(30, 216, 540, 190, '#000', 24), 0, 3, 5, 0.25) +
    rect(30, 216, 540, 190, linear(90, [0, tint(base, -0.6)], [1, tint(base, -0.3)]), 24) +
    bevel(28, 214, 544, 194, 26, 0.35) +
    ethernet(116, 310, 120) +
    ethernet(252, 310, 120) +
    ethernet(388, 310, 120, mix(look.accent, '#2b303a', 0.15)) +
    barrel(508, 310, 40) +
    [116, 252, 388, 508].map((x) => rect(x - 20, 424, 40, 7, tint(base, -0.5), 3.5, 'opacity=".7"')).join('') +
    plug(252, 330, look) +
    disc(540, 470, 9, metal('#8d95a3', 45)) +
    disc(540, 470, 4, '#0b0d12')
  );
}

export const router: Illustration = {
  stands: 'table',
  sizeCm: 20,
  front: (look) => draw(look, false),
  second: (look) => draw(look, true),
  detail,
};
