import {
  bevel,
  cast,
  edge,
  flatShadow,
  group,
  metal,
  outline,
  plane,
  satin,
  slabSide,
  tame,
} from '../parts/casework.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, radial, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { strapLoop } from '../parts/strap-loop.ts';
import { at, disc, mix, path, rect, stroke } from '../parts/vector.ts';

/** Half width, half height and corner of the case. */
const builds = [
  { halfWide: 98, halfTall: 116, radius: 60, scene: 'rings' },
  { halfWide: 112, halfTall: 112, radius: 112, scene: 'dial' },
  { halfWide: 118, halfTall: 118, radius: 118, scene: 'clock' },
] as const;

function strapColour({ body, accent, variant }: Look): string {
  if (variant === 0) return tame(body);
  if (variant === 1) return mix('#4a3120', tame(body), 0.12);
  return mix('#252a32', accent, 0.1);
}

function straps(look: Look): string {
  const colour = strapColour(look);
  const { halfTall } = builds[look.variant];
  const across = linear(
    0,
    [0, tint(colour, -0.2)],
    [0.12, tint(colour, 0.3)],
    [0.5, tint(colour, 0.05)],
    [1, tint(colour, -0.4)],
  );
  const fold = (up: boolean) =>
    linear(up ? 90 : -90, [0, '#000000', 0.55], [0.45, '#000000', 0.06], [0.8, '#000000', 0], [1, '#000000', 0.35]);
  const [near, far] = [halfTall - 26, 232];
  const [half, tip] = look.variant === 0 ? [76, 58] : [60, 52];
  const shape = (sign: 1 | -1) => {
    const y = (value: number) => at(300 + sign * value);
    return (
      `M${300 - half} ${y(near)}Q${300 - half + 8} ${y(near + 60)} ${300 - tip} ${y(far - 18)}` +
      `Q${302 - tip} ${y(far)} ${320 - tip} ${y(far)}H${280 + tip}` +
      `Q${298 + tip} ${y(far)} ${300 + tip} ${y(far - 18)}` +
      `Q${292 + half} ${y(near + 60)} ${300 + half} ${y(near)}Z`
    );
  };
  let trim = '';
  if (look.variant === 1) {
    trim = stroke(
      'M252 176Q254 130 256 86M348 176Q346 130 344 86M252 424Q254 470 256 514M348 424Q346 470 344 514',
      tint(look.accent, 0.25),
      2,
      'stroke-dasharray="6 6" opacity=".85"',
    );
  } else if (look.variant === 2) {
    const rib = [0, 1, 2, 3].map((index) => `M258 ${150 - index * 20}h84M258 ${450 + index * 20}h84`).join('');
    trim = stroke(rib, tint(colour, -0.5), 6) + stroke(rib, tint(look.accent, 0.1), 1.6, 'opacity=".8"');
  } else {
    trim = [0, 1, 2]
      .map((index) => `<ellipse cx="300" cy="${450 + index * 24}" rx="5" ry="7" fill="${tint(colour, -0.6)}"/>`)
      .join('');
  }
  return (
    path(shape(-1), across) + path(shape(-1), fold(true)) + path(shape(1), across) + path(shape(1), fold(false)) + trim
  );
}

function crown(look: Look): string {
  const { halfWide } = builds[look.variant];
  const x = 300 + halfWide - 5;
  const knob = linear(90, [0, '#737b88'], [0.3, '#eef1f5'], [1, '#4d5563']);
  if (look.variant === 0)
    return (
      rect(x, 262, 15, 40, knob, 5) +
      stroke(`M${x + 4} 268h9M${x + 4} 275h9M${x + 4} 282h9M${x + 4} 289h9M${x + 4} 296h9`, '#3d4450', 1) +
      rect(x, 322, 8, 40, knob, 3)
    );
  const side = (angle: number, colour: string) => group(`rotate(${angle} 300 300)`, rect(x, 285, 17, 30, colour, 5));
  return look.variant === 1
    ? side(-28, knob) + side(28, knob)
    : side(-30, metal(look.accent, 90)) + side(30, knob) + group('rotate(180 300 300)', side(0, knob));
}

/** The case alone, centred at 300,300. */
function caseFront(look: Look): string {
  const { halfWide, halfTall, radius, scene } = builds[look.variant];
  const inset = look.variant === 2 ? 26 : look.variant === 1 ? 16 : 14;
  const ring = (grow: number, fill: string, more = '') =>
    rect(
      300 - halfWide + grow,
      300 - halfTall + grow,
      (halfWide - grow) * 2,
      (halfTall - grow) * 2,
      fill,
      radius - grow,
      more,
    );
  let marks = '';
  if (look.variant === 2) {
    for (let tick = 0; tick < 60; tick += 1) {
      if (tick % 5 !== 0) continue;
      const angle = (tick / 60) * Math.PI * 2;
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      marks += `M${at(300 + dx * 97)} ${at(300 + dy * 97)}L${at(300 + dx * 106)} ${at(300 + dy * 106)}`;
    }
  }
  const [w, h] = [(halfWide - inset) * 2, (halfTall - inset) * 2];
  return (
    ring(0, metal(look.body, 45), outline(look.body)) +
    ring(5, look.variant === 2 ? satin(tint(tame(look.body), -0.3), 45) : '#0a0c11') +
    (marks === '' ? '' : stroke(marks, '#eef1f5', 3)) +
    ring(inset - 3, '#050609') +
    wallpaper(scene, 300 - halfWide + inset, 300 - halfTall + inset, w, h, look.accent, radius - inset) +
    sheen(300 - halfWide + 6, 300 - halfTall + 6, halfWide * 2 - 12, halfTall * 2 - 12, radius - 6, 0.18)
  );
}

/** The arms that hold the strap of a round case; they lie under the strap. */
function lugs(look: Look): string {
  if (look.variant === 0) return '';
  const hold = (sign: 1 | -1) => {
    const y = (value: number) => at(300 + sign * value);
    const arms =
      `M202 ${y(70)}Q218 ${y(112)} 225 ${y(136)}Q227 ${y(143)} 235 ${y(143)}H365` +
      `Q373 ${y(143)} 375 ${y(136)}Q382 ${y(112)} 398 ${y(70)}Z`;
    return (
      path(arms, metal(look.body, 0), outline(look.body)) +
      rect(238, sign < 0 ? 159 : 411, 124, 30, '#0b0d12', 0, 'opacity=".8"')
    );
  };
  return hold(-1) + hold(1);
}

function second(look: Look): string {
  const { halfWide, halfTall, radius } = builds[look.variant];
  const colour = strapColour(look);
  const loop = strapLoop(322, 306, 122, 196, 116, colour);
  const depth = linear(0, [0, tint(tame(look.body), 0.3)], [0.5, tint(tame(look.body), -0.1)], [1, edge(look.body)]);
  const side = slabSide(300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2, radius, 40, 0, depth);
  const placed = plane(
    0.74,
    0,
    0,
    1,
    loop.faceX - 12 - 300 * 0.74,
    4,
    side + group('translate(40 0)', crown(look)) + caseFront(look),
  );
  const standing = flatShadow(330, 506, 300, 30, 0.26) + loop.back + loop.front + placed;
  return group('translate(300 300) scale(1.14) translate(-306 -306)', standing);
}

/** Underneath: the sensors and the charging pins. */
function underside(look: Look): string {
  const { halfWide, halfTall, radius } = builds[look.variant];
  const glass = radial(0.4, 0.35, 0.8, [0, '#39414f'], [0.6, '#171b23'], [1, '#07090d']);
  const eye = (angle: number, fill: string) => {
    const turn = (angle * Math.PI) / 180;
    return disc(300 + Math.cos(turn) * 34, 300 + Math.sin(turn) * 34, 11, fill, 'stroke="#05070a" stroke-width="2"');
  };
  return (
    rect(300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2, satin(look.body), radius, outline(look.body)) +
    bevel(300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2, radius) +
    disc(300, 300, 72, metal(look.body, 45)) +
    disc(300, 300, 67, glass) +
    [45, 135, 225, 315].map((angle) => eye(angle, '#3ddc97')).join('') +
    [0, 90, 180, 270].map((angle) => eye(angle, '#2a1216')).join('') +
    disc(300, 300, 12, '#0b0d12', `stroke="${tint(look.accent, 0.2)}" stroke-width="2"`) +
    path('M240 240Q270 226 296 232L262 352Q240 330 236 300Q234 262 240 240Z', '#ffffff', 'opacity=".1"') +
    [284, 316].map((x) => disc(x, 300 + halfTall - 20, 6, linear(45, [0, '#ffe7a6'], [1, '#a87d24']))).join('')
  );
}

export const smartwatch: Illustration = {
  stands: 'table',
  sizeCm: 9,
  front: (look) =>
    flatShadow(300, 534, 170, 30, 0.24) +
    cast(straps(look), 5, 6, 7, 0.2) +
    lugs(look) +
    straps(look) +
    crown(look) +
    caseFront(look),
  second,
  detail: (look) =>
    group(
      'translate(300 300) scale(2.05) rotate(-24) translate(-300 -300)',
      lugs(look) + straps(look) + crown(look) + underside(look),
    ),
};
