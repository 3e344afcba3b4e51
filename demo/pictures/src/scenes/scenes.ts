import { blur, linear } from '../parts/kit.ts';
import { listContactShadows } from './ground-line.ts';
import { contactShadow, box, clipped, glow, group, moved, shape } from '../parts/device-parts.ts';
import { sideboard, tableThings, tableTop } from './scene-furniture.ts';
import { furnishing, roomShell } from './scene-rooms.ts';
import type { Place, Stands } from './scene-rooms.ts';

export type { Place, Stands } from './scene-rooms.ts';

/** Where the product's foot (or, on a wall, its centre) lands in each kind of picture. */
const FLOOR_Y = 532;
const TABLE_Y = 506;
const WALL_Y = 224;

const BOX_CENTRE = 300;
const LEAST_SCALE = 0.5;
const MOST_SCALE = 0.92;
const DEFAULT_GROUND_Y = 525;
const DEFAULT_WIDTH = 300;

/**
 * Real rooms would make a phone a dot beside a fridge; the camera steps closer to small things, so
 * sizes grow with a root of the real size instead of with the size itself.
 */
function drawnSizePx(stands: Stands, sizeCm: number): number {
  if (stands === 'floor') return 405 * (sizeCm / 170) ** 0.5;
  if (stands === 'wall') return 390 * (sizeCm / 110) ** 0.36;
  return 262 * (sizeCm / 25) ** 0.5;
}

const limit = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function placeStanding(object: string, stands: 'floor' | 'table', sizeCm: number): string {
  const shadows = listContactShadows(object);
  const groundY = shadows.length === 0 ? DEFAULT_GROUND_Y : Math.max(...shadows.map(({ y }) => y));
  const width = shadows.length === 0 ? DEFAULT_WIDTH : Math.max(...shadows.map((shadow) => shadow.width));
  const height = Math.max(2 * (groundY - BOX_CENTRE), 150);
  const breadth = Math.sqrt(width / height);
  const scale = limit(
    stands === 'floor'
      ? drawnSizePx(stands, sizeCm) / height
      : drawnSizePx(stands, sizeCm * breadth) / (height * breadth),
    LEAST_SCALE,
    MOST_SCALE,
  );
  const footY = stands === 'floor' ? FLOOR_Y : TABLE_Y;
  const left = (BOX_CENTRE * (1 - scale)).toFixed(1);
  const top = (footY - groundY * scale).toFixed(1);
  return [
    glow(BOX_CENTRE + 16, footY + 4, (width * scale) / 2 + 14, 15, '#2d2219', 0.3, 9),
    shadows.length === 0 ? contactShadow(BOX_CENTRE, footY, width * scale, 0.3) : '',
    moved(`translate(${left} ${top}) scale(${scale.toFixed(3)})`, object),
  ].join('');
}

function placeOnWall(object: string, sizeCm: number): string {
  const hung = listContactShadows(object).reduce((markup, shadow) => markup.replace(shadow.markup, ''), object);
  const scale = limit(drawnSizePx('wall', sizeCm) / 480, 0.34, MOST_SCALE);
  const offset = (BOX_CENTRE * (1 - scale)).toFixed(1);
  return [
    glow(BOX_CENTRE + 10, WALL_Y + 20, 190 * scale, 90 * scale, '#4a3a2c', 0.28, 16),
    moved(`translate(${offset} ${(WALL_Y - BOX_CENTRE * scale).toFixed(1)}) scale(${scale.toFixed(3)})`, hung),
  ].join('');
}

/** Daylight that falls in from the window and calms what lies behind the product. */
function daylight(): string {
  return [
    box(0, 0, 600, 600, 0, linear(35, [0, '#fffaf0', 0.3], [0.55, '#fffaf0', 0.13], [1, '#fffaf0', 0.03])),
    shape('M60 0H230L560 600H250Z', '#ffffff', `opacity="0.13" filter="${blur(22)}"`),
  ].join('');
}

/** The lifestyle picture: a product's front view in a Kigali home, as a fragment for the 600 × 600 box. */
export function scene(place: Place, object: string, stands: Stands, sizeCm: number): string {
  const product = stands === 'wall' ? placeOnWall(object, sizeCm) : placeStanding(object, stands, sizeCm);
  const near = stands === 'table' ? tableTop(place) + group(`filter="${blur(2.2)}"`, tableThings(place)) : '';
  const shell = roomShell(place, stands);
  const behind = shell + furnishing(place, stands) + (stands === 'wall' ? sideboard(place) : '');
  // The sharp shell below keeps the picture's border opaque, where the blur runs out of pixels.
  return clipped(
    '<rect width="600" height="600"/>',
    [shell, group(`filter="${blur(stands === 'table' ? 3.4 : 1.8)}"`, behind), near, daylight(), product].join(''),
  );
}
