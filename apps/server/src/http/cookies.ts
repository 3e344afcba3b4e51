export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number; isSecure: boolean };

/** For the shop's own calls: no script reads it, and no other site's form sends it along. */
export function writeCookie({ name, value, path, maxAgeSeconds, isSecure }: Cookie): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
