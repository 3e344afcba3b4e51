import { display } from '../parts/appliance-display.ts';
import { INK, caseColour } from '../parts/appliance-materials.ts';
import { barHandle, chooseTrim, foot, glass, lamp, panel, vents } from '../parts/appliance-parts.ts';
import { group, rect, shape, stroke, zoom } from '../parts/appliance-shapes.ts';
import { doorInside, fridgeInterior } from '../parts/fridge-interior.ts';
import type { Illustration, Look } from '../illustration.ts';
import { groundShadow, linear, tint } from '../parts/kit.ts';

type Cabinet = { x: number; y: number; width: number; height: number; freezer: number };

const CABINETS: Readonly<Record<Look['variant'], Cabinet>> = {
  0: { x: 182, y: 62, width: 236, height: 474, freezer: 148 },
  1: { x: 130, y: 72, width: 340, height: 464, freezer: 0 },
  2: { x: 180, y: 150, width: 240, height: 386, freezer: 0 },
};

function door(x: number, y: number, width: number, height: number, body: string): string {
  const streak =
    `M${x + width * 0.14} ${y + 4}H${x + width * 0.3}` + `L${x + width * 0.2} ${y + height - 4}H${x + width * 0.06}Z`;
  return panel(x, y, width, height, 9, body) + shape(streak, linear(90, [0, '#ffffff', 0.4], [1, '#ffffff', 0.04]));
}

function carcass({ x, y, width, height }: Cabinet, body: string): string {
  return (
    groundShadow(x + width / 2, y + height + 8, width * 1.15, 0.3) +
    foot(x + 16, y + height - 4, 34, 12) +
    foot(x + width - 50, y + height - 4, 34, 12) +
    rect(x, y, width, height, 10, tint(caseColour(body), -0.5)) +
    rect(x + 30, y - 6, 34, 10, 4, '#4a515b') +
    rect(x + width - 64, y - 6, 34, 10, 4, '#4a515b')
  );
}

function waterNiche(x: number, y: number, accent: string): string {
  return (
    glass(x, y, 84, 128, 10, '#1c2229') +
    display(x + 12, y + 10, 60, 30, '4C', accent) +
    rect(x + 12, y + 50, 60, 68, 6, linear(90, [0, '#05070a'], [1, '#39424d'])) +
    rect(x + 36, y + 50, 12, 20, 3, '#8e97a3') +
    rect(x + 16, y + 108, 52, 7, 3, '#9aa3ad')
  );
}

/** Grips, display or water outlet of the top-freezer build, in one of four trims. */
function topFreezerTrim({ x, y, width, freezer }: Cabinet, look: Look): string {
  const lower = y + freezer + 5;
  const trim = chooseTrim(look, 4);
  const badge = rect(x + width - 78, y + 28, 50, 10, 5, look.accent);
  const readout = display(x + width - 88, y + 24, 64, 26, '-18', look.accent);
  if (trim === 1) {
    const groove = linear(90, [0, '#0c1017', 0.75], [1, '#0c1017', 0.25]);
    return (
      rect(x + 20, y + freezer - 20, width - 40, 18, 6, groove) +
      rect(x + 20, lower + 3, width - 40, 18, 6, groove) +
      badge
    );
  }
  const grip = trim === 3 ? x + width - 29 : x + 18;
  const bars = barHandle(grip, y + freezer - 104, 11, 88) + barHandle(grip, lower + 18, 11, 150);
  if (trim === 2) return bars + badge + waterNiche(x + width - 118, lower + 40, look.accent);
  return bars + (trim === 3 ? display(x + 28, y + 24, 64, 26, '-18', look.accent) : readout);
}

function drawFront(look: Look): string {
  const cabinet = CABINETS[look.variant];
  const { x, y, width, height, freezer } = cabinet;
  const base = carcass(cabinet, look.body);
  if (look.variant === 1) {
    const half = width * 0.44;
    return (
      base +
      door(x, y, half - 2, height - 14, look.body) +
      door(x + half + 2, y, width - half - 2, height - 14, look.body) +
      barHandle(x + half - 24, y + 90, 10, 280) +
      barHandle(x + half + 14, y + 90, 10, 280) +
      waterNiche(x + 26, y + 120, look.accent) +
      rect(x + 10, y + height - 12, width - 20, 9, 3, '#2a3038')
    );
  }
  if (look.variant === 2) {
    return (
      base +
      rect(x, y, width, 20, 9, linear(90, [0, tint(look.accent, 0.25)], [1, tint(look.accent, -0.2)])) +
      door(x, y + 16, width, height - 30, look.body) +
      rect(x + 16, y + 60, 20, 130, 10, tint(caseColour(look.body), -0.45)) +
      barHandle(x + 20, y + 64, 12, 122, caseColour(look.body)) +
      rect(x + width - 74, y + 42, 48, 12, 6, look.accent) +
      rect(x + 10, y + height - 12, width - 20, 9, 3, '#2a3038')
    );
  }
  return (
    base +
    door(x, y, width, freezer, look.body) +
    door(x, y + freezer + 5, width, height - freezer - 20, look.body) +
    topFreezerTrim(cabinet, look) +
    rect(x + 10, y + height - 12, width - 20, 9, 3, '#2a3038')
  );
}

function freezerGrip({ x, y, freezer }: Cabinet, look: Look): string {
  return chooseTrim(look, 4) === 1 ? '' : barHandle(x + 18, y + freezer - 104, 11, 88);
}

function openDoor(x: number, y: number, width: number, height: number, body: string, toLeft = false): string {
  const racks = 3;
  const slope = toLeft ? -0.13 : 0.13;
  const start = toLeft ? `${x - width * 0.62} ${y + width * 0.13}` : `${x} ${y}`;
  const edge = toLeft ? '' : rect(width, 0, 14, height, 4, linear(0, [0, tint(body, 0.1)], [1, tint(body, -0.35)]));
  const edgeLeft = toLeft ? rect(-14, 0, 14, height, 4, linear(0, [0, tint(body, 0.25)], [1, tint(body, -0.1)])) : '';
  return group(`matrix(0.62 ${slope} 0 1 ${start})`, edgeLeft, edge, doorInside(width, height, racks, body));
}

function drawOpen(look: Look): string {
  const source = CABINETS[look.variant];
  const body = caseColour(look.body);
  const shift = look.variant === 1 ? 0 : -72;
  const scale = 0.82;
  const cabinet = { ...source, x: source.x + shift };
  const { x, y, width, height, freezer } = cabinet;
  const top = look.variant === 0 ? y + freezer + 5 : y;
  const tall = y + height - 16 - top;
  const inner = (left: number, wide: number, shelves: number) =>
    rect(left, top, wide, tall, 8, tint(body, -0.12)) +
    fridgeInterior(left + 9, top + 10, wide - 18, tall - 20, shelves);
  if (look.variant === 1) {
    const half = width * 0.44;
    const drawing =
      carcass(cabinet, look.body) +
      inner(x, half - 2, 3) +
      inner(x + half + 2, width - half - 2, 4) +
      openDoor(x + 2, top, half, tall, body, true) +
      openDoor(x + width - 2, top, width - half, tall, body);
    return group(`translate(${300 * (1 - scale)} ${545 * (1 - scale) - 22}) scale(${scale})`, drawing);
  }
  const upper = look.variant === 0 ? door(x, y, width, freezer, look.body) + freezerGrip(cabinet, look) : '';
  return (
    carcass(cabinet, look.body) +
    groundShadow(x + width + 70, y + height + 18, 150, 0.18) +
    upper +
    inner(x, width, look.variant === 0 ? 3 : 4) +
    openDoor(x + width - 2, top, width, tall, body)
  );
}

function drawDetail(look: Look): string {
  const { x, y, width, height, freezer } = CABINETS[look.variant];
  if (look.variant === 1) return zoom(drawFront(look), x + 110, y + 190, 2.5);
  if (look.variant === 2) {
    return zoom(drawFront(look) + lamp(x + width - 40, y + 70, 3, look.accent), x + 100, y + 100, 2.5);
  }
  const lines = stroke(`M${x + width - 86} ${y + 62}h14m10 0h14m10 0h10`, INK, 2, 'opacity="0.5"');
  return zoom(
    drawFront(look) + lines + vents(x + width - 84, y + height - 10, 60, 6, 2),
    x + 130,
    y + freezer - 30,
    2.6,
  );
}

export const fridge: Illustration = {
  stands: 'floor',
  sizeCm: 165,
  front: drawFront,
  second: drawOpen,
  detail: drawDetail,
};
