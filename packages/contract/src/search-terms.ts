/** General words of the trade, suggested when the catalogue itself has nothing better or cannot be asked. */
export const generalSearchTerms = [
  'electronics',
  'clothing',
  'home',
  'kitchen',
  'beauty',
  'sports',
  'books',
  'toys',
  'furniture',
  'automotive',
  'health',
  'garden',
] as const;
