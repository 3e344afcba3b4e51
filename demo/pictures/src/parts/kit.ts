/**
 * The drawing kit every illustration shares: one light from the top left, one quiet ground, one
 * shadow. Fragments are plain SVG strings in a 600 × 600 box; gradients are named by their content,
 * so the same gradient in two fragments is the same definition and `svgDocument` can collect them.
 */
const definitions = new Map<string, string>();

function hash(text: string): string {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return (value >>> 0).toString(36);
}

function define(build: (id: string) => string): string {
  const id = `d${hash(build(''))}`;
  definitions.set(id, build(id));
  return `url(#${id})`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** A straight gradient; 0° runs left to right, 90° top to bottom. Returns a value for `fill`. */
export function linear(degrees: number, ...stops: readonly Stop[]): string {
  const radians = (degrees * Math.PI) / 180;
  const x = Math.cos(radians) / 2;
  const y = Math.sin(radians) / 2;
  const place = (value: number) => (0.5 + value).toFixed(3);
  return define(
    (id) =>
      `<linearGradient id="${id}" x1="${place(-x)}" y1="${place(-y)}" x2="${place(x)}" y2="${place(y)}">${stopList(stops)}</linearGradient>`,
  );
}

/** A round gradient centred at (cx, cy) of the shape's box, 0..1. Returns a value for `fill`. */
export function radial(cx: number, cy: number, radius: number, ...stops: readonly Stop[]): string {
  return define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stopList(stops)}</radialGradient>`,
  );
}

/** A clip for `clip-path`, e.g. a screen's glass. Returns a value for `clip-path`. */
export function clip(shape: string): string {
  return define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
}

/** A soft blur for `filter`. Returns a value for `filter`. */
export function blur(radius: number): string {
  return define(
    (id) =>
      `<filter id="${id}" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}

/** Mixes a #rrggbb colour towards white (amount > 0) or black (amount < 0); amount in -1..1. */
export function tint(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.abs(amount);
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel + (target - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contact shadow under an object that stands at `y`, `width` wide, centred at `x`. */
export function groundShadow(x: number, y: number, width: number, strength = 0.22): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 14}" fill="#1d2433" opacity="${strength}" filter="${blur(9)}"/>`;
}

/** A whole SVG file: the fragment with the definitions it uses. */
export function svgDocument(fragment: string, width: number, height: number): string {
  const used = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, id] of text.matchAll(/url\(#(d[0-9a-z]+)\)/g)) {
      const definition = id === undefined ? undefined : definitions.get(id);
      if (id === undefined || definition === undefined || used.has(id)) continue;
      used.set(id, definition);
      collect(definition);
    }
  };
  collect(fragment);
  const defs = used.size === 0 ? '' : `<defs>${[...used.values()].join('')}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${fragment}</svg>`;
}
