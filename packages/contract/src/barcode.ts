const lengths: readonly number[] = [8, 12, 13, 14];

/** The last digit of every GTIN follows from those before it, which count three and one in turn from the right. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const isThrice = (digits.length - at) % 2 === 0;
    return total + Number(digit) * (isThrice ? 3 : 1);
  }, 0);
  return sum % 10 === 0;
}

/** The digits of a barcode (EAN or UPC) as they are written under its bars, or why it can be none. */
export function readBarcode(text: string): { ok: true; value: string } | { ok: false; reason: string } {
  const value = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(value)) return { ok: false, reason: 'A barcode has only digits' };
  if (!lengths.includes(value.length)) return { ok: false, reason: 'A barcode has 8, 12, 13 or 14 digits' };
  return hasRightCheckDigit(value)
    ? { ok: true, value }
    : { ok: false, reason: 'The last digit of a barcode does not fit: check the number' };
}

/** One spelling for a number that is written with 12, 13 or 14 digits; nothing for what is no barcode. */
export function barcodeKey(text: string): string | undefined {
  const read = readBarcode(text);
  return read.ok ? read.value.padStart(14, '0') : undefined;
}
