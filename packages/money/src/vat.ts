/** A line of an invoice; of a credit note its amount and units are below zero. No id: the delivery. */
export type InvoiceLine = { id: string | null; name: string; quantity: number; amountRwf: number; percent: number };

export type VatRate = { percent: number; netRwf: number; vatRwf: number; grossRwf: number };

/** The VAT in an amount that includes it: half a franc and more is a whole one. BigInt, for the product passes what a number holds. */
export const vatIn = (grossRwf: number, percent: number) =>
  Number((2n * BigInt(grossRwf) * BigInt(percent) + 100n + BigInt(percent)) / (2n * (100n + BigInt(percent))));

/**
 * What amounts come to for each rate, the highest first. VAT is rounded once for each rate, never line by line, so that
 * net and VAT are the gross amount to the franc.
 */
export function splitVat(lines: readonly { amountRwf: number; percent: number }[]): VatRate[] {
  const percents = [...new Set(lines.map(({ percent }) => percent))].sort((one, other) => other - one);
  return percents.map((percent) => {
    const ofRate = lines.filter((line) => line.percent === percent);
    const grossRwf = ofRate.reduce((sum, { amountRwf }) => sum + amountRwf, 0);
    const vatRwf = vatIn(grossRwf, percent);
    return { percent, netRwf: grossRwf - vatRwf, vatRwf, grossRwf };
  });
}

/** What goes back, below zero: with what was and stays invoiced its sums are right to the franc, too. */
export function splitCredit(before: readonly VatRate[], after: readonly VatRate[]): VatRate[] {
  return before
    .map(({ percent, netRwf, vatRwf, grossRwf }) => {
      const left = after.find((rate) => rate.percent === percent) ?? { netRwf: 0, vatRwf: 0, grossRwf: 0 };
      return {
        percent,
        netRwf: left.netRwf - netRwf,
        vatRwf: left.vatRwf - vatRwf,
        grossRwf: left.grossRwf - grossRwf,
      };
    })
    .filter(({ grossRwf }) => grossRwf !== 0);
}
