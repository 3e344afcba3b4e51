import { readAmount, referenceKey, type StatementRow } from '@urumuri/contract';

export type Entry = { line: number; reference: string; key: string; amountRwf: number };
export type Columns = { reference: number; amount: number };
type Known = { orderId: string; orderNumber: number; amountRwf: number; state: 'claimed' | 'agreed' | 'refused' };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The better a header is known, the earlier it stands. */
const referenceWords = [
  /^(financial )?(transaction|trans|txn?|tx) (id|no|number|ref)$/,
  /^(txid|tid|txnid|transid)$/,
  /^(reference|ref)( (id|no|number|nr))?$/,
  /^(external )?id$/,
  /^(?!.*(date|time|type|status|amount|fee)).*(transaction|txn|reference|receipt)/,
];
const amountWords = [
  /^(amount|montant|amafaranga)( (rwf|frw|in rwf))?$/,
  /^(credit|paid in|money in|cash in|received|incoming)( amount)?( (rwf|frw))?$/,
  /amount|montant|^value$/,
];

const place = (headers: readonly string[], words: readonly RegExp[]) => {
  for (const word of words) {
    const at = headers.findIndex((header) => word.test(header));
    if (at >= 0) return at;
  }
  return undefined;
};

/** Which columns of this row say what was paid, if it is the one with the headers. */
export function findColumns(cells: readonly string[]): Columns | undefined {
  const headers = cells.map(fold);
  const reference = place(headers, referenceWords);
  const amount = place(headers, amountWords);
  return reference === undefined || amount === undefined || reference === amount ? undefined : { reference, amount };
}

const money = /^(?:rwf|frw)?\s*\+?\s*([\d.,'’\s]+?)\s*(?:rwf|frw)?$/i;

/** Money that came in by this row; nothing for what went out, for sums and for what names no payment. */
export function readEntry(cells: readonly string[], columns: Columns, line: number): Entry | undefined {
  const reference = (cells[columns.reference] ?? '').trim().replace(/^'/, '');
  const [, written = ''] = money.exec((cells[columns.amount] ?? '').trim()) ?? [];
  const amountRwf = readAmount(written);
  const key = referenceKey(reference);
  if (key.length < 4 || !/\d/.test(key) || !amountRwf) return undefined;
  return { line, reference: reference.slice(0, 60), key, amountRwf };
}

/** What a row of a statement means for what the shop knows of its reference. */
export function judge({ line, reference, amountRwf }: Entry, known: Known | undefined): StatementRow {
  const row = { line, reference, amount: amountRwf };
  if (known === undefined) return { ...row, verdict: 'unknown' };
  const isSame = known.amountRwf === amountRwf;
  const verdict =
    known.state === 'refused' ? 'refused' : !isSame ? 'differs' : known.state === 'claimed' ? 'agree' : 'agreed';
  return {
    ...row,
    verdict,
    orderId: known.orderId,
    orderNumber: String(known.orderNumber),
    claimed: known.amountRwf,
  };
}
