import { caseColour, darkPlastic, enamel, steel } from '../parts/appliance-materials.ts';
import { foot, knob, lamp, panel, powerCord } from '../parts/appliance-parts.ts';
import { group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear, radial, tint } from '../parts/kit.ts';

type Shell = { x: number; width: number; top: number; slices: readonly number[]; outline: string };

const BOTTOM = 470;
const SHELLS: Readonly<Record<Look['variant'], Shell>> = {
  0: {
    x: 120,
    width: 360,
    top: 250,
    slices: [300],
    outline: 'M120 300Q120 250 170 250H430Q480 250 480 300V448Q480 470 458 470H142Q120 470 120 448Z',
  },
  1: {
    x: 74,
    width: 452,
    top: 262,
    slices: [190, 410],
    outline: 'M74 286Q74 262 98 262H502Q526 262 526 286V448Q526 470 504 470H96Q74 470 74 448Z',
  },
  2: {
    x: 110,
    width: 380,
    top: 232,
    slices: [300],
    outline: 'M110 420Q112 236 240 232H360Q488 236 490 420V446Q490 470 466 470H134Q110 470 110 446Z',
  },
};

function bread(cx: number, y: number, wide: number): string {
  const half = wide / 2;
  const d =
    `M${cx - half + 8} ${y + 130}V${y + 46}` +
    `Q${cx - half - 14} ${y + 40} ${cx - half - 8} ${y + 16}` +
    `Q${cx - half} ${y - 10} ${cx} ${y - 10}` +
    `Q${cx + half} ${y - 10} ${cx + half + 8} ${y + 16}` +
    `Q${cx + half + 14} ${y + 40} ${cx + half - 8} ${y + 46}V${y + 130}Z`;
  return (
    shape(d, linear(50, [0, '#d2904a'], [1, '#8a4f1e'])) +
    group(
      `translate(${cx} ${y + 60}) scale(0.88 0.9) translate(${-cx} ${-y - 60})`,
      shape(d, radial(0.42, 0.3, 0.8, [0, '#fbe3b0'], [0.6, '#eab96c'], [1, '#c9853a'])),
    )
  );
}

function lever(x: number, y: number, isDown: boolean, look: Look): string {
  return (
    rect(x - 5, y, 10, 110, 5, '#12161a') +
    rect(x - 26, y + (isDown ? 84 : 8), 52, 22, 8, darkPlastic(60)) +
    rect(x - 18, y + (isDown ? 89 : 13), 36, 5, 2.5, look.accent)
  );
}

function twinControls(look: Look): string {
  const side = (cx: number) =>
    panel(cx - 98, 290, 196, 150, 12, look.body) +
    lever(cx, 300, false, look) +
    knob(cx + 58, 400, 20, '#2c323a', look.accent, -30) +
    repeat(2, (index) => rect(cx - 82 + index * 36, 392, 28, 16, 6, '#59626d'));
  return side(190) + side(410) + rect(297, 280, 6, 176, 3, '#0c1017', 'opacity="0.25"');
}

function face(look: Look): string {
  const { x, width, outline } = SHELLS[look.variant];
  const base = caseColour(look.body);
  const shell =
    shape(outline, enamel(look.body, 40), `stroke="${tint(base, -0.4)}" stroke-opacity="0.6" stroke-width="1.6"`) +
    rect(x + 2, BOTTOM - 30, width - 4, 28, 14, linear(90, [0, '#0c1017', 0], [1, '#0c1017', 0.28]));
  if (look.variant === 1) return shell + twinControls(look);
  if (look.variant === 2) {
    const chrome = 'M150 436Q156 286 250 280H350Q444 286 450 436Z';
    return (
      shell +
      shape(chrome, steel(30), 'stroke="#8b949e" stroke-width="1.5"') +
      shape('M182 436Q190 320 258 296H290Q226 330 222 436Z', '#ffffff', 'opacity="0.5"') +
      rect(240, 392, 120, 12, 6, look.accent) +
      lever(474, 326, false, look)
    );
  }
  return (
    shell +
    shape('M150 290Q150 272 172 272H230L206 448H150Z', '#ffffff', 'opacity="0.3"') +
    lever(424, 290, false, look) +
    knob(300, 400, 30, '#2c323a', look.accent, -30) +
    repeat(3, (index) => rect(180 + index * 28, 392, 20, 16, 6, index === 0 ? look.accent : '#6d7682')) +
    lamp(370, 400, 5, '#ff6a3a')
  );
}

function drawToaster(look: Look, lift: number): string {
  const { x, width, top, slices } = SHELLS[look.variant];
  const wide = look.variant === 1 ? 150 : 210;
  const offset = look.variant === 2 ? 6 : 4;
  return (
    powerCord(
      `M${x + width - 20} ${BOTTOM - 8}` +
        `C${x + width + 40} ${BOTTOM - 20} ${x + width + 10} ${BOTTOM + 46} ${x + width + 60} ${BOTTOM + 30}`,
    ) +
    groundShadow(300, BOTTOM + 16, width * 1.12, 0.32) +
    foot(x + 36, BOTTOM - 4, 50, 16) +
    foot(x + width - 86, BOTTOM - 4, 50, 16) +
    slices
      .map((cx) =>
        lift > 0 ? bread(cx + 12, top - lift - 14, wide * 0.86) + bread(cx - 10, top - lift, wide * 0.9) : '',
      )
      .join('') +
    face(look) +
    slices.map((cx) => rect(cx - wide / 2 - 6, top - offset, wide + 12, 9, 4, steel(90))).join('')
  );
}

function fromAbove(look: Look): string {
  const { x, width, slices } = SHELLS[look.variant];
  const base = caseColour(look.body);
  const wide = look.variant === 1 ? 160 : 250;
  const y = 262;
  return (
    groundShadow(300, BOTTOM + 18, width * 1.12, 0.32) +
    foot(x + 36, BOTTOM - 2, 50, 16) +
    foot(x + width - 86, BOTTOM - 2, 50, 16) +
    shape(
      `M${x + 5} ${y + 14}L${x + 24} ${y - 92}Q${x + 28} ${y - 104} ${x + 44} ${y - 104}` +
        `H${x + width - 44}Q${x + width - 28} ${y - 104} ${x + width - 24} ${y - 92}` +
        `L${x + width - 5} ${y + 14}Z`,
      linear(70, [0, tint(base, 0.55)], [0.6, tint(base, 0.1)], [1, tint(base, -0.1)]),
      `stroke="${tint(base, -0.4)}" stroke-opacity="0.6" stroke-width="1.6"`,
    ) +
    slices
      .map((cx) =>
        [y - 74, y - 34]
          .map(
            (at) =>
              rect(cx - wide / 2, at, wide, 26, 10, steel(90)) +
              rect(cx - wide / 2 + 7, at + 5, wide - 14, 16, 7, '#15110f') +
              rect(cx - wide / 2 + 12, at + 13, wide - 24, 7, 3, '#e2551f', `opacity="0.8" filter="${blur(2)}"`) +
              stroke(`M${cx - wide / 2 + 16} ${at + 10}h${wide - 32}`, '#8d97a3', 1.6, 'stroke-dasharray="1 8"'),
          )
          .join(''),
      )
      .join('') +
    panel(x, y, width, BOTTOM - y, 22, look.body) +
    (look.variant === 2
      ? shape(
          `M${x + 40} ${BOTTOM - 34}Q${x + 44} ${y + 34} ${x + 110} ${y + 28}` +
            `H${x + width - 110}Q${x + width - 44} ${y + 34} ${x + width - 40} ${BOTTOM - 34}Z`,
          steel(30),
          'stroke="#8b949e"',
        ) +
        rect(240, y + 130, 120, 12, 6, look.accent) +
        lever(x + width - 18, y + 60, true, look)
      : group(
          'translate(0 10)',
          look.variant === 1
            ? twinControls(look)
            : lever(424, 290, true, look) +
                knob(300, 390, 30, '#2c323a', look.accent, -30) +
                lamp(370, 390, 5, '#ff6a3a'),
        ))
  );
}

export const toaster: Illustration = {
  stands: 'table',
  sizeCm: 20,
  front: (look) => group('translate(0 40)', drawToaster(look, 96)),
  second: (look) => group('translate(0 30)', fromAbove(look)),
  detail: (look) => zoom(drawToaster(look, 60), look.variant === 1 ? 200 : 340, look.variant === 1 ? 340 : 330, 2.1),
};
