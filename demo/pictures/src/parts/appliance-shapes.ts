/** Plain shapes as SVG text. */
import { clip } from './kit.ts';

/** Rounds to one decimal: less than a screen shows, and longer numbers only make the files heavier. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

function tidy(d: string): string {
  return d.replace(/-?\d+\.\d{2,}/g, (number) => String(n(Number(number))));
}

function attributes(extra: string): string {
  return extra === '' ? '' : ` ${extra}`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ` +
    `rx="${n(r)}" fill="${fill}"${attributes(extra)}/>`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ` + `fill="${fill}"${attributes(extra)}/>`;
}

export function circle(cx: number, cy: number, radius: number, fill: string, extra = ''): string {
  return ellipse(cx, cy, radius, radius, fill, extra);
}

export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${tidy(d)}" fill="${fill}"${attributes(extra)}/>`;
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return (
    `<path d="${tidy(d)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ` +
    `stroke-linecap="round"${attributes(extra)}/>`
  );
}

/** A ring's outline: hollow, so what lies below shows. */
export function ring(cx: number, cy: number, radius: number, colour: string, width: number, extra = ''): string {
  return circle(cx, cy, radius, 'none', `stroke="${colour}" stroke-width="${width}" ${extra}`);
}

export function group(transform: string, ...parts: readonly string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The same drawing seen closer: (cx, cy) of it lands in the middle of the box. */
export function zoom(fragment: string, cx: number, cy: number, scale: number): string {
  const box = clip('<rect width="600" height="600"/>');
  return (
    '<g ' + `clip-path="${box}">${group(`translate(300 300) scale(${scale}) translate(${-cx} ${-cy})`, fragment)}</g>`
  );
}
