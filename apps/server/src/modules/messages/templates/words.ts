import type { Locale } from './locales.ts';

export type Words = Readonly<Record<string, string>>;

/** What a message is told, as words that may stand in its text: `totalRwf` as {total}, `href` as {link}. */
export function listWords(facts: object, { money, join }: Pick<Locale, 'money' | 'join'>): Words {
  const words: Record<string, string> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'href') words.link = String(value);
    else if (typeof value === 'string') words[key] = value;
    else if (typeof value === 'number') {
      if (key.endsWith('Rwf')) words[key.slice(0, -'Rwf'.length)] = money(value);
      else words[key] = String(value);
    } else if (Array.isArray(value)) {
      if (value.every((one) => typeof one === 'string')) words[key] = join(value);
    } else if (isPerson(value)) words[key] = value.name;
  }
  return words;
}

const isPerson = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Phrases may have words in them; in a word nothing is filled in, or a customer could be called {total}. */
export function fill(text: string, words: Words, phrases: Words = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    const phrase = phrases[key];
    return phrase === undefined ? (words[key] ?? whole) : fill(phrase, words, phrases);
  });
}
