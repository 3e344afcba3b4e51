import { prorate, takeWithin } from '@urumuri/money/prorate';
import { dueFor, shareDiscount, sumGoods } from '@urumuri/money/standing';
import { type InvoiceLine, splitCredit, splitVat, type VatRate } from '@urumuri/money/vat';

/** A line as it was ordered, and how many of it came back in closed returns. */
type OrderedLine = {
  id: string;
  name: string;
  quantity: number;
  unitPriceRwf: number;
  isDiscounted: boolean;
  percent: number;
  back: number;
};

export type InvoicedPart = {
  id: string;
  status: string;
  itemsRwf: number;
  voucherRwf: number;
  feeRwf: number;
  /** The VAT in the delivery fee. */
  feePercent: number;
  retainedRwf: number;
  lines: readonly OrderedLine[];
};

/** The lines of a new invoice or credit note, and its sums. */
export type Drafted = { lines: InvoiceLine[]; rates: VatRate[] };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
export const grossOf = (lines: readonly InvoiceLine[]) => sum(lines.map(({ amountRwf }) => amountRwf));
export const sumRates = (rates: readonly VatRate[]) => ({
  grossRwf: sum(rates.map(({ grossRwf }) => grossRwf)),
  vatRwf: sum(rates.map(({ vatRwf }) => vatRwf)),
});

/** A whole part: every line less its share of the voucher, then the delivery. */
export function draftInvoice({ lines, voucherRwf, feeRwf, feePercent }: InvoicedPart): Drafted {
  const goods = lines.map(({ quantity, unitPriceRwf }) => quantity * unitPriceRwf);
  const vouchers = shareDiscount(voucherRwf, lines);
  const sold: InvoiceLine[] = lines.map(({ id, name, quantity, percent }, at) => ({
    id,
    name,
    quantity,
    amountRwf: (goods[at] ?? 0) - (vouchers[at] ?? 0),
    percent,
  }));
  const fee = { id: null, name: 'Delivery', quantity: 1, amountRwf: feeRwf, percent: feePercent };
  const all = feeRwf > 0 ? [...sold, fee] : sold;
  return { lines: all, rates: splitVat(all) };
}

/** What stands of an invoice after the credit notes of it. */
export function standingLines(documents: readonly (readonly InvoiceLine[])[]): InvoiceLine[] {
  const [invoice = [], ...credits] = documents;
  return invoice.map((line) => {
    const taken = credits.flat().filter(({ id }) => id === line.id);
    return {
      ...line,
      quantity: line.quantity + sum(taken.map(({ quantity }) => quantity)),
      amountRwf: line.amountRwf + grossOf(taken),
    };
  });
}

/** Takes these amounts and units off what stands; nothing where no money is in it. */
function draftCredit(
  standing: readonly InvoiceLine[],
  take: (line: InvoiceLine, at: number) => { amountRwf: number; quantity: number },
): Drafted | undefined {
  const takes = standing.map(take);
  const after = standing.map((line, at) => ({ ...line, amountRwf: line.amountRwf - (takes[at]?.amountRwf ?? 0) }));
  const rates = splitCredit(splitVat(standing), splitVat(after));
  const lines = standing
    .map((line, at) => ({ ...line, amountRwf: -(takes[at]?.amountRwf ?? 0), quantity: -(takes[at]?.quantity ?? 0) }))
    .filter(({ amountRwf }) => amountRwf < 0);
  return lines.length === 0 ? undefined : { lines, rates };
}

export const draftVoid = (standing: readonly InvoiceLine[]) => draftCredit(standing, (line) => line);

/** What came back of a delivered part and is not credited yet: what is not to be paid for it any more. */
function draftReturned(part: InvoicedPart, standing: readonly InvoiceLine[]): Drafted | undefined {
  const back = sumGoods(part.lines.map((line) => ({ ...line, quantity: line.back })));
  const dueRwf = dueFor({
    ...part,
    shippingFeeRwf: part.feeRwf,
    discountedRwf: sumGoods(part.lines).discountedRwf,
    cameBackRwf: back.goodsRwf,
    cameBackDiscountedRwf: back.discountedRwf,
    notClosedRwf: 0,
  });
  const backRwf = grossOf(standing) - dueRwf;
  if (backRwf <= 0) return undefined;
  const units = standing.map(({ id, quantity }) => {
    const line = part.lines.find((one) => one.id === id);
    return line === undefined ? 0 : Math.max(0, quantity - (line.quantity - line.back));
  });
  const goods = standing.map(({ amountRwf, quantity }, at) => {
    const taken = units[at] ?? 0;
    return taken === 0 ? 0 : Math.round((amountRwf * taken) / quantity);
  });
  const amounts = takeWithin(
    prorate(backRwf, goods),
    standing.map(({ amountRwf }) => amountRwf),
  );
  return draftCredit(standing, (_line, at) => ({ amountRwf: amounts[at] ?? 0, quantity: units[at] ?? 0 }));
}

/**
 * What a part needs so that its papers say what the order says: a credit note, and a new invoice where one that was
 * issued before the delivery is not right any more.
 */
export function draftCorrection(
  part: InvoicedPart,
  standing: readonly InvoiceLine[],
): { credit: Drafted; reason: string; isIssuedAgain: boolean } | undefined {
  const isDelivered = part.status === 'placed';
  const isCancelled = part.status === 'cancelled';
  const write = (lines: readonly InvoiceLine[]) =>
    JSON.stringify(lines.map(({ id, quantity, amountRwf, percent }) => [id, quantity, amountRwf, percent]));
  const isRight = () => write(draftInvoice(part).lines) === write(standing);
  if (!isDelivered && !isCancelled && isRight()) return undefined;
  const credit = isDelivered ? draftReturned(part, standing) : draftVoid(standing);
  if (credit === undefined) return undefined;
  const reason = isDelivered ? 'Returned' : isCancelled ? 'Cancelled' : 'The order was changed';
  return { credit, reason, isIssuedAgain: !isDelivered && !isCancelled };
}
