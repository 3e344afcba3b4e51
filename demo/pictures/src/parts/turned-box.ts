/** A box seen from the right and a little above: front, right side and top, drawn flat and then turned. */
import { caseColour, caseEdge } from './appliance-materials.ts';
import { group, rect, shape } from './appliance-shapes.ts';
import { blur, tint } from './kit.ts';

const FRONT_X = 0.86;
const FRONT_Y = 0.12;
const DEPTH_X = 0.5;
const DEPTH_Y = -0.17;

type TurnedBox = {
  width: number;
  height: number;
  depth: number;
  /** The case's colour: it fills the corners that rounded faces leave open at the near edge. */
  body: string;
  /** Drawn in 0..width × 0..height. */
  front: string;
  /** Drawn in 0..depth × 0..height, from the near edge to the back. */
  side: string;
  /** Drawn in 0..width × 0..depth, from the back to the near edge. */
  top: string;
  /** An upright leaf on the back edge (an opened lid): drawn in 0..width, upwards from 0 into negative y. */
  behind?: string;
};

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Centres the turned box in the 600 × 600 box (or at `cx`) with its shadow, standing at `bottom`. */
export function turnedBox(box: TurnedBox, bottom = 535, cx = 300): string {
  const { width, height, depth } = box;
  const left = cx - (width * FRONT_X + depth * DEPTH_X) / 2;
  const topLeft = bottom - height - width * FRONT_Y;
  const nearX = left + width * FRONT_X;
  const nearY = topLeft + width * FRONT_Y;
  const base = nearY + height;
  const footprint =
    `M${at(left - 4, topLeft + height)}L${at(nearX, base + 6)}` +
    `L${at(nearX + depth * DEPTH_X + 14, base + depth * DEPTH_Y + 8)}` +
    `L${at(left + depth * DEPTH_X, topLeft + height + depth * DEPTH_Y)}Z`;
  const top =
    `matrix(${FRONT_X} ${FRONT_Y} ${-DEPTH_X} ${-DEPTH_Y} ` +
    `${at(left + depth * DEPTH_X, topLeft + depth * DEPTH_Y)})`;
  const back = `matrix(${FRONT_X} ${FRONT_Y} 0 1 ${at(left + depth * DEPTH_X, topLeft + depth * DEPTH_Y)})`;
  const seam = tint(caseColour(box.body), -0.1);
  return (
    shape(footprint, '#1d2433', `opacity="0.32" filter="${blur(9)}"`) +
    (box.behind === undefined ? '' : group(back, box.behind)) +
    group(top, box.top, rect(0, 0, width, depth, 6, 'none', caseEdge(box.body))) +
    group(`matrix(${DEPTH_X} ${DEPTH_Y} 0 1 ${at(nearX, nearY)})`, box.side) +
    group(`matrix(${FRONT_X} ${FRONT_Y} 0 1 ${at(left, topLeft)})`, rect(12, 0, width - 12, height, 3, seam), box.front)
  );
}
