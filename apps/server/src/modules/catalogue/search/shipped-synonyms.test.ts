import { expect, it } from 'vitest';
import { splitWords } from './read-words.rules.ts';
import { shippedSynonyms } from './shipped-synonyms.ts';
import { longestPhrase } from './understand.rules.ts';
import { stemPhrase } from './word-forms.rules.ts';

const meaningsOf = (term: string) =>
  shippedSynonyms.filter((synonym) => synonym.term === term).map(({ meaning }) => meaning);

it('has several hundred names in three languages', () => {
  expect(new Set(shippedSynonyms.map(({ term }) => term)).size).toBeGreaterThan(800);
  expect(meaningsOf('frigo')).toContain('refrigerator');
  expect(meaningsOf('ipasi')).toContain('iron');
});

it('has no name too long to be looked up, and none twice for one thing', () => {
  expect(shippedSynonyms.filter(({ term }) => splitWords(term).length > longestPhrase)).toEqual([]);
  const pairs = shippedSynonyms.map(({ term, meaning }) => `${term} = ${meaning}`);
  expect(pairs.filter((pair, place) => pairs.indexOf(pair) !== place)).toEqual([]);
});

it.each([
  ['tv stand', 'tv'],
  ['tv remote', 'tv'],
  ['laptop bag', 'laptop'],
  ['laptop charger', 'laptop'],
  ['phone case', 'phone'],
  ['camera bag', 'camera'],
  ['printer ink', 'printer'],
  ['projector screen', 'projector'],
])('takes a %s for no %s', (accessory, thing) => {
  const things = [thing, ...meaningsOf(thing)].map((name) => stemPhrase(splitWords(name)));
  expect(meaningsOf(accessory).filter((name) => things.includes(stemPhrase(splitWords(name))))).toEqual([]);
});
