type Labels = Record<string, string | number>;

/** One number of a figure; of a histogram `suffix` says which of its parts. */
export type Value = { value: number; labels?: Labels; suffix?: '_bucket' | '_sum' | '_count' };

/** What is counted or measured under one name. */
export type Figure = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** What several processes come to together. */
  together: 'sum' | 'max';
  values: Value[];
};

const put = {
  sum: (one: number, other: number) => one + other,
  max: Math.max,
};

/** Those of several processes as those of one. */
export function addUp(all: readonly Figure[]): Figure[] {
  const known = new Map<string, Figure & { byLabels: Map<string, Value> }>();
  for (const { values, ...figure } of all) {
    const sum = known.get(figure.name) ?? { ...figure, values: [], byLabels: new Map<string, Value>() };
    known.set(figure.name, sum);
    for (const value of values) {
      const key = nameOf(figure.name, value);
      const before = sum.byLabels.get(key);
      sum.byLabels.set(key, before ? { ...value, value: put[figure.together](before.value, value.value) } : value);
    }
  }
  return [...known.values()].map(({ byLabels, ...figure }) => ({ ...figure, values: [...byLabels.values()] }));
}

/** As Prometheus reads it: https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export function writeFigures(figures: readonly Figure[]): string {
  return figures
    .map(({ name, help, type, values }) => {
      const series = values.map((value) => `${nameOf(name, value)} ${value.value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${series.join('')}`;
    })
    .join('\n');
}

function nameOf(figure: string, { suffix, labels = {} }: Value): string {
  const name = figure + (suffix ?? '');
  const written = Object.entries(labels).map(([label, word]) => `${label}="${quote(String(word))}"`);
  return written.length === 0 ? name : `${name}{${written.join(',')}}`;
}

const quote = (word: string) =>
  word
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
