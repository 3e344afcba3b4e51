import {
  instructPayment,
  type OfficePayment,
  type OrderPayment,
  type Payment,
  type PaymentSettings,
} from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { fillIn } from '@urumuri/identity/fill-in';
import { formatRwf } from '@urumuri/money';
import { describeStanding, type Standing } from '@urumuri/money/standing';
import type { PaymentRow } from './order-money.repository.ts';

type OrderToPay = { number: number; deliveryStatus: string };

/** How the money of an order stands, and what was written down for it. */
export type OrderPayments = { standing: Standing; rows: readonly PaymentRow[] };

/** How the money of an order stands, and how its customer pays what is open. */
export function presentPayment(
  order: OrderToPay,
  { standing, rows }: OrderPayments,
  { methods }: Pick<PaymentSettings, 'methods'>,
  shop: Identity,
): OrderPayment {
  const dueRwf = Math.max(0, standing.openRwf - standing.toVerifyRwf);
  const isDue = standing.openRwf > 0;
  const offered = methods.filter(
    ({ isOn, kind }) => isOn && !(kind === 'delivery' && order.deliveryStatus === 'placed'),
  );
  return {
    ...presentStanding(standing, 'customer'),
    payments: rows.map(presentRow),
    methods: (isDue ? offered : []).map(({ name, kind, instructions, code, dial }) => {
      const values: Record<string, string> = { order: String(order.number), amount: formatRwf(dueRwf), code };
      const canDial = dial !== '' && dueRwf > 0 && (code !== '' || !dial.includes('{code}'));
      return {
        name,
        kind,
        code,
        instructions: fill(fillIn(instructPayment({ instructions, code }), shop), values),
        ...(canDial ? { dial: fill(dial, { code, amount: String(dueRwf) }) } : {}),
      };
    }),
  };
}

/** The same for who takes the money. */
export function presentOfficePayment(
  order: { revision: number },
  { standing, rows }: OrderPayments,
  { methods }: Pick<PaymentSettings, 'methods'>,
): OfficePayment {
  return {
    ...presentStanding(standing, 'staff'),
    payments: rows.map((row) => ({
      ...presentRow(row),
      note: row.state === 'refused' ? '' : row.note,
      by: row.staffName ?? '',
      ...(row.refundFor === null ? {} : { refundFor: row.refundFor }),
      ...(row.partId === null ? {} : { partId: row.partId }),
    })),
    methods: methods.map(({ name }) => name),
    revision: order.revision,
  };
}

function presentStanding(standing: Standing, reader: 'customer' | 'staff') {
  const { paidRwf, openRwf, backRwf, toVerifyRwf } = standing;
  const says = describeStanding(standing, reader);
  return { paid: paidRwf, open: openRwf, back: backRwf, toVerify: toVerifyRwf, says };
}

function presentRow({ id, method, amountRwf, reference, state, note, createdAt }: PaymentRow): Payment {
  return {
    _id: id,
    method,
    amount: amountRwf,
    ...(reference === null ? {} : { reference }),
    state,
    ...(state === 'refused' ? { reason: note } : {}),
    at: createdAt.toISOString(),
  };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
