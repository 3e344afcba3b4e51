export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the client names without refusing it (`;q=0`). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  const end = at + encoding.length;
  // Browsers give no weights, and most requests are theirs.
  if (end === header.length || header[end] === ',') return true;
  const weight = /^\s*;\s*q=([\d.]+)/.exec(header.slice(end));
  return weight === null || Number(weight[1]) > 0;
}
