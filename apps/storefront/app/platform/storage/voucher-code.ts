import { clearTab, readTab, writeTab } from './tab-storage.ts';

const key = 'voucherCode';

/** The voucher a customer uses in this tab: it has been accepted once, and is checked again with every cart. */
export function readVoucherCode(customerId: string): string | undefined {
  const stored = readTab(key);
  const [owner, code]: unknown[] = Array.isArray(stored) ? stored : [];
  return owner === customerId && typeof code === 'string' && code !== '' ? code : undefined;
}

export function saveVoucherCode(customerId: string, code: string): void {
  writeTab(key, [customerId, code]);
}

/** After it was taken off, and after it went into an order. */
export function clearVoucherCode(): void {
  clearTab(key);
}
