import {
  bevel,
  blackGlass,
  edge,
  flatShadow,
  group,
  metal,
  outline,
  plane,
  satin,
  slabSide,
  tame,
  vents,
} from '../parts/casework.ts';
import { barrel, hdmi, usbA, usbC } from '../parts/connectors.ts';
import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import { sheen, wallpaper } from '../parts/screen.ts';
import { disc, path, rect, stroke } from '../parts/vector.ts';

const builds = [
  { wide: 468, tall: 276, bezel: 7, chin: 14, scene: 'desktop' },
  { wide: 500, tall: 226, bezel: 6, chin: 8, scene: 'ribbons' },
  { wide: 440, tall: 286, bezel: 14, chin: 30, scene: 'sheet' },
] as const;

function panel(look: Look): string {
  const { wide, tall, bezel, chin, scene } = builds[look.variant];
  const [w, h] = [wide - bezel * 2, tall - bezel - chin];
  const frame = look.variant === 2 ? satin(look.body, 60) : blackGlass;
  return (
    rect(0, 0, wide, tall, metal(look.body), 8, outline(look.body)) +
    rect(2, 2, wide - 4, tall - 4, frame, 7) +
    rect(bezel - 1, bezel - 1, w + 2, h + 2, '#05070a', 2) +
    wallpaper(scene, bezel, bezel, w, h, look.accent, 2) +
    sheen(bezel, bezel, w, h, 2, 0.13) +
    rect(0, tall - chin, wide, chin, satin(look.body, 80), look.variant === 2 ? 8 : 4, outline(look.body, 0.8)) +
    (look.variant === 2 ? rect(wide / 2 - 22, tall - 18, 44, 6, edge(look.body), 3, 'opacity=".6"') : '') +
    disc(wide - 20, tall - chin / 2, 2.4, tint(look.accent, 0.3))
  );
}

/** The ultrawide bends: its top and bottom edges are arcs. */
function curvedPanel(look: Look): string {
  const { wide, tall, scene } = builds[1];
  const arc = (inset: number, sag: number) =>
    `M${inset} ${inset}Q${wide / 2} ${inset + sag} ${wide - inset} ${inset}` +
    `L${wide - inset - 3} ${tall - inset}Q${wide / 2} ${tall - inset - sag} ${inset + 3} ${tall - inset}Z`;
  const shade = linear(
    0,
    [0, '#ffffff', 0.16],
    [0.2, '#ffffff', 0],
    [0.5, '#000000', 0.14],
    [0.8, '#ffffff', 0],
    [1, '#ffffff', 0.1],
  );
  return (
    path(arc(0, 15), metal(look.body), `${outline(look.body)} stroke-linejoin="round"`) +
    path(arc(2.5, 15), '#090b10') +
    wallpaper(scene, 8, 14, wide - 16, tall - 30, look.accent) +
    path(`M7 9Q${wide / 2} 25 ${wide - 7} 9V16Q${wide / 2} 8 7 16Z`, '#090b10') +
    path(
      `M7 ${tall - 8}Q${wide / 2} ${tall - 24} ${wide - 7} ${tall - 8}` +
        `V${tall - 20}Q${wide / 2} ${tall - 10} 7 ${tall - 20}Z`,
      '#090b10',
    ) +
    path(arc(6, 15), shade) +
    sheen(8, 20, wide - 16, tall - 40, 0, 0.14)
  );
}

function stand(look: Look, top: number): string {
  const { variant } = look;
  const neck = metal(look.body, 0);
  const foot = satin(look.body, 80);
  if (variant === 1) {
    return (
      path(`M282 ${top}H318L322 478H278Z`, neck, outline(look.body)) +
      path('M300 466L424 502Q430 508 420 509L300 486 180 509Q170 508 176 502Z', foot, outline(look.body)) +
      rect(289, top + 34, 22, 8, look.accent, 4)
    );
  }
  if (variant === 2) {
    return (
      rect(264, top, 72, 494 - top, neck, 2, outline(look.body)) +
      rect(284, top + 52, 32, 26, tint(tame(look.body), -0.35), 13) +
      path('M196 488H404L426 508Q426 514 420 514H180Q174 514 174 508Z', foot, outline(look.body)) +
      stroke('M180 509H420', '#000', 2, 'opacity=".18"')
    );
  }
  return (
    path(`M276 ${top}H324L332 488H268Z`, neck, outline(look.body)) +
    `<ellipse cx="300" cy="493" rx="108" ry="18" fill="${edge(look.body)}"/>` +
    `<ellipse cx="300" cy="489" rx="108" ry="17" fill="${foot}"/>` +
    `<ellipse cx="300" cy="485" rx="40" ry="6" fill="#000" opacity=".18"/>`
  );
}

function front(look: Look): string {
  const { wide, tall } = builds[look.variant];
  const top = look.variant === 1 ? 132 : 96;
  const contents = look.variant === 1 ? curvedPanel(look) : panel(look);
  return (
    flatShadow(300, 512, look.variant === 0 ? 250 : 290, 30, 0.28) +
    stand(look, top + tall - 20) +
    flatShadow(300, top + tall + 2, 70, 10, 0.3) +
    group(`translate(${300 - wide / 2} ${top})`, contents)
  );
}

function back(look: Look): string {
  const { wide, tall } = builds[look.variant];
  const base = tame(look.body);
  const [bx, by, bw, bh] = [wide * 0.24, tall * 0.24, wide * 0.52, tall * 0.58];
  return (
    rect(0, 0, wide, tall, satin(look.body), 8, outline(look.body)) +
    bevel(0, 0, wide, tall, 8) +
    `<g opacity=".3" filter="${blur(6)}">${rect(bx + 6, by + 8, bw, bh, '#000', 16)}</g>` +
    rect(bx, by, bw, bh, satin(look.body, 50), 16, outline(look.body, 0.8)) +
    bevel(bx, by, bw, bh, 16, 0.5) +
    vents(bx + 24, by + 14, Math.floor((bw - 48) / 9), 9, 16, tint(base, -0.55)) +
    rect(wide / 2 - 34, by + 44, 68, 68, tint(base, -0.14), 8, outline(look.body, 0.8)) +
    [
      [-24, 10],
      [24, 10],
      [-24, 58],
      [24, 58],
    ]
      .map(([dx = 0, dy = 0]) => disc(wide / 2 + dx, by + 44 + dy, 3.4, tint(base, -0.6)))
      .join('') +
    rect(wide / 2 - 10, by + 72, 20, 6, look.accent, 3)
  );
}

function second(look: Look): string {
  const { wide, tall } = builds[look.variant];
  const top = look.variant === 1 ? 128 : 98;
  const side = linear(0, [0, tint(tame(look.body), -0.5)], [1, edge(look.body)]);
  const scale = 0.9;
  const x = 300 - (wide * scale) / 2;
  const y = top + wide * 0.035;
  const neckTop = y + tall * 0.56;
  return (
    flatShadow(300, 512, 280, 30, 0.28) +
    plane(scale, -0.07, 0, 1, x, y, slabSide(0, 0, wide, tall, 8, 12, 3, side) + back(look)) +
    `<g opacity=".28" filter="${blur(7)}">${rect(282, neckTop + 10, 56, 478 - neckTop, '#000', 8)}</g>` +
    stand(look, neckTop)
  );
}

function detail(look: Look): string {
  const base = tame(look.body);
  const shade = linear(90, [0, '#000000', 0.5], [0.25, '#000000', 0.1], [1, '#ffffff', 0.05]);
  const icon = tint(base, -0.5);
  const label = (x: number, width: number) => rect(x - width / 2, 432, width, 6, icon, 3, 'opacity=".75"');
  return (
    rect(-20, -20, 640, 640, satin(look.body, 50)) +
    vents(64, 74, 32, 15, 74, tint(base, -0.55)) +
    stroke('M64 70h465', '#ffffff', 2, 'opacity=".3"') +
    rect(40, 232, 520, 168, tint(base, -0.22), 22, outline(look.body)) +
    rect(40, 232, 520, 168, shade, 22) +
    bevel(38, 230, 524, 172, 24, 0.4) +
    barrel(96, 318, 24) +
    hdmi(208, 318, 108) +
    hdmi(336, 318, 108) +
    usbC(434, 318, 54) +
    (look.variant === 1
      ? usbA(508, 318, 74, look.accent)
      : disc(508, 318, 20, metal('#9aa2ae', 40)) + disc(508, 318, 12, '#0b0d12')) +
    label(96, 34) +
    label(208, 52) +
    label(336, 52) +
    label(434, 30) +
    label(508, 40) +
    stroke('M-10 500H610', '#000000', 3, 'opacity=".22"') +
    stroke('M-10 503H610', '#ffffff', 2, 'opacity=".4"') +
    rect(268, 540, 64, 12, look.accent, 6)
  );
}

export const monitor: Illustration = { stands: 'table', sizeCm: 42, front, second, detail };
