type PhoneReading =
  | { kind: 'rwandan' | 'foreign'; number: string }
  /** Neither: it is kept as it was written, and somebody will have to ask. */
  | { kind: 'unclear'; number: string };

const COUNTRY_CODE = '250';
/** After the country code: mobile numbers begin with 7, fixed lines with 2. */
const national = /^[27]\d{8}$/;
const international = /^[1-9]\d{6,14}$/;
const separators = /[\s().\-/\u00a0\u2010-\u2015]/g;

/**
 * Reads a phone number as people in Rwanda write it: `0788 123 456`, `788123456`, `250788…`, `+250 (0)788…`.
 * One rule for the form that warns and the server that stores.
 */
export function readPhone(text: string): PhoneReading {
  const bare = text.replace(/^tel:/i, '').replaceAll(separators, '').replace(/^00/, '+');
  const own = bare.replace(new RegExp(`^\\+?${COUNTRY_CODE}0?`), '').replace(/^0/, '');
  if (national.test(own)) return { kind: 'rwandan', number: `+${COUNTRY_CODE}${own}` };
  const isAbroad = bare.startsWith('+') && !bare.startsWith(`+${COUNTRY_CODE}`);
  if (isAbroad && international.test(bare.slice(1))) return { kind: 'foreign', number: bare };
  return { kind: 'unclear', number: text.trim() };
}

/** `+250 788 123 456`: in groups, as it is read out. */
export function groupPhone(phone: string): string {
  return phone.replace(/^\+250(\d{3})(\d{3})(\d{3})$/, '+250 $1 $2 $3');
}
