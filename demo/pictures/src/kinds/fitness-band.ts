import { bevel, cast, edge, flatShadow, group, metal, outline, plane, slabSide, tame } from '../parts/casework.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { strapLoop } from '../parts/strap-loop.ts';
import { digits, disc, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { halfWide: 44, halfTall: 104, radius: 44, strap: 38, scene: 'rings' },
  { halfWide: 62, halfTall: 92, radius: 26, strap: 46, scene: 'sunrise' },
  { halfWide: 42, halfTall: 90, radius: 18, strap: 36, scene: 'clock' },
] as const;

/** The open strap, laid straight, centred at 300,300 and 440 long. */
function strapOutline({ variant }: Look): string {
  const { strap: half, halfTall } = builds[variant];
  const [left, right, up, down] = [300 - half, 300 + half, 320 - halfTall, 280 + halfTall];
  return (
    `M${left} ${up}Q${left + 8} 150 ${left + 8} 108Q${left + 8} 80 300 80` +
    `Q${right - 8} 80 ${right - 8} 108Q${right - 8} 150 ${right} ${up}` +
    `V${down}Q${right - 8} 450 ${right - 8} 492Q${right - 8} 520 300 520` +
    `Q${left + 8} 520 ${left + 8} 492Q${left + 8} 450 ${left} ${down}Z`
  );
}

function strap(look: Look): string {
  const { strap: half } = builds[look.variant];
  const colour = tame(look.body);
  const across = linear(
    0,
    [0, tint(colour, -0.25)],
    [0.14, tint(colour, 0.35)],
    [0.55, colour],
    [1, tint(colour, -0.35)],
  );
  const shape = strapOutline(look);
  const holes = [0, 1, 2, 3, 4, 5]
    .map((index) => `<ellipse cx="300" cy="${420 + index * 16}" rx="6" ry="4.4" fill="${tint(colour, -0.65)}"/>`)
    .join('');
  const clasp = disc(300, 106, 11, metal('#aab1bd', 45)) + disc(300, 106, 6, tint(colour, -0.2));
  const texture =
    look.variant === 2
      ? stroke(
          [0, 1, 2, 3, 4].map((index) => `M278 ${202 - index * 16}l22 -12 22 12`).join(''),
          tint(look.accent, 0.1),
          3,
          'stroke-linejoin="round"',
        )
      : look.variant === 1
        ? rect(300 - 5, 128, 10, 62, tint(look.accent, 0.05), 5)
        : rect(300 - half + 8, 136, half * 2 - 16, 14, look.accent);
  return path(shape, across, `stroke="${edge(look.body)}"`) + holes + clasp + texture;
}

function capsule(look: Look): string {
  const { halfWide, halfTall, radius, scene } = builds[look.variant];
  const [x, y, w, h] = [300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2];
  const inset = look.variant === 1 ? 10 : 9;
  const steps =
    look.variant === 1
      ? digits('10:09', 300, 266, 26, '#fff', 1.8) +
        rect(268, 276, 64, 5, '#ffffff', 2.5, 'opacity=".8"') +
        stroke('M262 356h14l6-16 9 30 8-22 6 8h32', '#ffffff', 3.4, 'stroke-linejoin="round"')
      : '';
  return (
    cast(rect(x, y, w, h, '#10141d', radius), 4, 5, 6, 0.35) +
    rect(x, y, w, h, look.variant === 1 ? metal(look.accent, 45) : metal(look.body, 45), radius, outline(look.body)) +
    rect(x + 3.5, y + 3.5, w - 7, h - 7, '#07090d', radius - 3) +
    wallpaper(scene, x + inset, y + inset, w - inset * 2, h - inset * 2, look.accent, Math.max(6, radius - inset)) +
    steps +
    sheen(x + 4, y + 4, w - 8, h - 8, radius - 4, 0.2)
  );
}

function second(look: Look): string {
  const { halfWide, halfTall, radius, strap: half } = builds[look.variant];
  const colour = tame(look.body);
  const loop = strapLoop(316, 310, 150, 186, half * 1.9, colour);
  const depth = linear(0, [0, tint(colour, 0.2)], [1, edge(look.body)]);
  const side = slabSide(300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2, radius, 22, 0, depth);
  const standing =
    flatShadow(330, 502, 320, 30, 0.26) +
    loop.back +
    rect(loop.faceX + 300 - 14, 250, 28, 120, tint(colour, -0.2), 8, 'opacity=".5"') +
    loop.front +
    plane(0.86, 0, 0, 1, loop.faceX + 2 - 300 * 0.86, 8, side + capsule(look));
  return group('translate(300 300) scale(1.14) translate(-316 -308)', standing);
}

/** The sensor side of the capsule, close. */
function detail(look: Look): string {
  const { halfWide, halfTall, radius } = builds[look.variant];
  const [x, y, w, h] = [300 - halfWide, 300 - halfTall, halfWide * 2, halfTall * 2];
  const lamp = (cy: number, fill: string) => rect(288, cy - 8, 24, 16, fill, 7, 'stroke="#05070a" stroke-width="1.5"');
  const back =
    rect(x, y, w, h, linear(40, [0, '#4b5260'], [0.4, '#252a33'], [1, '#101318']), radius, 'stroke="#0a0c10"') +
    bevel(x, y, w, h, radius, 0.4) +
    rect(276, 256, 48, 88, '#0a0c11', 22, 'stroke="#3d4450" stroke-width="2"') +
    lamp(274, '#3ddc97') +
    lamp(300, '#1c0d10') +
    lamp(326, '#3ddc97') +
    disc(288, 300 + halfTall - 24, 5, linear(45, [0, '#ffe7a6'], [1, '#a87d24'])) +
    disc(312, 300 + halfTall - 24, 5, linear(45, [0, '#ffe7a6'], [1, '#a87d24']));
  return group('translate(300 300) scale(2.3) rotate(32) translate(-300 -300)', strap(look) + back);
}

export const fitnessBand: Illustration = {
  stands: 'table',
  sizeCm: 8,
  front: (look) =>
    group(
      'translate(300 300) scale(1.12) rotate(24) translate(-300 -300)',
      cast(path(strapOutline(look), '#10141d'), 10, 4, 8, 0.32) + strap(look) + capsule(look),
    ),
  second,
  detail,
};
