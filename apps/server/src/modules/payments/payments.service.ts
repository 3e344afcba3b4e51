import {
  type ClaimPaymentBody,
  CONSOLE_PAGE_SIZE,
  type OrderPayment,
  type PaymentSettings,
  type ProofsQuery,
  readPaymentMessage,
  type RecordPaymentBody,
  referenceKey,
} from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Platform } from '../../module.ts';
import {
  assertCanGiveBack,
  listPayments,
  lockOrder,
  lockOwnOrder,
  noteStep,
  presentPayment,
  readPayments,
  unknownOrder,
} from '../orders/index.ts';
import { addOpenBeside } from './open-beside.ts';
import { readPaidAt } from './paid-at.rules.ts';
import * as repository from './payments.repository.ts';
import { createStatements } from './statement.service.ts';

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Of one order: who has sent more is asked to wait. */
const mostClaims = 5;

const usedReference = () =>
  new AppError(
    'reference_used',
    'This payment was sent to us before, and it counts once. Call us if something is wrong.',
    {
      reference: 'This reference was sent to us before',
    },
  );

const refuse = (details: Record<string, string>) =>
  new AppError('validation_failed', Object.values(details)[0] ?? '', details);

type Paid = { amountRwf: number; method: string; reference: string | null };

const describe = ({ amountRwf, method, reference }: Paid) =>
  `${formatRwf(Math.abs(amountRwf))}, ${method}${reference === null ? '' : `, reference ${reference}`}`;

export function createPaymentsService(
  { database, now, readIdentity }: Pick<Platform, 'database' | 'now' | 'readIdentity'>,
  paymentSettings: () => PaymentSettings,
) {
  const { db } = database;

  /** What the customer says to have paid: what was typed, else what the message says. */
  function readClaim({ method, text, amount, reference }: ClaimPaymentBody) {
    const { methods, patterns } = paymentSettings();
    const known = methods.find(({ name, isOn }) => isOn && name === method);
    if (known?.kind !== 'mobile_money' && known?.kind !== 'bank') throw refuse({ method: 'Choose how you have paid' });
    const read = readPaymentMessage(patterns, text);
    const amountRwf = amount ?? (read?.amountRwf || undefined);
    const named = reference || read?.reference;
    const details = {
      ...(amountRwf === undefined ? { amount: 'We could not read the amount: please type it' } : {}),
      ...(named === undefined ? { reference: 'We could not read the reference: please type it' } : {}),
    };
    if (amountRwf === undefined || named === undefined) throw refuse(details);
    return {
      method,
      amountRwf,
      reference: named,
      referenceKey: referenceKey(named),
      message: text === '' ? null : text,
      paidAt: read?.time === undefined ? null : readPaidAt(read.time),
    };
  }

  async function answer(paymentId: string, staffId: string, isAgreed: boolean, reason: string): Promise<string> {
    const orderId = isUuid(paymentId) ? await repository.findOrderOfPayment(db, paymentId) : undefined;
    if (orderId === undefined) throw new AppError('not_found', 'There is no such payment.');
    const state = isAgreed ? 'agreed' : 'refused';
    return database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const paid = await repository.answerPayment(tx, paymentId, { state, staffId, note: isAgreed ? '' : reason });
      if (paid === undefined) {
        const known = (await listPayments(tx, orderId)).find(({ id }) => id === paymentId)?.state;
        if (known === state) return `This payment is ${state} already.`;
        throw new AppError('order_status_conflict', `Somebody has ${known} this payment meanwhile.`);
      }
      const note = isAgreed ? describe(paid) : `${describe(paid)}: ${reason}`;
      const event = { kind: 'payment', toStatus: state, actor: 'admin', staffId, note } as const;
      const kind = isAgreed ? 'payment_seen' : 'payment_refused';
      await noteStep(tx, order, event, { kind, cause: paymentId, data: { orderId, paymentId } });
      return isAgreed ? 'The payment counts.' : 'The payment is refused, and the customer is told why.';
    });
  }

  return {
    /** A customer says to have paid their order. Saying it again changes nothing. */
    async claim(orderId: string, customerId: string, body: ClaimPaymentBody): Promise<OrderPayment> {
      return database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, orderId, customerId);
        const claim = readClaim(body);
        const before = await listPayments(tx, orderId);
        const same = before.find((row) => row.state !== 'refused' && row.referenceKey === claim.referenceKey);
        if (same && same.amountRwf !== claim.amountRwf) throw usedReference();
        if (same) return presentPayment(order, await readPayments(tx, orderId), paymentSettings(), readIdentity());
        if (before.filter(({ state }) => state === 'claimed').length >= mostClaims) {
          const sentence = 'We are still checking what you sent before. Please wait a moment.';
          throw new AppError('order_status_conflict', sentence);
        }
        const actor = 'customer';
        const paymentId = await repository.insertPayment(tx, { orderId, ...claim, state: 'claimed', actor });
        if (paymentId === undefined) throw usedReference();
        const event = { kind: 'payment', toStatus: 'claimed', actor, note: describe(claim) } as const;
        const data = { orderId, paymentId };
        await noteStep(tx, order, event, { kind: 'payment_claimed', cause: paymentId, data });
        return presentPayment(order, await readPayments(tx, orderId), paymentSettings(), readIdentity());
      });
    },

    async listProofs({ state, pageNumber }: ProofsQuery) {
      const slice = { state, limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, total] = await Promise.all([repository.listProofs(db, slice), repository.countProofs(db, state)]);
      return { rows: await addOpenBeside(db, rows), total };
    },

    answer,

    /** Money that staff have in hand or on the account, or gave back. Who has not seen the order's last state is told. */
    async record(orderId: string, staffId: string, body: RecordPaymentBody): Promise<void> {
      await database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order.revision !== body.revision) {
          throw new AppError('edit_conflict', 'This order has changed in the meantime. Please look at it again first.');
        }
        const { standing } = await readPayments(tx, orderId);
        const refundFor = body.isRefund ? (body.why ?? 'other') : null;
        if (refundFor) assertCanGiveBack(standing, { amountRwf: body.amount, refundFor });
        const part = standing.parts.find(({ id }) => id === body.partId);
        if (body.partId !== undefined && part === undefined) throw unknownOrder();
        const by = { actor: 'admin', staffId } as const;
        const reference = body.reference || null;
        const paid = { method: body.method, amountRwf: body.isRefund ? -body.amount : body.amount, reference };
        const paymentId = await repository.insertPayment(tx, {
          orderId,
          partId: body.partId ?? null,
          refundFor,
          ...paid,
          referenceKey: reference && referenceKey(reference),
          state: 'agreed',
          ...by,
          note: body.note,
          openBeforeRwf: body.isRefund ? null : (part ?? standing).openRwf,
          answeredAt: now(),
        });
        if (paymentId === undefined) throw usedReference();
        const toStatus = body.isRefund ? 'given_back' : 'agreed';
        const event = { kind: 'payment', toStatus, ...by, note: describe(paid) } as const;
        await noteStep(tx, order, event, { kind: 'payment_seen', cause: paymentId, data: { orderId, paymentId } });
      });
    },

    ...createStatements(db, (paymentId, staffId) => answer(paymentId, staffId, true, '')),
  };
}
