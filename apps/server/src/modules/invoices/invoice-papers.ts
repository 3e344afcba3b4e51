import type { Paper, PaperBlock, PaperRow } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliDate } from '../../kigali-date.ts';
import type { InvoiceRow } from './invoices.repository.ts';

const heading = (text: string): PaperBlock => ({ kind: 'heading', lines: [text] });
const text = (...lines: string[]): PaperBlock => ({ kind: 'text', lines: lines.filter((line) => line !== '') });
const list = (rows: PaperRow[]): PaperBlock => ({ kind: 'rows', lines: [], rows });
const tinOf = (tin: string) => (tin === '' ? '' : `TIN ${tin}`);

/** What is taken back is written without a minus: the title says what it is. */
export function writeInvoice({ kind, number, issuedAt, grossRwf, content }: InvoiceRow): Paper {
  const { issuer, customer, orderNumber, credits, lines, rates } = content;
  const money = (amountRwf: number) => formatRwf(Math.abs(amountRwf));
  return {
    title: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
    subtitle: `${formatKigaliDate(issuedAt)} · Order ${orderNumber}`,
    blocks: [
      ...(credits ? [text(`For invoice ${credits.number}: ${credits.reason}`)] : []),
      heading('From'),
      text(issuer.name, tinOf(issuer.tin), issuer.address, issuer.phone),
      heading('To'),
      text(customer.company, tinOf(customer.tin), customer.name, customer.address, customer.phone),
      heading('Items'),
      list(
        lines.map(({ name, quantity, amountRwf, percent, id }) => ({
          label: id === null ? name : `${Math.abs(quantity)} × ${name}`,
          value: money(amountRwf),
          note: `VAT ${percent}%`,
        })),
      ),
      list([{ label: 'Total, VAT included', value: money(grossRwf), isStrong: true }]),
      heading('VAT'),
      list(
        rates.map(({ percent, netRwf, vatRwf, grossRwf: ofRate }) => ({
          label: `${percent}%`,
          value: money(vatRwf),
          note: `${money(netRwf)} before VAT, ${money(ofRate)} with it`,
        })),
      ),
    ],
  };
}
