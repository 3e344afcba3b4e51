export type Customer = { id: string; name: string; email: string; image: string };

const MILLISECONDS_PER_SECOND = 1000;

/** Who a token speaks of, or `null` when it is unreadable or has run out. Trust is the server's matter. */
export function decodeCustomer(token: string | null, nowMs: number): Customer | null {
  const payload = token === null ? undefined : readPayload(token);
  if (payload === undefined) return null;
  const { id, name, email, image, exp } = payload;
  if (typeof id !== 'string' || id === '') return null;
  if (typeof exp === 'number' && exp * MILLISECONDS_PER_SECOND <= nowMs) return null;
  return { id, name: textOr(name), email: textOr(email), image: textOr(image) };
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readPayload(token: string): Record<string, unknown> | undefined {
  const part = token.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    // Names may hold any letter; atob gives one character per byte.
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
