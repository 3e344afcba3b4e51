/** Pictures of a zip or a folder, and the products they are named after. */

const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;
/** What systems put into folders by themselves. */
const leftBySystems = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|thumbs\.db$|desktop\.ini$)/i;
export const longestName = 300;

/** Files that nobody has put there, and folders. */
export const isNoPart = (name: string) => name.endsWith('/') || leftBySystems.test(name);

/** Why a file cannot be a picture of a product, by what is known without opening it. */
export function findRefusal(file: { name: string; bytes: number; isLink: boolean; isLocked: boolean }, most: number) {
  if (file.isLink) return 'It is only a link to another file.';
  if (file.name.length > longestName) return `Its name has more than ${longestName} letters.`;
  if (/\.(?:zip|rar|7z)$/i.test(file.name)) return 'A zip within the zip is not opened: unpack it first.';
  if (!pictureName.test(file.name)) return 'It is no picture: JPEG, PNG, WebP and AVIF are taken.';
  if (file.isLocked) return 'It is locked with a password.';
  if (file.bytes > most) return `It is larger than ${most / 1024 / 1024} MB.`;
  return undefined;
}

/** How names are compared: a file cannot be called `AB/12`, so that is `ab-12` too. */
export const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * What a picture may be called after, the likeliest first: `A-1.jpg` is the picture of `A-1`, else the first of `A`;
 * `A/front.jpg` is one of `A`.
 */
export function keysOf(name: string): string[] {
  const [stem = '', ...folders] = name.replace(pictureName, '').split('/').toReversed();
  const keys = [stem, stem.replace(/(?<![\s_.-])[\s_.-]*\(?\d{1,3}\)?$/, ''), ...folders].map(keyOf);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Sorts as people count: 2 before 10, and `A` before `A-1`, whatever stands between. */
export const rankOf = (name: string) =>
  name
    .toLowerCase()
    .replace(pictureName, '')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, '-')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

/** Of the likeliest keys those that are known: which of them each picture is called after. */
export function matchPictures<Picture extends { name: string }>(
  pictures: readonly Picture[],
  isKnown: (key: string) => boolean,
): Map<string, Picture[]> {
  const matched = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const key = keysOf(picture.name).find(isKnown);
    if (key !== undefined) matched.set(key, [...(matched.get(key) ?? []), picture]);
  }
  return matched;
}
