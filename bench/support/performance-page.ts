import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describeLoad, type Measured } from './measure.ts';

/** A row of the table in docs/performance.md. */
export type Figure = { what: string; figure: string; goal?: string | undefined };

const root = path.resolve(import.meta.dirname, '../..');
const pagePath = path.join(root, 'docs/performance.md');
const [start, end] = ['<!-- figures -->', '<!-- /figures -->'];
const heading = ['| Bench | What | Figure | Goal | Measured |', '| --- | --- | --- | --- | --- |'];
const benches = ['cpu', 'catalogue', 'browser', 'siege', 'kill', 'import', 'relevance'];

/** With PUBLISH=1 writes what a bench has measured into the table: nobody copies figures by hand. */
export function publish(bench: string, figures: readonly Figure[]): void {
  if (process.env.PUBLISH !== '1') return;
  const today = new Date().toISOString().slice(0, 10);
  const measured = `${today}, ${availableParallelism()} cores, load ${describeLoad()}`;
  const fresh = figures.map(({ what, figure, goal }) => [`\`${bench}\``, what, figure, goal ?? '', measured]);
  const page = readFileSync(pagePath, 'utf8');
  const [before = '', after = ''] = [page.split(start)[0], page.split(end)[1]];
  const stored = page
    .slice(before.length + start.length, page.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const isSame = (row: string[], other: string[]) => row[0] === other[0] && row[1] === other[1];
  const added = fresh.filter((row) => !stored.some((known) => isSame(row, known)));
  const rows = [...stored.map((known) => fresh.find((row) => isSame(row, known)) ?? known), ...added].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const table = [...heading, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  writeFileSync(pagePath, `${before}${start}\n\n${table}\n\n${end}${after}`);
  execFileSync('npx', ['oxfmt', pagePath], { cwd: root, stdio: 'inherit' });
}

const placeOf = ([bench = '']: string[]) => benches.findIndex((name) => bench.startsWith(`\`${name}`));

/** CPU of each kind of request, with how long it took at most for 95 of 100, or how it compares with the reference. */
export function describeMeasured(measured: readonly Measured[], prefix = ''): Figure[] {
  return measured.map(({ name, goalMs, cpuMs, p95Ms, ofReference }) => {
    const beside = ofReference === undefined ? '' : `, ${ofReference.toFixed(2)} of the reference`;
    return {
      what: prefix + name,
      figure: `${cpuMs.toFixed(2)} ms of CPU, p95 ${p95Ms.toFixed(0)} ms${beside}`,
      goal: goalMs === undefined ? undefined : `${goalMs} ms of CPU`,
    };
  });
}
