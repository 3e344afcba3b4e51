import { limits } from '@urumuri/contract';

/** Of a phone number fewer say nothing, and what is written before it may belong to a shorter number. */
const fewestDigits = 4;
const fewestAfterCode = 6;

/**
 * The words an order must have to be found. Of a phone number the end counts, however its beginning is written:
 * `0788 123 456`, `+250 788…` and the last digits alone.
 */
export function readOrderSearch(text: string): string[] {
  const digits = /^[\d\s+().-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  if (digits.length >= fewestDigits) return [withoutCode(digits)];
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, limits.searchWords);
}

function withoutCode(digits: string): string {
  const national = digits.replace(/^(00)?2500?/, '');
  return national.length >= fewestAfterCode ? national.replace(/^0/, '') : digits.replace(/^0/, '');
}
