import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, tint } from '../parts/kit.ts';
import { gamepad } from './controller.ts';
import {
  contactShadow,
  box,
  clipped,
  closeUp,
  disc,
  line,
  mesh,
  moved,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';
import { turnedBox } from '../parts/extruded-box.ts';

function glowLine(d: string, colour: string, width: number): string {
  return line(d, colour, width * 2.2, `opacity="0.55" filter="${blur(5)}"`) + line(d, tint(colour, 0.35), width);
}

function slab(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  return [
    contactShadow(300, 408, 500, 0.34),
    box(110, 392, 60, 16, 5, '#0b0c0e') + box(430, 392, 60, 16, 5, '#0b0c0e'),
    shape('M58 262L100 206H500L542 262Z', linear(15, [0, glint], [0.5, lit], [1, base])),
    clipped('<path d="M330 216H486L512 254H340Z"/>', mesh(320, 218, 200, 40, 8, deep, 0.7)),
    box(56, 256, 488, 66, 10, linear(90, [0, lit], [0.2, base], [1, dim])),
    box(62, 318, 476, 16, 2, '#08090b'),
    box(56, 330, 488, 66, 10, linear(90, [0, dim], [0.5, base], [1, deep])),
    glowLine('M76 326H524', look.accent, 4),
    box(96, 286, 210, 8, 4, '#07080a'),
    box(470, 280, 34, 14, 4, '#07080a'),
    box(474, 284, 26, 5, 2, '#777d88'),
    disc(440, 288, 9, '#15171b'),
    disc(440, 288, 5, look.accent),
    box(57, 257, 486, 4, 2, '#ffffff', 'opacity="0.45"'),
  ].join('');
}

function towerFace(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  return [
    box(190, 70, 220, 440, 20, linear(20, [0, glint], [0.08, lit], [0.5, base], [1, deep])),
    box(194, 72, 212, 12, 6, '#ffffff', 'opacity="0.35"'),
    box(222, 120, 8, 220, 4, '#07080a'),
    disc(372, 112, 14, dim),
    disc(372, 112, 9, 'none', `stroke="${look.accent}" stroke-width="3"`),
    line('M372 104v8', look.accent, 3),
    box(356, 440, 34, 14, 4, '#07080a'),
    box(360, 444, 26, 5, 2, '#777d88'),
    disc(374, 416, 6, '#07080a'),
    line('M262 470L300 404L338 470', dim, 10),
    line('M282 470L300 438L318 470', look.accent, 8),
  ].join('');
}

function tower(look: Look, scale = 1): string {
  const turned = turnedBox(towerFace(look), { x: 190, y: 70, width: 220, height: 440, radius: 20 }, 130, look.body);
  return moved(
    `translate(${300 - 300 * scale} ${506 - 506 * scale}) scale(${scale})`,
    [contactShadow(310, 510, 320, 0.36), turned.svg, turned.side(mesh(22, 40, 92, 130, 11, '#000000', 0.5))].join(''),
  );
}

function handheld(look: Look): string {
  const { lit, base, deep, dim } = shadesOf(look.body);
  const grip = (x: number, flip: boolean) =>
    [
      box(x, 186, 104, 236, 50, linear(20, [0, lit], [0.5, base], [1, deep])),
      disc(x + 52, flip ? 340 : 248, 29, look.accent),
      disc(x + 52, flip ? 340 : 248, 26, '#0b0c0e'),
      disc(x + 52, flip ? 338 : 246, 22, linear(50, [0, '#777d88'], [0.5, '#30343b'], [1, '#121418'])),
      ...[
        [0, -24],
        [24, 0],
        [0, 24],
        [-24, 0],
      ].map(([dx = 0, dy = 0]) =>
        disc(x + 52 + dx, (flip ? 254 : 336) + dy, 12, linear(50, [0, '#5b606a'], [1, '#15171b'])),
      ),
    ].join('');
  return [
    box(90, 176, 60, 20, 10, '#1a1c20') + box(450, 176, 60, 20, 10, '#1a1c20'),
    grip(54, false),
    grip(442, true),
    box(136, 182, 328, 244, 14, linear(50, [0, '#4b505a'], [0.3, '#1d1f24'], [1, '#0c0d10'])),
    box(150, 200, 300, 208, 6, '#05060a'),
    clipped(
      '<rect x="156" y="206" width="288" height="196" rx="4"/>',
      [
        box(156, 206, 288, 196, 0, linear(60, [0, '#20294f'], [0.5, '#6a3f78'], [1, '#f0925a'])),
        disc(362, 296, 40, '#ffd98a'),
        shape('M156 340L220 282L270 334L322 270L390 340L444 306V402H156Z', '#2b2350'),
        shape('M156 372Q230 336 300 368T444 356V402H156Z', '#191536'),
        line('M172 224h60M172 236h36', '#ffffff', 6, 'opacity="0.85"'),
        disc(424, 226, 7, look.accent),
        shape('M156 402L270 206H350L236 402Z', '#ffffff', 'opacity="0.08"'),
      ].join(''),
    ),
    box(280, 187, 40, 6, 3, '#000000'),
    line('M168 178h40', dim, 5),
  ].join('');
}

const PAD_SCALE = 0.42;

/** Shadows come first, as the lifestyle picture reads the ground from them. */
function withPad(x: number, y: number, device: string, look: Look): string {
  return [
    contactShadow(x + 300 * PAD_SCALE, Math.round(y + 486 * PAD_SCALE), 185, 0.4),
    device,
    moved(`translate(${x} ${y}) scale(${PAD_SCALE})`, gamepad(look)),
  ].join('');
}

function front(look: Look): string {
  if (look.variant === 0) return withPad(188, 296, moved('translate(0 -40)', slab(look)), look);
  if (look.variant === 1) return withPad(318, 336, moved('translate(-62 0)', tower(look, 0.94)), look);
  return contactShadow(300, 424, 490, 0.32) + handheld(look);
}

/** The hybrid stands in its dock; the others show their back with the sockets. */
function second(look: Look): string {
  const { lit, base, dim, deep, glint } = shadesOf(look.body);
  if (look.variant === 2) {
    return [
      moved('translate(0 -70)', handheld(look)),
      contactShadow(300, 450, 360, 0.34),
      shape(
        'M150 300Q150 288 164 288H436Q450 288 450 300L458 430Q458 446 440 446H160Q142 446 142 430Z',
        linear(35, [0, glint], [0.2, lit], [0.6, base], [1, deep]),
      ),
      line('M158 292H442', '#ffffff', 3, 'opacity="0.45"'),
      glowLine('M270 424H330', look.accent, 4),
      line('M262 390L300 330L338 390', dim, 9),
    ].join('');
  }
  const upright = look.variant === 1;
  const body = [
    box(56, 206, 488, 190, 18, linear(30, [0, glint], [0.12, lit], [0.5, base], [1, deep])),
    box(84, 232, 250, 136, 10, '#0c0d10'),
    mesh(94, 242, 234, 120, 12, '#3b3f47', 0.9),
    box(360, 240, 52, 20, 4, '#07080a'),
    box(360, 276, 38, 16, 3, '#07080a'),
    box(412, 276, 38, 16, 3, '#07080a'),
    box(360, 310, 34, 34, 4, '#07080a'),
    box(366, 318, 22, 18, 2, '#777d88'),
    box(456, 308, 56, 40, 18, '#07080a'),
    disc(474, 328, 5, '#9aa0aa'),
    disc(494, 328, 5, '#9aa0aa'),
    box(470, 236, 46, 8, 4, look.accent),
    disc(430, 250, 7, '#07080a'),
  ].join('');
  return [
    contactShadow(300, upright ? 540 : 402, upright ? 230 : 490, 0.34),
    upright ? moved('matrix(0 1 1 0 0 0)', body) : body,
  ].join('');
}

export const console: Illustration = {
  stands: 'table',
  sizeCm: 16,
  front,
  second,
  detail: (look) => {
    if (look.variant === 0) return closeUp(front(look), 420, 300, 2.4);
    return look.variant === 1 ? closeUp(front(look), 320, 400, 2) : closeUp(front(look), 440, 300, 2.3);
  },
};
