const BYTES = 16;

/** A word nobody has used before. `crypto.randomUUID` would need https, which a shop on a local network lacks. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
