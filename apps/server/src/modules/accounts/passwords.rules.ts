import listed from './common-passwords.json' with { type: 'json' };

/** The first guesses of anybody who tries passwords, in small letters. Words also stand for themselves with digits. */
const commonPasswords: ReadonlySet<string> = new Set(listed);

const decoration = /^[\d\W_]+|[\d\W_]+$/g;
const fewestDifferentCharacters = 3;
const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (row) => [row, [...row].reverse().join('')],
);

/**
 * Whether a password is among the first anybody would guess: a common one, the shop's name or the
 * e-mail's, bare or dressed up with digits and signs, or the same few keys in a row.
 */
export function isTooCommon(password: string, { shopName, email }: { shopName: string; email: string }): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < fewestDifferentCharacters) return true;
  if (sequences.some((row) => row.includes(plain))) return true;
  const words = new Set([plain, plain.replaceAll(decoration, ''), undoSubstitutions(plain).replaceAll(decoration, '')]);
  const obvious = [shopName.toLowerCase(), email.toLowerCase(), (email.split('@')[0] ?? '').toLowerCase()];
  return [...words].some((word) => word !== '' && (commonPasswords.has(word) || obvious.includes(word)));
}

const substitutions: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's' };

/** P@ssw0rd is a password everybody thinks of; only the decoration at the end is left to cut. */
function undoSubstitutions(text: string): string {
  const bare = text.replace(/[\d\W_]+$/, '');
  return bare.replaceAll(/[@4310$5]/g, (sign) => substitutions[sign] ?? sign);
}
