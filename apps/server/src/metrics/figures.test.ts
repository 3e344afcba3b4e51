import { expect, it } from 'vitest';
import { addUp, type Figure, writeFigures } from './figures.ts';

const requests = (values: Figure['values']): Figure => ({
  name: 'requests',
  help: 'Answers',
  type: 'counter',
  together: 'sum',
  values,
});

it('is written line by line, and no label breaks its line', () => {
  const label = 'a "b"\\c\nd';
  const text = writeFigures([
    requests([{ value: 2 }, { value: 1.5, suffix: '_sum', labels: { route: label, le: 0.5 } }]),
  ]);
  expect(text).toBe(
    `# HELP requests Answers\n# TYPE requests counter\nrequests 2\nrequests_sum{route="a \\"b\\"\\\\c\\nd",le="0.5"} 1.5\n`,
  );
});

it('adds up what several processes have counted under the same labels, and takes the most of what says so', () => {
  const uptime = (value: number): Figure => ({
    name: 'uptime',
    help: 'Since the start',
    type: 'gauge',
    together: 'max',
    values: [{ value }],
  });
  const one = [
    requests([
      { value: 2, labels: { to: 'a' } },
      { value: 3, labels: { to: 'b' } },
    ]),
    uptime(7),
  ];
  const other = [requests([{ value: 5, labels: { to: 'b' } }]), uptime(4)];
  expect(addUp([...one, ...other])).toEqual([
    requests([
      { value: 2, labels: { to: 'a' } },
      { value: 8, labels: { to: 'b' } },
    ]),
    uptime(7),
  ]);
});
