/** Sockets and plugs as one sees them on the edge of a device. */
import { blackGlass, hole } from './casework.ts';
import { linear } from './kit.ts';
import { at, disc, rect } from './vector.ts';

const rim = linear(90, [0, '#7d8592'], [0.5, '#c9cfd8'], [1, '#eef1f5']);

export function usbC(cx: number, cy: number, width: number): string {
  const tall = width * 0.36;
  return (
    rect(cx - width / 2, cy - tall / 2, width, tall, rim, tall / 2) +
    rect(cx - width * 0.45, cy - tall * 0.36, width * 0.9, tall * 0.72, hole, tall * 0.36) +
    rect(cx - width * 0.3, cy - tall * 0.1, width * 0.6, tall * 0.2, '#6f7784', tall * 0.1)
  );
}

export function usbA(cx: number, cy: number, width: number, tongue = '#f5f6f8'): string {
  const tall = width * 0.42;
  return (
    rect(cx - width / 2, cy - tall / 2, width, tall, rim, width * 0.04) +
    rect(cx - width * 0.45, cy - tall * 0.4, width * 0.9, tall * 0.8, hole, width * 0.02) +
    rect(cx - width * 0.4, cy - tall * 0.32, width * 0.8, tall * 0.32, tongue, 1) +
    [-0.27, -0.09, 0.09, 0.27]
      .map((share) => rect(cx + width * share - width * 0.04, cy + tall * 0.02, width * 0.08, tall * 0.22, '#c9a84e'))
      .join('')
  );
}

export function hdmi(cx: number, cy: number, width: number): string {
  const tall = width * 0.36;
  const shape = (grow: number) => {
    const [half, rise] = [(width / 2) * grow, (tall / 2) * grow];
    return (
      `M${at(cx - half)} ${at(cy - rise)}H${at(cx + half)}V${at(cy + rise * 0.2)}` +
      `L${at(cx + half * 0.78)} ${at(cy + rise)}H${at(cx - half * 0.78)}` +
      `L${at(cx - half)} ${at(cy + rise * 0.2)}Z`
    );
  };
  return (
    `<path d="${shape(1)}" fill="${rim}"/><path d="${shape(0.88)}" fill="${hole}"/>` +
    rect(cx - width * 0.32, cy - tall * 0.12, width * 0.64, tall * 0.18, '#6f7784')
  );
}

export function ethernet(cx: number, cy: number, width: number, colour = '#2b303a'): string {
  const tall = width * 0.86;
  const [left, top] = [cx - width / 2, cy - tall / 2];
  const pins = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((pin) => rect(left + width * (0.24 + pin * 0.068), top + tall * 0.12, width * 0.035, tall * 0.22, '#d8b04a'))
    .join('');
  const opening =
    `M${at(left + width * 0.1)} ${at(top + tall * 0.12)}h${at(width * 0.8)}v${at(tall * 0.5)}` +
    `h${at(-width * 0.16)}v${at(tall * 0.13)}h${at(-width * 0.1)}v${at(tall * 0.13)}h${at(-width * 0.28)}` +
    `v${at(-tall * 0.13)}h${at(-width * 0.1)}v${at(-tall * 0.13)}h${at(-width * 0.16)}Z`;
  return (
    rect(left, top, width, tall, colour, width * 0.06) +
    `<path d="${opening}" fill="${blackGlass}"/>` +
    pins +
    rect(left + width * 0.06, top + tall * 0.84, width * 0.16, tall * 0.09, '#5fe08a', 1) +
    rect(left + width * 0.78, top + tall * 0.84, width * 0.16, tall * 0.09, '#ffc04a', 1)
  );
}

export function barrel(cx: number, cy: number, radius: number): string {
  return disc(cx, cy, radius, rim) + disc(cx, cy, radius * 0.8, hole) + disc(cx, cy, radius * 0.24, '#d5dae2');
}
