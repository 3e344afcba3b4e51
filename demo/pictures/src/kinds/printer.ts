import {
  bevel,
  blackGlass,
  cast,
  edge,
  face,
  flatShadow,
  group,
  outline,
  satin,
  tame,
  vents,
} from '../parts/casework.ts';
import type { Illustration, Look } from '../illustration.ts';
import { linear, tint } from '../parts/kit.ts';
import { inkTank, officePanel, tray } from '../parts/printer-parts.ts';
import { builds, frontFace, lidSeam, openLid, topFace } from '../parts/printer-shell.ts';
import { wallpaper } from '../parts/screen.ts';
import { disc, path, rect, stroke } from '../parts/vector.ts';

function rearFeed(look: Look): string {
  const base = tame(look.body);
  return (
    face(
      [
        [178, 196],
        [186, 88],
        [414, 88],
        [422, 196],
      ],
      tint(base, -0.18),
      `${outline(look.body)} stroke-linejoin="round"`,
    ) +
    face(
      [
        [196, 192],
        [202, 104],
        [398, 104],
        [404, 192],
      ],
      linear(90, [0, '#ffffff'], [1, '#dfe3e9']),
      'stroke="#b9c0ca"',
    ) +
    rect(188, 172, 224, 22, tint(base, -0.3), 4)
  );
}

/** Everything above the front face, with the lid closed. */
function above(look: Look): string {
  if (look.variant === 0) return rearFeed(look) + topFace(look);
  const base = tame(look.body);
  if (look.variant === 1) {
    return (
      path('M150 170L166 122H434L450 170Z', tint(base, -0.12), `${outline(look.body)} stroke-linejoin="round"`) +
      path('M196 128L204 92H396L404 128Z', '#f8f9fb', 'stroke="#b9c0ca"') +
      rect(158, 138, 284, 10, tint(base, -0.5), 5) +
      topFace(look)
    );
  }
  const well = linear(90, [0, tint(base, -0.55)], [1, tint(base, -0.15)]);
  return (
    topFace(look) +
    face(
      [
        [196, 200],
        [206, 152],
        [394, 152],
        [404, 200],
      ],
      well,
    ) +
    face(
      [
        [218, 194],
        [210, 96],
        [390, 96],
        [382, 194],
      ],
      linear(90, [0, '#ffffff'], [1, '#d9dee5']),
      'stroke="#b9c0ca"',
    ) +
    stroke('M240 122h76M240 138h120M240 152h108M240 166h116', '#9aa3b0', 4) +
    face(
      [
        [190, 212],
        [200, 188],
        [400, 188],
        [410, 212],
      ],
      tint(base, 0.2),
      outline(look.body, 0.8),
    )
  );
}

function below(look: Look): string {
  const { variant } = look;
  const { left, right, top, bottom } = builds[variant];
  if (variant === 0) {
    return (
      frontFace(look) +
      lidSeam(look, 22) +
      rect(left + 22, top + 52, 118, 66, blackGlass, 10, 'stroke="#000" stroke-opacity=".4"') +
      wallpaper('ribbons', left + 32, top + 61, 48, 32, look.accent, 3) +
      disc(left + 104, top + 76, 9, look.accent) +
      disc(left + 126, top + 76, 6, '#454b57') +
      stroke(`M${left + 34} ${top + 106}h44`, '#666e7c', 3) +
      disc(left + 104, top + 102, 5, '#454b57') +
      disc(left + 126, top + 102, 5, '#3ddc97') +
      tray(300, top + 138, 250, 66, look) +
      inkTank(right - 118, top + 44, 98, 104, look)
    );
  }
  if (variant === 1) {
    return (
      frontFace(look) +
      lidSeam(look, 26) +
      officePanel(left + 26, top + 46, look) +
      tray(300, top + 126, 280, 60, look) +
      rect(left + 12, bottom - 62, right - left - 24, 50, satin(look.body, 80), 8, outline(look.body)) +
      rect(262, bottom - 46, 76, 12, tint(tame(look.body), -0.45), 6)
    );
  }
  return (
    frontFace(look) +
    rect(left + 16, top + 16, right - left - 32, 46, blackGlass, 10) +
    rect(left + 32, top + 28, 92, 22, linear(90, [0, '#b6e3d2'], [1, '#8fcbb6']), 3) +
    stroke(`M${left + 40} ${top + 36}h46M${left + 40} ${top + 43}h64`, '#285c4b', 2.4) +
    disc(right - 48, top + 39, 12, look.accent) +
    stroke(`M${right - 48} ${top + 33}v6`, '#fff', 2.4) +
    disc(right - 80, top + 39, 7, '#454b57') +
    disc(right - 104, top + 39, 7, '#454b57') +
    rect(left + 20, top + 82, right - left - 40, 90, satin(look.body, 70), 8, outline(look.body)) +
    bevel(left + 20, top + 82, right - left - 40, 90, 8, 0.6) +
    rect(270, top + 88, 60, 8, edge(look.body), 4, 'opacity=".7"') +
    rect(left + 8, bottom - 72, right - left - 16, 58, satin(look.body, 80), 6, outline(look.body)) +
    rect(256, bottom - 54, 88, 14, tint(tame(look.body), -0.5), 7) +
    vents(right - 60, top + 104, 5, 8, 44, tint(tame(look.body), -0.45))
  );
}

function body(look: Look): string {
  return above(look) + below(look);
}

function second(look: Look): string {
  const { left, right, bottom } = builds[look.variant];
  if (look.variant !== 2) {
    return group('translate(0 30)', flatShadow(300, bottom + 8, right - left + 30, 34) + openLid(look) + below(look));
  }
  const paper = linear(90, [0, '#e3e7ec'], [1, '#ffffff']);
  return (
    flatShadow(300, 500, 440, 50) +
    group(
      'translate(0 -16)',
      body(look) +
        rect(left + 8, bottom - 72, right - left - 16, 58, '#15181e', 6) +
        face(
          [
            [left + 14, bottom - 56],
            [right - 14, bottom - 56],
            [right + 22, bottom + 18],
            [left - 22, bottom + 18],
          ],
          tint(tame(look.body), -0.25),
          outline(look.body),
        ) +
        face(
          [
            [left + 40, bottom - 54],
            [right - 40, bottom - 54],
            [right - 12, bottom + 10],
            [left + 12, bottom + 10],
          ],
          paper,
          'stroke="#b9c0ca"',
        ) +
        rect(left - 22, bottom + 16, right - left + 44, 30, satin(look.body, 80), 6, outline(look.body)) +
        rect(256, bottom + 24, 88, 12, tint(tame(look.body), -0.5), 6),
    )
  );
}

function detail(look: Look): string {
  if (look.variant === 0)
    return (
      rect(-20, -20, 640, 640, satin(look.body, 40)) +
      cast(rect(70, 90, 460, 430, '#000', 40), 4, 8, 10, 0.25) +
      inkTank(70, 80, 460, 440, look)
    );
  if (look.variant === 1) return group('translate(-240 -476) scale(2.5)', body(look));
  return group('translate(-180 -84) scale(1.6)', body(look));
}

export const printer: Illustration = {
  stands: 'table',
  sizeCm: 30,
  front: (look) => {
    const { left, right, bottom } = builds[look.variant];
    const standing = flatShadow(300, bottom + 8, right - left + 30, 34) + body(look);
    return look.variant === 2 ? group('translate(300 300) scale(1.13) translate(-300 -292)', standing) : standing;
  },
  second,
  detail,
};
