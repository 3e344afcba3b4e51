import { linear, tint } from '../parts/kit.ts';
import { box, line, oval, shape } from '../parts/device-parts.ts';
import {
  agaseke,
  curtain,
  floor,
  frieze,
  hills,
  imigongo,
  plant,
  tiles,
  windowView,
  wovenPlate,
} from './scene-props.ts';

export type Place = 'living-room' | 'kitchen' | 'desk' | 'terrace' | 'bedroom' | 'laundry';
export type Stands = 'floor' | 'table' | 'wall';

/** Where the wall meets the floor in the wide view. */
const SKIRTING_Y = 442;

type Room = {
  wall: string;
  floorNear: string;
  floorFar: string;
  top: string;
  decorate: (stands: Stands) => string;
};

const leftWindow = (stands: Stands) =>
  stands === 'wall' ? windowView(-120, 96, 150, 230) : windowView(36, 70, 166, stands === 'table' ? 236 : 220);

function sofa(x: number, colour: string): string {
  const fabric = linear(60, [0, tint(colour, 0.25)], [0.5, colour], [1, tint(colour, -0.2)]);
  return [
    box(x, 356, 300, 100, 26, fabric),
    box(x - 6, 404, 64, 92, 24, fabric),
    box(x + 30, 418, 290, 70, 18, linear(90, [0, tint(colour, 0.3)], [1, tint(colour, -0.1)])),
    box(x + 84, 368, 74, 62, 14, '#d9a384', 'transform="rotate(-10 120 400)"'),
    box(x + 10, 492, 16, 16, 3, '#7d6148'),
  ].join('');
}

function livingRoom(stands: Stands): string {
  return [
    leftWindow(stands),
    stands === 'wall'
      ? ''
      : curtain(2, 44, 44, 360, '#dcc6ac') + curtain(204, 44, 38, 360, '#dcc6ac') + line('M-10 46H262', '#8a6f55', 6),
    stands === 'wall' ? imigongo(548, 120, 90, 130) : imigongo(450, 96, 96, 132),
    stands === 'floor' ? sofa(440, '#b3b8ae') : '',
    stands === 'floor'
      ? plant(84, 476, 0.9)
      : plant(stands === 'wall' ? 560 : 540, stands === 'wall' ? 500 : 450, 0.95),
  ].join('');
}

function kitchen(stands: Stands): string {
  const cabinet = '#c9cfc4';
  const jars = [462, 502, 540].map(
    (x, jar) =>
      box(x, 146 - jar * 4, 28, 44 + jar * 4, 6, ['#d9b08a', '#e8dcc4', '#b9826a'][jar] ?? '#d9b08a') +
      box(x + 3, 138 - jar * 4, 22, 10, 3, '#8a6f55'),
  );
  const shelf = box(430, 190, 170, 10, 2, '#a98564') + line('M452 200v16M574 200v16', '#8a6f55', 5);
  const units = [
    box(-40, 318, 680, 20, 3, linear(90, [0, '#efe9df'], [1, '#c9bda9'])),
    ...[-30, 96, 222, 348, 474, 600].map(
      (x) =>
        box(x, 342, 120, 106, 4, linear(60, [0, tint(cabinet, 0.25)], [1, tint(cabinet, -0.08)])) +
        box(x + 44, 354, 32, 6, 3, '#9a8a72'),
    ),
    box(-40, 448, 680, 12, 0, '#8f8678'),
  ].join('');
  const backsplash =
    stands === 'floor' ? tiles(-40, 208, 680, 112, 62, '#d3c6b2') : tiles(-40, 248, 680, 260, 84, '#d3c6b2');
  return [
    backsplash,
    stands === 'wall' ? windowView(-120, 60, 150, 180) : windowView(48, 56, 160, stands === 'floor' ? 150 : 176),
    stands === 'wall' ? '' : shelf + jars.join(''),
    stands === 'floor' ? units + agaseke(506, 320, 0.5) + plant(60, 320, 0.42) : '',
  ].join('');
}

function desk(stands: Stands): string {
  const books = [
    box(470, 118, 16, 62, 2, '#a9b4a2'),
    box(488, 110, 18, 70, 2, '#c98f74'),
    box(508, 124, 14, 56, 2, '#d9c39a'),
    box(524, 114, 18, 66, 2, '#8f9bab'),
    box(452, 180, 150, 9, 2, '#a98564'),
  ].join('');
  return [
    leftWindow(stands),
    stands === 'wall' ? '' : books + imigongo(476, 226, 70, 84),
    stands === 'floor' ? plant(540, 480, 0.9) : '',
  ].join('');
}

function terrace(stands: Stands): string {
  const rail =
    stands === 'wall'
      ? ''
      : [
          box(-40, 318, 680, 12, 3, '#8a6f55'),
          line(Array.from({ length: 15 }, (_, post) => `M${-16 + post * 46} 330V450`).join(''), '#9c8168', 6),
          box(-40, 440, 680, 10, 2, '#8a6f55'),
        ].join('');
  const view =
    stands === 'wall'
      ? box(-40, -40, 680, 700, 0, linear(20, [0, '#f3e9db'], [1, '#dfd0bb'])) +
        hills(-420, 40, 500, 420) +
        box(76, -40, 16, 520, 0, '#cdbca4')
      : hills(-40, -90, 680, 540);
  return [
    view,
    rail,
    box(-40, -40, 680, 74, 0, linear(90, [0, '#7d6148'], [1, '#a38468'])),
    line('M-40 10H640M-40 -8H640', '#6e5644', 3, 'opacity="0.5"'),
    stands === 'wall'
      ? frieze(384) + plant(40, 540, 0.9)
      : box(556, 30, 30, 430, 4, linear(0, [0, '#b39678'], [1, '#80664d'])) + plant(42, 474, 0.9),
    stands === 'floor' ? agaseke(520, 486, 0.62) : '',
  ].join('');
}

function bedroom(stands: Stands): string {
  const bed =
    stands === 'wall'
      ? ''
      : [
          box(300, 262, 380, 190, 22, linear(60, [0, '#c7ab8d'], [1, '#a5886a'])),
          box(330, 330, 150, 76, 30, linear(60, [0, '#fbf7f0'], [1, '#ddd2c2'])),
          box(470, 334, 150, 76, 30, linear(60, [0, '#f6efe5'], [1, '#d5c8b6'])),
          shape('M290 404Q440 380 660 398V520H290Z', linear(90, [0, '#d8c9d0'], [1, '#b5a2ac'])),
        ].join('');
  const plates =
    stands === 'wall'
      ? ''
      : wovenPlate(398, 132, 46, '#b5674a') + wovenPlate(492, 104, 34, '#5f7f72') + wovenPlate(494, 192, 40, '#c2924f');
  return [
    leftWindow(stands),
    curtain(stands === 'wall' ? 30 : 206, 44, 44, 372, '#d6c2c0'),
    plates,
    bed,
    stands === 'wall' ? plant(556, 500, 0.8) : '',
  ].join('');
}

function laundry(stands: Stands): string {
  const towels = [
    ['#e6d5c3', 150],
    ['#a9bdb4', 134],
    ['#d9a384', 118],
  ].map(([tone, y]) => box(470, Number(y), 96, 18, 8, String(tone)));
  return [
    tiles(-40, -40, 680, 486, 76, '#d6cbbb'),
    leftWindow(stands),
    stands === 'wall' ? '' : [box(440, 168, 170, 10, 2, '#a98564'), ...towels, agaseke(596, 168, 0.4)].join(''),
    stands === 'floor'
      ? plant(72, 478, 0.72) +
        oval(536, 484, 56, 9, '#3a2e22', 'opacity="0.25"') +
        shape('M484 404H588L576 480H496Z', linear(0, [0, '#ecd9b4'], [1, '#b3936a'])) +
        line('M490 424H582M492 444H580M494 462H578', '#8d6a48', 4, 'opacity="0.5"') +
        shape('M486 406Q510 372 540 396Q566 376 586 406Z', '#f1ece4')
      : '',
  ].join('');
}

const rooms: Record<Place, Room> = {
  'living-room': {
    wall: '#efe4d6',
    floorNear: '#c39a74',
    floorFar: '#d8b896',
    top: '#b98a62',
    decorate: livingRoom,
  },
  kitchen: { wall: '#eadfce', floorNear: '#c4b39e', floorFar: '#d8cbb9', top: '#c2a98c', decorate: kitchen },
  desk: { wall: '#e5ded1', floorNear: '#bd9873', floorFar: '#d3b594', top: '#c79b70', decorate: desk },
  terrace: { wall: '#f3e9db', floorNear: '#c7a389', floorFar: '#d6b9a2', top: '#a97f5c', decorate: terrace },
  bedroom: { wall: '#eee1da', floorNear: '#c0a083', floorFar: '#d6bda3', top: '#b98f6c', decorate: bedroom },
  laundry: { wall: '#e2e2d8', floorNear: '#b9b4a8', floorFar: '#cfcbc0', top: '#c9b499', decorate: laundry },
};

/** Wall and floor alone. */
export function roomShell(place: Place, stands: Stands): string {
  const { wall, floorNear, floorFar } = rooms[place];
  const openAir = place === 'terrace' && stands !== 'wall';
  const back = openAir
    ? box(-60, -60, 720, 540, 0, linear(90, [0, '#c3d9e8'], [1, '#8fae93']))
    : box(-60, -60, 720, 540, 0, linear(25, [0, tint(wall, 0.4)], [0.5, wall], [1, tint(wall, -0.1)]));
  if (stands === 'table') return back;
  const skirting = openAir ? '' : box(-60, SKIRTING_Y - 14, 720, 16, 0, tint(wall, 0.35));
  return back + floor(SKIRTING_Y, floorNear, floorFar) + skirting;
}

/** Furniture and decoration along the wall. */
export function furnishing(place: Place, stands: Stands): string {
  return rooms[place].decorate(stands);
}

/** The colour of the room's table, counter or sideboard. */
export function surfaceOf(place: Place): string {
  return rooms[place].top;
}
