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
import { linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { disc, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { bezel: 6, chin: 11, scene: 'tiles' },
  { bezel: 9, chin: 17, scene: 'pitch' },
  { bezel: 4, chin: 6, scene: 'savanna' },
] as const;

const [wide, tall] = [520, 302] as const;

function panel(look: Look): string {
  const { bezel, chin, scene } = builds[look.variant];
  const [w, h] = [wide - bezel * 2, tall - bezel - chin];
  return (
    rect(0, 0, wide, tall, metal(look.body), 5, outline(look.body)) +
    rect(1.5, 1.5, wide - 3, tall - 3, '#0a0c10', 4) +
    wallpaper(scene, bezel, bezel, w, h, look.accent, 1) +
    sheen(bezel, bezel, w, h, 1, 0.13) +
    rect(1, tall - chin, wide - 2, chin - 1, satin(look.body, 80), 3) +
    rect(wide / 2 - 14, tall - chin / 2 - 1.5, 28, 3, '#ffffff', 1.5, 'opacity=".45"') +
    disc(wide - 30, tall - chin / 2, 2, '#ff4d4d')
  );
}

function feet(look: Look): string {
  const steel = metal(look.body, 0);
  if (look.variant === 1) {
    return (
      path('M262 430H338L344 470H256Z', steel, outline(look.body)) +
      path('M168 470H432L448 484Q448 489 442 489H158Q152 489 152 484Z', satin(look.body, 80), outline(look.body))
    );
  }
  if (look.variant === 2) {
    return path(
      'M118 430H134L128 478H186V486H96V478H112ZM466 430H482L488 478H504V486H414V478H472Z',
      steel,
      outline(look.body),
    );
  }
  const leg = (x: number) =>
    path(
      `M${x - 8} 430H${x + 8}L${x + 36} 482Q${x + 38} 487 ${x + 32} 487H${x + 24}` +
        `L${x} 446 ${x - 24} 487H${x - 32}Q${x - 38} 487 ${x - 36} 482Z`,
      steel,
      outline(look.body),
    );
  return leg(136) + leg(464);
}

function panelAt(look: Look): string {
  return group('translate(40 134)', panel(look));
}

function front(look: Look): string {
  return flatShadow(300, 489, 470) + feet(look) + panelAt(look);
}

function second(look: Look): string {
  const base = tame(look.body);
  const side = linear(0, [0, tint(base, -0.55)], [0.5, tint(base, -0.15)], [1, edge(look.body)]);
  const foot = (x: number, y: number) =>
    path(`M${x} ${y}l10 2 26 34q2 6-4 7l-10 0-16-26-18 18-12-2q-5-3-1-8Z`, metal(look.body), outline(look.body));
  const pedestal =
    path('M276 420L330 412 334 470H280Z', metal(look.body), outline(look.body)) +
    path(
      'M190 476L306 458 424 470 436 478Q436 484 428 486L304 502 190 490Q180 482 190 476Z',
      satin(look.body, 60),
      outline(look.body),
    );
  return (
    flatShadow(310, 488, 420, 40, 0.22) +
    (look.variant === 1 ? pedestal : foot(150, 446) + foot(446, 414)) +
    plane(0.85, -0.085, 0, 1, 76, 158, slabSide(0, 0, wide, tall, 5, 13, 3, side) + panel(look))
  );
}

function remote(look: Look): string {
  const key = (x: number, y: number, radius: number, fill: string) =>
    disc(x + 1, y + 2, radius, '#000', 'opacity=".4"') + disc(x, y, radius, fill);
  const plain = linear(90, [0, '#4a505c'], [1, '#2a2e37']);
  return (
    cast(rect(0, 0, 112, 384, '#10141d', 40), 10, 14, 10, 0.45) +
    rect(0, 0, 112, 384, linear(20, [0, '#4b515d'], [0.3, '#252932'], [1, '#101318']), 40, 'stroke="#0a0c10"') +
    bevel(0, 0, 112, 384, 40, 0.35) +
    key(30, 40, 11, '#d64545') +
    key(82, 40, 11, plain) +
    disc(56, 112, 42, linear(60, [0, '#59606d'], [1, '#23272f'])) +
    disc(56, 112, 19, linear(60, [0, '#20242c'], [1, '#3d434e'])) +
    stroke('M56 78l-5 5m5-5l5 5M56 146l-5-5m5 5l5-5M22 112l5-5m-5 5l5 5M90 112l-5-5m5 5l-5 5', '#aab1bd', 2.4) +
    key(26, 184, 12, plain) +
    key(56, 184, 12, plain) +
    key(86, 184, 12, plain) +
    rect(16, 216, 26, 66, plain, 13) +
    rect(70, 216, 26, 66, plain, 13) +
    stroke('M24 232h10M29 227v10M24 268h10M78 234l5-6 5 6M78 264l5 6 5-6', '#c9cfd8', 2.2) +
    rect(16, 302, 36, 22, look.accent, 11) +
    rect(60, 302, 36, 22, '#e9ecf1', 11) +
    rect(40, 352, 32, 5, '#59606d', 2.5)
  );
}

function detail(look: Look): string {
  return (
    flatShadow(190, 498, 560, 34) +
    group('translate(-528 -338) scale(1.72)', feet(look) + panelAt(look)) +
    group('translate(382 118) scale(1.12) rotate(12 56 192)', remote(look))
  );
}

export const tv: Illustration = { stands: 'table', sizeCm: 62, front, second, detail };
