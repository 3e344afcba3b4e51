import {
  bevel,
  blackGlass,
  cast,
  edge,
  flatShadow,
  group,
  lens,
  metal,
  outline,
  plane,
  slabSide,
  tame,
} from '../parts/casework.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { at, digits, disc, mix, rect, stroke } from '../parts/vector.ts';

const builds = [
  { radius: 30, bezel: 7, chin: 7, scene: 'lock' },
  { radius: 22, bezel: 7, chin: 12, scene: 'apps' },
  { radius: 38, bezel: 6, chin: 6, scene: 'imigongo' },
] as const;

const [wide, tall] = [208, 436] as const;

function flash(cx: number, cy: number, radius: number): string {
  return disc(cx, cy, radius, '#fff6dc', 'stroke="#b9a878" stroke-width=".8"') + disc(cx, cy, radius * 0.5, '#ffe9a8');
}

/** The camera island, in the coordinates of a back whose top left is 0,0. */
function cameras({ body, accent, variant }: Look): string {
  const ring = mix(tame(body), '#c7cdd6', 0.45);
  const island = linear(45, [0, tint(tame(body), 0.3)], [0.5, tint(tame(body), -0.06)], [1, tint(tame(body), -0.34)]);
  const drop = (shape: string) => `<g opacity=".4" filter="${blur(4)}">${shape}</g>`;
  if (variant === 0) {
    const plate = (fill: string, shift = 0) => rect(16 + shift, 16 + shift, 56, 138, fill, 28);
    return (
      drop(plate('#000', 4)) +
      plate(island) +
      bevel(16, 16, 56, 138, 28) +
      lens(44, 44, 20, ring) +
      lens(44, 96, 20, ring) +
      flash(44, 134, 7)
    );
  }
  if (variant === 1) {
    const plate = (fill: string, shift = 0) => rect(15 + shift, 15 + shift, 104, 104, fill, 26);
    return (
      drop(plate('#000', 4)) +
      plate(island) +
      bevel(15, 15, 104, 104, 26) +
      lens(43, 43, 20, ring) +
      lens(43, 91, 20, ring) +
      lens(91, 67, 20, ring) +
      flash(91, 32, 6.5) +
      disc(91, 101, 4, '#14171d')
    );
  }
  const eyes = [
    [82, 66],
    [126, 66],
    [82, 110],
  ] as const;
  return (
    drop(disc(108, 92, 56, '#000')) +
    disc(104, 88, 56, metal(accent, 45)) +
    disc(104, 88, 51, blackGlass) +
    eyes.map(([cx, cy]) => lens(cx, cy, 18, ring)).join('') +
    flash(126, 110, 8)
  );
}

function back(look: Look): string {
  const { radius } = builds[look.variant];
  const base = tame(look.body);
  const light = linear(
    62,
    [0, '#ffffff', 0.4],
    [0.32, '#ffffff', 0.06],
    [0.5, '#ffffff', 0.16],
    [0.62, '#ffffff', 0],
    [1, '#000000', 0.18],
  );
  return (
    rect(0, 0, wide, tall, metal(look.body), radius, outline(look.body)) +
    rect(4, 4, wide - 8, tall - 8, base, radius - 4) +
    rect(4, 4, wide - 8, tall - 8, light, radius - 4) +
    cameras(look) +
    rect(wide / 2 - 17, tall - 52, 34, 5, tint(base, -0.3), 2.5, 'opacity=".7"')
  );
}

function frontCamera(variant: Look['variant'], bezel: number): string {
  if (variant === 1)
    return (
      stroke(`M${wide / 2 - 12} ${bezel + 1}h24`, '#05070b', 4) +
      disc(wide / 2, bezel + 5, 8, '#05070b') +
      disc(wide / 2, bezel + 6, 2.6, '#27324d')
    );
  const cx = variant === 0 ? wide / 2 : wide - 34;
  return disc(cx, bezel + 15, 6.5, '#05070b') + disc(cx, bezel + 15, 3, '#27324d');
}

function glass(look: Look): string {
  const { radius, bezel, chin, scene } = builds[look.variant];
  const [x, y, width, height] = [bezel, bezel, wide - bezel * 2, tall - bezel - chin];
  return (
    rect(0, 0, wide, tall, metal(look.body), radius, outline(look.body)) +
    rect(3, 3, wide - 6, tall - 6, '#07090d', radius - 3) +
    wallpaper(scene, x, y, width, height, look.accent, radius - bezel) +
    (look.variant === 2 ? lockOnDark(x, y, width, height, radius - bezel) : '') +
    frontCamera(look.variant, bezel) +
    sheen(x, y, width, height, radius - bezel, 0.2)
  );
}

function lockOnDark(x: number, y: number, width: number, height: number, radius: number): string {
  const fade = linear(90, [0, '#121014', 0.96], [0.36, '#121014', 0.9], [0.6, '#121014', 0]);
  return (
    rect(x, y, width, height, fade, radius) +
    digits('10:09', wide / 2, 120, 38, '#ffffff', 1.3) +
    rect(wide / 2 - 34, 134, 68, 5, '#ffffff', 2.5, 'opacity=".6"')
  );
}

function sideKeys(x: number): string {
  const key = linear(0, [0, '#4d5563'], [1, '#aeb5c0']);
  return rect(x, 110, 4, 62, key, 2) + rect(x, 190, 4, 36, key, 2);
}

export const smartphone: Illustration = {
  stands: 'table',
  sizeCm: 16,
  front: (look) =>
    flatShadow(222, 512, 230, 30, 0.2) +
    flatShadow(386, 534, 240, 30, 0.26) +
    group('translate(112 72)', back(look)) +
    `<g opacity=".35" filter="${blur(10)}">${rect(268, 106, 196, 420, '#10141d', 30)}</g>` +
    group('translate(278 94)', sideKeys(wide - 1) + glass(look)),
  second: (look) => {
    const { radius } = builds[look.variant];
    const side = linear(0, [0, tint(tame(look.body), -0.5)], [0.5, tint(tame(look.body), 0.25)], [1, edge(look.body)]);
    return (
      flatShadow(316, 530, 260, 30, 0.24) +
      plane(1, -0.09, 0, 1.02, 188, 92, slabSide(0, 0, wide, tall, radius, 14, 3, side) + back(look))
    );
  },
  detail: (look) => {
    const scale = look.variant === 2 ? 2.5 : 2.9;
    const place = look.variant === 2 ? 'translate(40 70)' : 'translate(110 90)';
    const shadow = rect(0, 0, wide, tall, '#10141d', builds[look.variant].radius);
    return group(`${place} scale(${at(scale)})`, cast(shadow, 5, 6, 6, 0.3) + back(look));
  },
};
