import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';

/** One thing measured: what it was, what it is and what it should be, all in the unit of its chart. */
export type Figure = { name: string; before?: number | undefined; now: number; goal?: number | undefined };

const docs = path.resolve(import.meta.dirname, '../../docs');
const pagePath = path.join(docs, 'performance.md');

/**
 * With `PUBLISH=1` writes figures into docs/performance.md, between the marks that carry the bench's name, as a table
 * and a chart: nobody copies figures by hand.
 */
export function publish(bench: string, { unit, figures }: { unit: string; figures: Figure[] }): void {
  if (process.env.PUBLISH !== '1') return;
  mkdirSync(path.join(docs, 'performance'), { recursive: true });
  writeFileSync(path.join(docs, 'performance', `${bench}.svg`), drawChart(figures, unit));
  const page = readFileSync(pagePath, 'utf8');
  const [start, end] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  if (!page.includes(start) || !page.includes(end)) throw new Error(`docs/performance.md has no place for ${bench}.`);
  const [before, after] = [page.slice(0, page.indexOf(start)), page.slice(page.indexOf(end))];
  writeFileSync(pagePath, `${before}${start}\n\n${writeTable(bench, figures, unit)}\n\n${after}`);
}

const write = (value: number | undefined) =>
  value === undefined ? '–' : value.toLocaleString('en', { maximumSignificantDigits: 3 });

function writeTable(bench: string, figures: Figure[], unit: string): string {
  const rows = figures.map(({ name, before, now, goal }) => [name, write(before), write(now), write(goal)]);
  const table = [['', 'before', 'now', 'goal'], ['---', '--:', '--:', '--:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const load = loadavg()[0]?.toFixed(1);
  const today = new Date().toISOString().slice(0, 10);
  return `![${unit}, before, now and goal](performance/${bench}.svg)\n\n${table}\n\nIn ${unit}; \`bench/${bench}.ts\`, ${today}, load ${load}.`;
}

const [rowHeight, labelWidth, barWidth, numbersWidth, top] = [34, 200, 380, 130, 34];

/** A bar per figure, as long as its share of the largest of what it was, is and should be: figures of all sizes can be read. */
function drawChart(figures: Figure[], unit: string): string {
  const width = labelWidth + barWidth + numbersWidth;
  const rows = figures.map(({ name, before, now, goal }, row) => {
    const y = top + row * rowHeight;
    const most = Math.max(before ?? 0, now, goal ?? 0) || 1;
    const long = (value: number) => ((value / most) * barWidth).toFixed(1);
    const goalAt = goal === undefined ? undefined : (labelWidth + (goal / most) * barWidth).toFixed(1);
    return [
      `<text x="${labelWidth - 12}" y="${y + 17}" text-anchor="end">${escape(name)}</text>`,
      before === undefined
        ? ''
        : `<rect class="before" x="${labelWidth}" y="${y + 3}" width="${long(before)}" height="9" rx="2"/>`,
      `<rect class="now" x="${labelWidth}" y="${y + 13}" width="${long(now)}" height="9" rx="2"/>`,
      goalAt === undefined ? '' : `<line class="goal" x1="${goalAt}" x2="${goalAt}" y1="${y}" y2="${y + 25}"/>`,
      `<text class="number" x="${width - 8}" y="${y + 17}" text-anchor="end">${before === undefined ? '' : `${write(before)} → `}${write(now)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + figures.length * rowHeight + 6}" role="img" aria-label="${escape(unit)}">
<style>
svg { font: 13px system-ui, sans-serif; background: #fff } text { fill: #1f2937 } .number { font-variant-numeric: tabular-nums }
.before { fill: #cbd5e1 } .now { fill: #0f766e } .goal { stroke: #b45309; stroke-width: 2 }
@media (prefers-color-scheme: dark) { svg { background: #0f172a } text { fill: #e2e8f0 } .before { fill: #475569 } .now { fill: #2dd4bf } .goal { stroke: #fbbf24 } }
</style>
<text x="${labelWidth}" y="18">${escape(unit)}: before (grey), now (green), goal (line)</text>
${rows.join('\n')}
</svg>
`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
