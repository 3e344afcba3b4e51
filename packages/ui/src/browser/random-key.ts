const BYTES = 16;

/** A key nobody has used before. `crypto.randomUUID` would need https, which a shop on a local network lacks. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
