import {
  type AskReturnBody,
  type CloseReturnBody,
  CONSOLE_PAGE_SIZE,
  type DecideReturnBody,
  type OpenReturnBody,
  type PaymentSettings,
  type ReceiveReturnBody,
  referenceKey,
  type ReturnsQuery,
  type ReturnState,
  unspecifiedMethod,
} from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { refundOfReturn } from '@urumuri/money/refunds';
import { settle, sumGoods } from '@urumuri/money/standing';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import { actorOf, type Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import {
  assertOwnOrder,
  type LockedOrder,
  lockOrder,
  lockOwnOrder,
  noteStep,
  readMoney,
  restock,
} from '../orders/index.ts';
import { insertPayment } from '../payments/index.ts';
import { openWarranties, takeBackUnits } from '../warranties/index.ts';
import * as repository from './returns.repository.ts';
import { canMoveReturn, returnUntil, tellReturn } from './returns.rules.ts';

export type ReturnsService = ReturnType<typeof createReturnsService>;

const unknownReturn = () => new AppError('not_found', 'There is no such return.');
const invalid = (field: string, message: string) => new AppError('validation_failed', message, { [field]: message });

/** The office sees everybody's; a shop its own. */
const scopeOf = ({ id, role }: Seller) => (role === 'admin' ? null : id);

type By = { actor: 'customer' | 'seller' | 'admin'; id: string };

function staffOf(staff: Seller): By {
  const { actor, staffId: id } = actorOf(staff);
  return { actor, id };
}

type Move = { answer?: string; closed?: CloseReturnBody; received?: ReceiveReturnBody };

export function createReturnsService(
  { databaseOfCatalogue: database, imageStore, now, readIdentity }: Platform,
  paymentSettings: () => PaymentSettings,
) {
  const { db } = database;

  async function listReturnable(executor: Executor, orderId: string): Promise<repository.ReturnableLine[]> {
    const lines = await repository.listDelivered(executor, orderId);
    return lines.map((line) => {
      const { returnDays: days, returnNote: note } = line;
      const terms = days === null ? readIdentity().returns : { days, note: note ?? '' };
      const until = returnUntil(line.deliveredAt, terms.days);
      const isInTime = until !== undefined && now() < until;
      return { ...line, terms, until, units: isInTime ? line.quantity - line.inReturns : 0 };
    });
  }

  function assertReturnable(
    line: repository.ReturnableLine | undefined,
    quantity: number,
  ): asserts line is repository.ReturnableLine {
    if (line === undefined) throw new AppError('not_found', 'A line of this return is not among what you received.');
    const { name, until, units } = line;
    if (until === undefined) throw invalid('lines', `${name} cannot be returned.`);
    if (now() >= until) throw invalid('lines', `The time to return ${name} is over.`);
    if (quantity <= units) return;
    const left = units === 0 ? 'All of it is' : `All but ${units} of it are`;
    throw new AppError('quantity_limit', `${left} in a return already: ${name}.`, { available: units });
  }

  /** Each shop decides about its own, so what is asked of several becomes as many returns. */
  async function storeReturns(
    tx: Executor,
    order: LockedOrder,
    { lines: asked, ...given }: AskReturnBody,
    by: By,
    scope: string | null,
  ): Promise<string[]> {
    const returnable = await listReturnable(tx, order.id);
    const byPart = new Map<string, { orderLineId: string; name: string; quantity: number }[]>();
    for (const { _id, quantity } of asked) {
      const line = returnable.find(({ id, sellerId }) => id === _id && (scope ?? sellerId) === sellerId);
      assertReturnable(line, quantity);
      const ofPart = byPart.get(line.partId) ?? [];
      byPart.set(line.partId, [...ofPart, { orderLineId: line.id, name: line.name, quantity }]);
    }
    const ids: string[] = [];
    const openedById = by.actor === 'customer' ? null : by.id;
    for (const [partId, lines] of byPart) {
      const units = lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
      const id = await repository.insertReturn(tx, { orderId: order.id, partId, ...given, openedById }, units);
      await noteReturn(tx, order, { ...given, id, partId, status: 'asked', answer: '', lines }, by);
      const first = returnable.find((line) => line.partId === partId);
      // Staff who open it for a customer know of it.
      if (first && by.actor === 'customer') {
        const { sellerId, orderNumber } = first;
        await noteEvent(tx, { type: 'return.asked', payload: { returnId: id, sellerId, orderNumber } });
      }
      ids.push(id);
    }
    return ids;
  }

  async function getReturn(staff: Seller, returnId: string, executor: Executor = db): Promise<repository.ReturnAtDesk> {
    const row = isUuid(returnId) ? await repository.findReturn(executor, scopeOf(staff), returnId) : undefined;
    if (row === undefined) throw unknownReturn();
    const money = await readMoney(executor, row.orderId);
    const standing = settle(money);
    const isBack = row.status === 'received' || row.status === 'closed';
    const refund = refundOfReturn(money, standing, { ...sumGoods(row.lines), partId: row.partId, isBack });
    // Of an order that others have a part in, a shop is told of its own.
    const seen = staff.role === 'admin' ? standing : standing.parts.find(({ id }) => id === row.partId);
    const methods = paymentSettings().methods.map(({ name }) => name);
    return { ...row, refund, openRwf: standing.openRwf, refundedRwf: seen?.refundedRwf ?? 0, methods };
  }

  /** What of a return goes back on sale, by product. */
  async function noteRestocked(tx: Executor, row: repository.ReturnRow, asked: ReceiveReturnBody['restock']) {
    const wanted = asked.filter(({ quantity }) => quantity > 0);
    const moved = [];
    for (const { _id, quantity } of wanted) {
      const line = row.lines.find(({ id }) => id === _id);
      if (line === undefined) throw unknownReturn();
      if (quantity > line.quantity) throw invalid('restock', `Only ${line.quantity} of ${line.name} came back.`);
      await repository.noteRestocked(tx, row.id, line.id, quantity);
      moved.push({ productId: line.productId, quantity });
    }
    return moved;
  }

  /** Takes a return one step on, with its order locked: of two who do it at once, one does. */
  async function move(staff: Seller, returnId: string, to: ReturnState, given: Move): Promise<repository.ReturnAtDesk> {
    const { orderId } = await getReturn(staff, returnId);
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const row = await getReturn(staff, returnId, tx);
      const { closed, received, answer = row.answer } = given;
      assertCanMove(row.status, to);
      if (closed && closed.refund > row.refund.mostRwf) throw invalid('refund', tooMuch(row));
      if (received) {
        await takeBack(tx, row, received.units, staff);
        await restock(tx, row.orderId, await noteRestocked(tx, row, received.restock));
      }
      const givenBackRwf = closed?.refund ?? 0;
      const retainedRwf = row.refund.mostRwf - givenBackRwf;
      const refundRwf = row.takenOffRwf + givenBackRwf;
      await repository.moveReturn(tx, row, { status: to, answer, ...(closed && { refundRwf, retainedRwf }) });
      const takenOffRwf = received ? await noteTakenOff(tx, row) : row.takenOffRwf;
      if (closed && givenBackRwf > 0) await giveBack(tx, row, { givenBackRwf, answeredAt: now() }, closed, staff);
      await noteReturn(tx, order, { ...row, status: to, answer, givenBackRwf, takenOffRwf }, staffOf(staff));
    });
    return getReturn(staff, returnId);
  }

  return {
    getReturn,

    /** The returns of a customer's own order, and what may still be asked for. */
    async listOfOrder(orderId: string, customerId: string) {
      await assertOwnOrder(db, orderId, customerId);
      const [rows, lines] = await Promise.all([repository.listOfOrder(db, orderId), listReturnable(db, orderId)]);
      return { rows, lines, officeName: readIdentity().name };
    },

    /** What of an order staff may open a return for: a shop of its own part, the office of everything. */
    async listForStaff(staff: Seller, orderId: string) {
      const lines = isUuid(orderId) ? await listReturnable(db, orderId) : [];
      const theirs = lines.filter(({ sellerId }) => (scopeOf(staff) ?? sellerId) === sellerId);
      const [first] = theirs;
      if (first === undefined) throw new AppError('not_found', 'Nothing of this order is delivered yet.');
      return { orderNumber: first.orderNumber, lines: theirs };
    },

    async ask(orderId: string, customerId: string, asked: AskReturnBody): Promise<void> {
      await imageStore.assertStored(asked.pictures, 'pictures');
      await database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, orderId, customerId);
        await storeReturns(tx, order, asked, { actor: 'customer', id: customerId }, null);
      });
    },

    /** For a customer who asks by phone or at the counter, by the same rules; answers the returns it made. */
    open: (staff: Seller, orderId: string, asked: OpenReturnBody): Promise<string[]> =>
      database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        return storeReturns(tx, order, { ...asked, pictures: [] }, staffOf(staff), scopeOf(staff));
      }),

    /** The units can be asked for again as long as their time lasts. */
    async withdraw(returnId: string, customerId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const findOwn = () => (isUuid(returnId) ? repository.findOwnReturn(tx, customerId, returnId) : undefined);
        const found = await findOwn();
        if (found === undefined) throw unknownReturn();
        const order = await lockOwnOrder(tx, found.orderId, customerId);
        // Read again: whoever had the order locked may have received it.
        const row = (await findOwn()) ?? found;
        if (row.status === 'withdrawn') return;
        assertCanMove(row.status, 'withdrawn');
        await repository.moveReturn(tx, row, { status: 'withdrawn' });
        await noteReturn(tx, order, { ...row, status: 'withdrawn' }, { actor: 'customer', id: customerId });
      });
    },

    async listReturns(staff: Seller, { status, pageNumber }: ReturnsQuery) {
      const page = { status, limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counted] = await Promise.all([
        repository.listReturns(db, scopeOf(staff), page),
        repository.countReturns(db, scopeOf(staff)),
      ]);
      return { rows, counted };
    },

    decide: (staff: Seller, returnId: string, { isAccepted, answer }: DecideReturnBody) =>
      move(staff, returnId, isAccepted ? 'accepted' : 'refused', { answer }),

    receive: (staff: Seller, returnId: string, received: ReceiveReturnBody) =>
      move(staff, returnId, 'received', { received }),

    close: (staff: Seller, returnId: string, closed: CloseReturnBody) => move(staff, returnId, 'closed', { closed }),
  };
}

function assertCanMove(from: ReturnState, to: ReturnState): void {
  if (canMoveReturn(from, to)) return;
  throw new AppError('order_status_conflict', `This return is ${from} and cannot become ${to}.`, { from, to });
}

/** The shop answers no more for units that came back, and they may go out again under their serials. */
async function takeBack(tx: Executor, row: repository.ReturnRow, chosen: readonly string[], staff: Seller) {
  const unitIds = new Set(chosen);
  const lines = row.lines.map(({ id, name, quantity, units }) => {
    const named = units.filter((unit) => unitIds.delete(unit.id)).length;
    if (named > quantity) throw invalid('units', `Only ${quantity} of ${name} came back.`);
    return { id, quantity };
  });
  if (unitIds.size > 0) throw unknownReturn();
  // Of an order handed over before warranties were kept they are written down first.
  await openWarranties(tx, [row.partId]);
  await takeBackUnits(tx, { lines, unitIds: chosen, by: actorOf(staff) });
}

/** Nobody pays for what came back: the return says how much of what was open its goods have taken off. */
async function noteTakenOff(tx: Executor, row: repository.ReturnAtDesk): Promise<number> {
  const { openRwf } = settle(await readMoney(tx, row.orderId));
  const takenOffRwf = row.openRwf - openRwf;
  await repository.moveReturn(tx, { id: row.id, status: 'received' }, { takenOffRwf });
  return takenOffRwf;
}

function tooMuch({ refund: { mostRwf, goodsRwf }, refundedRwf }: repository.ReturnAtDesk): string {
  if (mostRwf < goodsRwf && refundedRwf > 0) {
    const before = `${formatRwf(refundedRwf)} of this order was refunded already`;
    return mostRwf > 0 ? `${before}: at most ${formatRwf(mostRwf)} is left for this.` : `${before}: nothing is left.`;
  }
  if (mostRwf === 0) return 'Nothing was paid for these items: there is nothing to refund.';
  return `At most ${formatRwf(mostRwf)} can be refunded for these items.`;
}

/** Written down like all money of an order, and as this return's. */
async function giveBack(
  tx: Executor,
  { id: returnId, orderId, partId }: repository.ReturnRow,
  { givenBackRwf, answeredAt }: { givenBackRwf: number; answeredAt: Date },
  { method = unspecifiedMethod, reference = '' }: CloseReturnBody,
  staff: Seller,
): Promise<void> {
  const paymentId = await insertPayment(tx, {
    orderId,
    partId,
    returnId,
    refundFor: 'return',
    method,
    amountRwf: -givenBackRwf,
    ...(reference === '' ? {} : { reference, referenceKey: referenceKey(reference) }),
    state: 'agreed',
    answeredAt,
    ...actorOf(staff),
  });
  if (paymentId === undefined) throw invalid('reference', 'This reference is recorded already');
}

type Noted = Parameters<typeof tellReturn>[0] & { id: string; partId: string; lines: Parameters<typeof tellReturn>[1] };

/** A step of a return stands in its order's history, and people hear of it; who took it knows. */
async function noteReturn(tx: Executor, order: LockedOrder, row: Noted, by: By): Promise<void> {
  const { id: returnId, partId, status, answer } = row;
  const staffId = by.actor === 'customer' ? null : by.id;
  const event = {
    kind: 'return',
    toStatus: status,
    partId,
    note: tellReturn(row, row.lines),
    actor: by.actor,
    staffId,
  } as const;
  const data = { returnId, status, byId: by.id, answer };
  await noteStep(tx, order, event, { kind: 'return_moved', cause: `${returnId} ${status}`, data });
}
