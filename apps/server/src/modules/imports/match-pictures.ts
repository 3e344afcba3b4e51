import { limits } from '@urumuri/contract';
import { keyOf, keysOf, matchPictures } from './picture-names.rules.ts';
import type { ImportPicture } from './pictures.repository.ts';
import type { Facts } from './row.rules.ts';

/** Which pictures the rows of a file mean: those they name, else those that are called after their SKU. */
export function createPictureMatcher(pictures: readonly ImportPicture[]) {
  const byName = new Map<string, ImportPicture>();
  for (const picture of pictures.toReversed()) {
    const name = picture.name.toLowerCase();
    byName.set(name.slice(name.lastIndexOf('/') + 1), picture);
  }
  for (const picture of pictures) byName.set(picture.name.toLowerCase(), picture);
  const wanted = new Set(pictures.flatMap(({ name }) => keysOf(name)));
  const rowOfKey = new Map<string, number>();
  const rowOfNamed = new Map<string, number>();
  let named: string[] = [];

  return {
    /** A picture by the name that a cell gives it. */
    find(name: string): ImportPicture | undefined {
      const found = byName.get(name.toLowerCase());
      if (found?.image) named.push(found.name);
      return found;
    },

    /** A row has been read: the pictures it asked for are its own. */
    take(row: number, { sku }: Facts): void {
      for (const name of named) rowOfNamed.set(name, row);
      named = [];
      const key = typeof sku === 'string' ? keyOf(sku) : '';
      if (wanted.has(key) && !rowOfKey.has(key)) rowOfKey.set(key, row);
    },

    settle() {
      type Match = { name: string; row: number | null; failure: string };
      const matches = [...rowOfNamed].map(([name, row]): Match => ({ name, row, failure: '' }));
      const images: { row: number; images: string[] }[] = [];
      const rowsNaming = new Set(rowOfNamed.values());
      const free = pictures.filter(({ name, image }) => image !== null && !rowOfNamed.has(name));
      for (const [key, found] of matchPictures(free, (one) => rowOfKey.has(one))) {
        const row = rowOfKey.get(key) ?? 0;
        const room = rowsNaming.has(row) ? 0 : limits.productImages;
        const failure = room === 0 ? 'Its row names other pictures.' : `A product has at most ${room} pictures.`;
        const distinct = [...new Set(found.flatMap(({ image }) => image ?? []))].slice(0, room);
        if (room > 0) images.push({ row, images: distinct });
        for (const { name, image } of found) {
          const isTaken = distinct.includes(image ?? '');
          matches.push(isTaken ? { name, row, failure: '' } : { name, row: null, failure });
        }
      }
      return { matches, images };
    },
  };
}
