import { caseColour, enamel, steel } from '../parts/appliance-materials.ts';
import { foot, knob, lamp, panel, powerCord } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import { display } from '../parts/appliance-display.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear, radial, tint } from '../parts/kit.ts';

type Plate = {
  width: number;
  depth: number;
  face: number;
  rings: readonly { share: number; radius: number }[];
};

const PLATES: Readonly<Record<Look['variant'], Plate>> = {
  0: { width: 360, depth: 190, face: 84, rings: [{ share: 0.5, radius: 122 }] },
  1: {
    width: 490,
    depth: 160,
    face: 74,
    rings: [
      { share: 0.29, radius: 96 },
      { share: 0.73, radius: 82 },
    ],
  },
  2: {
    width: 440,
    depth: 210,
    face: 40,
    rings: [
      { share: 0.3, radius: 84 },
      { share: 0.7, radius: 84 },
    ],
  },
};
const FLAT = 0.42;

/** Half circles of growing radius, flattened: a heating coil. */
function spiral(cx: number, cy: number, radius: number, turns: number): string {
  const first = radius * 0.16;
  const growth = (radius * 0.96 - first) / (turns * 2);
  let x = cx + first;
  let path = `M${x} ${cy}`;
  for (let half = 0; half < turns * 2; half += 1) {
    const r = first + growth * half;
    x += half % 2 === 0 ? -2 * r : 2 * r;
    path += `A${r} ${r * FLAT} 0 0 1 ${x} ${cy}`;
  }
  return path;
}

function coil(cx: number, cy: number, radius: number): string {
  const path = spiral(cx, cy, radius, 4);
  return (
    ellipse(cx, cy + 6, radius * 1.12, radius * 1.12 * FLAT, steel(20), 'stroke="#6d7681" stroke-width="1.5"') +
    ellipse(cx, cy + 5, radius, radius * FLAT, linear(90, [0, '#15191d'], [1, '#4b535c'])) +
    stroke(path, '#ff5a1f', 15, `opacity="0.45" filter="${blur(5)}"`) +
    stroke(path, '#3c2018', 10) +
    stroke(path, '#e2481c', 7.5, 'transform="translate(0 -1)"') +
    stroke(path, '#ffb267', 2.4, 'transform="translate(0 -2.6)"')
  );
}

function castIron(cx: number, cy: number, radius: number, accent: string): string {
  return (
    ellipse(cx, cy + 8, radius * 1.1, radius * 1.1 * FLAT, steel(20), 'stroke="#6d7681" stroke-width="1.5"') +
    ellipse(cx, cy + 4, radius, radius * FLAT, '#0f1215') +
    ellipse(
      cx,
      cy - 4,
      radius,
      radius * FLAT,
      radial(0.38, 0.25, 0.8, [0, '#6b737c'], [0.5, '#363c43'], [1, '#1a1e22']),
    ) +
    repeat(3, (index) =>
      ellipse(
        cx,
        cy - 4,
        radius * (0.86 - index * 0.2),
        radius * (0.86 - index * 0.2) * FLAT,
        'none',
        'stroke="#0f1215" stroke-opacity="0.55" stroke-width="2"',
      ),
    ) +
    ellipse(
      cx,
      cy - 4,
      radius * 0.22,
      radius * 0.22 * FLAT,
      radial(0.4, 0.3, 0.8, [0, tint(accent, 0.3)], [1, tint(accent, -0.3)]),
    )
  );
}

function infrared(cx: number, cy: number, radius: number, isHot: boolean): string {
  const glow = isHot
    ? ellipse(
        cx,
        cy,
        radius,
        radius * FLAT,
        radial(0.5, 0.5, 0.5, [0, '#ff7a35', 0.95], [0.7, '#e0401a', 0.85], [1, '#7a1508', 0.5]),
      )
    : '';
  return (
    glow +
    repeat(4, (index) =>
      ellipse(
        cx,
        cy,
        radius * (1 - index * 0.22),
        radius * (1 - index * 0.22) * FLAT,
        'none',
        `stroke="${isHot ? '#ffb27a' : '#8d97a3'}" stroke-opacity="0.75" stroke-width="2"`,
      ),
    )
  );
}

function drawTop(look: Look, x: number, y: number): string {
  const { width, depth, rings } = PLATES[look.variant];
  const base = caseColour(look.body);
  const inset = 34;
  const outline = `M${x} ${y}L${x + inset} ${y - depth}H${x + width - inset}L${x + width} ${y}Z`;
  const isGlass = look.variant === 2;
  const fill = isGlass
    ? linear(50, [0, '#59626c'], [0.4, '#20262d'], [1, '#0e1216'])
    : linear(70, [0, tint(base, 0.5)], [0.5, tint(base, 0.12)], [1, tint(base, -0.06)]);
  const sheen = isGlass
    ? shape(
        `M${x + 60} ${y - 2}L${x + 150} ${y - depth + 2}H${x + 210}L${x + 130} ${y - 2}Z`,
        '#ffffff',
        'opacity="0.12"',
      )
    : '';
  return (
    shape(outline, fill, `stroke="${tint(base, -0.4)}" stroke-opacity="0.7" stroke-width="2" stroke-linejoin="round"`) +
    rings
      .map(({ share, radius }, index) => {
        const cx = x + width * share;
        const cy = y - depth * 0.5;
        if (look.variant === 0) return coil(cx, cy, radius * 0.86);
        return look.variant === 1 ? castIron(cx, cy, radius, look.accent) : infrared(cx, cy, radius, index === 0);
      })
      .join('') +
    sheen
  );
}

function front(look: Look): string {
  const { width, face, rings } = PLATES[look.variant];
  if (look.variant === 2) {
    return (
      rect(0, 0, width, face, 8, enamel(look.body, 80), 'stroke="#20262d" stroke-opacity="0.5"') +
      display(width / 2 - 40, 5, 80, 30, '12:00', look.accent) +
      repeat(6, (index) =>
        lamp(50 + index * 22 + (index > 2 ? 228 : 0), face / 2, 4, index % 3 === 0 ? look.accent : '#dfe6ee'),
      )
    );
  }
  return (
    panel(0, 0, width, face, 12, look.body) +
    rings
      .map(
        ({ share }) =>
          stroke(`M${width * share - 34} ${face / 2 + 18}a38 38 0 1 1 68 0`, look.accent, 3, 'stroke-dasharray="3 9"') +
          knob(width * share, face / 2, 25, '#2c323a', '#ffffff', -40) +
          lamp(width * share + 62, face / 2, 5, '#ff5a3a'),
      )
      .join('')
  );
}

function drawFront(look: Look): string {
  const { width, face, depth } = PLATES[look.variant];
  const x = 300 - width / 2;
  const y = 320 + depth / 3 - (look.variant === 2 ? 0 : 20);
  const right = x + width;
  return (
    powerCord(
      `M${right - 36} ${y - depth * 0.6}C${right + 24} ${y - depth * 0.6} ${right + 20} ${y - 10} ` +
        `${right + 8} ${y + face * 0.4}S${right + 20} ${y + face + 12} ${right + 44} ${y + face}`,
    ) +
    groundShadow(300, y + face + 12, width * 1.12, 0.32) +
    foot(x + 24, y + face - 5, 46, 20) +
    foot(x + width - 70, y + face - 5, 46, 20) +
    drawTop(look, x, y) +
    group(`translate(${x} ${y - 2})`, front(look))
  );
}

function pot(cx: number, y: number, accent: string): string {
  return (
    ellipse(cx + 6, y + 2, 96, 20, '#0c1017', `opacity="0.4" filter="${blur(6)}"`) +
    stroke(`M${cx - 92} ${y - 92}h-26v22h24M${cx + 92} ${y - 92}h26v22h-24`, '#2c323a', 9) +
    shape(`M${cx - 92} ${y - 112}H${cx + 92}V${y - 18}Q${cx} ${y + 26} ${cx - 92} ${y - 18}Z`, steel(0)) +
    ellipse(cx, y - 112, 92, 22, linear(60, [0, '#f7f9fa'], [1, '#98a1ab']), 'stroke="#7b848e" stroke-width="2"') +
    ellipse(cx, y - 120, 80, 20, radial(0.4, 0.2, 0.8, [0, '#ffffff'], [1, '#a5aeb8'])) +
    rect(cx - 16, y - 146, 32, 20, 8, linear(90, [0, tint(accent, 0.3)], [1, tint(accent, -0.3)]))
  );
}

function drawInUse(look: Look): string {
  const { width, depth, rings } = PLATES[look.variant];
  const x = 300 - width / 2;
  const y = 320 + depth / 3 - (look.variant === 2 ? 0 : 20);
  const spot = look.variant === 2 ? rings[1] : rings[0];
  return group(
    'translate(0 46)',
    drawFront(look),
    pot(x + width * (spot?.share ?? 0.5), y - depth * 0.5 + 14, look.accent),
  );
}

function drawDetail(look: Look): string {
  const { width, depth, rings } = PLATES[look.variant];
  const x = 300 - width / 2;
  const y = 320 + depth / 3 - (look.variant === 2 ? 0 : 20);
  return zoom(drawFront(look), x + width * (rings[0]?.share ?? 0.5) + 20, y - depth * 0.3, 2.2);
}

export const hotplate: Illustration = {
  stands: 'table',
  sizeCm: 9,
  front: drawFront,
  second: drawInUse,
  detail: drawDetail,
};
