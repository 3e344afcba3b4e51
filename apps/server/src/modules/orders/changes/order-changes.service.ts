import { createHash, randomUUID } from 'node:crypto';
import type { CancelItemsBody, CancelWish, ChangeOrderBody, NoteOrderBody, OrderWish } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { describeStanding, settle } from '@urumuri/money/standing';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { lockCustomer } from '../../../db/lock-customer.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import {
  listLines,
  listParts,
  type LockedOrder,
  lockOrder,
  type PartRow,
  unknownOrder,
} from '../order-rows.repository.ts';
import { createOrderSteps, type OrderStepsDeps } from '../order-steps.ts';
import { insertEvents } from '../order-status.repository.ts';
import { isCallable } from '../checkout.rules.ts';
import { passedWindow } from '../checkout-refusals.ts';
import { readMoney } from '../order-money.repository.ts';
import { listProducts } from '../quote.repository.ts';
import { takeOff } from './cancellation.rules.ts';
import { sayCancelReason, tellChange } from './change-words.ts';
import { createChangeStore, type DecidedChange } from './store-change.ts';
import { keepDiscounted, type OrderedPart, planChange, sumOf } from './order-change.rules.ts';
import * as repository from './order-changes.repository.ts';

type OrderChangesDeps = OrderStepsDeps & { database: Database; now(): Date };
type Staff = Pick<Seller, 'id' | 'personId' | 'isForShop' | 'role'>;
type ReadOrder = { head: LockedOrder; parts: PartRow[] };

/** What an order shall be, or what is taken off it. */
type Asked = OrderWish | { cancelled: CancelWish['lines'] };

type Request = Pick<DecidedChange, 'reason' | 'internalNote' | 'cancellation'> & {
  asked: Asked;
  revision: number;
  total?: number | undefined;
  /** As it was sent: with the same key, the same again. */
  body: object;
};

export type OrderChangesService = ReturnType<typeof createOrderChangesService>;

/** Whose goods staff may change: a shop its own, the office everybody's. */
const scopeOf = ({ id, role }: Staff) => (role === 'admin' ? undefined : id);

/** Orders that staff change while they are not packed, and end until they are delivered. */
export function createOrderChangesService(deps: OrderChangesDeps) {
  const { database, vouchers, openWarranties, now, readIdentity } = deps;
  const steps = createOrderSteps({ vouchers, openWarranties, readIdentity });
  const storeChange = createChangeStore(vouchers, steps, readIdentity);

  /** What is another shop's order does not exist. */
  async function readOrder(executor: Executor, staff: Staff, orderId: string): Promise<ReadOrder> {
    const head = isUuid(orderId) ? await repository.findOrder(executor, orderId) : undefined;
    const parts = head ? await listParts(executor, [head.id]) : [];
    if (!head || !isTheirs(staff, parts)) throw unknownOrder();
    return { head, parts };
  }

  /** Prices and stock of this moment; for a change that follows, they are locked. */
  async function plan(executor: Executor, staff: Staff, { head, parts }: ReadOrder, asked: Asked, isLocking: boolean) {
    const lines = (await listLines(executor, [head.id])).map(withImage);
    const isCancellation = 'cancelled' in asked;
    const taken = isCancellation ? takeOff({ lines, parts }, asked.cancelled, scopeOf(staff)) : undefined;
    const wish: OrderWish = isCancellation ? { lines: [...(taken?.lines ?? [])] } : asked;
    const wished = wish.lines.map(({ productId }) => productId.toLowerCase()).filter(isUuid);
    const allIds = [...new Set([...wished, ...lines.map(({ productId }) => productId)])];
    const ids = isLocking ? wished : allIds;
    const products = (await listProducts(executor, ids, head.customerId, isLocking)).map(withImage);
    const found = head.voucherId === null ? undefined : await repository.findVoucher(executor, head.voucherId, allIds);
    const voucher = found && { ...found, productIds: keepDiscounted(found.productIds, lines) };
    const delivery = readDelivery(head, wish);
    const facts = { ...head, parts, lines, products, voucher, identity: readIdentity() };
    const made = planChange(facts, { lines: wish.lines, ...delivery }, { sellerId: scopeOf(staff), isCancellation });
    return { head, facts, delivery, plan: { ...made, refusal: taken?.refusal ?? made.refusal } };
  }

  type Planned = Awaited<ReturnType<typeof plan>>;

  /** What the change comes to, for the whole order or as one shop sees it, and how it is told. */
  function describe({ head, facts, delivery, plan: made }: Planned, sellerId: string | undefined) {
    const before = sumOf(facts.parts, sellerId);
    const after = sumOf(made.parts, sellerId);
    const words = tellChange({
      plan: made,
      beforeRwf: before.totalRwf,
      afterRwf: after.totalRwf,
      voucherCode: facts.voucher?.code,
      from: head.shipping,
      to: delivery.shipping,
      hasCall: delivery.hasCall,
    });
    return { before, after, words };
  }

  async function changeLocked(tx: Executor, staff: Staff, orderId: string, request: Request, key: string) {
    const { head: seen } = await readOrder(tx, staff, orderId);
    // The customer first, as a checkout does: what one customer may hold is counted behind this lock.
    const isThere = await lockCustomer(tx, seen.customerId);
    const order = await lockOrder(tx, orderId);
    if (!isThere || order.customerId !== seen.customerId) throw changedMeanwhile();

    const { asked, revision, total, ...words } = request;
    const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
    const change = { orderId, staffId: staff.personId, key, fingerprint };
    const made = await repository.findChange(tx, change);
    if (made && made.fingerprint !== fingerprint) throw conflictingKey();
    if (made) return order.revision;
    if (order.revision !== revision) throw changedMeanwhile();
    await actAs(tx, staff.personId);

    const planned = await plan(tx, staff, { head: order, parts: await listParts(tx, [orderId]) }, asked, true);
    const { refusal, parts } = planned.plan;
    if (refusal) throw new AppError(refusal.code, refusal.sentence);
    const { shipping, hasCall } = planned.delivery;
    if (!parts.some(({ isTouched }) => isTouched) && !shipping && !hasCall) throw nothingChanged(words.cancellation);
    const call = hasCall && 'call' in asked ? asked.call : undefined;
    if (call && !isCallable(call, now())) throw passedWindow();
    const shown = describe(planned, scopeOf(staff)).after.totalRwf;
    if (total !== undefined && total !== shown) {
      throw new AppError('price_changed', `It comes to ${formatRwf(shown)} now. Please look at it again.`);
    }
    await repository.insertChange(tx, change);
    const told = { ...describe(planned, undefined), ...words };
    return storeChange(tx, {
      order,
      ...planned,
      discountedIds: planned.facts.voucher?.productIds ?? null,
      ...told,
      shipping,
      call,
      by: actorOf(staff),
    });
  }

  const change = (staff: Staff, orderId: string, request: Request, key = randomUUID() as string): Promise<number> =>
    database.transaction((tx) => changeLocked(tx, staff, orderId, request, key));

  async function previewPlan(staff: Staff, orderId: string, asked: Asked) {
    const order = await readOrder(database.db, staff, orderId);
    const planned = await plan(database.db, staff, order, asked, false);
    const sellerId = scopeOf(staff);
    return { ...planned, ...describe(planned, sellerId), sellerId };
  }

  return {
    /** What an order would become at this moment. Nothing is locked; the change is judged by the same code. */
    preview: (staff: Staff, orderId: string, wish: OrderWish) => previewPlan(staff, orderId, wish),

    /** The same for units that are taken off, and how its money would stand for who takes it. */
    async previewCancellation(staff: Staff, orderId: string, { lines }: CancelWish) {
      const preview = await previewPlan(staff, orderId, { cancelled: lines });
      const { parts } = preview.plan;
      const isTheirMoney = staff.role === 'admin' || parts.every(({ sellerId }) => sellerId === staff.id);
      const money = await readMoney(database.db, orderId);
      const planned = money.parts.map((part) => {
        const { status, itemsRwf, voucherRwf, shippingFeeRwf } = parts.find(({ id }) => id === part.id) ?? part;
        return { ...part, status, itemsRwf, voucherRwf, shippingFeeRwf };
      });
      const standing = settle({ parts: planned, rows: isTheirMoney ? money.rows : [] });
      return { ...preview, moneySays: describeStanding(standing, 'staff') };
    },

    /** Changes an order with all that hangs on it, or nothing; the same key changes it once. Answers its revision. */
    changeOrder: (staff: Staff, orderId: string, body: ChangeOrderBody, key?: string) =>
      change(staff, orderId, { ...body, body, asked: body, internalNote: body.note }, key),

    /** Ends an order, or takes units off it, at every step before it is delivered. */
    cancelItems: (staff: Staff, orderId: string, body: CancelItemsBody, key?: string) => {
      const { lines, reason: why, customerNote: note, note: internalNote } = body;
      const damaged = new Map(lines.map((line) => [line.productId.toLowerCase(), line.damaged]));
      const words = { reason: sayCancelReason(why, note), internalNote, cancellation: { why, note, damaged } };
      return change(staff, orderId, { ...body, ...words, body, asked: { cancelled: lines } }, key);
    },

    /** A note for the customer is told; one for the house is only written down. */
    async noteOrder(staff: Staff, orderId: string, { customerNote, note }: NoteOrderBody): Promise<void> {
      await database.transaction(async (tx) => {
        const { parts } = await readOrder(tx, staff, orderId);
        const order = await lockOrder(tx, orderId);
        const partId = parts.find(({ sellerId }) => sellerId === scopeOf(staff))?.id;
        const event = { ...(partId && { partId }), ...actorOf(staff), internalNote: note };
        if (customerNote !== '') await steps.tellNote(tx, order, { ...event, note: customerNote });
        else await insertEvents(tx, [{ ...event, orderId, kind: 'note', toStatus: 'noted' }]);
      });
    },
  };
}

const withImage = <Pictured extends { images: string[] }>(row: Pictured) => ({ ...row, image: row.images[0] ?? '' });

const isTheirs = (staff: Staff, parts: readonly OrderedPart[]) =>
  staff.role === 'admin' || parts.some(({ sellerId }) => sellerId === staff.id);

/** What of the delivery is to be another than it is. */
function readDelivery(head: LockedOrder, { shipping_info: to, call }: OrderWish) {
  const fields = ['name', 'address', 'phone', 'post', 'province', 'city', 'area'] as const;
  const isMoved = to !== undefined && fields.some((field) => to[field] !== head.shipping[field]);
  const hasCall =
    call !== undefined &&
    (call.by !== head.contactBy ||
      call.from?.getTime() !== head.contactFrom?.getTime() ||
      call.until?.getTime() !== head.contactUntil?.getTime());
  return { shipping: isMoved ? to : undefined, hasCall };
}

const changedMeanwhile = () =>
  new AppError('edit_conflict', 'This order has just been changed. Please look at it again; your entries are kept.');

const conflictingKey = () =>
  new AppError('idempotency_conflict', 'This Idempotency-Key has already been used for another change.');

const nothingChanged = (cancellation: object | undefined) => {
  const sentence = cancellation ? 'Choose what is cancelled.' : 'No changes yet.';
  return new AppError('validation_failed', sentence, { lines: sentence });
};
