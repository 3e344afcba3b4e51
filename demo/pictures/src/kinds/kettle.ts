import { INK, barrel, caseColour, caseEdge, darkPlastic, steel } from '../parts/appliance-materials.ts';
import { lamp, powerCord, tube } from '../parts/appliance-parts.ts';
import { circle, ellipse, group, rect, repeat, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, groundShadow, linear, tint } from '../parts/kit.ts';

const BASE_Y = 500;

function powerBase(look: Look): string {
  return (
    powerCord(`M400 ${BASE_Y + 18}C480 ${BASE_Y + 10} 520 ${BASE_Y + 40} 560 ${BASE_Y + 22}`) +
    groundShadow(300, BASE_Y + 34, 380, 0.32) +
    ellipse(300, BASE_Y + 22, 138, 24, '#14181c') +
    ellipse(300, BASE_Y + 14, 138, 24, darkPlastic(20)) +
    ellipse(300, BASE_Y + 10, 118, 18, '#20252b') +
    lamp(206, BASE_Y + 20, 3, look.accent)
  );
}

function roundKettle(look: Look): string {
  const shell =
    'M190 452C166 386 184 260 230 200H370C416 260 434 386 410 452Q404 478 398 486' +
    'Q300 512 202 486Q196 478 190 452Z';
  const spout = 'M206 262L146 210Q128 194 152 190Q196 188 240 204Z';
  return (
    tube('M368 210C452 178 492 226 482 300C474 356 450 388 414 408', 32, '#2a3037') +
    shape(spout, barrel(look.body), caseEdge(look.body)) +
    shape(shell, barrel(look.body), caseEdge(look.body)) +
    shape('M194 466Q300 494 406 466L398 500Q300 526 202 500Z', darkPlastic(0)) +
    stroke('M193 458Q300 486 407 458', look.accent, 6) +
    shape('M226 206Q232 160 300 154Q368 160 374 206Q300 224 226 206Z', darkPlastic(10)) +
    stroke('M248 188Q262 168 296 164', '#ffffff', 5, 'opacity="0.35"') +
    rect(276, 130, 48, 28, 12, darkPlastic(20)) +
    shape(
      'M214 320C212 276 226 244 242 226C232 280 228 380 234 446C220 420 214 370 214 320Z',
      '#ffffff',
      'opacity="0.55"',
    ) +
    rect(426, 386, 40, 17, 8, look.accent, 'transform="rotate(-42 446 394)"') +
    rect(348, 290, 22, 120, 11, '#14181c', 'opacity="0.8"') +
    rect(353, 296, 12, 108, 6, linear(90, [0, '#dfeff8'], [0.4, '#dfeff8'], [0.42, '#5fb4e6'], [1, '#2d7fb8']))
  );
}

function gauge(x: number, y: number, tall: number): string {
  return (
    rect(x, y, 34, tall, 16, linear(0, [0, '#12161b'], [1, '#39414a'])) +
    rect(
      x + 6,
      y + 6,
      22,
      tall - 12,
      11,
      linear(90, [0, '#dfeff8'], [0.36, '#dfeff8'], [0.37, '#5fb4e6'], [1, '#2d7fb8']),
    ) +
    repeat(4, (index) => stroke(`M${x + 10} ${y + tall * (0.2 + index * 0.2)}h10`, INK, 2)) +
    rect(x + 9, y + 12, 5, tall - 24, 2.5, '#ffffff', 'opacity="0.6"')
  );
}

function jugKettle(look: Look): string {
  const shell = 'M214 150H388L414 490Q300 522 186 490Z';
  return (
    shape('M220 150L150 152Q140 160 158 176L210 232Z', barrel(look.body), caseEdge(look.body)) +
    tube('M392 176H452Q482 180 482 214V380Q482 420 452 424H414', 34, look.body) +
    shape(shell, barrel(look.body), caseEdge(look.body)) +
    shape('M208 152Q216 118 300 116Q384 118 392 152Z', steel(0)) +
    rect(270, 98, 60, 22, 10, darkPlastic(20)) +
    rect(206, 146, 190, 10, 5, tint(caseColour(look.body), -0.3)) +
    gauge(300, 220, 210) +
    shape('M236 176H256L240 480H216Z', '#ffffff', 'opacity="0.4"') +
    shape('M188 466Q300 498 412 466L414 490Q300 522 186 490Z', steel(0)) +
    rect(432, 398, 44, 16, 8, look.accent)
  );
}

function gooseneckKettle(look: Look): string {
  return (
    tube('M206 436C120 430 150 300 116 250C106 236 92 232 78 238', 26, look.body) +
    tube('M398 250C440 196 500 210 506 270C510 320 480 380 470 430', 28, '#2a3037') +
    tube('M398 250C440 196 500 210 506 270', 12, look.accent) +
    shape(
      'M184 476L218 276Q224 250 250 248H350Q376 250 382 276L416 476Q418 490 408 496' +
        'Q300 518 192 496Q182 490 184 476Z',
      barrel(look.body),
      caseEdge(look.body),
    ) +
    ellipse(300, 252, 80, 14, barrel(look.body), caseEdge(look.body)) +
    shape('M232 250Q240 222 300 220Q360 222 368 250Z', barrel(look.body), caseEdge(look.body)) +
    rect(292, 200, 16, 22, 4, steel(0)) +
    circle(300, 188, 18, linear(60, [0, tint(look.accent, 0.5)], [1, tint(look.accent, -0.3)])) +
    shape('M240 280H258L238 480H212Z', '#ffffff', 'opacity="0.45"') +
    stroke('M188 474Q300 500 412 474', look.accent, 7)
  );
}

const BUILDS = [roundKettle, jugKettle, gooseneckKettle] as const;

function drawKettle(look: Look): string {
  return BUILDS[look.variant](look);
}

function drawFront(look: Look): string {
  return powerBase(look) + drawKettle(look);
}

function steam(x: number, y: number): string {
  return stroke(`M${x} ${y}c-24 -26 20 -40 -2 -72s14 -34 2 -56`, '#b3bfcc', 12, `opacity="0.6" filter="${blur(5)}"`);
}

function drawPouring(look: Look): string {
  const tip = (
    [
      [142, 196],
      [150, 158],
      [80, 240],
    ] as const
  )[look.variant];
  const angle = (-24 * Math.PI) / 180;
  const [dx, dy] = [(tip[0] - 300) * 0.74, (tip[1] - 330) * 0.74];
  const x = 366 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = 236 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const cup =
    groundShadow(x - 8, 540, 190, 0.3) +
    stroke(`M${x + 54} 462c50 -8 50 58 2 50`, tint(look.accent, -0.12), 13) +
    shape(`M${x - 74} 440H${x + 62}L${x + 50} 530Q${x - 6} 548 ${x - 62} 530Z`, barrel(look.accent)) +
    ellipse(x - 6, 440, 68, 15, '#ffffff', 'stroke="#aab3bc" stroke-width="2"') +
    ellipse(x - 6, 443, 58, 11, '#6b3f22');
  return (
    shape(
      `M${x - 6} ${y}C${x - 16} ${y + 60} ${x - 12} 380 ${x - 10} 444H${x + 2}` +
        `C${x + 2} 380 ${x + 2} ${y + 60} ${x + 8} ${y}Z`,
      linear(0, [0, '#bfe0f3'], [0.5, '#f2faff'], [1, '#8fc1de']),
    ) +
    cup +
    steam(x - 40, 420) +
    steam(x + 30, 424) +
    group('translate(366 236) rotate(-24) scale(0.74) translate(-300 -330)', drawKettle(look))
  );
}

export const kettle: Illustration = {
  stands: 'table',
  sizeCm: 24,
  front: drawFront,
  second: drawPouring,
  detail: (look) => zoom(drawFront(look), look.variant === 2 ? 330 : 390, look.variant === 0 ? 300 : 290, 2.1),
};
