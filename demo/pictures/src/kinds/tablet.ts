import { bevel, edge, flatShadow, group, lens, metal, outline, plane, slabSide, tame } from '../parts/casework.ts';
import { usbC } from '../parts/connectors.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { at, disc, mix, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { wide: 462, tall: 308, radius: 22, bezel: 18, scene: 'apps' },
  { wide: 300, tall: 452, radius: 26, bezel: 15, scene: 'lock' },
  { wide: 462, tall: 300, radius: 14, bezel: 24, scene: 'imigongo' },
] as const;

function glass(look: Look): string {
  const { wide, tall, radius, bezel, scene } = builds[look.variant];
  const [width, height] = [wide - bezel * 2, tall - bezel * 2];
  const [cx, cy] = [wide / 2, bezel / 2 + 1];
  return (
    rect(0, 0, wide, tall, metal(look.body), radius, outline(look.body)) +
    rect(4, 4, wide - 8, tall - 8, '#0a0c11', radius - 4) +
    wallpaper(scene, bezel, bezel, width, height, look.accent, 7) +
    disc(cx, cy, 3.4, '#1d2638') +
    disc(cx - 0.8, cy - 0.8, 1.2, '#6f86c4') +
    sheen(4, 4, wide - 8, tall - 8, radius - 4, 0.17)
  );
}

function back(look: Look): string {
  const { wide, tall, radius } = builds[look.variant];
  const base = tame(look.body);
  const light = linear(
    40,
    [0, '#ffffff', 0.45],
    [0.4, '#ffffff', 0.08],
    [0.55, '#ffffff', 0.16],
    [0.7, '#ffffff', 0],
    [1, '#000000', 0.16],
  );
  const ring = mix(base, '#c7cdd6', 0.5);
  const camera =
    look.variant === 0
      ? rect(22, 20, 60, 60, tint(base, -0.12), 18) + bevel(22, 20, 60, 60, 18) + lens(52, 50, 20, ring)
      : look.variant === 1
        ? rect(20, 20, 46, 92, tint(base, -0.12), 23) +
          bevel(20, 20, 46, 92, 23) +
          lens(43, 44, 17, ring) +
          lens(43, 86, 17, ring)
        : rect(4, 4, wide - 8, 62, tint(base, -0.22), radius - 4) +
          lens(40, 35, 17, ring) +
          disc(76, 35, 5.5, '#fff3cf');
  return (
    rect(0, 0, wide, tall, metal(look.body), radius, outline(look.body)) +
    rect(4, 4, wide - 8, tall - 8, base, radius - 4) +
    rect(4, 4, wide - 8, tall - 8, light, radius - 4) +
    camera +
    rect(wide / 2 - 24, tall / 2 - 4, 48, 8, tint(base, -0.22), 4)
  );
}

function pen(x: number, y: number, length: number, angle: number, look: Look): string {
  const barrel = linear(90, [0, '#ffffff'], [0.35, '#eef0f3'], [0.75, '#c3c9d2'], [1, '#8f97a4']);
  return group(
    `translate(${x} ${y}) rotate(${angle})`,
    `<g opacity=".3" filter="${blur(5)}">${rect(4, 6, length, 14, '#10141d', 7)}</g>` +
      rect(0, 0, length - 26, 14, barrel, 6) +
      path(`M${length - 30} 0L${length - 4} 5.4Q${length} 7 ${length - 4} 8.6L${length - 30} 14Z`, barrel) +
      path(`M${length - 9} 4.4L${length - 4} 5.4Q${length} 7 ${length - 4} 8.6L${length - 9} 9.6Z`, '#3a404b') +
      rect(26, 0, 6, 14, look.accent) +
      rect(length - 96, 3, 40, 3.4, '#b5bcc7', 1.7),
  );
}

export const tablet: Illustration = {
  stands: 'table',
  sizeCm: 24,
  front: (look) => {
    const { wide, tall } = builds[look.variant];
    const top = 300 - tall / 2 - (look.variant === 2 ? 22 : 0);
    return (
      flatShadow(300, top + tall + 3, wide * 0.98, 24, 0.32) +
      group(`translate(${300 - wide / 2} ${top})`, glass(look)) +
      (look.variant === 2 ? pen(96, 474, 392, -3, look) : '')
    );
  },
  second: (look) => {
    const { wide, tall, radius } = builds[look.variant];
    const side = linear(0, [0, tint(tame(look.body), -0.45)], [0.6, tint(tame(look.body), 0.2)], [1, edge(look.body)]);
    const [scale, skew] = wide > tall ? [0.92, -0.09] : [0.96, -0.08];
    const [x, y] = [300 - (wide * scale) / 2 - 4, 300 - tall / 2 - (wide * skew) / 2];
    return (
      flatShadow(306, y + tall, wide * 0.92, 44, 0.26) +
      plane(
        scale,
        skew,
        0,
        1,
        Math.round(x),
        Math.round(y),
        slabSide(0, 0, wide, tall, radius, 11, 4, side) + back(look),
      )
    );
  },
  detail: (look) => {
    const { wide, tall, radius } = builds[look.variant];
    const scale = 1.9;
    const base = tame(look.body);
    const rim = linear(
      0,
      [0, tint(base, -0.4)],
      [0.03, tint(base, 0.35)],
      [0.4, tint(base, 0.05)],
      [1, tint(base, -0.2)],
    );
    const [x, y, width, height] = [64, 480 - tall * scale, wide * scale, tall * scale];
    const holes = [0, 1, 2, 3, 4, 5, 6].map((index) => disc(356 + index * 20, 500, 5, '#0b0d12')).join('');
    return (
      `<g opacity=".4" filter="${blur(14)}">${rect(x + 20, y + 60, width, height, '#10141d', 50)}</g>` +
      slabSide(x, y, width, height, radius * scale, 0, 40, rim) +
      stroke(`M${x + 60} 517H640`, '#000000', 4, 'opacity=".14"') +
      usbC(240, 500, 84) +
      holes +
      group(`translate(${x} ${at(y)}) scale(${scale})`, glass(look))
    );
  },
};
