/** Burners, pan supports and flames of a gas hob. */
import { ellipse, repeat, shape, stroke } from './appliance-shapes.ts';
import { linear, radial } from './kit.ts';

const FLAMES = 18;

/** A burner seen from a low angle; `flat` is its height over its width. */
export function burner(cx: number, cy: number, radius: number, flat: number, isLit = false): string {
  const ry = radius * flat;
  const flame = (index: number) => {
    const angle = (index / FLAMES) * Math.PI * 2 + 0.16;
    const x = cx + Math.cos(angle) * radius * 0.7;
    const y = cy + Math.sin(angle) * ry * 0.7;
    const half = radius * 0.085;
    const tall = radius * 0.34;
    const lean = Math.cos(angle) * radius * 0.1;
    const d =
      `M${x - half} ${y}Q${x - half} ${y - tall * 0.5} ${x + lean} ${y - tall}` +
      `Q${x + half} ${y - tall * 0.5} ${x + half} ${y}Z`;
    return shape(d, linear(90, [0, '#bfe4ff', 0.9], [0.5, '#3f8df0'], [1, '#1d4fd0', 0.75]));
  };
  // The ring's angles run from the right clockwise, so its first half lies in front of the cap.
  const front = isLit ? repeat(FLAMES / 2, flame) : '';
  const back = isLit ? repeat(FLAMES / 2, (index) => flame(index + FLAMES / 2)) : '';
  return (
    ellipse(cx, cy + radius * 0.08, radius, ry, linear(90, [0, '#8e97a2'], [1, '#dfe4e9'])) +
    ellipse(cx, cy, radius * 0.86, ry * 0.86, linear(60, [0, '#d4d9df'], [1, '#7f8893'])) +
    back +
    ellipse(cx, cy - radius * 0.06, radius * 0.6, ry * 0.6, '#15191e') +
    ellipse(cx, cy - radius * 0.13, radius * 0.6, ry * 0.6, radial(0.4, 0.3, 0.8, [0, '#6a727c'], [1, '#1c2127'])) +
    front
  );
}

type PanSupport = { cx: number; cy: number; width: number };

function supportPath({ cx, cy, width }: PanSupport, flat: number): string {
  const half = width / 2;
  const tall = half * flat;
  const frame =
    `M${cx - half} ${cy + tall}L${cx - half * 0.86} ${cy - tall}H${cx + half * 0.86}` + `L${cx + half} ${cy + tall}Z`;
  const across = `M${cx - half * 0.93} ${cy}H${cx - half * 0.3}M${cx + half * 0.3} ${cy}H${cx + half * 0.93}`;
  return `${frame}${across}M${cx} ${cy - tall}V${cy - tall * 0.3}M${cx} ${cy + tall * 0.3}V${cy + tall}`;
}

/** Cast-iron pan supports, all drawn at once: they are the heaviest part of the picture. */
export function panSupports(supports: readonly PanSupport[], flat: number, thick: number): string {
  const path = supports.map((support) => supportPath(support, flat)).join('');
  const lift = thick * 1.6;
  return (
    stroke(path, '#171b20', thick, `transform="translate(0 ${-lift})"`) +
    stroke(
      path,
      '#6b747f',
      thick * 0.3,
      `opacity="0.8" transform="translate(${-thick * 0.15} ${-lift - thick * 0.25})"`,
    )
  );
}
