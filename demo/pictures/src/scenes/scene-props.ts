import { linear, radial, tint } from '../parts/kit.ts';
import { box, clipped, disc, line, moved, oval, shape } from '../parts/device-parts.ts';

/** Furniture and decoration of the lifestyle pictures, all in quiet colours behind the product. */
const SKY = linear(90, [0, '#bcd7ea'], [0.55, '#e6eef0'], [1, '#f8ecd6']);

/** Kigali's ridges in the haze, with a few roofs on the nearest slope. */
export function hills(x: number, y: number, width: number, height: number): string {
  const at = (px: number, py: number) => `${(x + width * px).toFixed(0)} ${(y + height * py).toFixed(0)}`;
  const ridge = (start: number, lift: number, middle: number, end: number, fill: string) =>
    shape(`M${at(0, start)}Q${at(0.22, lift)} ${at(0.5, middle)}T${at(1, end)}V${y + height}H${x}Z`, fill);
  const roofs = [
    [0.1, 0.84],
    [0.2, 0.8],
    [0.27, 0.87],
    [0.42, 0.85],
    [0.55, 0.89],
    [0.7, 0.88],
    [0.83, 0.84],
    [0.92, 0.88],
  ].map(([px = 0, py = 0], index) =>
    box(x + width * px, y + height * py, width * 0.035, height * 0.018, 1, index % 3 === 0 ? '#d8b49c' : '#c98f74'),
  );
  return [
    box(x, y, width, height, 0, SKY),
    disc(
      x + width * 0.3,
      y + height * 0.3,
      height * 0.34,
      radial(0.5, 0.5, 0.5, [0, '#fff6dd', 0.95], [1, '#fff6dd', 0]),
    ),
    ridge(0.6, 0.4, 0.56, 0.5, '#b9cdd0'),
    ridge(0.68, 0.56, 0.7, 0.6, '#9dbba9'),
    ridge(0.82, 0.66, 0.82, 0.74, '#83a786'),
    ridge(0.9, 0.82, 0.92, 0.86, '#6f946f'),
    ...roofs,
  ].join('');
}

export function windowView(x: number, y: number, width: number, height: number): string {
  const frame = '#f7f2ea';
  const outline = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  return [
    box(x - 14, y - 12, width + 28, height + 26, 4, '#d9cbb8'),
    box(x - 12, y - 12, width + 24, height + 24, 4, frame),
    clipped(outline, hills(x, y, width, height)),
    box(x + width / 2 - 5, y, 10, height, 0, frame),
    box(x, y + height * 0.34, width, 8, 0, frame),
    clipped(
      outline,
      shape(
        `M${x} ${y + height}L${x + width} ${y}H${x + width * 0.6}L${x} ${y + height * 0.6}Z`,
        '#ffffff',
        'opacity="0.22"',
      ),
    ),
    box(x - 24, y + height + 10, width + 48, 14, 3, linear(90, [0, '#fffaf2'], [1, '#d8c9b4'])),
  ].join('');
}

export function curtain(x: number, y: number, width: number, height: number, colour: string): string {
  const fold = linear(
    0,
    [0, tint(colour, -0.1)],
    [0.2, tint(colour, 0.3)],
    [0.4, colour],
    [0.55, tint(colour, -0.12)],
    [0.75, tint(colour, 0.25)],
    [1, tint(colour, -0.16)],
  );
  return shape(
    `M${x} ${y}H${x + width}Q${x + width - 6} ${y + height / 2} ${x + width + 4} ${y + height}` +
      `H${x - 4}Q${x + 4} ${y + height / 2} ${x} ${y}Z`,
    fold,
  );
}

/** A framed imigongo relief: black, white and ochre zig-zags. */
export function imigongo(x: number, y: number, width: number, height: number): string {
  const rows = 7;
  const step = height / rows;
  const teeth = 4;
  const zigzag = (top: number) => {
    const points = Array.from({ length: teeth * 2 + 1 }, (_, tooth) =>
      [x + (width / (teeth * 2)) * tooth, top + (tooth % 2 === 0 ? step : 0)].map((at) => at.toFixed(1)).join(' '),
    );
    return `M${points.join('L')}`;
  };
  const tones = ['#4a403a', '#b5674a', '#f3ebdf'];
  const bands = Array.from(
    { length: rows + 2 },
    (_, row) =>
      `<path d="${zigzag(y + (row - 1) * step)}" fill="none" ` +
      `stroke="${tones[row % 3] ?? '#4a403a'}" stroke-width="${(step * 0.62).toFixed(1)}"/>`,
  );
  return [
    box(x - 2, y + 2, width + 14, height + 14, 3, '#8a7560', 'opacity="0.35"'),
    box(x - 9, y - 9, width + 18, height + 18, 3, '#6e5644'),
    box(x, y, width, height, 0, '#e9dccb'),
    clipped(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`, bands.join('')),
    box(x, y, width, height, 0, linear(50, [0, '#ffffff', 0.28], [0.6, '#ffffff', 0])),
  ].join('');
}

function friezeLine(top: number): string {
  const points = Array.from({ length: 15 }, (_, tooth) => `${92 + tooth * 40} ${top + (tooth % 2) * -26 + 26}`);
  return `M${points.join('L')}`;
}

/** A band of zig-zags painted along an outside wall. */
export function frieze(y: number): string {
  return [
    box(92, y - 8, 560, 58, 0, '#efe3d0'),
    line(friezeLine(y), '#a86148', 9),
    line(friezeLine(y + 16), '#5b4c42', 6),
    box(92, y - 10, 560, 4, 0, '#5b4c42'),
    box(92, y + 48, 560, 4, 0, '#5b4c42'),
  ].join('');
}

/** The agaseke, a peace basket with its pointed lid, standing at `base`. */
export function agaseke(x: number, base: number, scale: number): string {
  const straw = linear(0, [0, '#f3e6cc'], [0.35, '#ecd9b4'], [1, '#bfa276']);
  return moved(
    `translate(${x} ${base}) scale(${scale})`,
    [
      oval(0, 0, 50, 8, '#3a2e22', 'opacity="0.25"'),
      shape('M-52 -64C-54 -24 -34 0 0 0C34 0 54 -24 52 -64Z', straw),
      line('M-50 -46L-36 -24L-22 -46L-8 -24L6 -46L20 -24L34 -46L48 -28', '#8d4a36', 6),
      line('M-44 -18Q0 4 44 -18', '#5b4636', 3, 'opacity="0.6"'),
      shape('M-58 -62Q0 -50 58 -62Q30 -96 6 -146Q0 -156 -6 -146Q-30 -96 -58 -62Z', straw),
      line('M-38 -80L-26 -94L-14 -78L0 -98L14 -78L26 -94L38 -80', '#8d4a36', 5),
      line('M-16 -112Q0 -106 16 -112', '#5b4636', 4),
      disc(0, -154, 6, '#8d4a36'),
    ].join(''),
  );
}

/** A shallow woven plate for the wall. */
export function wovenPlate(x: number, y: number, radius: number, colour: string): string {
  const ring = (share: number, tone: string, width: number, dash = '') =>
    disc(
      x,
      y,
      radius * share,
      'none',
      `stroke="${tone}" stroke-width="${width}" ${dash && `stroke-dasharray="${dash}"`}`,
    );
  return [
    disc(x + 5, y + 7, radius, '#6e5644', 'opacity="0.25"'),
    disc(x, y, radius, radial(0.42, 0.4, 0.64, [0, '#e6d2ab'], [0.8, '#f0e2c6'], [1, '#c9ae80'])),
    ring(0.82, colour, radius * 0.14, `${(radius * 0.2).toFixed(1)} ${(radius * 0.16).toFixed(1)}`),
    ring(0.56, tint(colour, -0.4), radius * 0.07),
    ring(0.36, colour, radius * 0.1, `${(radius * 0.12).toFixed(1)} ${(radius * 0.1).toFixed(1)}`),
    disc(x, y, radius * 0.14, tint(colour, -0.3)),
  ].join('');
}

const leaf = (turn: number, length: number, tone: string) =>
  moved(
    `translate(0 -70) rotate(${turn})`,
    [
      shape(
        `M0 0C${-length * 0.32} ${-length * 0.4} ${-length * 0.2} ${-length * 0.9} 0 ${-length}` +
          `C${length * 0.2} ${-length * 0.9} ${length * 0.32} ${-length * 0.4} 0 0Z`,
        tone,
      ),
      line(`M0 0V${-length * 0.9}`, '#d4e3c6', 2, 'opacity="0.5"'),
    ].join(''),
  );

/** A leafy plant in a clay pot, standing at `base`. */
export function plant(x: number, base: number, scale: number, pot = '#c08a6c'): string {
  const [light, middle, dark] = ['#8fb383', '#6d9a6c', '#527f5a'];
  return moved(
    `translate(${x} ${base}) scale(${scale})`,
    [
      oval(4, 0, 56, 9, '#3a2e22', 'opacity="0.25"'),
      leaf(-62, 120, dark),
      leaf(58, 126, dark),
      leaf(-36, 168, middle),
      leaf(34, 160, middle),
      leaf(-10, 196, light),
      leaf(14, 180, middle),
      leaf(-80, 84, middle),
      leaf(80, 88, light),
      shape(
        'M-46 -80H46L36 -6Q34 0 26 0H-26Q-34 0 -36 -6Z',
        linear(0, [0, tint(pot, 0.25)], [0.4, pot], [1, tint(pot, -0.28)]),
      ),
      box(-51, -92, 102, 18, 5, linear(0, [0, tint(pot, 0.32)], [0.4, pot], [1, tint(pot, -0.28)])),
    ].join(''),
  );
}

export function tiles(x: number, y: number, width: number, height: number, size: number, colour: string): string {
  const joints: string[] = [];
  for (let at = x; at <= x + width; at += size) joints.push(`M${at} ${y}v${height}`);
  for (let at = y; at <= y + height; at += size / 2) joints.push(`M${x} ${at}h${width}`);
  return line(joints.join(''), colour, 1.5, 'opacity="0.7"');
}

/** A floor in perspective: boards or tiles that run to the viewer. */
export function floor(y: number, near: string, far: string): string {
  const seams = Array.from({ length: 15 }, (_, board) => {
    const top = -60 + board * 52;
    return `M${top} ${y}L${300 + (top - 300) * 2.4} 660`;
  });
  return [
    box(-60, y, 720, 680 - y, 0, linear(90, [0, far], [1, near])),
    line(seams.join(''), tint(near, -0.25), 2, 'opacity="0.28"'),
  ].join('');
}
