import { createHash, randomUUID } from 'node:crypto';
import type { ChangeOrderBody, NoteOrderBody, OrderWish } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import { actAs } from '../../db/audit.ts';
import type { Database, Executor } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Seller } from '../../http/serve.ts';
import {
  createOrderSteps,
  insertEvents,
  isCallable,
  listParts,
  lockOrder,
  passedWindow,
  unknownOrder,
} from '../orders/index.ts';
import type { VouchersService } from '../vouchers/index.ts';
import { createChangeStore } from './store-change.ts';
import { tellChange } from './change-words.ts';
import { type OrderedPart, planChange, sumOf } from './order-change.rules.ts';
import * as repository from './order-changes.repository.ts';

export type OrderChangesDeps = { database: Database; vouchers: VouchersService; now(): Date };
type Staff = Pick<Seller, 'id' | 'role'>;

export type OrderChangesService = ReturnType<typeof createOrderChangesService>;

/** Whose goods staff may change: a shop its own, the office everybody's. */
const scopeOf = ({ id, role }: Staff) => (role === 'admin' ? undefined : id);

/** Orders that staff change while they are not packed. */
export function createOrderChangesService({ database, vouchers, now }: OrderChangesDeps) {
  const steps = createOrderSteps(vouchers);
  const storeChange = createChangeStore(vouchers, steps);

  /** What is another shop's order does not exist. */
  async function readOrder(executor: Executor, staff: Staff, orderId: string) {
    const head = isUuid(orderId) ? await repository.findHead(executor, orderId) : undefined;
    const parts = head ? await listParts(executor, [head.id]) : [];
    if (!head || !isTheirs(staff, parts)) throw unknownOrder();
    return { head, parts };
  }

  /** Prices and stock of this moment; for a change that follows, they are locked. */
  async function plan(executor: Executor, staff: Staff, orderId: string, wish: OrderWish, isLocking: boolean) {
    const { head, parts } = await readOrder(executor, staff, orderId);
    const lines = await repository.listLines(executor, head.id);
    const wished = wish.lines.map(({ productId }) => productId.toLowerCase()).filter(isUuid);
    const ids = isLocking ? wished : [...new Set([...wished, ...lines.map(({ productId }) => productId)])];
    const products = await repository.listProducts(executor, ids, head.customerId, isLocking);
    const voucher = head.voucherId === null ? undefined : await repository.findVoucher(executor, head.voucherId);
    const asked = { lines: wish.lines, ...readDelivery(head, wish) };
    const facts = { ...head, parts, lines, products, voucher };
    return { head, facts, asked, plan: planChange(facts, asked, { sellerId: scopeOf(staff) }) };
  }

  type Planned = Awaited<ReturnType<typeof plan>>;

  /** What the change comes to, for the whole order or as one shop sees it, and how it is told. */
  function describe({ head, facts, asked, plan: made }: Planned, sellerId: string | undefined) {
    const before = sumOf(facts.parts, sellerId);
    const after = sumOf(made.parts, sellerId);
    const words = tellChange({
      plan: made,
      beforeRwf: before.totalRwf,
      afterRwf: after.totalRwf,
      voucherCode: facts.voucher?.code,
      from: head.shipping,
      to: asked.shipping,
      hasCall: asked.hasCall,
    });
    return { before, after, words };
  }

  async function changeLocked(tx: Executor, staff: Staff, orderId: string, body: ChangeOrderBody, key: string) {
    const seen = await readOrder(tx, staff, orderId);
    // The customer first, as a checkout does: what one customer may hold is counted behind this lock.
    const isThere = await lockCustomer(tx, seen.head.customerId);
    const order = await lockOrder(tx, orderId);
    if (!isThere || order?.customerId !== seen.head.customerId) throw changedMeanwhile();

    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const change = { orderId, staffId: staff.id, key, fingerprint };
    const { head } = await readOrder(tx, staff, orderId);
    const made = await repository.findChange(tx, change);
    if (made && made.fingerprint !== fingerprint) throw conflictingKey();
    if (made) return head.revision;
    if (head.revision !== body.revision) throw changedMeanwhile();
    await actAs(tx, staff.id);

    const planned = await plan(tx, staff, orderId, body, true);
    const { refusal, parts } = planned.plan;
    if (refusal) throw new AppError(refusal.code, refusal.sentence);
    const { shipping, hasCall } = planned.asked;
    if (!parts.some(({ isTouched }) => isTouched) && !shipping && !hasCall) throw nothingChanged();
    if (hasCall && body.call && !isCallable(body.call, now())) throw passedWindow();
    const shown = describe(planned, scopeOf(staff)).after.totalRwf;
    if (body.total !== undefined && body.total !== shown) {
      throw new AppError('price_changed', `It comes to ${formatRwf(shown)} now. Please look at it again.`);
    }
    await repository.insertChange(tx, change);
    return storeChange(tx, {
      order,
      voucherId: head.voucherId,
      facts: planned.facts,
      plan: planned.plan,
      ...describe(planned, undefined),
      shipping,
      call: hasCall ? body.call : undefined,
      staff: { id: staff.id, actor: staff.role },
      reason: body.reason,
      houseNote: body.note,
    });
  }

  return {
    /** What an order would become at this moment. Nothing is locked; the change is judged by the same code. */
    async preview(staff: Staff, orderId: string, wish: OrderWish) {
      const planned = await plan(database.db, staff, orderId, wish, false);
      const sellerId = scopeOf(staff);
      return { head: planned.head, plan: planned.plan, ...describe(planned, sellerId), sellerId };
    },

    /** Changes an order with all that hangs on it, or nothing; the same key changes it once. Answers its revision. */
    changeOrder: (
      staff: Staff,
      orderId: string,
      body: ChangeOrderBody,
      key = randomUUID() as string,
    ): Promise<number> => database.transaction((tx) => changeLocked(tx, staff, orderId, body, key)),

    /** A note for the customer is told; one for the house is only written down. */
    async noteOrder(staff: Staff, orderId: string, { customerNote, note }: NoteOrderBody): Promise<void> {
      await database.transaction(async (tx) => {
        const { parts } = await readOrder(tx, staff, orderId);
        const order = await lockOrder(tx, orderId);
        if (order === undefined) throw unknownOrder();
        const partId = parts.find(({ sellerId }) => sellerId === scopeOf(staff))?.id;
        const event = { ...(partId && { partId }), actor: staff.role, staffId: staff.id, houseNote: note };
        if (customerNote !== '') await steps.tellNote(tx, order, { ...event, note: customerNote });
        else await insertEvents(tx, [{ ...event, orderId, kind: 'note', toStatus: 'noted' }]);
      });
    },
  };
}

const isTheirs = (staff: Staff, parts: readonly OrderedPart[]) =>
  staff.role === 'admin' || parts.some(({ sellerId }) => sellerId === staff.id);

/** What of the delivery is to be another than it is. */
function readDelivery(head: repository.OrderHead, { shipping_info: to, call }: OrderWish) {
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
  new AppError(
    'edit_conflict',
    'This order was changed a moment ago. Please look at it again; what you wrote is kept.',
  );

const conflictingKey = () =>
  new AppError('idempotency_conflict', 'This Idempotency-Key has already been used for another change.');

const nothingChanged = () =>
  new AppError('validation_failed', 'Nothing is changed yet.', { lines: 'Nothing is changed yet.' });
