/** Interfaces of desks and living rooms; see screen.ts. Each fills 0,0 → width,height. */
import { linear, radial, tint } from './kit.ts';
import { at, disc, mix, oval, path, rect, stroke } from './vector.ts';
import { drawHills, drawLake, drawSunrise } from './screen-scenes.ts';

export function drawSheet(width: number, height: number, accent: string): string {
  const [column, row] = [width / 9, height / 15];
  const strong = mix(accent, '#1f7a55', 0.1);
  let grid = '';
  for (let index = 1; index < 9; index += 1) grid += `M${at(index * column)} ${at(row * 3)}V${at(height)}`;
  for (let index = 3; index < 15; index += 1) grid += `M0 ${at(index * row)}H${at(width)}`;
  let cells = '';
  for (let index = 0; index < 27; index += 1) {
    const [across, down] = [index % 3, Math.floor(index / 3)];
    const share = 0.42 + ((index * 37) % 40) / 100;
    const colour = across === 0 ? '#5b6577' : '#a3abb8';
    cells += rect(
      column * (across + 0.6 + 0.2),
      row * (down + 4.3),
      column * share * 0.85,
      row * 0.4,
      colour,
      row * 0.2,
    );
  }
  const bars = [0.45, 0.7, 0.55, 0.9, 0.75, 1].map((share, index) => {
    const tall = row * 5 * share;
    return rect(
      column * (4.75 + index * 0.58),
      row * 11.2 - tall,
      column * 0.36,
      tall,
      index % 2 ? strong : tint(strong, 0.45),
      2,
    );
  });
  return (
    rect(0, 0, width, height, '#fbfcfd') +
    rect(0, 0, width, row * 1.4, strong) +
    rect(column * 0.3, row * 0.5, column * 1.5, row * 0.4, '#fff', row * 0.2, 'opacity=".85"') +
    rect(0, row * 1.4, width, row * 1.6, '#eef1f4') +
    [0, 1, 2, 3, 4, 5]
      .map((index) => rect(column * (0.3 + index * 0.55), row * 1.85, column * 0.38, row * 0.7, '#c3cad4', 2))
      .join('') +
    stroke(grid, '#dfe4ea', 1) +
    cells +
    rect(column * 4.35, row * 4.4, column * 4.2, row * 8, '#fff', 4, 'stroke="#d3d9e1"') +
    rect(column * 4.75, row * 5, column * 1.5, row * 0.45, '#5b6577', row * 0.2) +
    bars.join('')
  );
}

function roundedTop(x: number, y: number, width: number, height: number, radius: number): string {
  const r = at(radius);
  return (
    `M${at(x)} ${at(y + height)}v${at(radius - height)}q0 -${r} ${r} -${r}h${at(width - radius * 2)}` +
    `q${r} 0 ${r} ${r}v${at(height - radius)}Z`
  );
}

export function drawDesktop(width: number, height: number, accent: string): string {
  const unit = Math.min(width, height) / 100;
  const [x, y, wide, tall] = [width * 0.1, height * 0.13, width * 0.5, height * 0.56];
  const line = (left: number, top: number, share: number, colour: string) =>
    rect(x + wide * left, y + tall * top, wide * share, tall * 0.035, colour, tall * 0.018);
  const icons = ['#3f8cff', '#34b67a', '#ffb02e', '#f2576b', '#8b63e6']
    .map((colour, index) =>
      rect(width / 2 + unit * (index * 9 - 22), height - unit * 8.4, unit * 6, unit * 6, colour, unit * 1.5),
    )
    .join('');
  return (
    drawHills(width, height, accent) +
    rect(x + unit, y + unit * 2, wide, tall, '#0c1526', unit * 2, 'opacity=".22"') +
    rect(x, y, wide, tall, '#fdfdfe', unit * 2) +
    path(roundedTop(x, y, wide, tall * 0.12, unit * 2), '#e7ebf1') +
    disc(x + unit * 4, y + tall * 0.06, unit * 1.2, '#f2576b') +
    disc(x + unit * 8, y + tall * 0.06, unit * 1.2, '#ffb02e') +
    disc(x + unit * 12, y + tall * 0.06, unit * 1.2, '#34b67a') +
    rect(x, y + tall * 0.12, wide * 0.24, tall * 0.86, '#f1f4f8') +
    [0.2, 0.3, 0.4, 0.5].map((top, index) => line(0.05, top, 0.13, index === 1 ? accent : '#b9c1cd')).join('') +
    rect(
      x + wide * 0.3,
      y + tall * 0.2,
      wide * 0.64,
      tall * 0.34,
      linear(30, [0, tint(accent, 0.35)], [1, mix(accent, '#ff8a5c', 0.6)]),
      unit,
    ) +
    line(0.3, 0.62, 0.5, '#5b6577') +
    line(0.3, 0.71, 0.62, '#c3cad4') +
    line(0.3, 0.79, 0.56, '#c3cad4') +
    rect(width * 0.66, height * 0.13, width * 0.25, height * 0.3, '#fff', unit * 2, 'opacity=".8"') +
    stroke(
      `M${at(width * 0.69)} ${at(height * 0.36)}l${at(width * 0.05)} ${at(-height * 0.1)} ` +
        `${at(width * 0.05)} ${at(height * 0.05)} ${at(width * 0.08)} ${at(-height * 0.12)}`,
      mix(accent, '#2563c9', 0.3),
      unit * 1.4,
      'stroke-linejoin="round"',
    ) +
    rect(width / 2 - unit * 26, height - unit * 10, unit * 50, unit * 9.2, '#fff', unit * 3, 'opacity=".55"') +
    icons
  );
}

/** A television's home page: one large film and a row of others. */
export function drawTiles(width: number, height: number, accent: string): string {
  const hues = ['#ff8a5c', '#3f8cff', '#34b67a', '#b85cc9', '#ffb02e'];
  const [wide, tall, gap] = [width * 0.17, height * 0.2, width * 0.018];
  const tiles = hues.map((hue, index) => {
    const x = width * 0.045 + index * (wide + gap);
    const fill = linear(50, [0, tint(mix(hue, accent, 0.2), 0.15)], [1, tint(mix(hue, accent, 0.3), -0.45)]);
    const frame = index === 0 ? 'stroke="#fff" stroke-width="3"' : '';
    return (
      rect(x, height * 0.73, wide, tall, fill, 5, frame) +
      disc(x + wide * 0.7, height * 0.8, tall * 0.22, '#fff', 'opacity=".25"')
    );
  });
  const fade = linear(0, [0, '#090c14', 0.92], [0.45, '#090c14', 0.45], [0.8, '#090c14', 0]);
  const foot = linear(90, [0.4, '#090c14', 0], [0.75, '#090c14', 0.95]);
  return (
    drawSunrise(width, height, accent) +
    rect(0, 0, width, height, fade) +
    rect(0, 0, width, height, foot) +
    [0, 1, 2, 3]
      .map((index) =>
        rect(
          width * (0.045 + index * 0.09),
          height * 0.07,
          width * 0.06,
          height * 0.022,
          '#fff',
          3,
          `opacity="${index === 0 ? 0.95 : 0.45}"`,
        ),
      )
      .join('') +
    rect(width * 0.045, height * 0.25, width * 0.3, height * 0.07, '#fff', 5) +
    rect(width * 0.045, height * 0.37, width * 0.25, height * 0.025, '#fff', 3, 'opacity=".6"') +
    rect(width * 0.045, height * 0.42, width * 0.2, height * 0.025, '#fff', 3, 'opacity=".6"') +
    rect(width * 0.045, height * 0.51, width * 0.11, height * 0.085, tint(accent, 0.1), height * 0.042) +
    path(
      `M${at(width * 0.092)} ${at(height * 0.53)}v${at(height * 0.045)}` +
        `l${at(width * 0.02)} ${at(-height * 0.0225)}Z`,
      '#fff',
    ) +
    tiles.join('')
  );
}

/** Football on a floodlit pitch. */
export function drawPitch(width: number, height: number, accent: string): string {
  const [top, unit] = [height * 0.34, Math.min(width, height) / 100];
  let stripes = '';
  for (let index = 0; index < 8; index += 2) {
    const [from, to] = [index / 8, (index + 1) / 8];
    const far = (share: number) => at(width * (0.2 + share * 0.6));
    const near = (share: number) => at(width * (-0.6 + share * 2.2));
    stripes += `M${far(from)} ${at(top)}H${far(to)}L${near(to)} ${at(height)}H${near(from)}Z`;
  }
  const player = (x: number, y: number, scale: number, colour: string) =>
    `<g transform="translate(${at(width * x)} ${at(height * y)}) scale(${at(unit * scale)})">` +
    '<ellipse cx="2" cy="10" rx="5" ry="1.2" fill="#04240f" opacity=".45"/>' +
    stroke('M-1 3L-3 9M1 3L3.6 8.4', '#2b1a14', 1.7) +
    rect(-2.6, -4, 5.2, 7.6, colour, 1.8) +
    rect(-2.6, 1.6, 5.2, 2.8, '#fff', 0.8) +
    disc(0, -6, 1.9, '#3a2218') +
    '</g>';
  return (
    rect(0, 0, width, top, linear(90, [0, '#0c1530'], [1, mix(accent, '#2a3a63', 0.6)])) +
    rect(0, top * 0.5, width, top * 0.5, '#1a2442') +
    stroke(
      `M0 ${at(top * 0.62)}H${at(width)}M0 ${at(top * 0.76)}H${at(width)}`,
      '#cfd8ee',
      height * 0.014,
      `stroke-dasharray="0 ${at(unit * 2.6)}" opacity=".5"`,
    ) +
    rect(0, top * 0.88, width, top * 0.12, accent) +
    [0.14, 0.86]
      .map((share) =>
        disc(
          width * share,
          top * 0.2,
          top * 0.9,
          radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.8], [0.2, '#dfe9ff', 0.3], [1, '#dfe9ff', 0]),
        ),
      )
      .join('') +
    rect(0, top, width, height - top, linear(90, [0, '#2f9150'], [1, '#1c7a3c'])) +
    path(stripes, '#ffffff', 'opacity=".1"') +
    stroke(`M0 ${at(height * 0.47)}H${at(width)}`, '#fff', 1.6, 'opacity=".7"') +
    oval(
      width / 2,
      height * 0.47,
      width * 0.15,
      height * 0.075,
      'none',
      'stroke="#fff" stroke-width="1.6" opacity=".7"',
    ) +
    player(0.24, 0.56, 1.1, '#f4c430') +
    player(0.77, 0.5, 1, accent) +
    player(0.42, 0.72, 1.9, accent) +
    player(0.58, 0.7, 1.8, '#f4c430') +
    disc(width * 0.5, height * 0.88, unit * 2, '#fff')
  );
}

export function drawFilm(width: number, height: number, accent: string): string {
  const bar = height * 0.09;
  return (
    drawLake(width, height, accent) + rect(0, 0, width, bar, '#05060a') + rect(0, height - bar, width, bar, '#05060a')
  );
}
