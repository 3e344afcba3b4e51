import type { MessageWords } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { fillIn, placeholderNames } from '@urumuri/identity/fill-in';
import type { Letter } from './message.ts';
import { fill as fillWords, type Words } from './templates/index.ts';

/** Left as the shop says it. */
export const ownWords: MessageWords = { subject: '{subject}', short: '{short}', text: '{text}' };

const between = '\n\n';

const sayOwn = ({ subject, short, paragraphs }: Letter) => ({ subject, short, text: paragraphs.join(between) });

/** The letter in the office's words. What has none, such as the list of what was ordered, stays as it is. */
export function putIntoWords(letter: Letter, given: MessageWords, words: Words, shop: Identity): Letter {
  const known: Words = { ...words, ...sayOwn(letter) };
  const fill = (text: string) => fillIn(fillWords(text, known), shop);
  return {
    ...letter,
    subject: fill(given.subject).replaceAll('\n', ' '),
    short: fill(given.short),
    paragraphs: fill(given.text)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  };
}

/** The shop's own words with placeholders in them, to begin from. The longest values first: one may lie in another. */
export function writeOut(letter: Letter, words: Words): MessageWords {
  const values = Object.entries(words)
    .filter(([, value]) => value.length > 1)
    .sort(([, one], [, other]) => other.length - one.length);
  const replace = (text: string) =>
    values.reduce((written, [key, value]) => written.replaceAll(value, `{${key}}`), text);
  const { subject, short, text } = sayOwn(letter);
  return { subject: replace(subject), short: replace(short), text: replace(text) };
}

/** What may stand in the texts of a message, the shop's own words first. */
export const listPlaceholders = (words: Words): string[] => [
  ...new Set(['subject', 'short', 'text', ...Object.keys(words), ...placeholderNames]),
];

/** By field what is wrong. A code or a link that is the point of a message must stay in it; mails have a button for it. */
export function findFaults(given: MessageWords, words: Words, isSecret: boolean): Partial<MessageWords> {
  const known = listPlaceholders(words);
  const faults: Partial<MessageWords> = {};
  for (const field of ['subject', 'short', 'text'] as const) {
    const used = [...given[field].matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
    const unknown = used.find((key) => !known.includes(key));
    const point = 'code' in words ? 'code' : isSecret && 'link' in words && field === 'short' ? 'link' : undefined;
    if (unknown !== undefined) faults[field] = `There is no {${unknown}} in this message`;
    else if (point && field !== 'subject' && !used.includes(point) && !used.includes(field)) {
      faults[field] = `{${point}} must stand in it`;
    }
  }
  return faults;
}
