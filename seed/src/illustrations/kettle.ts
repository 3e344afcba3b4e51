import { INK, barrel, caseColour, circle, darkPlastic, ellipse, group, lamp, powerCord, rect, repeat, shape, steel, stroke, tube, zoom } from './appliance-parts.ts';
import type { Illustration, Look } from './illustration.ts';
import { groundShadow, linear, tint } from './kit.ts';

const BASE_Y = 500;

function powerBase(look: Look): string {
  return (
    powerCord(`M400 ${BASE_Y + 18}C480 ${BASE_Y + 10} 520 ${BASE_Y + 40} 560 ${BASE_Y + 22}`) + groundShadow(300, BASE_Y + 34, 380, 0.32) +
    ellipse(300, BASE_Y + 22, 138, 24, '#14181c') + ellipse(300, BASE_Y + 14, 138, 24, darkPlastic(20)) +
    ellipse(300, BASE_Y + 10, 118, 18, '#20252b') + lamp(206, BASE_Y + 20, 3, look.accent)
  );
}

function edge(body: string): string {
  return `stroke="${tint(caseColour(body), -0.4)}" stroke-opacity="0.55" stroke-width="1.6"`;
}

function roundKettle(look: Look): string {
  const shell = 'M196 470C168 400 178 250 226 200H374C422 250 432 400 404 470Q396 500 360 504H240Q204 500 196 470Z';
  const spout = 'M212 236C176 232 150 206 128 188Q146 182 168 188C196 194 214 200 232 204Z';
  return (
    shape(spout, barrel(look.body), edge(look.body)) +
    tube('M376 214C452 190 486 230 478 300C472 352 448 386 424 404', 30, '#2a3037') + shape(shell, barrel(look.body), edge(look.body)) +
    rect(186, 470, 228, 34, 14, darkPlastic(0)) + rect(200, 462, 200, 7, 3, look.accent, 'opacity="0.9"') +
    shape('M226 204Q232 158 300 154Q368 158 374 204Z', darkPlastic(10)) + ellipse(300, 203, 74, 10, '#14181c') +
    rect(276, 130, 48, 28, 12, darkPlastic(20)) + shape('M218 300C214 260 226 236 240 222C232 280 228 380 236 452C222 420 216 350 218 300Z', '#ffffff', 'opacity="0.55"') +
    rect(420, 398, 34, 14, 7, look.accent, 'transform="rotate(28 437 405)"')
  );
}

function gauge(x: number, y: number, tall: number): string {
  return (
    rect(x, y, 34, tall, 16, linear(0, [0, '#12161b'], [1, '#39414a'])) + rect(x + 6, y + 6, 22, tall - 12, 11, linear(90, [0, '#dfeff8'], [0.36, '#dfeff8'], [0.37, '#5fb4e6'], [1, '#2d7fb8'])) +
    repeat(4, (index) => stroke(`M${x + 10} ${y + tall * (0.2 + index * 0.2)}h10`, INK, 2)) + rect(x + 9, y + 12, 5, tall - 24, 2.5, '#ffffff', 'opacity="0.6"')
  );
}

function jugKettle(look: Look): string {
  const shell = 'M214 150H388L414 492Q412 504 398 504H202Q188 504 186 492Z';
  return (
    shape('M220 150L150 152Q140 160 158 176L210 232Z', barrel(look.body), edge(look.body)) +
    tube('M392 176H452Q482 180 482 214V380Q482 420 452 424H414', 34, look.body) + shape(shell, barrel(look.body), edge(look.body)) +
    shape('M208 152Q216 118 300 116Q384 118 392 152Z', steel(0)) + rect(270, 98, 60, 22, 10, darkPlastic(20)) + rect(206, 146, 190, 10, 5, tint(caseColour(look.body), -0.3)) +
    gauge(300, 220, 210) + shape('M236 176H256L240 480H216Z', '#ffffff', 'opacity="0.4"') + rect(188, 480, 224, 24, 10, steel(0)) + rect(432, 398, 44, 16, 8, look.accent)
  );
}

function gooseneckKettle(look: Look): string {
  return (
    tube('M206 436C120 430 150 300 116 250C106 236 92 232 78 238', 26, look.body) +
    tube('M398 250C440 196 500 210 506 270C510 320 480 380 470 430', 28, '#2a3037') + tube('M398 250C440 196 500 210 506 270', 12, look.accent) +
    shape('M184 476L218 276Q224 250 250 248H350Q376 250 382 276L416 476Q416 502 390 504H210Q184 502 184 476Z', barrel(look.body), edge(look.body)) +
    ellipse(300, 252, 80, 14, barrel(look.body), edge(look.body)) + shape('M232 250Q240 222 300 220Q360 222 368 250Z', barrel(look.body), edge(look.body)) +
    rect(292, 200, 16, 22, 4, steel(0)) + circle(300, 188, 18, linear(60, [0, tint(look.accent, 0.5)], [1, tint(look.accent, -0.3)])) +
    shape('M240 280H258L238 480H212Z', '#ffffff', 'opacity="0.45"') + rect(190, 480, 220, 8, 4, look.accent)
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
  const wisp = `M${x} ${y}c-24 -26 20 -40 -2 -72s14 -34 2 -56`;
  return stroke(wisp, '#aab6c4', 13, 'opacity="0.22"') + stroke(wisp, '#ffffff', 6, 'opacity="0.75"');
}

function drawPouring(look: Look): string {
  const tip = ([[128, 190], [150, 158], [80, 240]] as const)[look.variant];
  const angle = (-24 * Math.PI) / 180;
  const [dx, dy] = [(tip[0] - 300) * 0.74, (tip[1] - 330) * 0.74];
  const x = 366 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = 236 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const cup =
    groundShadow(x - 8, 540, 190, 0.3) + stroke(`M${x + 54} 462c50 -8 50 58 2 50`, '#dfe4e9', 13) +
    shape(`M${x - 74} 440H${x + 62}L${x + 50} 530Q${x - 6} 548 ${x - 62} 530Z`, barrel(look.accent)) + ellipse(x - 6, 440, 68, 15, '#ffffff', 'stroke="#aab3bc" stroke-width="2"') + ellipse(x - 6, 443, 58, 11, '#6b3f22');
  return (
    shape(`M${x - 6} ${y}C${x - 16} ${y + 60} ${x - 12} 380 ${x - 10} 444H${x + 2}C${x + 2} 380 ${x + 2} ${y + 60} ${x + 8} ${y}Z`, linear(0, [0, '#bfe0f3'], [0.5, '#f2faff'], [1, '#8fc1de'])) +
    cup + steam(x - 40, 420) + steam(x + 30, 424) + group('translate(366 236) rotate(-24) scale(0.74) translate(-300 -330)', drawKettle(look))
  );
}

export const kettle: Illustration = {
  stands: 'table', sizeCm: 24, front: drawFront, second: drawPouring,
  detail: (look) => zoom(drawFront(look), look.variant === 2 ? 330 : 390, look.variant === 0 ? 400 : 290, 2.1),
};
