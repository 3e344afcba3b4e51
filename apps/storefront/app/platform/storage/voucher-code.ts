const key = 'voucherCode';

/** The voucher a customer uses in this tab: it has been accepted once, and is judged anew with every cart. */
export function recallVoucherCode(customerId: string): string | undefined {
  const [owner, code] = readPair();
  return owner === customerId && code ? code : undefined;
}

export function rememberVoucherCode(customerId: string, code: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([customerId, code]));
  } catch {
    // Storage is closed in some private modes: the code has to be typed again.
  }
}

/** After it was taken off, and after it went into an order. */
export function forgetVoucherCode(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function readPair(): (string | undefined)[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.map((part) => (typeof part === 'string' ? part : undefined)) : [];
  } catch {
    return [];
  }
}
