/** The box of a printer: faces, lid and glass; see printer.ts. */
import { edge, face, outline, satin, tame } from './casework.ts';
import type { Look } from '../illustration.ts';
import { linear, tint } from './kit.ts';
import { path, rect } from './vector.ts';

/** Heights of the three builds: top edge of the front face, its bottom, and how far the top recedes. */
export const builds = [
  { left: 74, right: 526, top: 250, bottom: 452, rise: 62, inset: 36 },
  { left: 84, right: 516, top: 220, bottom: 478, rise: 56, inset: 32 },
  { left: 110, right: 490, top: 212, bottom: 476, rise: 74, inset: 34 },
] as const;

export function topFace(look: Look): string {
  const { left, right, top, rise, inset } = builds[look.variant];
  const base = tame(look.body);
  const light = linear(90, [0, tint(base, 0.15)], [1, tint(base, 0.55)]);
  return face(
    [
      [left, top],
      [left + inset, top - rise],
      [right - inset, top - rise],
      [right, top],
    ],
    light,
    `${outline(look.body)} stroke-linejoin="round"`,
  );
}

export function frontFace(look: Look): string {
  const { left, right, top, bottom } = builds[look.variant];
  const [w, h] = [right - left, bottom - top];
  const shade = linear(90, [0, '#ffffff', 0.25], [0.2, '#ffffff', 0], [0.75, '#000000', 0.02], [1, '#000000', 0.22]);
  return (
    path(
      `M${left} ${top}h${w}v${h - 16}q0 16 -16 16h${32 - w}q-16 0 -16 -16Z`,
      satin(look.body, 15),
      outline(look.body),
    ) +
    path(`M${left} ${top}h${w}v${h - 16}q0 16 -16 16h${32 - w}q-16 0 -16 -16Z`, shade) +
    rect(left + 30, bottom, 54, 8, '#20242c', 3) +
    rect(right - 84, bottom, 54, 8, '#20242c', 3)
  );
}

/** The line under the scanner's lid. */
export function lidSeam(look: Look, depth: number): string {
  const { left, right, top } = builds[look.variant];
  return (
    rect(
      left,
      top,
      right - left,
      depth,
      linear(90, [0, tint(tame(look.body), 0.4)], [1, tint(tame(look.body), -0.05)]),
      3,
      outline(look.body, 0.8),
    ) + rect(left + 3, top + depth, right - left - 6, 4, edge(look.body), 0, 'opacity=".7"')
  );
}

/** The scanner's lid raised: its white pad above, its glass below. */
export function openLid(look: Look): string {
  const { left, right, top, rise, inset } = builds[look.variant];
  const hinge = top - rise;
  const glass = linear(50, [0, '#7f93a3'], [0.3, '#c9d6de'], [0.45, '#8da0ae'], [1, '#4d5c69']);
  return (
    face(
      [
        [left + inset - 6, hinge + 4],
        [left + inset - 30, hinge - 132],
        [right - inset + 30, hinge - 132],
        [right - inset + 6, hinge + 4],
      ],
      satin(look.body, 70),
      `${outline(look.body)} stroke-linejoin="round"`,
    ) +
    face(
      [
        [left + inset + 8, hinge - 4],
        [left + inset - 10, hinge - 120],
        [right - inset + 10, hinge - 120],
        [right - inset - 8, hinge - 4],
      ],
      linear(90, [0, '#ffffff'], [1, '#d5dae1']),
      'stroke="#b9c0ca"',
    ) +
    topFace(look) +
    face(
      [
        [left + 26, top - 8],
        [left + inset + 18, hinge + 9],
        [right - inset - 18, hinge + 9],
        [right - 26, top - 8],
      ],
      '#2b313b',
    ) +
    face(
      [
        [left + 36, top - 12],
        [left + inset + 25, hinge + 13],
        [right - inset - 25, hinge + 13],
        [right - 36, top - 12],
      ],
      glass,
    )
  );
}
