import { clip, linear, radial, tint } from './kit.ts';

/** SVG primitives and recurring parts (mesh, speaker cone, lens) of the small devices. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ` + `fill="${fill}" ${extra}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
}

export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, colour: string, width: number, extra = ''): string {
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"` +
    ` stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  );
}

export function group(attributes: string, content: string): string {
  return `<g ${attributes}>${content}</g>`;
}

export function moved(transform: string, content: string): string {
  return group(`transform="${transform}"`, content);
}

export function clipped(outline: string, content: string): string {
  return group(`clip-path="${clip(outline)}"`, content);
}

/** The view enlarged around (x, y), as a close-up that fills the box. */
export function closeUp(view: string, x: number, y: number, factor: number): string {
  const place = (value: number) => Math.round(300 - value * factor);
  return clipped(
    '<rect width="600" height="600"/>',
    moved(`translate(${place(x)} ${place(y)}) scale(${factor})`, view),
  );
}

type Shades = { glint: string; lit: string; base: string; dim: string; deep: string };

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Close to white: its lit faces must be shaded, or they vanish on the light ground. */
export function isPale(colour: string): boolean {
  return luminanceOf(colour) > 0.72;
}

/** One material under the studio light; white and black cases need other steps than colours do. */
export function shadesOf(colour: string): Shades {
  const steps: readonly [number, number, number, number, number] = isPale(colour)
    ? [-0.07, 0.25, -0.04, -0.16, -0.36]
    : luminanceOf(colour) < 0.22
      ? [0.5, 0.24, 0.07, -0.25, -0.55]
      : [0.55, 0.24, 0, -0.22, -0.48];
  const [glint, lit, base, dim, deep] = steps;
  return {
    glint: tint(colour, glint),
    lit: tint(colour, lit),
    base: tint(colour, base),
    dim: tint(colour, dim),
    deep: tint(colour, deep),
  };
}

/** The usual fill of a case: lit at the top left, in shade at the bottom right. */
export function caseFill(colour: string, degrees = 55): string {
  const { lit, base, dim } = shadesOf(colour);
  return linear(degrees, [0, lit], [0.45, base], [1, dim]);
}

/** A ball: the lit spot at the upper left, shade all along the lower right rim. */
export function sphereFill(colour: string): string {
  const { lit, base, dim, deep } = shadesOf(colour);
  return radial(0.36, 0.3, 0.76, [0, tint(lit, 0.3)], [0.32, lit], [0.6, base], [0.84, dim], [1, deep]);
}

/** A lying (90°) or standing (0°) round body: bright band off centre, dark edges, a little bounce light. */
export function roundFill(colour: string, degrees: number): string {
  const { glint, lit, base, dim, deep } = shadesOf(colour);
  return linear(
    degrees,
    [0, dim],
    [0.1, base],
    [0.24, lit],
    [0.3, tint(glint, -0.06)],
    [0.42, base],
    [0.72, dim],
    [0.94, deep],
    [1, dim],
  );
}

/** Rows of round holes; one dashed path keeps the file small. */
export function mesh(
  x: number,
  y: number,
  width: number,
  height: number,
  pitch: number,
  colour: string,
  opacity = 0.5,
): string {
  const rows: string[] = [];
  const rise = pitch * 0.86;
  for (let row = 0; row * rise <= height; row += 1) {
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    rows.push(`M${x + shift} ${(y + row * rise).toFixed(1)}h${width - shift}`);
  }
  return (
    `<path d="${rows.join('')}" fill="none" stroke="${colour}" stroke-width="${(pitch * 0.58).toFixed(1)}"` +
    ` stroke-linecap="round" stroke-dasharray="0 ${pitch}" opacity="${opacity}"/>`
  );
}

/** A loudspeaker cone in its rubber surround, with an optional coloured ring. */
export function cone(x: number, y: number, radius: number, ring?: string): string {
  const part = (share: number, fill: string, extra = '') => disc(x, y, Math.round(radius * share), fill, extra);
  const rim = ring ?? '#3b3f47';
  return [
    part(1, linear(50, [0, tint(rim, 0.35)], [0.5, rim], [1, tint(rim, -0.45)])),
    part(0.93, '#0d0e11'),
    part(0.9, linear(60, [0, '#454a53'], [0.4, '#1b1d22'], [1, '#2d3037'])),
    part(0.78, linear(55, [0, '#0c0d10'], [0.5, '#23262c'], [1, '#575c66'])),
    part(0.73, radial(0.5, 0.5, 0.5, [0, '#15171b'], [0.55, '#2a2d34'], [1, '#3d4149'])),
    part(0.73, linear(55, [0, '#000000', 0.45], [0.5, '#000000', 0], [1, '#ffffff', 0.16])),
    part(0.56, 'none', 'stroke="#ffffff" stroke-opacity="0.06" stroke-width="2"'),
    part(0.32, '#0b0c0e', 'opacity="0.6"'),
    part(0.29, radial(0.36, 0.3, 0.75, [0, '#8a909b'], [0.35, '#3e424b'], [1, '#0f1013'])),
  ].join('');
}

/** A camera lens: barrel rings, coated glass, two reflections. */
export function lens(x: number, y: number, radius: number, coat = '#2f4f8f'): string {
  const r = (share: number) => Number((radius * share).toFixed(1));
  return [
    disc(x, y, radius, linear(50, [0, '#6d737d'], [0.5, '#1d2026'], [1, '#3a3e46'])),
    disc(x, y, r(0.93), '#101216'),
    disc(x, y, r(0.84), linear(50, [0, '#08090b'], [1, '#41464f'])),
    disc(x, y, r(0.72), '#0a0b0e'),
    disc(
      x,
      y,
      r(0.66),
      radial(0.45, 0.4, 0.62, [0, '#05060a'], [0.5, tint(coat, -0.7)], [0.85, tint(coat, -0.25)], [1, '#07080b']),
    ),
    disc(x, y, r(0.3), radial(0.4, 0.35, 0.7, [0, tint(coat, -0.45)], [1, '#020306'])),
    oval(
      x - r(0.28),
      y - r(0.3),
      r(0.2),
      r(0.12),
      '#ffffff',
      `opacity="0.75" transform="rotate(-42 ${x - r(0.28)} ${y - r(0.3)})"`,
    ),
    disc(x + r(0.26), y + r(0.28), r(0.09), '#b79bff', 'opacity="0.55"'),
    line(
      `M${x - r(0.58)} ${y + r(0.2)}A${r(0.62)} ${r(0.62)} 0 0 0 ${x + r(0.2)} ${y + r(0.58)}`,
      '#8fb4ff',
      r(0.03),
      'opacity="0.5"',
    ),
  ].join('');
}

/**
 * A soft patch of light or shade. A gradient, because a blur's region grows with its shape and would cut
 * the soft edge of flat patches off.
 */
export function glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number, soft = 12): string {
  const veil = (share: number) => Number((opacity * share).toFixed(3));
  const [wide, high] = [rx + soft * 1.2, ry + soft * 1.2].map((value) => Number(value.toFixed(1)));
  const fill = radial(
    0.5,
    0.5,
    0.5,
    [0, colour, veil(1.2)],
    [0.55, colour, veil(0.9)],
    [0.82, colour, veil(0.25)],
    [1, colour, 0],
  );
  return oval(x, y, wide ?? rx, high ?? ry, fill);
}

/** The contact shadow under an object that stands at `y`, also for narrow feet. */
export function contactShadow(x: number, y: number, width: number, strength = 0.26): string {
  return glow(x, y, width / 2, Math.max(width / 16, 7), '#1d2433', strength, 10);
}
