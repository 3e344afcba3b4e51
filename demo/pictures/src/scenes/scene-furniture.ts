import { linear, tint } from '../parts/kit.ts';
import { box, disc, line, oval } from '../parts/device-parts.ts';
import { agaseke } from './scene-props.ts';
import { surfaceOf } from './scene-rooms.ts';
import type { Place } from './scene-rooms.ts';

/** The table, counter or desk that fills the foreground, with one or two quiet things on it. */
export function tableTop(place: Place): string {
  const top = surfaceOf(place);
  const stone = place === 'kitchen' || place === 'laundry';
  const grain = stone
    ? ''
    : line(
        'M-40 466Q160 458 320 468T660 462M-40 498Q220 488 400 502T660 494M-40 532Q140 524 340 536T660 530',
        tint(top, -0.22),
        2,
        'opacity="0.35"',
      );
  return [
    box(-60, 436, 720, 132, 0, linear(90, [0, tint(top, 0.32)], [0.6, tint(top, 0.1)], [1, top])),
    grain,
    box(-60, 437, 720, 3, 0, '#ffffff', 'opacity="0.45"'),
    box(-60, 566, 720, 60, 0, linear(90, [0, tint(top, -0.12)], [0.2, tint(top, -0.28)], [1, tint(top, -0.4)])),
  ].join('');
}

export function tableThings(place: Place): string {
  if (place === 'desk') {
    return [
      box(480, 470, 110, 12, 3, '#e8dcc4'),
      box(474, 458, 110, 13, 3, '#8fa39a'),
      line('M474 464h110', '#ffffff', 1.5, 'opacity="0.5"'),
      box(36, 418, 44, 56, 8, linear(0, [0, '#f1ece4'], [1, '#c9bda9'])),
      line('M48 418L40 366M58 418L60 356M68 418L80 372', '#b5674a', 6),
    ].join('');
  }
  if (place === 'kitchen')
    return (
      agaseke(66, 482, 0.72) +
      oval(540, 476, 54, 12, '#e8dcc4') +
      disc(520, 456, 20, '#d98f52') +
      disc(556, 454, 22, '#c9a23f') +
      disc(540, 442, 20, '#8fae62')
    );
  if (place === 'terrace') return agaseke(540, 484, 0.72);
  if (place === 'laundry')
    return (
      box(470, 446, 110, 18, 8, '#e6d5c3') +
      box(474, 430, 104, 18, 8, '#a9bdb4') +
      box(44, 400, 44, 76, 10, '#cfd8d6') +
      box(54, 384, 24, 18, 4, '#9fb0ac')
    );
  return agaseke(72, 480, 0.7);
}

/** A low sideboard below what hangs on the wall. */
export function sideboard(place: Place): string {
  const top = surfaceOf(place);
  const door = (x: number) =>
    box(x, 462, 128, 62, 4, linear(60, [0, tint(top, 0.22)], [1, tint(top, -0.06)])) +
    disc(x + 64, 493, 4, tint(top, -0.4));
  if (place === 'terrace') return '';
  return [
    oval(300, 548, 250, 14, '#3a2e22', 'opacity="0.22"'),
    box(96, 436, 408, 18, 4, linear(90, [0, tint(top, 0.35)], [1, top])),
    box(102, 452, 396, 78, 4, tint(top, -0.1)),
    door(106),
    door(236),
    door(366),
    box(124, 530, 14, 22, 2, tint(top, -0.4)),
    box(462, 530, 14, 22, 2, tint(top, -0.4)),
    agaseke(158, 438, 0.42),
    box(400, 424, 66, 7, 2, '#a9b4a2'),
    box(406, 416, 58, 8, 2, '#c98f74'),
  ].join('');
}
