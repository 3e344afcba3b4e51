import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  clipped,
  closeUp,
  cone,
  disc,
  line,
  mesh,
  moved,
  roundFill,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';

function bar(look: Look, x: number, y: number, width: number, height: number): string {
  const { deep, glint, lit, dim } = shadesOf(look.body);
  const round = look.variant === 1 ? height / 2 : look.variant === 2 ? 8 : 16;
  const cap = look.variant === 1 ? 0 : 16;
  const top = Math.round(height * 0.18);
  const grille =
    `<rect x="${x + cap}" y="${y + top}" width="${width - 2 * cap}" ` +
    `height="${height - top - 3}" rx="${round * 0.8}"/>`;
  return [
    box(x + 40, y + height - 4, 60, 10, 4, '#0c0d10') + box(x + width - 100, y + height - 4, 60, 10, 4, '#0c0d10'),
    box(x, y, width, height, round, linear(90, [0, glint], [0.1, lit], [0.2, look.body], [1, deep])),
    box(
      x + cap,
      y + top,
      width - 2 * cap,
      height - top - 3,
      round * 0.8,
      linear(90, [0, tint(look.body, -0.35)], [0.25, dim], [1, deep]),
    ),
    clipped(grille, mesh(x + cap + 2, y + top + 2, width - 2 * cap, height - top, 6, tint(look.body, -0.75), 0.6)),
    box(
      x,
      y,
      width,
      height,
      round,
      linear(0, [0, '#fff', 0.22], [0.05, '#fff', 0], [0.92, '#000', 0], [1, '#000', 0.4]),
    ),
    box(x + width / 2 - 60, y + height * 0.42, 120, height * 0.36, 5, '#05070a'),
    line(
      [0, 1, 2, 3].map((dot) => `M${x + width / 2 - 27 + dot * 18} ${y + height * 0.6}h${dot === 3 ? 0 : 7}`).join(''),
      tint(look.accent, 0.25),
      Math.max(4, height * 0.09),
    ),
    line(
      `M${x + width / 2 - 36} ${y + top / 2}h8M${x + width / 2 - 8} ${y + top / 2}h8` +
        `M${x + width / 2 + 20} ${y + top / 2}h8`,
      deep,
      4,
    ),
  ].join('');
}

function boxSub(look: Look): string {
  const { glint, lit, dim, deep } = shadesOf(look.body);
  return [
    contactShadow(440, 398, 210, 0.3),
    box(360, 388, 30, 12, 5, '#0b0c0e') + box(496, 388, 30, 12, 5, '#0b0c0e'),
    shape('M350 190L372 164H522L540 190Z', linear(0, [0, glint], [1, lit])),
    box(350, 180, 190, 212, 14, linear(40, [0, lit], [0.5, look.body], [1, deep])),
    box(362, 194, 166, 184, 8, tint(look.body, -0.55)),
    box(364, 196, 162, 180, 7, linear(55, [0, '#3a3e46'], [1, '#131519'])),
    cone(445, 284, 74, look.accent),
    box(352, 182, 186, 10, 5, dim, 'opacity="0.4"'),
  ].join('');
}

function satellite(look: Look, x: number): string {
  const { deep } = shadesOf(look.body);
  return [
    contactShadow(x + 34, 394, 86, 0.3),
    box(x - 4, 382, 76, 12, 6, '#121418'),
    box(x, 168, 68, 220, 14, roundFill(look.body, 0)),
    box(x + 7, 180, 54, 192, 8, linear(40, [0, '#3a3e46'], [1, '#121418'])),
    clipped(
      `<rect x="${x + 7}" y="180" width="54" height="192" rx="8"/>`,
      mesh(x + 8, 184, 52, 188, 7, '#000000', 0.7),
    ),
    cone(x + 34, 224, 22),
    cone(x + 34, 292, 24, look.accent),
    box(x + 22, 348, 24, 5, 2.5, deep),
  ].join('');
}

function roundSub(look: Look): string {
  return [
    contactShadow(300, 382, 220, 0.26),
    box(
      210,
      150,
      180,
      226,
      38,
      linear(20, [0, shadesOf(look.body).lit], [0.5, look.body], [1, shadesOf(look.body).deep]),
    ),
    box(222, 164, 156, 198, 28, linear(55, [0, '#363a42'], [1, '#101216'])),
    cone(300, 256, 68, look.accent),
  ].join('');
}

const remoteKey = (x: number, y: number, colour = '#5b616c') => disc(x, y, 6, colour);

function remote(look: Look): string {
  return moved(
    'translate(212 404) rotate(-8)',
    [
      box(0, 0, 186, 46, 20, '#0b0c0e'),
      box(0, -4, 186, 46, 20, linear(70, [0, '#4b505a'], [0.4, '#2a2d33'], [1, '#16181c'])),
      disc(36, 19, 14, '#0f1114'),
      disc(36, 19, 6, look.accent),
      remoteKey(74, 10),
      remoteKey(74, 28),
      remoteKey(98, 10),
      remoteKey(98, 28),
      remoteKey(122, 10),
      remoteKey(122, 28),
      box(142, 12, 26, 14, 7, '#5b616c'),
    ].join(''),
  );
}

function front(look: Look): string {
  if (look.variant === 1) {
    return [
      contactShadow(304, 440, 180, 0.32),
      contactShadow(300, 314, 500, 0.3),
      bar(look, 54, 206, 492, 98),
      remote(look),
    ].join('');
  }
  if (look.variant === 2) {
    return [
      roundSub(look),
      satellite(look, 62),
      satellite(look, 470),
      contactShadow(300, 430, 470, 0.34),
      bar(look, 66, 358, 468, 68),
    ].join('');
  }
  return [boxSub(look), contactShadow(280, 430, 470, 0.34), bar(look, 46, 352, 470, 72)].join('');
}

/** The subwoofer and one satellite, larger than they stand beside the bar. */
function companions(look: Look): string {
  return [
    moved('translate(-262 -112) scale(1.62)', roundSub(look)),
    moved('translate(420 -131) scale(1.62)', satellite(look, 0)),
  ].join('');
}

/** The bar seen from its left end, running away to the right. */
function barFromEnd(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const side = 'M128 262L548 208Q560 207 560 220V268Q560 280 548 283L128 400Z';
  return [
    shape('M80 404L560 276L572 296L150 430Z', '#1d2433', `opacity="0.3" filter="${blur(8)}"`),
    shape('M66 262Q60 250 78 246L488 196Q520 194 552 208L140 268Z', linear(10, [0, glint], [0.6, lit], [1, base])),
    shape(side, linear(90, [0, dim], [0.4, tint(look.body, -0.2)], [1, deep])),
    clipped(
      `<path d="${side}"/>`,
      moved('matrix(1 -0.17 0 1 0 0)', mesh(130, 290, 440, 170, 8, tint(look.body, -0.75), 0.6)),
    ),
    shape(side, linear(0, [0, '#fff', 0.14], [0.3, '#fff', 0], [1, '#000', 0.35])),
    shape(
      'M64 268Q64 252 84 254L130 262Q142 264 142 280V384Q142 402 126 398L80 384Q64 378 64 362Z',
      linear(30, [0, lit], [0.6, base], [1, dim]),
    ),
    line('M130 264Q140 266 140 282V384', '#ffffff', 2, 'opacity="0.35"'),
    shape('M84 320L122 328V346L84 338Z', look.accent),
    ...[0, 1, 2, 3].map(
      (button) =>
        `<ellipse cx="${232 + button * 46}" cy="${240 - button * 5.4}" rx="14" ry="5" ` +
        `fill="${button === 3 ? look.accent : deep}"/>`,
    ),
    moved(
      'matrix(1 -0.22 0 1 0 0)',
      [
        box(330, 352, 104, 34, 4, '#05070a'),
        line('M350 370h7M368 370h7M386 370h7M408 370h0', tint(look.accent, 0.3), 6),
      ].join(''),
    ),
  ].join('');
}

function second(look: Look): string {
  return look.variant === 2 ? companions(look) : barFromEnd(look);
}

function detail(look: Look): string {
  if (look.variant === 0) return closeUp(front(look), 420, 330, 2.4);
  return look.variant === 1 ? closeUp(barFromEnd(look), 200, 290, 2.3) : closeUp(front(look), 330, 320, 2.6);
}

export const soundbar: Illustration = { stands: 'table', sizeCm: 20, front, second, detail };
