import type { Illustration, Look } from '../illustration.ts';
import { blur, linear, radial } from '../parts/kit.ts';
import {
  contactShadow,
  box,
  clipped,
  closeUp,
  disc,
  line,
  moved,
  oval,
  shadesOf,
  shape,
} from '../parts/device-parts.ts';

const globes: Record<Look['variant'], string> = {
  0: 'M174 226C170 140 226 66 300 66C374 66 430 140 426 226C423 290 386 322 376 372H224' + 'C214 322 177 290 174 226Z',
  1: 'M176 228C176 152 232 82 300 82C368 82 424 152 424 228C424 300 352 330 344 406H256' + 'C248 330 176 300 176 228Z',
  2: 'M180 116Q180 64 232 64H368Q420 64 420 116V372H180Z',
};

/** The E27 thread: stacked turns, each lit on its upper left. */
function screwBase(top: number): string {
  const metal = linear(0, [0, '#8a909b'], [0.2, '#f4f5f7'], [0.35, '#c3c8cf'], [0.7, '#7b818b'], [1, '#4b505a']);
  const turns = [0, 1, 2, 3].map((turn) => {
    const y = top + turn * 17;
    return box(258, y, 84, 15, 7, metal) + box(262, y + 12, 76, 6, 3, '#3b3f47', 'opacity="0.45"');
  });
  return [
    shape(`M264 ${top - 8}H336V${top + 66}L320 ${top + 84}H280L264 ${top + 66}Z`, metal),
    ...turns,
    shape(`M266 ${top + 68}H334L318 ${top + 86}H282Z`, '#1d1f24'),
    box(284, top + 84, 32, 9, 4.5, '#b98b3c'),
  ].join('');
}

function collar(look: Look): string {
  const { glint, lit, base, dim, deep } = shadesOf(look.body);
  const fill = linear(0, [0, dim], [0.08, glint], [0.28, lit], [0.6, base], [1, deep]);
  if (look.variant === 1) return box(252, 398, 96, 40, 8, fill);
  if (look.variant === 2) {
    return [
      box(176, 356, 248, 52, 12, fill),
      line(Array.from({ length: 13 }, (_, fin) => `M${194 + fin * 18} 366v34`).join(''), deep, 3, 'opacity="0.55"'),
      shape('M214 408H386L346 440H254Z', fill),
    ].join('');
  }
  return [
    shape('M226 366H374L352 424Q350 434 340 434H260Q250 434 248 424Z', fill),
    box(222, 360, 156, 14, 7, fill),
    box(246, 400, 108, 7, 3.5, look.accent),
  ].join('');
}

function filament(glowing: boolean): string {
  const colour = glowing ? '#ffe9a8' : '#f0a63a';
  const threads =
    'M272 392L262 168Q300 140 338 168L328 392M286 392L282 178M314 392L318 178M262 168' +
    'L282 178Q300 166 318 178L338 168';
  return [
    shape('M286 404L292 300H308L314 404Z', '#ffffff', 'opacity="0.4"'),
    line(threads, '#ff9d2e', 11, `opacity="${glowing ? 0.9 : 0.35}" filter="${blur(6)}"`),
    line(threads, colour, 4.5),
  ].join('');
}

function globe(look: Look, on: boolean): string {
  const outline = globes[look.variant];
  if (look.variant === 1) {
    return [
      shape(
        outline,
        radial(
          0.45,
          0.42,
          0.62,
          [0, '#fff1cf', on ? 1 : 0.75],
          [0.6, on ? '#ffd894' : '#efd9ae', 0.8],
          [0.9, '#b59a6c', 0.85],
          [1, '#7d6a4a', 0.9],
        ),
      ),
      filament(on),
      clipped(`<path d="${outline}"/>`, line(outline, '#5a4a30', 5, 'opacity="0.5"')),
      line('M206 214C212 166 238 128 270 112', '#ffffff', 11, 'opacity="0.85"'),
      line('M398 240C396 272 382 294 368 312', '#ffffff', 5, 'opacity="0.6"'),
    ].join('');
  }
  const shade = on ? ['#ffffff', '#fffdf2', '#ffe9b0', '#f3c66a'] : ['#ffffff', '#f3f4f4', '#d6d9dd', '#9ea4ad'];
  const [centre = '', inner = '', outer = '', rim = ''] = shade;
  return [
    shape(
      outline,
      look.variant === 2
        ? linear(0, [0, outer], [0.14, inner], [0.3, centre], [0.6, inner], [0.85, outer], [1, rim])
        : radial(0.4, 0.34, 0.68, [0, centre], [0.45, inner], [0.82, outer], [1, rim]),
    ),
    shape(outline, linear(90, [0.75, '#3b4252', 0], [1, '#3b4252', on ? 0.1 : 0.28])),
    clipped(`<path d="${outline}"/>`, line(outline, '#6b7280', 4, 'opacity="0.4"')),
    look.variant === 2
      ? line('M206 128V330', '#ffffff', 12, 'opacity="0.9"')
      : line('M206 214C208 162 234 122 268 104', '#ffffff', 13, 'opacity="0.9"'),
  ].join('');
}

function bulb(look: Look, on: boolean): string {
  return screwBase(look.variant === 1 ? 440 : 442) + globe(look, on) + collar(look);
}

function front(look: Look): string {
  return [contactShadow(300, 534, 150, 0.4), bulb(look, false)].join('');
}

/** Lit and hanging from a cord, as it will be used. */
function second(look: Look): string {
  return [
    disc(300, 370, 228, radial(0.5, 0.5, 0.5, [0, '#ffd36b', 0.75], [0.5, '#ffdf94', 0.35], [1, '#ffe9b5', 0])),
    box(294, 0, 12, 70, 3, linear(0, [0, '#555b65'], [1, '#17191d'])),
    moved('rotate(180 300 300) translate(64 104) scale(0.79)', bulb(look, true)),
    shape(
      'M262 62Q262 50 276 50H324Q338 50 338 62L344 150Q344 158 334 158H266Q256 158 256 150Z',
      linear(0, [0, '#3b3f47'], [0.3, '#6a6f79'], [1, '#0e0f12']),
    ),
    oval(300, 156, 44, 6, '#000000', 'opacity="0.4"'),
    box(258, 96, 84, 8, 4, look.accent),
  ].join('');
}

export const ledBulb: Illustration = {
  stands: 'table',
  sizeCm: 12,
  front,
  second,
  detail: (look) => closeUp(front(look), 300, 420, 2.6),
};
