/** Why the embedded database cannot be used, in a sentence for the person who started the shop. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
