/** The round door of a front-loading washer: ring, bowl of glass, and the drum behind it. */
import { steel } from './appliance-materials.ts';
import { circle, ellipse, group, rect, repeat, ring, shape, stroke } from './appliance-shapes.ts';
import { blur, clip, linear, radial } from './kit.ts';

export type PortholeStyle = { ring: string; rim: string; handleSide: 'left' | 'right' };

function drumHoles(cx: number, cy: number, radius: number): string {
  const dots = [0.3, 0.52, 0.74].flatMap((share, row) => {
    const count = 8 + row * 6;
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + row * 0.2;
      const x = cx + Math.cos(angle) * radius * share;
      const y = cy + Math.sin(angle) * radius * share;
      return `M${x.toFixed(0)} ${y.toFixed(0)}h.1`;
    });
  });
  return stroke(dots.join(''), '#1a2028', radius * 0.05, 'opacity="0.8"');
}

function drum(cx: number, cy: number, radius: number): string {
  const r = radius;
  const wedge = `M${-r * 0.1} ${-r * 0.92}L0 ${-r * 0.46}L${r * 0.1} ${-r * 0.92}Z`;
  const paddle = (degrees: number) =>
    group(`translate(${cx} ${cy}) rotate(${degrees})`, shape(wedge, '#8d97a3', 'opacity="0.7"'));
  return (
    circle(
      cx,
      cy,
      radius,
      radial(0.45, 0.42, 0.6, [0, '#5c6672'], [0.5, '#7d8894'], [0.85, '#48515c'], [1, '#20262d']),
    ) +
    drumHoles(cx, cy, radius) +
    repeat(3, (index) => paddle(60 + index * 120)) +
    circle(cx, cy, radius * 0.14, steel(45))
  );
}

export function porthole(cx: number, cy: number, radius: number, style: PortholeStyle): string {
  const glassRadius = radius * 0.72;
  const handleX = style.handleSide === 'left' ? cx - radius * 0.98 : cx + radius * 0.84;
  const bowl = clip(`<circle cx="${cx}" cy="${cy}" r="${glassRadius}"/>`);
  const sheen =
    `M${cx - glassRadius} ${cy + glassRadius * 0.3}` +
    `L${cx - glassRadius * 0.1} ${cy - glassRadius}H${cx + glassRadius * 0.4}` +
    `L${cx - glassRadius * 0.55} ${cy + glassRadius}H${cx - glassRadius}Z`;
  return (
    circle(cx + 4, cy + 9, radius, '#0c1017', `opacity="0.35" filter="${blur(7)}"`) +
    circle(cx, cy, radius, style.rim) +
    ring(cx, cy, radius - 1, '#2a3038', 1.5, 'opacity="0.5"') +
    circle(cx, cy, radius * 0.93, style.ring) +
    circle(cx, cy, radius * 0.77, linear(60, [0, '#14181d'], [0.6, '#2c323a'], [1, '#77808b'])) +
    drum(cx, cy, glassRadius) +
    `<g clip-path="${bowl}">` +
    circle(
      cx,
      cy,
      glassRadius,
      radial(0.5, 0.45, 0.55, [0, '#0a1420', 0.05], [0.7, '#0a1420', 0.25], [1, '#05080c', 0.85]),
    ) +
    shape(sheen, linear(100, [0, '#ffffff', 0.42], [1, '#ffffff', 0.02])) +
    ellipse(
      cx + glassRadius * 0.35,
      cy + glassRadius * 0.62,
      glassRadius * 0.4,
      glassRadius * 0.14,
      '#ffffff',
      'opacity="0.12"',
    ) +
    '</g>' +
    rect(
      handleX,
      cy - radius * 0.2,
      radius * 0.14,
      radius * 0.4,
      radius * 0.06,
      linear(0, [0, '#4b525c'], [1, '#1c2127']),
    )
  );
}
