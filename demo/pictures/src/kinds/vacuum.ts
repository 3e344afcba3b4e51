import { barrel, caseEdge, darkPlastic, glossy, steel } from '../parts/appliance-materials.ts';
import { knob, lamp, tube, vents } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, repeat, ring, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, radial, tint } from '../parts/kit.ts';

function wheel(cx: number, cy: number, radius: number, accent: string): string {
  return (
    circle(cx, cy, radius, radial(0.4, 0.35, 0.7, [0, '#4b545e'], [1, '#14181c'])) +
    ring(cx, cy, radius * 0.78, '#59626d', 2) +
    circle(cx, cy, radius * 0.62, linear(60, [0, '#d9dde2'], [1, '#7b848e'])) +
    circle(cx, cy, radius * 0.32, linear(60, [0, tint(accent, 0.4)], [1, tint(accent, -0.3)]))
  );
}

function corrugatedHose(d: string, width: number): string {
  return (
    stroke(d, '#14181c', width) +
    `<path d="${d}" fill="none" stroke="#4b545e" stroke-width="${width * 0.86}" stroke-dasharray="3 5"/>` +
    stroke(d, '#aab3bd', width * 0.2, 'opacity="0.45" transform="translate(-3 -4)"')
  );
}

function floorHead(x: number, y: number, wide: number, accent: string): string {
  return (
    groundShadow(x + wide / 2, y + 4, wide * 1.1, 0.3) +
    shape(
      `M${x} ${y}Q${x - 2} ${y - 26} ${x + 26} ${y - 32}H${x + wide - 26}` +
        `Q${x + wide + 2} ${y - 26} ${x + wide} ${y}Z`,
      darkPlastic(60),
    ) +
    rect(x + 2, y - 9, wide - 4, 9, 4, '#59626d') +
    rect(x + wide * 0.3, y - 26, wide * 0.4, 6, 3, accent)
  );
}

function canisterBody(look: Look): string {
  return (
    groundShadow(400, 530, 310, 0.32) +
    shape(
      'M262 500Q240 500 240 470C244 400 300 352 390 348C480 350 540 392 546 458Q548 504 520 506Z',
      glossy(look.body),
      caseEdge(look.body),
    ) +
    shape(
      'M262 444C280 390 330 362 388 358C350 376 316 404 304 452Q282 470 262 444Z',
      linear(40, [0, '#5a646f', 0.9], [0.5, '#262c33', 0.9], [1, '#14181c', 0.95]),
      'stroke="#8d97a3" stroke-width="2"',
    ) +
    ellipse(300, 412, 10, 20, '#ffffff', 'opacity="0.25" transform="rotate(35 300 412)"') +
    tube('M360 352Q400 306 464 352', 15, '#2a3037') +
    rect(424, 372, 58, 24, 12, linear(90, [0, tint(look.accent, 0.35)], [1, tint(look.accent, -0.2)])) +
    stroke('M312 470Q400 452 534 462', look.accent, 6) +
    vents(346, 400, 60, 34, 4) +
    wheel(478, 474, 56, look.accent) +
    circle(278, 506, 20, darkPlastic()) +
    rect(228, 428, 34, 44, 10, darkPlastic(90))
  );
}

function canister(look: Look): string {
  return (
    tube('M196 128L96 500', 16, '#b4bbc3') +
    floorHead(30, 534, 150, look.accent) +
    corrugatedHose('M244 448C180 450 210 330 300 250C370 180 330 90 250 84', 26) +
    tube('M250 84Q204 90 192 140', 26, '#2a3037') +
    rect(176, 112, 34, 20, 6, look.accent, 'transform="rotate(15 193 122)"') +
    canisterBody(look)
  );
}

function stickHandheld(look: Look): string {
  const bin = linear(0, [0, '#8fa5b3', 0.85], [0.3, '#eef7fb', 0.7], [0.7, '#b9cbd6', 0.8], [1, '#6f8695', 0.9]);
  return (
    tube('M352 96Q430 96 424 168Q420 206 372 214', 26, look.body) +
    rect(350, 196, 62, 44, 12, darkPlastic(60)) +
    shape(
      'M232 96Q232 66 262 64H346Q372 66 372 96V150Q372 176 346 178H258Q232 176 232 150Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    circle(300, 118, 34, '#14181c') +
    ring(300, 118, 30, look.accent, 5) +
    repeat(6, (index) => group(`translate(300 118) rotate(${index * 60})`, rect(-2.5, -24, 5, 16, 2, '#8d97a3'))) +
    rect(248, 176, 108, 116, 14, bin, 'stroke="#7d8f9c" stroke-width="2"') +
    shape('M272 182H332L318 262H286Z', linear(0, [0, '#8d97a3'], [0.4, '#eef1f4'], [1, '#6f7882'])) +
    rect(262, 262, 80, 22, 8, '#a79c8c', 'opacity="0.7"') +
    rect(256, 188, 9, 90, 4, '#ffffff', 'opacity="0.7"') +
    rect(242, 286, 120, 18, 8, darkPlastic(0)) +
    rect(374, 110, 26, 12, 6, look.accent)
  );
}

function stick(look: Look): string {
  const wand = rect(221, 210, 22, 304, 6, barrel(look.accent)) + rect(214, 206, 36, 44, 8, darkPlastic(0));
  const head =
    groundShadow(230, 556, 260, 0.3) +
    shape('M120 552Q112 516 156 512H312Q346 516 340 552Z', glossy(look.body), caseEdge(look.body)) +
    rect(114, 540, 230, 15, 6, '#20262d') +
    rect(146, 518, 160, 14, 7, linear(90, [0, tint(look.accent, 0.3)], [1, tint(look.accent, -0.3)])) +
    repeat(5, (index) => circle(154 + index * 36, 548, 3, '#eaf6ff'));
  return group(
    'translate(26 0)',
    head,
    group(
      'rotate(15 232 520)',
      wand,
      rect(212, 486, 40, 38, 12, darkPlastic(0)),
      group('translate(-12 -20) scale(0.82)', stickHandheld(look)),
    ),
  );
}

function drumBody(look: Look): string {
  return (
    groundShadow(330, 538, 340, 0.32) +
    [216, 330, 444]
      .map(
        (x) =>
          rect(x - 8, 500, 16, 20, 3, '#3a424b') + circle(x, 526, 17, darkPlastic()) + circle(x, 526, 6, '#8d97a3'),
      )
      .join('') +
    rect(180, 478, 300, 34, 14, darkPlastic(90)) +
    shape('M192 300H468L460 484H200Z', steel(0), 'stroke="#6f7882" stroke-width="1.5"') +
    rect(184, 286, 292, 22, 8, darkPlastic(90)) +
    rect(214, 288, 18, 44, 4, look.accent) +
    rect(428, 288, 18, 44, 4, look.accent) +
    shape('M196 288Q200 190 270 178H390Q460 190 464 288Z', barrel(look.body), caseEdge(look.body)) +
    tube('M262 182V156Q262 142 280 142H380Q398 142 398 156V182', 16, '#2a3037') +
    knob(330, 234, 28, '#d9dde2', look.accent, 0) +
    vents(390, 216, 50, 40, 4) +
    lamp(284, 236, 6, look.accent) +
    circle(256, 372, 27, '#14181c') +
    circle(256, 372, 18, darkPlastic()) +
    rect(330, 360, 100, 12, 6, look.accent)
  );
}

function drum(look: Look): string {
  return (
    tube('M66 190L112 500', 16, '#b4bbc3') +
    floorHead(44, 536, 128, look.accent) +
    drumBody(look) +
    corrugatedHose('M256 372C150 420 190 250 150 150C126 90 70 100 66 150', 28) +
    tube('M66 150V196', 24, '#2a3037')
  );
}

function nozzles(x: number, y: number, accent: string): string {
  return (
    groundShadow(x + 110, y + 4, 260, 0.22) +
    shape(`M${x} ${y}L${x + 12} ${y - 76}H${x + 34}L${x + 24} ${y}Z`, darkPlastic(20)) +
    shape(
      `M${x + 60} ${y - 16}Q${x + 60} ${y - 44} ${x + 84} ${y - 48}V${y - 80}H${x + 108}` +
        `V${y - 48}Q${x + 132} ${y - 44} ${x + 132} ${y - 16}Z`,
      darkPlastic(20),
    ) +
    repeat(9, (index) => rect(x + 62 + index * 8, y - 16, 4, 18, 1, tint(accent, -0.1))) +
    shape(
      `M${x + 160} ${y}L${x + 170} ${y - 36}H${x + 192}V${y - 74}H${x + 214}V${y - 36}` +
        `H${x + 230}L${x + 240} ${y}Z`,
      darkPlastic(20),
    ) +
    rect(x + 160, y - 8, 80, 8, 3, accent)
  );
}

function drawFront(look: Look): string {
  return [canister, stick, drum][look.variant]?.(look) ?? '';
}

/** The main unit by itself, larger, with its nozzles in front. */
function drawUnit(look: Look): string {
  if (look.variant === 0)
    return group('translate(-152 -206) scale(1.22)', canisterBody(look)) + nozzles(60, 552, look.accent);
  if (look.variant === 1) {
    const nozzle =
      rect(276, 300, 48, 40, 8, darkPlastic(0)) +
      shape('M280 338H320L312 430H276Z', darkPlastic(0)) +
      rect(274, 424, 40, 10, 4, look.accent);
    return (
      groundShadow(300, 520, 200, 0.12) +
      group('translate(-30 -10) scale(1.05)', nozzle, stickHandheld(look)) +
      nozzles(180, 546, look.accent)
    );
  }
  return group('translate(-40 -108) scale(1.08)', drumBody(look)) + nozzles(60, 574, look.accent);
}

function drawDetail(look: Look): string {
  if (look.variant === 0) return zoom(drawFront(look), 410, 430, 2.3);
  return look.variant === 1 ? zoom(drawFront(look), 370, 140, 2.4) : zoom(drawFront(look), 340, 270, 2.2);
}

export const vacuum: Illustration = {
  stands: 'floor',
  sizeCm: 70,
  front: drawFront,
  second: drawUnit,
  detail: drawDetail,
};
