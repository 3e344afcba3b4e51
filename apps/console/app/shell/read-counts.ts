import { readNumber } from '@urumuri/ui/forms/read-form.ts';

/** How many of what, from the fields whose names are this word and an id. */
export function readCounts(data: FormData, word: string) {
  return [...data.keys()]
    .filter((name) => name.startsWith(`${word} `))
    .map((name) => ({
      _id: name.slice(word.length + 1),
      quantity: readNumber(data, name) ?? 0,
    }));
}
