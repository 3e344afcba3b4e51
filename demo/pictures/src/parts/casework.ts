/** Surfaces and small parts of electronics: satin plastic, brushed metal, glass, lenses, slabs. */
import { blur, linear, radial, tint } from './kit.ts';
import { at, disc, lightness, mix, path, stroke } from './vector.ts';

/** Pure white and pure black leave no room for light or shadow; this keeps some. */
export function tame(body: string): string {
  const light = lightness(body);
  if (light > 0.84) return mix(body, '#cfd5dd', 0.42);
  if (light < 0.16) return mix(body, '#4a515e', 0.34);
  return body;
}

/** Matt plastic or anodised metal, lit from the top left. */
export function satin(body: string, degrees = 35): string {
  const base = tame(body);
  const lit = lightness(base) > 0.6 ? 0.62 : 0.3;
  return linear(degrees, [0, tint(base, lit)], [0.35, tint(base, lit * 0.4)], [0.7, base], [1, tint(base, -0.2)]);
}

/** A polished frame: bright and dark bands along one direction. */
export function metal(body: string, degrees = 0): string {
  const base = tame(body);
  return linear(
    degrees,
    [0, tint(base, -0.25)],
    [0.08, tint(base, 0.55)],
    [0.2, tint(base, 0.1)],
    [0.8, tint(base, -0.12)],
    [0.93, tint(base, 0.35)],
    [1, tint(base, -0.4)],
  );
}

/** The thin line that separates a case from the ground. */
export function edge(body: string): string {
  return tint(tame(body), lightness(body) > 0.5 ? -0.32 : -0.55);
}

export function outline(body: string, width = 1.2): string {
  return `stroke="${edge(body)}" stroke-width="${width}"`;
}

/** Readable marks on the case: dark on light plastic, light on dark. */
export function markOn(body: string): string {
  return lightness(body) > 0.55 ? '#4a5361' : '#e8ecf2';
}

export const blackGlass = linear(50, [0, '#2b303b'], [0.4, '#12151c'], [1, '#05070b']);
export const hole = linear(90, [0, '#05070a'], [1, '#2b303a']);

/** A camera lens with a metal ring and coated glass. */
export function lens(cx: number, cy: number, radius: number, ring = '#8d95a3'): string {
  return (
    disc(cx, cy, radius, linear(45, [0, tint(ring, 0.55)], [0.5, tint(ring, -0.1)], [1, tint(ring, -0.55)])) +
    disc(cx, cy, radius * 0.88, '#0a0c11') +
    disc(cx, cy, radius * 0.7, radial(0.4, 0.35, 0.75, [0, '#31415f'], [0.5, '#151c2b'], [1, '#05070c'])) +
    disc(cx, cy, radius * 0.4, radial(0.42, 0.38, 0.7, [0, '#5a74ad'], [0.45, '#22305a'], [1, '#070a14'])) +
    disc(cx - radius * 0.26, cy - radius * 0.28, radius * 0.13, '#ffffff', 'opacity=".75"') +
    disc(cx + radius * 0.24, cy + radius * 0.26, radius * 0.08, '#9db6ff', 'opacity=".5"')
  );
}

/** A rounded plate with thickness towards (dx, dy); the face itself is drawn by the caller on top. */
export function slabSide(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  dx: number,
  dy: number,
  fill: string,
): string {
  const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / 5));
  let layers = '';
  for (let step = steps; step > 0; step -= 1) {
    const corner = `x="${at(x + (dx * step) / steps)}" y="${at(y + (dy * step) / steps)}"`;
    layers += `<rect ${corner} width="${at(width)}" height="${at(height)}" rx="${at(radius)}"/>`;
  }
  return `<g fill="${fill}">${layers}</g>`;
}

/** A highlight just inside the top left of a rounded rectangle, and a shade at its bottom right. */
export function bevel(x: number, y: number, width: number, height: number, radius: number, strength = 0.7): string {
  const light = linear(
    45,
    [0, '#ffffff', strength],
    [0.45, '#ffffff', 0.05],
    [0.6, '#000000', 0.03],
    [1, '#000000', 0.3],
  );
  return (
    `<rect x="${at(x + 1)}" y="${at(y + 1)}" width="${at(width - 2)}" height="${at(height - 2)}" ` +
    `rx="${at(Math.max(0, radius - 1))}" fill="none" stroke="${light}" stroke-width="2"/>`
  );
}

/** Rows of small round perforations. */
export function grille(x: number, y: number, columns: number, rows: number, gap: number, colour: string): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) d += `M${at(x)} ${at(y + row * gap)}h${at((columns - 1) * gap)}`;
  const dots = `stroke-dasharray="0 ${at(gap)}"`;
  return stroke(d, colour, gap * 0.5, dots);
}

/** Parallel slots, as for cooling. */
export function vents(x: number, y: number, count: number, gap: number, length: number, colour: string): string {
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${at(x + index * gap)} ${at(y)}v${at(length)}`;
  return `<path d="${d}" stroke="${colour}" stroke-width="${at(gap * 0.42)}" stroke-linecap="round"/>`;
}

/** A polygon from points; the plain way to draw a face seen at an angle. */
export function face(points: ReadonlyArray<readonly [number, number]>, fill: string, more = ''): string {
  return path(`M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`, fill, more);
}

/** Contents drawn in their own box, then leaned into an angled plane. */
export function plane(a: number, b: number, c: number, d: number, x: number, y: number, contents: string): string {
  return `<g transform="matrix(${a} ${b} ${c} ${d} ${x} ${y})">${contents}</g>`;
}

export function group(transform: string, contents: string): string {
  return `<g transform="${transform}">${contents}</g>`;
}

/**
 * A contact shadow for thin and small things. A gradient, because a blur filter's region grows with the
 * shape and cuts the soft edge of flat ellipses off.
 */
export function flatShadow(x: number, y: number, width: number, height = 22, strength = 0.28): string {
  const ink = '#1d2433';
  const veil = (share: number) => Number((strength * 1.35 * share).toFixed(3));
  const soft = radial(0.5, 0.5, 0.5, [0, ink, veil(1)], [0.5, ink, veil(0.72)], [0.8, ink, veil(0.2)], [1, ink, 0]);
  const size = `rx="${at(width / 2 + 12)}" ry="${at(height / 2 + 9)}"`;
  return `<ellipse cx="${at(x)}" cy="${at(y)}" ${size} fill="${soft}"/>`;
}

/** A soft copy of a shape, thrown to the bottom right. */
export function cast(shape: string, dx = 6, dy = 9, soft = 9, strength = 0.32): string {
  return `<g transform="translate(${dx} ${dy})" opacity="${strength}" filter="${blur(soft)}">${shape}</g>`;
}
