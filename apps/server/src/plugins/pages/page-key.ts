/** The only parameters a page may depend on; anything else is noise and would split the cache. */
const pageParameters = [
  '_routes',
  'brand',
  'category',
  'highPrice',
  'lowPrice',
  'pageNumber',
  'rating',
  'sortPrice',
  'value',
];

const longestValue = 200;

/**
 * The address a page is rendered and cached under: slashes tidied, known parameters in one order, the
 * rest dropped. Two links to the same page have the same key.
 */
export function normalisePageUrl(rawUrl: string): string {
  if (isTidy(rawUrl)) return rawUrl;
  const [rawPath = '/', rawQuery = ''] = rawUrl.split('?', 2);
  const path = rawPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (rawQuery === '') return path;
  const given = new URLSearchParams(rawQuery);
  const known = new URLSearchParams();
  for (const name of pageParameters) {
    const value = given.get(name)?.trim();
    if (value) known.set(name, value.slice(0, longestValue));
  }
  const query = known.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The way of nearly every request, without a regular expression. */
function isTidy(url: string): boolean {
  return !url.includes('?') && !url.includes('//') && (url === '/' || !url.endsWith('/'));
}
