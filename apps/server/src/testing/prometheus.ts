export type Series = { name: string; labels: Record<string, string>; value: number };

/** As Prometheus reads it: every line is a comment or a series, and every series was described before. */
export function readSeries(text: string): Series[] {
  const described = new Set<string>();
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const type = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(line);
      if (type?.[1]) described.add(type[1]);
      if (line.startsWith('# ')) return [];
      const [, name = '', written = '', value] = /^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/.exec(line) ?? [];
      if (!described.has(name.replace(/_(bucket|sum|count)$/, ''))) throw new Error(`Not described before: ${line}`);
      const labels = [...written.matchAll(/(\w+)="((?:[^"\\]|\\.)*)",?/g)].map(([, key, word]) => [key, word] as const);
      return [{ name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) }];
    });
}

export const findSeries = (series: readonly Series[], name: string, labels: Record<string, string> = {}) =>
  series.find((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    ?.value;
