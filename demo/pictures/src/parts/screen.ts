/**
 * Pictures for screens: televisions, phones, watches, printers' little panels, anything with glass.
 *
 *   wallpaper('sunrise', x, y, width, height, accent)          fills the rectangle, clipped to it
 *   wallpaper('apps', x, y, width, height, accent, radius)     the same with rounded corners
 *   sheen(x, y, width, height, radius)                         the glass reflection, drawn on top
 *
 * Landscapes: sunrise, lake, savanna, hills. Geometry: imigongo, ribbons.
 * Interfaces: apps, lock, clock (digital), dial (analogue), rings, sheet, desktop, tiles, film, pitch.
 * The accent colours the picture; any #rrggbb works. Every scene fits wide, square and tall glass.
 */
import { clip, linear } from './kit.ts';
import { drawApps, drawClock, drawDial, drawLock, drawRings } from './screen-handheld.ts';
import { drawHills, drawImigongo, drawLake, drawRibbons, drawSavanna, drawSunrise } from './screen-scenes.ts';
import { drawDesktop, drawFilm, drawPitch, drawSheet, drawTiles } from './screen-wide.ts';
import { at, rect } from './vector.ts';

type Scene = (width: number, height: number, accent: string) => string;

const scenes = {
  sunrise: drawSunrise,
  lake: drawLake,
  savanna: drawSavanna,
  hills: drawHills,
  imigongo: drawImigongo,
  ribbons: drawRibbons,
  apps: drawApps,
  lock: drawLock,
  clock: drawClock,
  dial: drawDial,
  rings: drawRings,
  sheet: drawSheet,
  desktop: drawDesktop,
  film: drawFilm,
  tiles: drawTiles,
  pitch: drawPitch,
} satisfies Record<string, Scene>;

type Wallpaper = keyof typeof scenes;

/** A picture in the rectangle, clipped to it; `radius` rounds the glass. */
export function wallpaper(
  name: Wallpaper,
  x: number,
  y: number,
  width: number,
  height: number,
  accent: string,
  radius = 0,
): string {
  const glass = clip(rect(x, y, width, height, '#fff', radius));
  const picture = scenes[name](width, height, accent);
  return `<g clip-path="${glass}"><g transform="translate(${x} ${y})">${picture}</g></g>`;
}

/** The diagonal reflection of glass lit from the top left. */
export function sheen(x: number, y: number, width: number, height: number, radius = 0, strength = 0.22): string {
  const glass = clip(rect(x, y, width, height, '#fff', radius));
  const light = linear(60, [0, '#ffffff', strength], [1, '#ffffff', Number((strength * 0.12).toFixed(3))]);
  const reach = Math.min(width, height * 1.4);
  const [top, bottom] = [at(x + reach * 0.72), at(x + reach * 0.16)];
  const d = `M${at(x)} ${at(y)}H${top}L${bottom} ${at(y + height)}H${at(x)}Z`;
  return `<path clip-path="${glass}" fill="${light}" d="${d}"/>`;
}
