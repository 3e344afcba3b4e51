/** Landscapes and geometry for screens; see screen.ts. Each fills 0,0 → width,height. */
import { linear, radial, tint } from './kit.ts';
import { at, disc, mix, oval, path, rect } from './vector.ts';

/** A soft skyline through heights given as shares of the screen, filled down to the bottom. */
function ridge(width: number, height: number, levels: readonly number[], fill: string): string {
  // On tall glass the same number of peaks would turn hills into needles.
  const seen = height > width * 1.3 ? levels.slice(0, 3) : levels;
  const step = width / (seen.length - 1);
  const points = seen.map((level, index) => ({ x: index * step, y: level * height }));
  const first = points[0] ?? { x: 0, y: 0 };
  let d = `M0 ${at(height)}L0 ${at(first.y)}`;
  for (const [index, point] of points.slice(1).entries()) {
    const before = points[index] ?? first;
    const middle = at((before.x + point.x) / 2);
    d += `C${middle} ${at(before.y)} ${middle} ${at(point.y)} ${at(point.x)} ${at(point.y)}`;
  }
  return path(`${d}V${at(height)}Z`, fill);
}

function glow(cx: number, cy: number, radius: number, colour: string, strength: number): string {
  return disc(cx, cy, radius, radial(0.5, 0.5, 0.5, [0, colour, strength], [1, colour, 0]));
}

export function drawSunrise(width: number, height: number, accent: string): string {
  const deep = mix(accent, '#1b2350', 0.56);
  const sun = Math.min(width, height) * 0.13;
  const [cx, cy] = [width * 0.62, height * 0.5];
  const sky = linear(90, [0, deep], [0.3, mix(accent, '#e2688a', 0.55)], [0.55, '#ffb36b'], [0.75, '#ffe3ae']);
  const layer = (share: number) =>
    linear(90, [0, mix('#f7a77c', deep, share)], [1, mix('#d8708a', deep, share + 0.12)]);
  return (
    rect(0, 0, width, height, sky) +
    glow(cx, cy, sun * 3.6, '#fff1c4', 0.85) +
    disc(cx, cy, sun, linear(90, [0, '#fffbe9'], [1, '#ffd98a'])) +
    ridge(width, height, [0.6, 0.52, 0.62, 0.54, 0.6, 0.5], layer(0.2)) +
    ridge(width, height, [0.62, 0.68, 0.58, 0.7, 0.6, 0.68], layer(0.45)) +
    ridge(width, height, [0.74, 0.66, 0.78, 0.72, 0.8, 0.7], layer(0.68)) +
    ridge(width, height, [0.8, 0.88, 0.8, 0.92, 0.82], layer(0.86))
  );
}

export function drawHills(width: number, height: number, accent: string): string {
  const green = mix(accent, '#2f8f5b', 0.72);
  const layer = (share: number) =>
    linear(90, [0, mix('#d5efe0', green, share)], [1, mix('#b5e0cb', tint(green, -0.3), share)]);
  const cloud = (x: number, y: number, size: number) => oval(x, y, size, size * 0.16, '#ffffff', 'opacity=".55"');
  return (
    rect(0, 0, width, height, linear(90, [0, mix(accent, '#5fb4ea', 0.7)], [0.6, '#e6f6fb'])) +
    cloud(width * 0.25, height * 0.2, width * 0.17) +
    cloud(width * 0.72, height * 0.3, width * 0.2) +
    ridge(width, height, [0.55, 0.4, 0.55, 0.3, 0.52, 0.44], layer(0.35)) +
    ridge(width, height, [0.58, 0.64, 0.5, 0.64, 0.52, 0.6], layer(0.6)) +
    ridge(width, height, [0.66, 0.74, 0.62, 0.76, 0.66], layer(0.82)) +
    ridge(width, height, [0.92, 0.78, 0.9, 0.8], layer(1))
  );
}

export function drawLake(width: number, height: number, accent: string): string {
  const night = mix(accent, '#12224a', 0.6);
  const moon = Math.min(width, height) * 0.085;
  const [cx, shore] = [width * 0.34, height * 0.62];
  const ripples = [0.05, 0.12, 0.19, 0.27, 0.34].map((down, index) => {
    const wide = moon * (1.2 + index * 0.7);
    return rect(
      cx - wide / 2,
      shore + height * down,
      wide,
      height * 0.012,
      '#fff2cf',
      2,
      `opacity="${0.6 - index * 0.08}"`,
    );
  });
  const [bx, by, unit] = [width * 0.66, height * 0.76, Math.min(width, height) / 100];
  const boat =
    `<g transform="translate(${at(bx)} ${at(by)}) scale(${at(unit * 1.5)})">` +
    path('M-13 0H14Q10 5 6 5H-7Q-11 5 -13 0Z', '#0a1126') +
    path('M1 -1V-22Q10 -12 11 -3H1ZM-1 -3V-18Q-8 -10 -9 -3Z', '#f6d7a4') +
    '</g>';
  return (
    rect(0, 0, width, shore, linear(90, [0, tint(night, -0.35)], [0.6, night], [1, mix(accent, '#ff9d7a', 0.6)])) +
    glow(cx, height * 0.34, moon * 3.4, '#ffe9bd', 0.55) +
    disc(cx, height * 0.34, moon, '#fff4d8') +
    ridge(width, shore, [0.86, 0.72, 0.9, 0.66, 0.84, 0.6], mix(night, '#c2728a', 0.32)) +
    ridge(width, shore, [0.9, 0.98, 0.84, 0.98, 0.86, 0.8], mix(night, '#402a56', 0.5)) +
    rect(
      0,
      shore,
      width,
      height - shore,
      linear(90, [0, mix(accent, '#e98f86', 0.45)], [0.35, night], [1, tint(night, -0.5)]),
    ) +
    ripples.join('') +
    boat
  );
}

export function drawSavanna(width: number, height: number, accent: string): string {
  const sun = height * 0.24;
  const unit = Math.min(width, height) / 100;
  const dark = mix(accent, '#2a1018', 0.8);
  const tree = (x: number, scale: number) =>
    `<g transform="translate(${at(x)} ${at(height * 0.83)}) scale(${at(unit * scale)})">` +
    path('M-1.6 6Q0 -8 -1 -16L-12 -27 0 -20 10 -28 2 -15Q2 -6 3 6Z', dark) +
    path('M-27 -27Q-24 -36 -10 -35 0 -43 12 -36 26 -37 28 -27 14 -24 0 -26 -14 -24 -27 -27Z', dark) +
    '</g>';
  return (
    rect(0, 0, width, height, linear(90, [0, mix(accent, '#b3264a', 0.55)], [0.45, '#f2763f'], [0.8, '#ffd27a'])) +
    disc(width * 0.42, height * 0.66, sun, linear(90, [0, '#fff3b8'], [1, '#ffb84e'])) +
    ridge(width, height, [0.8, 0.72, 0.78, 0.7, 0.76], mix(dark, '#d8563c', 0.55)) +
    ridge(width, height, [0.82, 0.86, 0.81, 0.86, 0.82], dark) +
    tree(width * 0.72, 1.5) +
    tree(width * 0.16, 0.8)
  );
}

/** Imigongo: nested chevrons between plain bands, as painted in relief on Rwandan walls. */
export function drawImigongo(width: number, height: number, accent: string): string {
  const ink = '#19171b';
  const cream = '#f3ead9';
  const rust = mix(accent, '#a8402c', 0.3);
  const across = width > height * 1.2 ? 6 : 3;
  const tooth = width / across;
  const rise = tooth * 0.55;
  const thickness = rise * 0.36;
  const zigzag = (y: number, colour: string, share = 1) => {
    let d = `M${at(-tooth)} ${at(y)}`;
    for (let index = 0; index < across + 1; index += 1)
      d += `l${at(tooth / 2)} ${at(-rise)} ${at(tooth / 2)} ${at(rise)}`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(thickness * share)}"/>`;
  };
  const bands = [rust, cream, tint(accent, 0.12), cream, undefined] as const;
  let pattern = '';
  for (let y = -rise * 0.2, index = 0; y < height + rise; y += thickness * 1.55, index += 1) {
    const colour = bands[index % bands.length];
    pattern += colour === undefined ? zigzag(y, tint(accent, -0.45), 0.25) : zigzag(y, colour);
  }
  const shade = linear(60, [0, '#ffffff', 0.12], [0.5, '#ffffff', 0], [1, '#000000', 0.35]);
  return rect(0, 0, width, height, ink) + pattern + rect(0, 0, width, height, shade);
}

export function drawRibbons(width: number, height: number, accent: string): string {
  const warm = mix(accent, '#ff8a5c', 0.6);
  const cool = mix(accent, '#4a5be0', 0.55);
  const wave = (top: number, dip: number, from: string, to: string) =>
    path(
      `M0 ${at(height * top)}C${at(width * 0.35)} ${at(height * (top - dip))} ${at(width * 0.55)} ` +
        `${at(height * (top + dip))} ${at(width)} ${at(height * (top - dip * 0.7))}V${at(height)}H0Z`,
      linear(20, [0, from], [0.55, to], [1, tint(to, -0.35)]),
    );
  return (
    rect(0, 0, width, height, linear(70, [0, tint(cool, -0.55)], [1, tint(cool, -0.15)])) +
    wave(0.42, 0.22, tint(cool, 0.25), cool) +
    wave(0.56, 0.26, tint(warm, 0.35), mix(warm, cool, 0.4)) +
    wave(0.7, 0.24, tint(accent, 0.3), accent) +
    wave(0.86, 0.18, tint(accent, -0.25), tint(cool, -0.5))
  );
}
