/** Letters of other scripts, and digits, that look like a Latin one; capitals where they look like another than the small ones. */
const lookAlikes = [
  ['аɑαａ', 'a'],
  ['вβ', 'b'],
  ['сϲ', 'c'],
  ['ԁ', 'd'],
  ['еєε', 'e'],
  ['ɡ', 'g'],
  ['нһΗ', 'h'],
  ['іιıɩl1ӏ', 'i'],
  ['јϳ', 'j'],
  ['кκ', 'k'],
  ['мμ', 'm'],
  ['ոпηΝ', 'n'],
  ['оοσօ0', 'o'],
  ['рρ', 'p'],
  ['ԛ', 'q'],
  ['г', 'r'],
  ['ѕ5', 's'],
  ['тτ', 't'],
  ['υս', 'u'],
  ['νѵ', 'v'],
  ['ԝω', 'w'],
  ['хχ', 'x'],
  ['уγΥ', 'y'],
  ['ζ', 'z'],
] as const;

const latinOf = new Map(
  lookAlikes.flatMap(([others, latin]) => Array.from(others, (letter) => [letter, latin] as const)),
);

/**
 * What a name looks like: two shops with the same key could be taken for each other. Case, accents, spaces, signs
 * and invisible characters do not count, and letters of other scripts are read as the Latin ones they look like.
 */
export function nameKeyOf(shopName: string): string {
  const plain = shopName.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const upright = plain.replaceAll(/(?<=\p{L})[|!](?=\p{L})/gu, 'i');
  const latin = Array.from(upright, (letter) => {
    const small = letter.toLowerCase();
    return latinOf.get(letter) ?? latinOf.get(small) ?? small;
  }).join('');
  const letters = latin
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name of signs alone has nothing else to be told by.
  return letters || plain;
}
