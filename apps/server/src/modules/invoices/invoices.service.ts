import type { DayClosingQuery } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { actorOf, type Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import { writeKigaliDay } from '../../kigali-date.ts';
import * as closing from './closing.repository.ts';
import { writeClosing } from './closing-paper.ts';
import { correctInvoices, credit, findStanding, issueInvoices } from './issue-invoices.ts';
import { draftVoid } from './invoices.rules.ts';
import * as repository from './invoices.repository.ts';

export type InvoicesService = ReturnType<typeof createInvoicesService>;

const unknownOrder = () => new AppError('not_found', 'There is no such order.');
const unknownInvoice = () => new AppError('not_found', 'There is no such invoice.');
const conflict = (sentence: string) => new AppError('order_status_conflict', sentence);

/** The office sees everybody's; a shop its own. */
const scopeOf = ({ id, role }: Seller) => (role === 'admin' ? null : id);

export function createInvoicesService({ database, now, readIdentity }: Platform) {
  const { db } = database;

  /** The parts of an order that are this shop's, or for the office all. */
  async function listOwnParts(executor: Executor, staff: Seller, orderId: string) {
    const parts = isUuid(orderId) ? await repository.listParts(executor, orderId, noVat) : [];
    const own = parts.filter(({ sellerId }) => (scopeOf(staff) ?? sellerId) === sellerId);
    if (own.length === 0) throw unknownOrder();
    return { parts, own };
  }

  /** With the order locked: its papers must not be written meanwhile. */
  async function saveRecipient(tx: Executor, orderId: string, recipient: repository.Recipient): Promise<void> {
    const parts = await repository.listParts(tx, orderId, noVat);
    if (parts.some((part) => findStanding(part) !== undefined)) {
      throw conflict('There is an invoice already. Ask the shop to void it and issue a new one.');
    }
    await repository.saveRecipient(tx, orderId, recipient);
  }

  return {
    /** What a customer has of an own order. */
    async listOwn(orderId: string, customerId: string) {
      if (!isUuid(orderId) || !(await repository.isOwnOrder(db, orderId, customerId))) throw unknownOrder();
      const [invoices, recipient, parts] = await Promise.all([
        repository.listInvoices(db, [orderId], null),
        repository.findRecipient(db, orderId),
        repository.listParts(db, orderId, noVat),
      ]);
      return { invoices, recipient, canChange: parts.every((part) => findStanding(part) === undefined) };
    },

    async listForStaff(staff: Seller, orderId: string) {
      const { parts, own } = await listOwnParts(db, staff, orderId);
      const [invoices, recipient] = await Promise.all([
        repository.listInvoices(db, [orderId], scopeOf(staff)),
        repository.findRecipient(db, orderId),
      ]);
      const standing = parts.flatMap((part) => findStanding(part)?.invoice.id ?? []);
      return {
        invoices,
        recipient,
        standing,
        canChange: standing.length === 0,
        canIssue: own.some((part) => part.status !== 'cancelled' && findStanding(part) === undefined),
      };
    },

    /** Before the delivery, or anew where one was voided. */
    async issue(staff: Seller, orderId: string): Promise<void> {
      await listOwnParts(db, staff, orderId);
      await database.transaction(async (tx) => {
        await repository.lockOrder(tx, orderId);
        const { own } = await listOwnParts(tx, staff, orderId);
        const partIds = own.map(({ id }) => id);
        const { staffId } = actorOf(staff);
        const issued = await issueInvoices(tx, { orderId, partIds, staffId }, readIdentity());
        if (issued === 0) throw conflict('There is nothing left to invoice.');
        await correctInvoices(tx, orderId);
      });
    },

    /** Takes back a whole invoice by a credit note of what stands of it. */
    async voidInvoice(staff: Seller, invoiceId: string, reason: string): Promise<void> {
      const found = isUuid(invoiceId) ? await repository.findInvoice(db, invoiceId) : undefined;
      if (found === undefined || (scopeOf(staff) ?? found.sellerId) !== found.sellerId) throw unknownInvoice();
      const { orderId, partId, sellerId } = found;
      await database.transaction(async (tx) => {
        await repository.lockOrder(tx, orderId);
        const part = (await repository.listParts(tx, orderId, noVat)).find(({ id }) => id === partId);
        const standing = part && findStanding(part);
        const drafted = standing?.invoice.id === invoiceId ? draftVoid(standing.lines) : undefined;
        if (standing === undefined || drafted === undefined)
          throw conflict('This invoice has already been credited in full.');
        const { staffId } = actorOf(staff);
        await credit(tx, { orderId, part: { id: partId, sellerId }, staffId }, standing.invoice, {
          ...drafted,
          reason,
        });
      });
    },

    /** A day's papers and money: of a shop, and for the office of all of them or of one. */
    async writeClosing(staff: Seller, { day = writeKigaliDay(now()), shop }: DayClosingQuery) {
      const scope = scopeOf(staff) ?? shop ?? null;
      const shopName = scope === null ? readIdentity().name : isUuid(scope) && (await closing.findShopName(db, scope));
      if (!shopName) throw new AppError('not_found', 'There is no such shop.');
      const [series, rates, payments] = await Promise.all([
        closing.listSeries(db, scope, day),
        closing.sumRates(db, scope, day),
        closing.sumPayments(db, scope, day),
      ]);
      return { day, paper: writeClosing({ day, name: shopName, series, rates, payments }) };
    },

    async saveOwnRecipient(orderId: string, customerId: string, recipient: repository.Recipient): Promise<void> {
      await database.transaction(async (tx) => {
        if (!isUuid(orderId) || !(await repository.lockOrder(tx, orderId, customerId))) throw unknownOrder();
        await saveRecipient(tx, orderId, recipient);
      });
    },

    async saveRecipient(staff: Seller, orderId: string, recipient: repository.Recipient): Promise<void> {
      await listOwnParts(db, staff, orderId);
      await database.transaction(async (tx) => {
        await repository.lockOrder(tx, orderId);
        await saveRecipient(tx, orderId, recipient);
      });
    },
  };
}

/** Where only what is issued already is looked at. */
const noVat: repository.UsualVat = { vatPercent: 0, isMarketRegistered: false };
