/** Building blocks the appliance illustrations share: panels, glass and small hardware. */
import { caseColour, caseEdge, enamel, litColour, steel } from './appliance-materials.ts';
import { circle, group, n, rect, shape, stroke } from './appliance-shapes.ts';
import type { Look } from '../illustration.ts';
import { blur, clip, linear, radial, tint } from './kit.ts';

/** A case front with lit top-left edge and shaded bottom-right edge. */
export function panel(x: number, y: number, width: number, height: number, radius: number, body: string): string {
  const edge = linear(45, [0, '#ffffff', 0.85], [0.35, '#ffffff', 0.15], [0.7, '#000000', 0.03], [1, '#000000', 0.2]);
  const outline = `stroke="${tint(caseColour(body), -0.34)}" stroke-opacity="0.6" stroke-width="1.6"`;
  return (
    rect(x, y, width, height, radius, enamel(body), outline) +
    rect(x + 2.5, y + 2.5, width - 5, height - 5, radius - 2.5, 'none', `stroke="${edge}" stroke-width="3"`)
  );
}

/** Dark glass with the diagonal sheen of a studio window. */
export function glass(x: number, y: number, width: number, height: number, radius: number, colour = '#20262e'): string {
  const pane = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/>`;
  const sheen =
    `M${n(x + width * 0.12)} ${n(y + height)}L${n(x + width * 0.5)} ${n(y)}H${n(x + width * 0.74)}` +
    `L${n(x + width * 0.36)} ${n(y + height)}Z`;
  return (
    rect(x, y, width, height, radius, linear(60, [0, tint(colour, 0.2)], [0.4, colour], [1, tint(colour, -0.45)])) +
    '<g ' +
    `clip-path="${clip(pane)}">${shape(sheen, linear(90, [0, '#ffffff', 0.26], [1, '#ffffff', 0.03]))}</g>` +
    rect(
      x + 1,
      y + 1,
      width - 2,
      height - 2,
      radius - 1,
      'none',
      'stroke="#000" stroke-opacity="0.45" stroke-width="2"',
    )
  );
}

/** A blurred dark copy below a part: what it casts on the panel behind it. */
export function cast(x: number, y: number, width: number, height: number, radius: number, opacity = 0.35): string {
  return rect(x + 3, y + 5, width, height, radius, '#0c1017', `opacity="${opacity}" filter="${blur(4)}"`);
}

/** A turned knob with a pointer; `degrees` clockwise from twelve o'clock. */
export function knob(cx: number, cy: number, radius: number, colour: string, accent: string, degrees = 0): string {
  const base = caseColour(colour);
  const pointer = rect(-radius * 0.07, -radius * 0.86, radius * 0.14, radius * 0.5, radius * 0.07, accent);
  return (
    circle(
      cx + radius * 0.1,
      cy + radius * 0.18,
      radius * 1.08,
      '#0c1017',
      `opacity="0.35" filter="${blur(radius * 0.12)}"`,
    ) +
    circle(cx, cy, radius, linear(60, [0, tint(base, 0.35)], [0.5, tint(base, -0.1)], [1, tint(base, -0.5)])) +
    circle(
      cx,
      cy,
      radius * 0.86,
      linear(60, [0, tint(base, 0.5)], [0.45, base], [1, tint(base, -0.25)]),
      `stroke="${tint(base, -0.4)}" stroke-opacity="0.4" stroke-width="${n(radius * 0.05)}"`,
    ) +
    group(`translate(${n(cx)} ${n(cy)}) rotate(${degrees})`, pointer)
  );
}

/** A steel or coloured bar handle on two mounts; it runs along its longer side. */
export function barHandle(x: number, y: number, width: number, height: number, colour?: string): string {
  const upright = height > width;
  const across = upright ? 0 : 90;
  const fill =
    colour === undefined
      ? steel(across)
      : linear(
          across,
          [0, tint(colour, 0.1)],
          [0.3, tint(caseColour(colour), 0.5)],
          [0.6, colour],
          [1, tint(colour, -0.45)],
        );
  const thick = Math.min(width, height);
  return (
    cast(x + thick * 0.2, y + thick * 0.2, width, height, thick / 2) +
    rect(x, y, width, height, thick / 2, fill, 'stroke="#20262e" stroke-opacity="0.35" stroke-width="1"')
  );
}

export function foot(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, Math.min(width, height) / 3, linear(90, [0, '#14171b'], [1, '#3b4149']));
}

/** A row of slots: vents, grilles, loudspeaker slits. */
export function vents(x: number, y: number, width: number, height: number, count: number, upright = false): string {
  const step = (upright ? width : height) / count;
  const slot = step * 0.5;
  const run = (upright ? height : width) - slot;
  const lines = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.25) * step;
    return upright ? `M${n(x + at)} ${n(y + slot / 2)}v${n(run)}` : `M${n(x + slot / 2)} ${n(y + at)}h${n(run)}`;
  }).join('');
  const lit = upright ? `${n(slot * 0.35)} 0` : `0 ${n(slot * 0.35)}`;
  return (
    stroke(lines, '#ffffff', n(slot), `opacity="0.32" transform="translate(${lit})"`) +
    stroke(lines, '#262b32', n(slot), 'opacity="0.8"')
  );
}

/** A bent tube: spouts, hoses, arched handles. */
export function tube(d: string, width: number, colour: string): string {
  const base = caseColour(colour);
  return (
    stroke(d, tint(base, -0.5), width) +
    stroke(d, base, width * 0.82, `transform="translate(${n(-width * 0.05)} ${n(-width * 0.05)})"`) +
    stroke(
      d,
      tint(base, 0.5),
      width * 0.2,
      `opacity="0.75" transform="translate(${n(-width * 0.2)} ${n(-width * 0.18)})"`,
    )
  );
}

/** Small differences between two products of one build: the same look always gets the same trim. */
export function chooseTrim(look: Look, count: number): number {
  let value = 0;
  for (const character of look.body + look.accent) value = (value * 33 + character.charCodeAt(0)) % 65521;
  return value % count;
}

/** A small lamp that glows. */
export function lamp(cx: number, cy: number, radius: number, accent: string): string {
  const colour = litColour(accent);
  return (
    circle(cx, cy, radius * 2.4, radial(0.5, 0.5, 0.5, [0, colour, 0.6], [1, colour, 0])) +
    circle(cx, cy, radius, radial(0.4, 0.35, 0.7, [0, tint(colour, 0.7)], [1, colour]))
  );
}

/** A mains lead lying on the ground. */
export function powerCord(d: string, width = 8): string {
  return (
    stroke(d, '#0c1017', width, `opacity="0.22" filter="${blur(4)}" transform="translate(2 7)"`) +
    stroke(d, '#23282f', width) +
    stroke(d, '#717985', width * 0.25, `opacity="0.7" transform="translate(-1 ${n(-width * 0.22)})"`)
  );
}

/** The top of a box on a table, seen over its front edge at (x, y). */
export function roof(x: number, y: number, width: number, body: string): string {
  const base = caseColour(body);
  const d = `M${x + 6} ${y + 6}L${x + 34} ${y - 34}H${x + width - 34}L${x + width - 6} ${y + 6}Z`;
  return shape(d, linear(70, [0, tint(base, 0.4)], [1, tint(base, 0.02)]), caseEdge(body));
}
