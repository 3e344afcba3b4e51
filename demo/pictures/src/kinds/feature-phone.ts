import {
  bevel,
  blackGlass,
  edge,
  grille,
  flatShadow,
  group,
  lens,
  markOn,
  metal,
  outline,
  plane,
  satin,
  slabSide,
  tame,
} from '../parts/casework.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { at, digits, disc, figure, figureStroke, lightness, path, rect, stroke } from '../parts/vector.ts';

const [wide, tall] = [186, 446] as const;

const builds = [
  { radius: 34, screen: { x: 22, y: 48, width: 142, height: 142 }, keysTop: 284, scene: 'sunrise' },
  { radius: 74, screen: { x: 25, y: 56, width: 136, height: 126 }, keysTop: 278, scene: 'ribbons' },
  { radius: 20, screen: { x: 17, y: 40, width: 152, height: 156 }, keysTop: 286, scene: 'savanna' },
] as const;

const rounded = 'M34 0H152Q180 0 182 34L186 220 182 398Q178 446 120 446H66Q8 446 4 398L0 220 4 34Q6 0 34 0Z';

function shell(look: Look): string {
  const { radius } = builds[look.variant];
  if (look.variant === 1) return path(rounded, satin(look.body), outline(look.body));
  return rect(0, 0, wide, tall, satin(look.body), radius, outline(look.body)) + bevel(0, 0, wide, tall, radius, 0.6);
}

type Key = readonly [x: number, y: number, width: number, height: number];

/** Many caps of one shape: attributes sit on the group, which keeps the drawing small. */
function keyCaps(keys: readonly Key[], radius: number, look: Look): string {
  const cap = tint(tame(look.body), lightness(look.body) > 0.55 ? 0.45 : 0.1);
  const fill = linear(90, [0, tint(cap, 0.2)], [0.2, cap], [1, tint(cap, -0.18)]);
  const boxes = keys.map(
    ([x, y, width, height]) => `<rect x="${at(x)}" y="${at(y)}" width="${width}" height="${height}" rx="${radius}"/>`,
  );
  const under = keys.map(([x, y, width, height]) => `M${at(x + radius)} ${at(y + height)}h${at(width - radius * 2)}`);
  return (
    stroke(under.join(''), '#000000', 4, 'opacity=".3"') +
    `<g fill="${fill}" stroke="${tint(cap, -0.35)}" stroke-width=".7">${boxes.join('')}</g>`
  );
}

function keypad(look: Look): string {
  const { keysTop } = builds[look.variant];
  const [gap, radius] = (
    [
      [1.5, 4],
      [7, 14],
      [5, 7],
    ] as const
  )[look.variant];
  const [stepX, stepY] = [46, 34];
  const left = (wide - stepX * 3) / 2 + gap / 2;
  const keys = Array.from({ length: 12 }, (_, index): Key => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const bow = look.variant === 1 && column === 1 ? 4 : 0;
    return [left + column * stepX, keysTop + row * stepY + gap / 2 + bow, stepX - gap, stepY - 1 - gap];
  });
  const ink = markOn(look.body);
  const marks = keys.map(([x, y, width, height], index) => {
    const [cx, cy] = [x + width / 2, y + height / 2];
    if (index === 9) return stroke(`M${at(cx - 4)} ${at(cy)}h8M${at(cx - 2)} ${at(cy - 3.5)}l4 7m0-7l-4 7`, ink, 1.5);
    if (index === 11)
      return stroke(`M${at(cx - 4)} ${at(cy - 2)}h8m-8 4h8M${at(cx - 1.6)} ${at(cy - 5)}v10m3.2-10v10`, ink, 1.4);
    return figure(index === 10 ? '0' : String(index + 1), cx, cy, 14);
  });
  return keyCaps(keys, radius, look) + `<g ${figureStroke(ink, 2.2)}>${marks.join('')}</g>`;
}

function navigation(look: Look): string {
  const { screen } = builds[look.variant];
  const y = screen.y + screen.height + 44;
  const soft = [17, wide - 59].flatMap((x): Key[] => [
    [x, y - 30, 42, 24],
    [x, y + 4, 42, 24],
  ]);
  const ring =
    look.variant === 2
      ? rect(wide / 2 - 30, y - 28, 60, 58, metal(look.accent, 60), 16)
      : disc(wide / 2, y, 32, metal(look.accent, 60));
  const inner =
    look.variant === 2
      ? rect(wide / 2 - 15, y - 13, 30, 28, satin(look.body), 8, outline(look.body, 1))
      : disc(wide / 2, y, 17, satin(look.body), outline(look.body, 1));
  return (
    keyCaps(soft, 10, look) +
    stroke(`M29 ${y - 18}h18M${wide - 47} ${y - 18}h18`, markOn(look.body), 2.2) +
    stroke(`M31 ${y + 20}q7-10 14 0`, '#1ea557', 4) +
    stroke(`M${wide - 45} ${y + 14}q7 9 14 0`, '#dc3b3b', 4) +
    ring +
    inner
  );
}

function front(look: Look): string {
  const { screen, scene } = builds[look.variant];
  const { x, y, width, height } = screen;
  const clockAt = x + width / 2;
  return (
    shell(look) +
    rect(
      x - 9,
      y - 26,
      width + 18,
      height + 38,
      blackGlass,
      look.variant === 1 ? 24 : 14,
      'stroke="#000" stroke-opacity=".5"',
    ) +
    grille(wide / 2 - 18, y - 13, 10, 1, 4, '#5b6370') +
    wallpaper(scene, x, y, width, height, look.accent, 4) +
    rect(x, y, width, 15, '#000', 0, 'opacity=".3"') +
    stroke(`M${x + 7} ${y + 11}v-2m4 2v-4m4 4v-6`, '#fff', 2) +
    rect(x + width - 22, y + 4, 15, 7, '#fff', 2) +
    digits('08:30', clockAt, y + 48, 23, '#fff', 1.9) +
    rect(clockAt - 22, y + 56, 44, 3.4, '#fff', 1.7, 'opacity=".85"') +
    rect(x, y + height - 18, width, 18, '#000', 0, 'opacity=".32"') +
    rect(x + 8, y + height - 11, 26, 4, '#fff', 2) +
    rect(x + width - 34, y + height - 11, 26, 4, '#fff', 2) +
    sheen(x - 9, y - 26, width + 18, height + 38, 14, 0.16) +
    navigation(look) +
    keypad(look) +
    disc(wide / 2, tall - 14, 2, edge(look.body))
  );
}

function back(look: Look): string {
  const base = tame(look.body);
  const cameraPlate =
    look.variant === 1 ? disc(wide / 2, 66, 32, blackGlass) : rect(wide / 2 - 30, 34, 60, 66, blackGlass, 16);
  return (
    shell(look) +
    cameraPlate +
    lens(wide / 2, look.variant === 1 ? 66 : 56, 16) +
    (look.variant === 1 ? '' : disc(wide / 2, 86, 5, '#fff3cf')) +
    stroke(`M16 124H${wide - 16}`, edge(look.body), 1.4, 'opacity=".55"') +
    stroke(`M16 126H${wide - 16}`, '#fff', 1, 'opacity=".35"') +
    rect(wide / 2 - 22, 250, 44, 7, look.accent, 3.5) +
    grille(wide / 2 - 27, 372, 10, 4, 6, tint(base, -0.6)) +
    path(`M${wide / 2 - 12} ${tall - 18}q12-9 24 0Z`, tint(base, -0.45))
  );
}

export const featurePhone: Illustration = {
  stands: 'table',
  sizeCm: 12.5,
  front: (look) => flatShadow(300, 526, 220, 30, 0.26) + group('translate(207 77)', front(look)),
  second: (look) => {
    const { radius } = builds[look.variant];
    const side = linear(0, [0, tint(tame(look.body), -0.5)], [0.6, tint(tame(look.body), -0.1)], [1, edge(look.body)]);
    const depth = slabSide(0, 0, wide, tall, look.variant === 1 ? 62 : radius, 24, 6, side);
    return (
      flatShadow(210, 520, 200, 30, 0.2) +
      flatShadow(400, 530, 220, 30, 0.24) +
      plane(0.94, 0.06, 0, 0.98, 92, 68, depth + back(look)) +
      `<g opacity=".25" filter="${blur(10)}">${rect(318, 100, 180, 420, '#10141d', 40)}</g>` +
      plane(0.94, -0.06, 0, 0.98, 322, 92, front(look))
    );
  },
  detail: (look) => group('translate(-14 -520) scale(2.45) rotate(-6 93 300) translate(36 14)', front(look)),
};
