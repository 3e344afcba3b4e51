import { bevel, edge, face, group, metal, outline, plane, satin, tame } from './casework.ts';
import { hdmi, usbA, usbC } from './connectors.ts';
import type { Illustration, Look } from './illustration.ts';
import { blur, groundShadow, linear, radial, tint } from './kit.ts';
import { sheen, wallpaper } from './screen.ts';
import { at, disc, lightness, mix, path, rect, stroke } from './vector.ts';

const builds = [
  { bezel: 9, chin: 14, radius: 14, scene: 'hills', keys: '#23272f' },
  { bezel: 12, chin: 24, radius: 9, scene: 'sheet', keys: '#1b1e25' },
  { bezel: 10, chin: 22, radius: 8, scene: 'ribbons', keys: '#101216' },
] as const;

/** The lid seen from the front, in its own box. */
function lid(look: Look, width: number, height: number): string {
  const { bezel, chin, radius, scene } = builds[look.variant];
  const [w, h] = [width - bezel * 2 - 6, height - bezel - chin - 3];
  return (
    rect(0, 0, width, height, metal(look.body), radius, outline(look.body)) +
    rect(3, 3, width - 6, height - 3, '#0b0d12', radius - 2) +
    wallpaper(scene, bezel + 3, bezel + 3, w, h, look.accent, 3) +
    disc(width / 2, bezel / 2 + 3, 2.2, '#33415f') +
    sheen(3, 3, width - 6, height - 3, radius - 2, 0.15)
  );
}

/** A deck 400 × 240: keys, touchpad and, in one build, a number block. */
function deck(look: Look): string {
  const { keys } = builds[look.variant];
  const base = tame(look.body);
  const numbers = look.variant === 1;
  const cap = linear(90, [0, tint(keys, 0.2)], [1, keys]);
  const glow = look.variant === 2 ? tint(look.accent, 0.2) : tint(base, -0.3);
  const [left, right] = [18, 382];
  const mainRight = numbers ? 296 : right;
  let caps = '';
  for (let row = 0; row < 6; row += 1) {
    const y = 22 + row * 18.5;
    const [count, high] = row === 0 ? [15, 9] : [14 - (row > 2 ? 1 : 0), 15];
    const step = (mainRight - left) / count;
    if (row === 5) {
      const space = (mainRight - left) * 0.36;
      caps += `M${left} ${at(y)}h${at(step * 4 - 3)}v${high}h${at(-step * 4 + 3)}ZM${at(left + step * 4)} ${at(y)}h${at(space)}v${high}h${at(-space)}ZM${at(left + step * 4 + space + 3)} ${at(y)}H${mainRight - 3}v${high}H${at(left + step * 4 + space + 3)}Z`;
      continue;
    }
    for (let key = 0; key < count; key += 1) caps += `M${at(left + key * step)} ${at(y)}h${at(step - 3)}v${high}h${at(3 - step)}Z`;
  }
  if (numbers) {
    for (let index = 0; index < 20; index += 1) {
      caps += `M${at(306 + (index % 4) * 19)} ${at(40.5 + Math.floor(index / 4) * 18.5)}h16v15h-16Z`;
    }
  }
  const padX = numbers ? 110 : 140;
  return (
    rect(12, 17, 376, 118, glow, 5, `opacity="${look.variant === 2 ? 0.75 : 0.5}"`) +
    path(caps, cap, 'stroke-linejoin="round"') +
    rect(padX, 148, 124, 78, tint(base, lightness(base) > 0.5 ? -0.07 : 0.1), 6, `stroke="${tint(base, -0.3)}"`)
  );
}

function front(look: Look): string {
  const { radius } = builds[look.variant];
  const base = tame(look.body);
  const deckTop = linear(90, [0, tint(base, -0.28)], [0.25, tint(base, 0.08)], [1, tint(base, 0.3)]);
  const lip = linear(90, [0, tint(base, 0.5)], [0.3, tint(base, 0.1)], [1, tint(base, -0.4)]);
  // Rows of keys foreshorten towards the hinge, so the deck is drawn as narrowing strips.
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 413 + row * 10;
    const inset = 34 - row * 6.2;
    const gap = ((600 - 2 * (70 + inset)) / 15).toFixed(2);
    return `<path d="M${at(74 + inset)} ${y}H${at(526 - inset)}" stroke="${look.variant === 2 && row % 2 ? tint(look.accent, 0.1) : builds[look.variant].keys}" stroke-width="${7 + row * 0.4}" stroke-dasharray="${at(Number(gap) - 3)} 3"/>`;
  });
  return (
    groundShadow(300, 500, 500, 0.3) +
    group('translate(92 100)', lid(look, 416, 290)) +
    path('M86 388H514L556 480Q556 482 552 482H48Q44 482 44 480Z', deckTop, outline(look.body)) +
    rect(110, 386, 380, 9, linear(90, [0, '#15181f'], [1, '#3a404b']), 4) +
    rows.join('') +
    path('M236 466H364L369 480H231Z', tint(base, -0.1), `stroke="${tint(base, -0.3)}"`) +
    path(`M44 480H556V486Q554 497 538 498H62Q46 497 44 486Z`, lip, outline(look.body, 1)) +
    path('M258 480H342Q340 487 332 487H268Q260 487 258 480Z', tint(base, -0.35)) +
    (radius > 10 ? '' : rect(92, 497, 60, 5, '#20242c', 2) + rect(448, 497, 60, 5, '#20242c', 2))
  );
}

/** Three-quarter view: width runs along (0.86, 0.16), depth along (-0.5, 0.36). */
function second(look: Look): string {
  const base = tame(look.body);
  const at3 = (u: number, v: number): [number, number] => [176 + u * 0.88 - v * 0.44, 320 + u * 0.17 + v * 0.4];
  const [a, b, c, d] = [at3(0, 0), at3(400, 0), at3(400, 240), at3(0, 240)];
  const thick = 15;
  const lower = ([x, y]: [number, number]): [number, number] => [x, y + thick];
  const frontEdge = linear(0, [0, tint(base, 0.25)], [1, tint(base, -0.2)]);
  const sideEdge = linear(0, [0, tint(base, -0.2)], [1, tint(base, -0.5)]);
  const port = (v: number, width: number) => {
    const [x1, y1] = at3(400, v);
    const [x2, y2] = at3(400, v + width);
    return face([[x1, y1 + 4], [x2, y2 + 4], [x2, y2 + 10], [x1, y1 + 10]], '#14171d');
  };
  return (
    `<g opacity=".3" filter="${blur(10)}">${face([lower(a), lower(b), [c[0], c[1] + 30], [d[0], d[1] + 30]], '#1d2433')}</g>` +
    plane(0.88, 0.17, -0.09, 1, 176 + 24, 58, rect(-3, 3, 400, 262, tint(base, -0.4), 12) + lid(look, 400, 262)) +
    face([d, c, lower(c), lower(d)], frontEdge, outline(look.body, 0.8)) +
    face([b, c, lower(c), lower(b)], sideEdge, outline(look.body, 0.8)) +
    face([a, b, c, d], linear(60, [0, tint(base, -0.2)], [0.4, tint(base, 0.15)], [1, tint(base, 0.35)]), `${outline(look.body, 0.8)} stroke-linejoin="round"`) +
    port(60, 26) + port(104, 16) + port(138, 16) +
    plane(0.88, 0.17, -0.44, 0.4, 176, 320, deck(look))
  );
}

function detail(look: Look): string {
  const base = tame(look.body);
  const wall = linear(90, [0, tint(base, 0.35)], [0.2, tint(base, 0.05)], [0.8, tint(base, -0.15)], [1, tint(base, -0.45)]);
  return (
    plane(1.85, 0, -0.75, 1.05, 60, 96, rect(-60, -10, 460, 252, satin(look.body, 60), 14) + deck(look)) +
    `<g opacity=".35" filter="${blur(12)}">${rect(-40, 470, 700, 24, '#10141d', 12)}</g>` +
    path('M-20 348H620V470Q620 480 600 480H-20Z', wall, outline(look.body)) +
    stroke('M-10 352H620', '#ffffff', 4, 'opacity=".5"') +
    disc(66, 414, 15, metal('#9aa2ae', 40)) + disc(66, 414, 9, '#0b0d12') +
    usbC(166, 414, 74) + usbA(300, 414, 116, look.variant === 2 ? tint(look.accent, 0.1) : '#f5f6f8') + hdmi(468, 414, 132) +
    rect(-20, 482, 640, 10, radial(0.5, 0, 1, [0, edge(look.body), 0.5], [1, '#10141d', 0]))
  );
}

export const laptop: Illustration = { stands: 'table', sizeCm: 23, front, second, detail };
