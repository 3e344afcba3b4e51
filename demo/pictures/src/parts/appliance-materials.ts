/** What the appliances are made of: fills for enamel, steel, plastic and light. */
import { linear, tint } from './kit.ts';

export const INK = '#1b2027';

export function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return (0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0)) / 255;
}

/** Pulls pure white and pure black inwards, so that highlights and shadows have room. */
export function caseColour(body: string): string {
  const light = brightness(body);
  if (light > 0.9) return tint(body, -0.07);
  return light < 0.16 ? tint(body, 0.1) : body;
}

/** Light has to be brighter than what it shines on: a dark accent shines white. */
export function litColour(accent: string): string {
  return brightness(accent) < 0.32 ? '#dcecf8' : accent;
}

/** A flat painted panel lit from the top left. */
export function enamel(body: string, degrees = 20): string {
  const base = caseColour(body);
  const shine = brightness(base) < 0.35 ? 0.45 : 1;
  return linear(
    degrees,
    [0, tint(base, 0.55 * shine)],
    [0.1, tint(base, 0.3 * shine)],
    [0.55, base],
    [1, tint(base, -0.16)],
  );
}

/** A standing cylinder: lit left of the middle, core shadow on the right, a little bounce at the rim. */
export function barrel(body: string): string {
  const base = caseColour(body);
  return linear(
    0,
    [0, tint(base, -0.22)],
    [0.1, tint(base, 0.05)],
    [0.27, tint(base, 0.6)],
    [0.45, tint(base, 0.12)],
    [0.7, tint(base, -0.1)],
    [0.92, tint(base, -0.36)],
    [1, tint(base, -0.22)],
  );
}

export function steel(degrees = 0): string {
  return linear(
    degrees,
    [0, '#9aa1aa'],
    [0.12, '#dfe3e8'],
    [0.28, '#fbfcfd'],
    [0.48, '#c3c9d0'],
    [0.7, '#a5acb5'],
    [0.86, '#8b929c'],
    [1, '#b9bfc7'],
  );
}

export function darkPlastic(degrees = 40): string {
  return linear(degrees, [0, '#555c66'], [0.3, '#343a42'], [1, '#191d22']);
}

/** Stroke attributes for a case's outline. */
export function caseEdge(body: string): string {
  return `stroke="${tint(caseColour(body), -0.4)}" stroke-opacity="0.55" stroke-width="1.6"`;
}

/** Curved, polished plastic. */
export function glossy(colour: string, degrees = 65): string {
  const base = caseColour(colour);
  return linear(degrees, [0, tint(base, 0.6)], [0.25, tint(base, 0.2)], [0.6, base], [1, tint(base, -0.35)]);
}
