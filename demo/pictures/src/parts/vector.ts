/** Small SVG shapes with short numbers, shared by the screens and the things that carry them. */

/** One decimal is enough for a 600-pixel box and keeps the files small. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): string {
  const round = radius > 0 ? ` rx="${at(radius)}"` : '';
  const box = `x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"`;
  return `<rect ${box}${round} fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function disc(cx: number, cy: number, radius: number, fill: string, more = ''): string {
  const extra = more === '' ? '' : ` ${more}`;
  return `<circle cx="${at(cx)}" cy="${at(cy)}" r="${at(radius)}" fill="${fill}"${extra}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  const extra = more === '' ? '' : ` ${more}`;
  return `<ellipse cx="${at(cx)}" cy="${at(cy)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}"${extra}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** An open line; `more` takes dashes, opacity or a filter. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  const extra = more === '' ? '' : ` ${more}`;
  const line = `stroke="${colour}" stroke-width="${at(width)}" stroke-linecap="round"`;
  return `<path d="${d}" fill="none" ${line}${extra}/>`;
}

/** Single-stroke figures on a 10 × 16 grid: drawn, because fonts differ from machine to machine. */
const figures: Readonly<Record<string, readonly [advance: number, d: string]>> = {
  '0': [14, 'M5 0C1.5 0 0 3.5 0 8s1.5 8 5 8 5-3.5 5-8-1.5-8-5-8Z'],
  '1': [11, 'M1.5 3.2L6 0V16'],
  '2': [14, 'M.5 4.6C.5 1.6 2.5 0 5 0s4.6 1.6 4.6 4.3C9.6 7.5 4.5 10.5.3 16H10'],
  '3': [
    14,
    'M.6 1.6C1.6.6 3 0 4.8 0 7.3 0 9 1.6 9 3.9S7.2 7.5 4 7.5c3.6 0 5.7 1.7 5.7 4.3' +
      'S7.6 16 4.8 16C2.8 16 1.2 15.3.2 14',
  ],
  '4': [14, 'M7.3 16V0L0 11.2H10'],
  '5': [14, 'M9 0H1.6L1 7C2 6.2 3.4 5.8 4.8 5.8c3 0 5 2.1 5 5S7.6 16 4.7 16C2.8 16 1.2 15.2.2 13.9'],
  '6': [14, 'M.4 10.8a4.7 5 0 1 1 9.4 0 4.7 5 0 0 1-9.4 0C.4 6 2.5 2 6 0'],
  '7': [13, 'M0 0H10L3.6 16'],
  '8': [14, 'M5 7.4A3.9 3.7 0 1 0 5 0a3.9 3.7 0 0 0 0 7.4 4.6 4.3 0 1 0 0 8.6 4.6 4.3 0 0 0 0-8.6Z'],
  '9': [14, 'M9.6 5.2a4.7 5 0 1 1-9.4 0 4.7 5 0 0 1 9.4 0C9.6 10 7.5 14 4 16'],
  ':': [6, 'M1 5v.1M1 11.4v.1'],
  '%': [15, 'M10.5 0L.5 16M2.6 1a2.4 2.6 0 1 0 .1 0ZM8.6 9.8a2.4 2.6 0 1 0 .1 0Z'],
};

/** Figures centred at `cx`, standing on `baseline`; `weight` is the stroke on the 16-unit grid. */
export function digits(
  content: string,
  cx: number,
  baseline: number,
  size: number,
  colour: string,
  weight = 1.5,
): string {
  const glyphs = [...content].map((sign) => figures[sign] ?? ([8, ''] as const));
  const width = glyphs.reduce((sum, [advance]) => sum + advance, -4);
  const scale = size / 16;
  let x = 0;
  const drawn = glyphs.map(([advance, d]) => {
    const glyph = `<path transform="translate(${x} 0)" d="${d}"/>`;
    x += advance;
    return glyph;
  });
  const left = at(cx - (width * scale) / 2);
  const place = `translate(${left} ${at(baseline - size)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" ${figureStroke(colour, weight)}>${drawn.join('')}</g>`;
}

/** The attributes a figure is drawn with; put them on a group around `figure`s. */
export function figureStroke(colour: string, weight: number): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `fill="none" stroke="${colour}" stroke-width="${weight}" ${ends}`;
}

/** One bare figure centred at (cx, cy). */
export function figure(content: string, cx: number, cy: number, size: number): string {
  const [advance, d] = figures[content] ?? [14, ''];
  const scale = size / 16;
  const left = at(cx - ((advance - 4) * scale) / 2);
  const place = `translate(${left} ${at(cy - size / 2)}) scale(${scale.toFixed(3)})`;
  return `<path transform="${place}" d="${d}"/>`;
}

/** Mixes two #rrggbb colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) => {
    const from = channel(first, start);
    return Math.round(from + (channel(second, start) - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Perceived lightness of a #rrggbb colour, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
}
