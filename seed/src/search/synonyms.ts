export type Synonym = { term: string; meaning: string };

/** The catalogue's own words for a thing, any of which stands for the others, and what people call it. */
type Thing = { words: readonly string[]; called: readonly string[] };

/** What the demo's products are called besides what every shop knows. */
const things: readonly Thing[] = [
  {
    words: ['laptop', 'ideapad', 'macbook', 'latitude', 'v15'],
    called: ['notebook', 'ordinateur portable', 'pc portable', 'computer', 'mudasobwa', 'ordinateur', 'pc'],
  },
  { words: ['hotplate', 'coil stove', 'infrared cooker'], called: ['plaque électrique', 'hot plate'] },
  { words: ['coffee maker', 'espresso machine', 'capsule machine'], called: ['machine à café', 'ikawa'] },
  { words: ['washer dryer'], called: ['sèche-linge', 'lave-linge séchant', 'tumble dryer'] },
  {
    words: ['outdoor camera', 'indoor pan camera', 'smart camera', 'recorder kit'],
    called: ['cctv', 'security camera', 'surveillance', 'caméra de surveillance', 'ip camera'],
  },
  { words: ['router', 'mesh'], called: ['routeur', 'modem'] },
  { words: ['band', 'fitness band', 'fit3'], called: ['bracelet connecté', 'fitness tracker'] },
  {
    words: ['console', 'playstation', 'xbox', 'nintendo switch'],
    called: ['game console', 'console de jeu', 'jeux video', 'imikino'],
  },
];

/** Every pair of the table the shop may edit. */
export const demoSynonyms: readonly Synonym[] = listSynonyms();

function listSynonyms(): Synonym[] {
  const byKey = new Map<string, Synonym>();
  for (const { words, called } of things) {
    for (const meaning of words) {
      for (const term of [...called, ...words]) {
        if (term !== meaning) byKey.set(`${term.toLowerCase()}\n${meaning}`, { term, meaning });
      }
    }
  }
  return [...byKey.values()];
}
