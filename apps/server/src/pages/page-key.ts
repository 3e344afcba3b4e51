import { filterParameters, repeatedParameters } from '@urumuri/contract';

/** The only parameters a page may depend on; anything else is noise and would split the cache. */
const pageParameters = ['_routes', 'pageNumber', 'sortPrice', 'value', ...filterParameters].sort();

/** One more than any list may have of them is refused there. */
const severalTimes: ReadonlySet<string> = new Set(repeatedParameters);
const mostValues = 30;
const rangeParameter = /^(?:low|high)\.[a-z0-9-]{1,80}$/;

const longestValue = 200;

/** The address a page is rendered and cached under: slashes tidied, known parameters in one order, the rest dropped. */
export function normalisePageUrl(rawUrl: string): string {
  const [rawPath = '/', rawQuery = ''] = rawUrl.split('?', 2);
  const path = rawPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (rawQuery === '') return path;
  const given = new URLSearchParams(rawQuery);
  const known = new URLSearchParams();
  const ranges = [...new Set(given.keys())].filter((name) => rangeParameter.test(name)).sort();
  for (const name of [...pageParameters, ...ranges.slice(0, mostValues)]) {
    const values = given.getAll(name).slice(0, severalTimes.has(name) ? mostValues : 1);
    const tidy = new Set(values.map((value) => value.trim().slice(0, longestValue)));
    for (const value of [...tidy].sort()) if (value) known.append(name, value);
  }
  const query = known.toString();
  return query === '' ? path : `${path}?${query}`;
}
