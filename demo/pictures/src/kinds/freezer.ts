import { INK, caseColour, enamel, steel } from '../parts/appliance-materials.ts';
import { foot, knob, lamp, panel, vents } from '../parts/appliance-parts.ts';
import { ellipse, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';

type Chest = { x: number; width: number; top: number };

const BOTTOM = 500;
const CHESTS: Readonly<Record<Look['variant'], Chest>> = {
  0: { x: 110, width: 380, top: 220 },
  1: { x: 66, width: 468, top: 240 },
  2: { x: 90, width: 420, top: 236 },
};

function grille(x: number, y: number, accent: string): string {
  return (
    rect(x, y, 118, 62, 6, '#00000014') +
    vents(x + 46, y + 12, 62, 40, 5) +
    knob(x + 23, y + 24, 11, '#3a4048', '#ffffff', -30) +
    lamp(x + 12, y + 50, 3, '#35c26b') +
    lamp(x + 23, y + 50, 3, accent) +
    lamp(x + 34, y + 50, 3, '#e0a32b')
  );
}

function chestBody({ x, width, top }: Chest, look: Look): string {
  const trim = rect(x, BOTTOM - 16, width, 14, 4, linear(90, [0, '#515964'], [1, '#22272e']));
  const sheen =
    `M${x + width * 0.1} ${top}H${x + width * 0.24}L${x + width * 0.16} ${BOTTOM - 18}` + `H${x + width * 0.04}Z`;
  return (
    groundShadow(300, BOTTOM + 12, width * 1.1, 0.32) +
    foot(x + 24, BOTTOM - 4, 34, 18) +
    foot(x + width - 58, BOTTOM - 4, 34, 18) +
    panel(x, top, width, BOTTOM - top, 10, look.body) +
    trim +
    shape(sheen, linear(90, [0, '#ffffff', 0.4], [1, '#ffffff', 0.03])) +
    rect(x + 3, top, width - 6, 16, 0, linear(90, [0, '#0c1017', 0.35], [1, '#0c1017', 0])) +
    grille(x + width - 142, BOTTOM - 96, look.accent)
  );
}

function lidTop(x: number, width: number, y: number, body: string, insetLeft = 26, insetRight = 26): string {
  const base = caseColour(body);
  return (
    shape(
      `M${x} ${y}L${x + insetLeft} ${y - 58}H${x + width - insetRight}L${x + width} ${y}Z`,
      linear(70, [0, tint(base, 0.75)], [0.5, tint(base, 0.35)], [1, tint(base, 0.02)]),
      `stroke="${tint(base, -0.3)}" stroke-opacity="0.5" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    shape(
      `M${x + 24 + insetLeft * 0.2} ${y - 12}L${x + 24 + insetLeft * 0.8} ${y - 46}` +
        `H${x + width - 24 - insetRight * 0.8}L${x + width - 24 - insetRight * 0.2} ${y - 12}` +
        'Z',
      'none',
      `stroke="${tint(base, -0.2)}" stroke-opacity="0.45" stroke-width="2"`,
    ) +
    rect(
      x - 3,
      y - 2,
      width + 6,
      32,
      8,
      enamel(body, 80),
      `stroke="${tint(base, -0.3)}" stroke-opacity="0.6" stroke-width="1.5"`,
    ) +
    rect(x + 2, y, width - 4, 4, 2, '#ffffff', 'opacity="0.7"')
  );
}

function lock(cx: number, y: number): string {
  return (
    rect(cx - 12, y, 24, 30, 5, steel(90), 'stroke="#5b636d" stroke-width="1"') +
    ellipse(cx, y + 13, 4, 4, INK) +
    rect(cx - 1.5, y + 13, 3, 10, 1, INK)
  );
}

function gripped(cx: number, y: number, body: string): string {
  return (
    rect(
      cx - 55,
      y + 16,
      110,
      22,
      8,
      linear(
        90,
        [0, tint(caseColour(body), -0.2)],
        [0.4, tint(caseColour(body), -0.45)],
        [1, tint(caseColour(body), -0.6)],
      ),
    ) + rect(cx - 50, y + 17, 100, 4, 2, '#fff', 'opacity="0.35"')
  );
}

function frozenGoods(x: number, y: number, width: number): string {
  const colours = ['#c8402f', '#f0c24a', '#3f8f5a', '#5a8fc9', '#e58a3a', '#b9d6ea'];
  return repeat(Math.floor(width / 44), (index) => {
    const colour = colours[index % colours.length] ?? '#c8402f';
    return rect(
      x + index * 44,
      y - (index % 3) * 8,
      40,
      36,
      5,
      linear(50, [0, tint(colour, 0.55)], [1, colour]),
      'stroke="#fff" stroke-opacity="0.6" stroke-width="2"',
    );
  });
}

function glassTop(x: number, width: number, y: number, look: Look): string {
  const rim = `M${x} ${y}L${x + 30} ${y - 76}H${x + width - 30}L${x + width} ${y}Z`;
  const pane = (left: number, right: number, backLeft: number, backRight: number) =>
    shape(
      `M${left} ${y - 8}L${backLeft} ${y - 68}H${backRight}L${right} ${y - 8}Z`,
      linear(50, [0, '#ffffff', 0.8], [0.4, '#d7ecf8', 0.35], [1, '#8fbbd6', 0.5]),
      'stroke="#6d7c8a" stroke-width="3"',
    );
  const middle = x + width / 2;
  return (
    shape(rim, tint(caseColour(look.body), -0.35)) +
    shape(
      `M${x + 14} ${y - 8}L${x + 38} ${y - 68}H${x + width - 38}L${x + width - 14} ${y - 8}Z`,
      linear(90, [0, '#8fa6b8'], [1, '#dcebf4']),
    ) +
    frozenGoods(x + 44, y - 46, width - 88) +
    pane(x + 14, middle + 10, x + 38, middle + 8) +
    pane(middle - 10, x + width - 14, middle - 8, x + width - 38) +
    rect(middle - 60, y - 22, 34, 8, 4, look.accent) +
    rect(middle + 28, y - 22, 34, 8, 4, look.accent) +
    rect(
      x - 3,
      y - 4,
      width + 6,
      24,
      8,
      enamel(look.body, 80),
      'stroke="#333a44" stroke-opacity="0.4" stroke-width="1.5"',
    ) +
    rect(x + 20, y + 4, width - 40, 8, 4, look.accent)
  );
}

function drawFront(look: Look): string {
  const chest = CHESTS[look.variant];
  const { x, width, top } = chest;
  const body = chestBody(chest, look);
  if (look.variant === 2) return body + glassTop(x, width, top, look);
  if (look.variant === 1) {
    const half = width / 2;
    return (
      body +
      lidTop(x, half - 2, top, look.body, 30, 3) +
      lidTop(x + half + 2, half - 2, top, look.body, 3, 30) +
      gripped(x + half / 2, top, look.body) +
      gripped(x + half * 1.5, top, look.body) +
      lock(x + half / 2 + 84, top + 12) +
      lock(x + half * 1.5 + 84, top + 12) +
      rect(x + 30, top + 60, 90, 18, 9, look.accent)
    );
  }
  return (
    body +
    lidTop(x, width, top, look.body) +
    gripped(300, top, look.body) +
    lock(300 + 90, top + 12) +
    rect(x + 28, top + 60, 80, 16, 8, look.accent)
  );
}

function wireBasket(x: number, y: number, width: number): string {
  return (
    frozenGoods(x + 8, y - 4, width - 10) +
    repeat(Math.floor(width / 16), (index) => stroke(`M${x + 6 + index * 16} ${y}v34`, '#f7fafc', 2.5)) +
    stroke(
      `M${x} ${y}H${x + width}M${x + 3} ${y + 17}H${x + width - 3}M${x + 5} ${y + 34}H${x + width - 5}`,
      '#eef3f7',
      3.5,
    )
  );
}

function drawOpen(look: Look): string {
  const chest = { ...CHESTS[look.variant], top: CHESTS[look.variant].top + 34 };
  const { x, width, top } = chest;
  const base = caseColour(look.body);
  const rim = `M${x} ${top}L${x + 30} ${top - 84}H${x + width - 30}L${x + width} ${top}Z`;
  const hole = `M${x + 18} ${top - 8}L${x + 42} ${top - 76}H${x + width - 42}L${x + width - 18} ${top - 8}Z`;
  const lid = (left: number, right: number) =>
    shape(
      `M${left} ${top - 84}L${left + 6} ${top - 196}` +
        `Q${left + 7} ${top - 206} ${left + 18} ${top - 206}H${right - 18}` +
        `Q${right - 7} ${top - 206} ${right - 6} ${top - 196}L${right} ${top - 84}Z`,
      tint(base, -0.12),
      `stroke="${tint(base, -0.4)}" stroke-opacity="0.6" stroke-width="2"`,
    ) +
    shape(
      `M${left + 12} ${top - 92}L${left + 18} ${top - 194}H${right - 18}L${right - 12} ${top - 92}Z`,
      linear(60, [0, '#ffffff'], [0.6, '#e7ecf1'], [1, '#bfc9d3']),
      'stroke="#6f7b88" stroke-width="4" stroke-linejoin="round"',
    ) +
    rect((left + right) / 2 - 26, top - 190, 52, 9, 4, '#fff6cf');
  const lids = look.variant === 0 ? lid(x + 30, x + width - 30) : lid(x + 30, 298) + lid(302, x + width - 30);
  return (
    chestBody(chest, look) +
    lids +
    shape(
      rim,
      linear(90, [0, tint(base, 0.3)], [1, tint(base, -0.1)]),
      'stroke="#5d6875" stroke-opacity="0.5" stroke-width="1.5"',
    ) +
    shape(hole, linear(90, [0, '#93a9ba'], [1, '#e9f3f9'])) +
    frozenGoods(x + 52, top - 66, width - 110) +
    wireBasket(x + 40, top - 44, width * 0.42) +
    ellipse(300, top - 30, width * 0.4, 30, '#ffffff', 'opacity="0.18"') +
    rect(
      x - 2,
      top - 8,
      width + 4,
      16,
      6,
      enamel(look.body, 80),
      'stroke="#333a44" stroke-opacity="0.35" stroke-width="1.5"',
    )
  );
}

function drawDetail(look: Look): string {
  const { x, width, top } = CHESTS[look.variant];
  if (look.variant === 1) return zoom(drawFront(look), x + width * 0.36, top + 30, 2.5);
  if (look.variant === 2) return zoom(drawFront(look), 300, top - 6, 2.2);
  return (
    panel(-30, -30, 660, 700, 0, look.body) +
    rect(70, 120, 460, 330, 24, '#00000018') +
    rect(70, 120, 460, 330, 24, 'none', 'stroke="#ffffff" stroke-opacity="0.4" stroke-width="4"') +
    knob(190, 250, 86, '#3a4048', '#ffffff', -40) +
    repeat(9, (index) => {
      const angle = ((index * 30 + 150) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return stroke(
        `M${(190 + c * 104).toFixed(1)} ${(250 + s * 104).toFixed(1)}` +
          `L${(190 + c * (112 + index)).toFixed(1)} ${(250 + s * (112 + index)).toFixed(1)}`,
        look.accent,
        6,
      );
    }) +
    lamp(130, 405, 11, '#35c26b') +
    lamp(190, 405, 11, look.accent) +
    lamp(250, 405, 11, '#e0a32b') +
    vents(330, 160, 170, 250, 9) +
    rect(-30, 520, 660, 120, 0, linear(90, [0, '#515964'], [1, '#22272e']))
  );
}

export const freezer: Illustration = {
  stands: 'floor',
  sizeCm: 86,
  front: drawFront,
  second: drawOpen,
  detail: drawDetail,
};
