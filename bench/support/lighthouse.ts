import { median } from './measure.ts';

/** What of Lighthouse's result is read here. Its own types are absent like the package. */
type Result = {
  lhr: {
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Score = Record<(typeof categories)[number], number> & { lcpMs: number; tbtMs: number; cls: number };

/** Lighthouse is not among the packages of the shop: `npm install --no-save lighthouse@12.8.2` fetches it. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  const name = 'lighthouse';
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.log('Without Lighthouse, which is not installed: npm install --no-save lighthouse@12.8.2');
    return undefined;
  }
}

/** The medians of so many runs, as a mobile phone, in the browser that listens at this port. */
export async function scorePage(lighthouse: Lighthouse, url: string, port: number, runs: number): Promise<Score> {
  const results: Result['lhr'][] = [];
  while (results.length < runs) {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    results.push(result.lhr);
  }
  const score = (category: string) => median(results.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100));
  const audit = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  };
}
