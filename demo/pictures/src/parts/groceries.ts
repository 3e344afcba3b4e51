/** Small food drawn inside open appliances; each stands on `y` with its left edge at `x`. */
import { circle, ellipse, rect, shape } from './appliance-shapes.ts';
import { linear, radial, tint } from './kit.ts';

const round = (colour: string) =>
  radial(0.35, 0.3, 0.75, [0, tint(colour, 0.5)], [0.5, colour], [1, tint(colour, -0.3)]);
const upright = (colour: string) => linear(0, [0, colour], [0.3, tint(colour, 0.45)], [1, tint(colour, -0.3)]);

export function bottle(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.3;
  const d =
    `M${x} ${y}V${y - height * 0.58}` +
    `Q${x} ${y - height * 0.72} ${x + width * 0.32} ${y - height * 0.8}V${y - height}` +
    `H${x + width * 0.68}V${y - height * 0.8}Q${x + width} ${y - height * 0.72} ` +
    `${x + width} ${y - height * 0.58}V${y}Z`;
  return (
    shape(d, upright(colour)) +
    rect(x + width * 0.26, y - height * 1.03, width * 0.48, height * 0.08, 2, tint(colour, -0.35)) +
    rect(x, y - height * 0.45, width, height * 0.24, 0, '#ffffff', 'opacity="0.75"')
  );
}

export function carton(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.46;
  return (
    rect(x, y - height * 0.8, width, height * 0.8, 1, upright('#f2f5f8')) +
    shape(
      `M${x} ${y - height * 0.8}L${x + width * 0.2} ${y - height}H${x + width * 0.8}` +
        `L${x + width} ${y - height * 0.8}Z`,
      colour,
    ) +
    rect(x, y - height * 0.5, width, height * 0.3, 0, colour)
  );
}

export function jar(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.8;
  return (
    rect(x, y - height * 0.82, width, height * 0.82, 4, upright(colour)) +
    rect(x + 1, y - height, width - 2, height * 0.22, 2, upright('#c9ced5'))
  );
}

export function fruit(x: number, y: number, count: number, radius: number, colour: string): string {
  return Array.from({ length: count }, (_, index) =>
    circle(x + radius + index * radius * 1.7, y - radius, radius, round(colour)),
  ).join('');
}

export function bowl(x: number, y: number, width: number, colour: string, filling: string): string {
  return (
    ellipse(x + width / 2, y - width * 0.36, width * 0.44, width * 0.14, round(filling)) +
    shape(
      `M${x} ${y - width * 0.34}H${x + width}` +
        `Q${x + width * 0.92} ${y} ${x + width * 0.62} ${y}H${x + width * 0.38}` +
        `Q${x + width * 0.08} ${y} ${x} ${y - width * 0.34}Z`,
      upright(colour),
    )
  );
}
