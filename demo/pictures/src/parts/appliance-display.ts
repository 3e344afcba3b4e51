/** Lit digits and touch keys for appliance control panels. */
import { litColour } from './appliance-materials.ts';
import { glass } from './appliance-parts.ts';
import { circle, rect, repeat, stroke } from './appliance-shapes.ts';
import { radial, tint } from './kit.ts';

/** Segments in the order top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  C: 'afed',
  '-': 'g',
};

function segmentPath(segment: string, x: number, y: number, width: number, height: number): string {
  const middle = y + height / 2;
  const right = x + width;
  const bottom = y + height;
  const gap = height * 0.09;
  switch (segment) {
    case 'a':
      return `M${x + gap} ${y}H${right - gap}`;
    case 'b':
      return `M${right} ${y + gap}V${middle - gap}`;
    case 'c':
      return `M${right} ${middle + gap}V${bottom - gap}`;
    case 'd':
      return `M${x + gap} ${bottom}H${right - gap}`;
    case 'e':
      return `M${x} ${middle + gap}V${bottom - gap}`;
    case 'f':
      return `M${x} ${y + gap}V${middle - gap}`;
    default:
      return `M${x + gap} ${middle}H${right - gap}`;
  }
}

/** Seven-segment digits starting at (x, y); `:` is drawn as two dots. Width is about 0.8 × height each. */
export function digits(x: number, y: number, height: number, text: string, colour: string): string {
  const width = height * 0.5;
  let at = x;
  let path = '';
  let dots = '';
  for (const character of text) {
    if (character === ':') {
      dots += circle(at, y + height * 0.3, height * 0.07, colour) + circle(at, y + height * 0.7, height * 0.07, colour);
      at += height * 0.3;
      continue;
    }
    for (const segment of SEGMENTS[character] ?? '') path += segmentPath(segment, at, y, width, height);
    at += height * 0.8;
  }
  const glow = stroke(path, colour, height * 0.3, 'opacity="0.16"');
  return glow + stroke(path, tint(colour, 0.35), height * 0.11) + dots;
}

/** A dark glass window with lit digits in its middle. */
export function display(x: number, y: number, width: number, height: number, text: string, colour: string): string {
  const tall = height * 0.48;
  const wide = [...text].reduce((sum, character) => sum + (character === ':' ? 0.3 : 0.8), -0.3) * tall;
  return (
    glass(x, y, width, height, Math.min(8, height * 0.2), '#11161c') +
    digits(x + (width - wide) / 2, y + (height - tall) / 2, tall, text, litColour(colour))
  );
}

/** A grid of soft keys, the last row's first key in the accent colour. */
export function keypad(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  colour: string,
  accent: string,
): string {
  const stepX = width / columns;
  const stepY = height / rows;
  const size = Math.min(stepX, stepY) * 0.72;
  return repeat(columns * rows, (index) => {
    const left = x + (index % columns) * stepX + (stepX - stepX * 0.8) / 2;
    const top = y + Math.floor(index / columns) * stepY + (stepY - size) / 2;
    const isStart = index === columns * (rows - 1);
    const fill = radial(0.35, 0.25, 0.9, [0, tint(isStart ? accent : colour, 0.3)], [1, isStart ? accent : colour]);
    const key = rect(
      left,
      top,
      stepX * 0.8,
      size,
      size * 0.25,
      fill,
      'stroke="#000" stroke-opacity="0.3" stroke-width="1"',
    );
    const mark = rect(
      left + stepX * 0.28,
      top + size * 0.44,
      stepX * 0.24,
      size * 0.12,
      size * 0.06,
      '#ffffff',
      'opacity="0.7"',
    );
    return key + mark;
  });
}
