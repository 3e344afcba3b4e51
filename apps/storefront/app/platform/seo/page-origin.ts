type Match = { id: string; loaderData?: unknown } | undefined;

/** The shop's origin, as the root loader learnt it from the request. */
export function pageOrigin(matches: readonly Match[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const hasOrigin = typeof data === 'object' && data !== null && 'origin' in data;
  return hasOrigin && typeof data.origin === 'string' ? data.origin : 'http://localhost';
}
