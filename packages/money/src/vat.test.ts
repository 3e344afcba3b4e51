import { expect, it } from 'vitest';
import { splitCredit, splitVat, vatIn } from './vat.ts';

it.each([
  [118, 18, 18],
  [100, 18, 15],
  [1, 18, 0],
  [3, 18, 0],
  // 4 × 18 / 118 = 0.61
  [4, 18, 1],
  [10_000, 0, 0],
  [1_000_000_000_000, 18, 152_542_372_881],
  // Exactly half a franc.
  [3, 20, 1],
])('in %i francs at %i %% there are %i of VAT', (gross, percent, vat) => {
  expect(vatIn(gross, percent)).toBe(vat);
});

it('lists rates from the highest, each rounded once', () => {
  const lines = [
    { amountRwf: 59, percent: 18 },
    { amountRwf: 500, percent: 0 },
    { amountRwf: 59, percent: 18 },
  ];
  expect(splitVat(lines)).toEqual([
    { percent: 18, netRwf: 100, vatRwf: 18, grossRwf: 118 },
    { percent: 0, netRwf: 500, vatRwf: 0, grossRwf: 500 },
  ]);
});

it('adds up to the franc, whatever is sold and in however many pieces it comes back', () => {
  let seed = 7;
  const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let run = 0; run < 500; run += 1) {
    const lines = Array.from({ length: 1 + draw(6) }, () => ({
      amountRwf: draw(3_000_000),
      percent: [0, 5, 18][draw(3)] ?? 0,
    }));
    const whole = splitVat(lines);
    for (const { netRwf, vatRwf, grossRwf } of whole) expect(netRwf + vatRwf).toBe(grossRwf);
    const gross = whole.reduce((sum, { grossRwf }) => sum + grossRwf, 0);
    expect(gross).toBe(lines.reduce((sum, { amountRwf }) => sum + amountRwf, 0));
    let left = lines;
    const credited = new Map<number, number>();
    while (left.some(({ amountRwf }) => amountRwf > 0)) {
      const after = left.map((line) => ({
        ...line,
        amountRwf: line.amountRwf - Math.min(line.amountRwf, draw(2_000_000)),
      }));
      for (const { percent, netRwf, vatRwf, grossRwf } of splitCredit(splitVat(left), splitVat(after))) {
        expect(netRwf + vatRwf).toBe(grossRwf);
        expect(vatRwf).toBeLessThanOrEqual(0);
        credited.set(percent, (credited.get(percent) ?? 0) + vatRwf);
      }
      left = after;
    }
    for (const { percent, vatRwf } of whole) expect(vatRwf + (credited.get(percent) ?? 0)).toBe(0);
  }
});
