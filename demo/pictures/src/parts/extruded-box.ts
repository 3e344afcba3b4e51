import { group, isPale, moved, shadesOf, shape } from './device-parts.ts';
import { linear } from './kit.ts';

type FaceBox = { x: number; y: number; width: number; height: number; radius: number };

const SQUEEZE = 0.8;
const SLANT = 0.1;
const RISE = 0.34;

type OutlinePoint = { x: number; y: number; normalDegrees: number };

/** A corner of the outline; 0° looks up, 90° to the right. */
function cornerPoints(x: number, y: number, radius: number, fromDegrees: number): OutlinePoint[] {
  const steps = Math.min(12, Math.max(3, Math.round(radius / 5)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const normalDegrees = fromDegrees + (90 * step) / steps;
    const angle = (normalDegrees * Math.PI) / 180;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle), normalDegrees };
  });
}

function mixColours(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The top, the right side and the rounded edges between them, strip by strip along the outline. */
function sweepOutline({ width, height, radius }: FaceBox, dx: number, dy: number, colour: string): string {
  const { glint, lit, dim, deep } = shadesOf(colour);
  const upper = isPale(colour) ? glint : lit;
  const outline = [
    ...cornerPoints(radius, radius, radius, -90),
    ...cornerPoints(width - radius, radius, radius, 0),
    ...cornerPoints(width - radius, height - radius, radius, 90),
  ];
  return outline
    .slice(1)
    .map((end, index) => {
      const start = outline[index] ?? end;
      const facing = (start.normalDegrees + end.normalDegrees) / 2;
      const isTop = start.normalDegrees === 0 && end.normalDegrees === 0;
      const tone =
        facing <= 90 ? mixColours(upper, dim, Math.max(0, facing) / 90) : mixColours(dim, deep, (facing - 90) / 90);
      const fill = isTop ? linear(0, [0, glint], [0.4, upper], [1, upper]) : tone;
      const [x, y, toX, toY] = [start.x, start.y, end.x - start.x, end.y - start.y].map((value) =>
        Number(value.toFixed(1)),
      );
      return shape(`M${x} ${y}l${toX} ${toY} ${dx} ${dy} ${-(toX ?? 0)} ${-(toY ?? 0)}z`, fill, `stroke="${tone}"`);
    })
    .join('');
}

/**
 * A front face turned to the left, with the right side and the top in view. `side` places content on
 * the right side, x from the front edge, y from the top.
 */
export function turnedBox(face: string, at: FaceBox, depth: number, colour: string) {
  const { x, y, width, height } = at;
  const left = x + (width * (1 - SQUEEZE) - depth) / 2;
  const drop = width * SQUEEZE * SLANT;
  const top = y + (depth * RISE - drop) / 2;
  const turn = `matrix(${SQUEEZE} ${SQUEEZE * SLANT} 0 1`;
  const [backX, backY] = [depth / SQUEEZE, -depth * (RISE + SLANT)].map((value) => Number(value.toFixed(1)));
  const solid = sweepOutline(at, backX ?? 0, backY ?? 0, colour);
  const faceAt = `${turn} ${(left - x * SQUEEZE).toFixed(1)} ${(top - y - x * SQUEEZE * SLANT).toFixed(1)})`;
  const sideAt = `matrix(1 ${-RISE} 0 1 ${(left + width * SQUEEZE).toFixed(1)} ${(top + drop).toFixed(1)})`;
  return {
    svg: group(`transform="${turn} ${left.toFixed(1)} ${top.toFixed(1)})"`, solid) + moved(faceAt, face),
    side: (content: string) => moved(sideAt, content),
    groundY: top + drop + height,
  };
}
