/** A closed strap standing on a table, seen from the right: shared by watches and fitness bands. */
import { linear, tint } from './kit.ts';
import { at, path, stroke } from './vector.ts';

type StrapLoop = { front: string; back: string; faceX: number; faceY: number };

/**
 * The strap is a ring seen at an angle, so its two rims are ellipses side by side. `back` shows the
 * inside of the far half, `front` the outside of the near half, where the face sits at (faceX, faceY).
 */
export function strapLoop(cx: number, cy: number, rx: number, ry: number, width: number, colour: string): StrapLoop {
  const [left, right] = [cx - width / 2, cx + width / 2];
  const [top, bottom] = [cy - ry, cy + ry];
  const half = (x: number, sweep: 0 | 1, backwards = false) =>
    `A${at(rx)} ${at(ry)} 0 0 ${sweep} ${at(x)} ${at(backwards ? top : bottom)}`;
  const inside = linear(0, [0, tint(colour, -0.6)], [0.6, tint(colour, -0.35)], [1, tint(colour, -0.5)]);
  const outside = linear(
    90,
    [0, tint(colour, 0.35)],
    [0.25, tint(colour, 0.1)],
    [0.7, tint(colour, -0.1)],
    [1, tint(colour, -0.45)],
  );
  const rim = `stroke="${tint(colour, -0.3)}"`;
  const thickness = Math.max(6, rx * 0.09);
  return {
    back:
      path(`M${at(left)} ${at(top)}${half(left, 1)}H${at(right)}${half(right, 0, true)}Z`, inside) +
      stroke(`M${at(right)} ${at(top)}${half(right, 1)}`, tint(colour, -0.25), thickness) +
      stroke(`M${at(right + 1)} ${at(top - 1)}${half(right, 1)}`, tint(colour, 0.3), 1.6, 'opacity=".7"'),
    front:
      path(`M${at(left)} ${at(top)}${half(left, 0)}H${at(right)}${half(right, 1, true)}Z`, outside, rim) +
      stroke(`M${at(right)} ${at(top)}${half(right, 0)}`, tint(colour, -0.3), thickness) +
      stroke(`M${at(left)} ${at(top + 2)}${half(left, 0)}`, tint(colour, 0.4), 1.6, 'opacity=".45"'),
    faceX: cx - rx,
    faceY: cy,
  };
}
