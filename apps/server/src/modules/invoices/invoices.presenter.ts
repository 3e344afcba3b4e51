import type { Invoice, InvoiceAtDesk } from '@urumuri/contract';
import type { InvoiceRow } from './invoices.repository.ts';

export function presentInvoice({ id, number, kind, issuedAt, grossRwf, vatRwf, content }: InvoiceRow): Invoice {
  const { issuer, credits } = content;
  return {
    _id: id,
    number,
    kind,
    issuedAt: issuedAt.toISOString(),
    shopName: issuer.name,
    total: grossRwf,
    vat: vatRwf,
    ...(credits && { credits: credits.number, reason: credits.reason }),
  };
}

export const presentAtDesk = (row: InvoiceRow, standing: readonly string[]): InvoiceAtDesk => ({
  ...presentInvoice(row),
  canVoid: standing.includes(row.id),
});
