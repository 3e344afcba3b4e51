/** Finds where a drawn object touches the ground, by its contact shadows. */
type Matrix = readonly [number, number, number, number, number, number];

type ContactShadow = { markup: string; y: number; width: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const LEAST_FLATNESS = 3.5;
const SHADOW_COLOUR = '#1d2433';

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function readStep(name: string, [p = 0, q = 0, ...rest]: readonly number[], count: number): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, p, q];
  if (name === 'scale') return [p, 0, 0, count > 1 ? q : p, 0, 0];
  if (name === 'matrix') return [p, q, rest[0] ?? 0, rest[1] ?? 1, rest[2] ?? 0, rest[3] ?? 0];
  if (name !== 'rotate') return IDENTITY;
  const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)];
  const [cx, cy] = [q, rest[0] ?? 0];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
}

function readTransform(attributes: string): Matrix {
  const [, transform = ''] = /transform="([^"]*)"/.exec(attributes) ?? [];
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name = '', list = '']) => {
    const numbers = list.split(/[\s,]+/).map(Number);
    return multiply(matrix, readStep(name, numbers, numbers.length));
  }, IDENTITY);
}

function readNumber(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
}

/**
 * Contact shadows are flat ellipses: the first shapes of a drawing, or soft ones in the shadow colour
 * further on (a gamepad before its console).
 */
export function listContactShadows(fragment: string): ContactShadow[] {
  const shadows: ContactShadow[] = [];
  const parents: Matrix[] = [IDENTITY];
  let leading = true;
  for (const [markup, name, attributes = ''] of fragment.matchAll(/<\/?([a-z]+)([^>]*)>/gi)) {
    if (markup.startsWith('</')) {
      if (name === 'g') parents.pop();
      continue;
    }
    const here = multiply(parents.at(-1) ?? IDENTITY, readTransform(attributes));
    if (name === 'g') {
      parents.push(here);
      continue;
    }
    const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((key) => readNumber(attributes, key));
    const isSoft = attributes.includes(`fill="${SHADOW_COLOUR}"`) && attributes.includes('filter=');
    const isFlat = name === 'ellipse' && (rx ?? 0) >= LEAST_FLATNESS * (ry ?? 0);
    leading &&= name === 'ellipse';
    if (!isFlat || !(leading || isSoft)) continue;
    const [a, b, , d, , f] = here;
    shadows.push({ markup, y: b * (cx ?? 0) + d * (cy ?? 0) + f, width: 2 * Math.abs(a) * (rx ?? 0) });
  }
  return shadows;
}
