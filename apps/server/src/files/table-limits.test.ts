import { expect, it } from 'vitest';
import { readXml } from './read-xml.ts';
import { createTableCounter } from './table-limits.ts';

it('takes two hundred thousand rows and no more', () => {
  const counter = createTableCounter();
  for (let row = 1; row <= 200_000; row += 1) counter.takeRow(row, ['Lamp']);
  expect(() => counter.takeRow(200_001, ['Lamp'])).toThrow('more than 200,000 rows');
});

it('leaves out what is empty, wherever it stands', () => {
  const counter = createTableCounter();
  expect(counter.takeRow(1, ['Name', ' '])).toEqual({ row: 1, cells: ['Name', ' '] });
  expect(counter.takeRow(2, ['', ' '])).toBeUndefined();
  expect(counter.takesCell(3, 16_383, ' ')).toBe(false);
  expect(counter.takeRow(1_048_576, [''])).toBeUndefined();
});

it('takes rows below ten thousand empty ones, and no deeper', () => {
  const counter = createTableCounter();
  expect(counter.takeRow(10_001, ['Lamp'])).toMatchObject({ row: 10_001 });
  expect(() => counter.takeRow(10_003, ['Lamp'])).toThrow('empty rows');
});

it('refuses a row that is too long though none of its cells is', () => {
  expect(() =>
    createTableCounter().takeRow(
      1,
      Array.from({ length: 11 }, () => 'x'.repeat(100_000)),
    ),
  ).toThrow('Row 1 has more than 1,000,000 letters');
});

it('refuses tags without end beside each other', async () => {
  async function* source() {
    yield Buffer.from('<x>');
    for (;;) yield Buffer.from('<y/>'.repeat(10_000));
  }
  const reading = readXml(source(), {});
  await expect(async () => {
    for (;;) if ((await reading.next()).done) return;
  }).rejects.toThrow('too large');
});
