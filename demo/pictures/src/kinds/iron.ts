import { caseEdge, darkPlastic, glossy, steel } from '../parts/appliance-materials.ts';
import { knob, lamp, powerCord } from '../parts/appliance-parts.ts';
import { ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear } from '../parts/kit.ts';

const SOLE = 'M52 446Q56 432 84 424L120 410H520Q536 412 538 430V440Q536 448 524 448Z';

function soleSide(): string {
  return (
    rect(70, 440, 460, 18, 9, '#0c1017', `opacity="0.4" filter="${blur(7)}"`) +
    shape(SOLE, steel(0), 'stroke="#6f7882" stroke-width="1"') +
    stroke('M84 427L122 413H518', '#ffffff', 2.5, 'opacity="0.9"')
  );
}

function steamIron(look: Look): string {
  const shell =
    'M104 412C150 360 186 320 214 276C246 214 300 176 380 172H452C508 174 528 224 528 296' +
    'L530 412ZM282 306H462C476 306 480 298 478 284C474 244 462 230 436 230H384' +
    'C336 232 306 258 282 290Q276 306 282 306Z';
  return (
    soleSide() +
    shape(shell, glossy(look.body), `fill-rule="evenodd" ${caseEdge(look.body)}`) +
    shape(
      'M112 408C150 366 176 336 200 304C206 330 230 344 262 344H528L530 412H108Z',
      glossy(look.accent),
      caseEdge(look.accent),
    ) +
    shape(
      'M212 344C226 326 236 318 252 318H330Q352 318 350 336L346 372Q344 388 324 388H196Q176 388 188 372Z',
      linear(30, [0, '#d3ecf8', 0.9], [0.5, '#7fc0e4', 0.85], [1, '#3d87b5', 0.9]),
      'stroke="#2f6f96" stroke-width="1.5"',
    ) +
    stroke('M206 366Q222 336 250 330H320', '#ffffff', 5, 'opacity="0.6"') +
    knob(430, 366, 30, '#eef0f2', look.accent, -40) +
    rect(300, 160, 38, 22, 8, darkPlastic(60)) +
    rect(350, 156, 38, 22, 8, look.accent) +
    stroke('M262 236C290 204 330 188 384 186H448', '#ffffff', 7, 'opacity="0.55"') +
    lamp(500, 366, 5, '#ff6a3a')
  );
}

function dryIron(look: Look): string {
  return (
    soleSide() +
    shape(
      'M96 414C136 352 196 316 290 308H470Q522 312 530 366L534 414Z',
      steel(60),
      'stroke="#6f7882" stroke-width="1.5"',
    ) +
    shape('M146 372C190 334 250 322 330 318H400C300 336 220 362 170 402H118Z', '#ffffff', 'opacity="0.55"') +
    shape('M100 412C110 402 118 394 126 388H532L534 412Z', glossy(look.body, 90), caseEdge(look.body)) +
    shape(
      'M190 336C178 250 190 176 268 168H470Q524 172 522 232L514 330H450L458 250' +
        'Q458 234 440 234H296Q262 236 262 274L266 326Z',
      glossy(look.body, 80),
      caseEdge(look.body),
    ) +
    rect(182, 322, 92, 16, 8, darkPlastic(90)) +
    rect(442, 320, 82, 16, 8, darkPlastic(90)) +
    repeat(4, (index) => rect(312 + index * 34, 222, 20, 6, 3, '#0c1017', 'opacity="0.25"')) +
    stroke('M206 240Q212 186 270 182H458', '#ffffff', 8, 'opacity="0.5"') +
    knob(366, 350, 34, '#2c323a', look.accent, 30) +
    lamp(448, 354, 6, '#ff4b3a')
  );
}

function sleekIron(look: Look): string {
  const shell =
    'M92 412C128 356 180 288 244 226C290 184 360 164 440 166C512 170 546 210 542 280' +
    'L538 412ZM288 300C284 262 330 226 400 222H440C476 224 490 244 488 274' +
    'Q486 304 456 306H306Q290 308 288 300Z';
  return (
    soleSide() +
    shape(shell, glossy(look.body), `fill-rule="evenodd" ${caseEdge(look.body)}`) +
    shape('M106 410C190 346 330 330 538 362L538 412Z', glossy(look.accent), caseEdge(look.accent)) +
    stroke('M150 352C186 304 220 264 258 232C300 198 370 182 440 184', '#ffffff', 9, 'opacity="0.4"') +
    rect(330, 178, 44, 20, 10, look.accent, 'transform="rotate(-8 352 188)"') +
    rect(388, 172, 30, 18, 9, '#59626d') +
    rect(404, 318, 92, 32, 10, '#14181c') +
    rect(414, 327, 16, 14, 4, look.accent) +
    rect(440, 327, 16, 14, 4, look.accent, 'opacity="0.6"') +
    rect(466, 327, 16, 14, 4, '#59626d') +
    shape('M128 388C200 350 320 342 460 350C320 350 210 366 150 402Z', '#ffffff', 'opacity="0.35"')
  );
}

const BUILDS = [steamIron, dryIron, sleekIron] as const;
const CORDS = [
  'M520 214C566 196 580 130 540 104',
  'M516 204C566 196 580 130 540 104',
  'M538 236C574 214 580 140 548 112',
] as const;

function drawFront(look: Look): string {
  return group(
    'translate(0 -16)',
    powerCord(CORDS[look.variant], 10),
    groundShadow(300, 456, 500, 0.28),
    BUILDS[look.variant](look),
  );
}

function steamHoles(): string {
  const dots = Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const step = Math.floor(index / 2);
    const x = 300 + side * (16 + Math.sin((step / 13) * 1.9) * 92);
    return `M${x.toFixed(0)} ${(150 + step * 25).toFixed(0)}h.1`;
  }).join('');
  return (
    `<path d="${dots}" stroke="#3a424b" stroke-width="11" stroke-linecap="round"/><path ` +
    `d="${dots}" stroke="#0c1017" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** Standing on its heel, the soleplate towards us. */
function drawSole(look: Look): string {
  const plate = 'M300 60C352 108 438 250 442 400Q444 500 414 512H186Q156 500 158 400C162 250 248 108 300 60Z';
  const holes =
    look.variant === 1 ? stroke('M300 120V480M250 210V480M350 210V480', '#7b858f', 3, 'opacity="0.4"') : steamHoles();
  return (
    powerCord('M420 530C490 540 520 500 566 520') +
    groundShadow(300, 540, 380, 0.32) +
    rect(176, 496, 248, 46, 16, glossy(look.body, 90), caseEdge(look.body)) +
    group(
      'translate(300 300) scale(1.07 1.04) translate(-300 -296)',
      shape(plate, glossy(look.accent), caseEdge(look.accent)),
    ) +
    shape(
      plate,
      linear(
        30,
        [0, '#9aa3ad'],
        [0.2, '#f7f9fa'],
        [0.45, '#c3c9d0'],
        [0.6, '#eef1f4'],
        [0.85, '#969fa9'],
        [1, '#c3c9d0'],
      ),
      'stroke="#6f7882" stroke-width="2"',
    ) +
    holes +
    shape(
      'M286 100C240 160 190 270 184 400Q182 440 188 470L240 470C226 340 250 200 300 90Z',
      '#ffffff',
      'opacity="0.35"',
    ) +
    ellipse(300, 518, 40, 6, look.accent)
  );
}

export const iron: Illustration = {
  stands: 'table',
  sizeCm: 15,
  front: drawFront,
  second: drawSole,
  detail: (look) =>
    zoom(
      drawFront(look),
      look.variant === 1 ? 366 : look.variant === 0 ? 400 : 420,
      look.variant === 1 ? 300 : 320,
      2.3,
    ),
};
