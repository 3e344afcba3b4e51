/** Burners, pan supports and flames of a gas hob. */
import { ellipse, repeat, shape, stroke } from './appliance-parts.ts';
import { linear, radial } from './kit.ts';

/** A burner seen from a low angle; `flat` is its height over its width. */
export function burner(cx: number, cy: number, radius: number, flat: number, isLit = false): string {
  const ry = radius * flat;
  const flames = isLit
    ? repeat(14, (index) => {
        const angle = (index / 14) * Math.PI * 2;
        const x = cx + Math.cos(angle) * radius * 0.68;
        const y = cy - radius * 0.1 + Math.sin(angle) * ry * 0.68;
        const tall = radius * 0.34;
        return shape(
          `M${(x - radius * 0.07).toFixed(1)} ${y.toFixed(1)}q0 ${(-tall * 0.6).toFixed(1)} ${(radius * 0.07 + Math.cos(angle) * radius * 0.1).toFixed(1)} ${(-tall).toFixed(1)}q${(radius * 0.07).toFixed(1)} ${(tall * 0.5).toFixed(1)} ${(radius * 0.07).toFixed(1)} ${tall.toFixed(1)}z`,
          linear(90, [0, '#bfe4ff', 0.85], [0.5, '#3f8df0'], [1, '#1d4fd0', 0.8]),
        );
      })
    : '';
  return (
    ellipse(cx, cy + radius * 0.08, radius, ry, linear(90, [0, '#8e97a2'], [1, '#dfe4e9'])) +
    ellipse(cx, cy, radius * 0.86, ry * 0.86, linear(60, [0, '#d4d9df'], [1, '#7f8893'])) + flames +
    ellipse(cx, cy - radius * 0.06, radius * 0.6, ry * 0.6, '#15191e') +
    ellipse(cx, cy - radius * 0.13, radius * 0.6, ry * 0.6, radial(0.4, 0.3, 0.8, [0, '#6a727c'], [1, '#1c2127']))
  );
}

/** A cast-iron pan support around a burner. */
export function panSupport(cx: number, cy: number, width: number, flat: number, thick: number): string {
  const half = width / 2;
  const tall = half * flat;
  const lift = thick * 1.6;
  const frame = `M${cx - half} ${cy + tall}L${cx - half * 0.86} ${cy - tall}H${cx + half * 0.86}L${cx + half} ${cy + tall}Z`;
  const arms = `M${cx - half * 0.93} ${cy}H${cx - half * 0.3}M${cx + half * 0.3} ${cy}H${cx + half * 0.93}M${cx} ${cy - tall}V${cy - tall * 0.3}M${cx} ${cy + tall * 0.3}V${cy + tall}`;
  const at = `transform="translate(0 ${-lift})"`;
  return (
    stroke(frame, '#0c1017', thick, 'opacity="0.25"') + stroke(frame + arms, '#171b20', thick, at) +
    stroke(frame + arms, '#6b747f', thick * 0.3, `opacity="0.8" transform="translate(${-thick * 0.15} ${-lift - thick * 0.25})"`)
  );
}
