import type { Identity } from '@urumuri/identity';
import type { Executor } from '../../db/client.ts';
import type { InvoiceContent } from '../../db/schema/index.ts';
import * as rules from './invoices.rules.ts';
import * as repository from './invoices.repository.ts';

type Part = Awaited<ReturnType<typeof repository.listParts>>[number];

/** The newest invoice of a part, and what stands of it after its credit notes. */
export function findStanding({ documents }: Pick<Part, 'documents'>) {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (invoice === undefined) return undefined;
  const credits = documents.filter(({ creditsId }) => creditsId === invoice.id);
  const lines = rules.standingLines([invoice, ...credits].map(({ content }) => content.lines));
  return rules.grossOf(lines) > 0 ? { invoice, lines } : undefined;
}

type Written = { orderId: string; part: Pick<Part, 'id' | 'sellerId'>; staffId?: string | undefined };

async function store(
  tx: Executor,
  { orderId, part, staffId }: Written,
  content: InvoiceContent,
  creditsId?: string,
): Promise<void> {
  await repository.insertInvoice(tx, {
    sellerId: part.sellerId,
    number: await repository.takeNumber(tx, part.sellerId),
    kind: creditsId === undefined ? 'invoice' : 'credit_note',
    orderId,
    partId: part.id,
    ...rules.sumRates(content.rates),
    content,
    ...(creditsId && { creditsId }),
    ...(staffId && { staffId }),
  });
}

export async function credit(
  tx: Executor,
  written: Written,
  { id, number, content }: repository.StoredDocument,
  { reason, ...drafted }: rules.Drafted & { reason: string },
): Promise<void> {
  await store(tx, written, { ...content, ...drafted, credits: { number, reason } }, id);
}

const usualOf = ({ tax }: Identity) => ({ vatPercent: tax.vatPercent, isMarketRegistered: tax.tin !== '' });

/** What the office sells, it sells in the name of the market. */
const marketOf = ({ name, tax, address, phones }: Identity): InvoiceContent['issuer'] => ({
  name,
  tin: tax.tin,
  address: `${address.street}, ${address.city}`,
  phone: phones[0] ?? '',
});

/**
 * Invoices for parts of a locked order that have none which stands; answers how many. Nothing is invoiced where nothing
 * is to be paid.
 */
export async function issueInvoices(
  tx: Executor,
  { orderId, partIds, staffId }: { orderId: string; partIds: readonly string[]; staffId?: string | undefined },
  identity: Identity,
): Promise<number> {
  const wanted = (await repository.listParts(tx, orderId, usualOf(identity))).filter(
    (part) => partIds.includes(part.id) && part.status !== 'cancelled' && findStanding(part) === undefined,
  );
  let issued = 0;
  for (const stored of wanted) {
    const part = withPercents(stored);
    const drafted = rules.draftInvoice(part);
    if (rules.sumRates(drafted.rates).grossRwf === 0) continue;
    const { role, shop, customer, orderNumber } = await repository.readLetterhead(tx, part.id);
    const issuer = role === 'admin' ? marketOf(identity) : shop;
    const content = { issuer, customer, orderNumber, feePercent: part.feePercent, ...drafted };
    await store(tx, { orderId, part: stored, staffId }, content);
    issued += 1;
  }
  return issued;
}

/** What was not kept with an old line is what its invoice says of it. */
function withPercents(part: Part, issued?: InvoiceContent): rules.InvoicedPart {
  const feePercent = issued?.feePercent ?? part.feePercent ?? 0;
  const known = new Map(issued?.lines.map(({ id, percent }) => [id, percent]));
  const lines = part.lines.map((line) => ({ ...line, percent: known.get(line.id) ?? line.percent ?? feePercent }));
  return { ...part, feePercent, lines };
}

/**
 * Brings the papers of a locked order to what it says now: what came back or was cancelled is credited. Asked again it
 * adds nothing.
 */
export async function correctInvoices(tx: Executor, orderId: string): Promise<void> {
  for (const stored of await repository.listParts(tx, orderId)) {
    const standing = findStanding(stored);
    if (standing === undefined) continue;
    const { invoice, lines } = standing;
    const part = withPercents(stored, invoice.content);
    const correction = rules.draftCorrection(part, lines);
    if (correction === undefined) continue;
    const { credit: drafted, reason, isIssuedAgain } = correction;
    await credit(tx, { orderId, part: stored }, invoice, { ...drafted, reason });
    if (isIssuedAgain) await store(tx, { orderId, part: stored }, { ...invoice.content, ...rules.draftInvoice(part) });
  }
}
