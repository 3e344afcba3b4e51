import type { OfficePayment, OrderPayment, Payment, PaymentSettings } from '@urumuri/contract';
import { fillIn } from '@urumuri/identity/fill-in';
import { formatRwf } from '@urumuri/money';
import { describeStanding, type Priced, settle } from '@urumuri/money/standing';
import type { PaymentRow } from './order-money.repository.ts';

type OrderToPay = Priced & { number: number };

/** How the money of an order stands, and how its customer pays what is open. */
export function presentPayment(
  order: OrderToPay,
  rows: readonly PaymentRow[],
  { methods }: Pick<PaymentSettings, 'methods'>,
): OrderPayment {
  const standing = settle(order, rows);
  const dueRwf = Math.max(0, standing.openRwf - standing.toVerifyRwf);
  const isDue = standing.status === 'unpaid' && order.deliveryStatus !== 'cancelled';
  const offered = methods.filter(
    ({ isOn, kind }) => isOn && !(kind === 'delivery' && order.deliveryStatus === 'placed'),
  );
  return {
    ...presentStanding(order, rows, 'customer'),
    payments: rows.map(presentRow),
    methods: (isDue ? offered : []).map(({ name, kind, instructions, code, dial }) => {
      const values: Record<string, string> = { order: String(order.number), amount: formatRwf(dueRwf), code };
      const canDial = dial !== '' && dueRwf > 0 && (code !== '' || !dial.includes('{code}'));
      return {
        name,
        kind,
        code,
        instructions: fill(fillIn(instructions), values),
        ...(canDial ? { dial: fill(dial, { code, amount: String(dueRwf) }) } : {}),
      };
    }),
  };
}

/** The same for who takes the money. */
export function presentOfficePayment(
  order: Priced & { revision: number },
  rows: readonly PaymentRow[],
  { methods }: Pick<PaymentSettings, 'methods'>,
): OfficePayment {
  return {
    ...presentStanding(order, rows, 'staff'),
    payments: rows.map((row) => ({
      ...presentRow(row),
      note: row.state === 'refused' ? '' : row.note,
      by: row.staffName ?? '',
    })),
    methods: methods.map(({ name }) => name),
    revision: order.revision,
  };
}

function presentStanding(order: Priced, rows: readonly PaymentRow[], reader: 'customer' | 'staff') {
  const standing = settle(order, rows);
  const { paidRwf, openRwf, backRwf, toVerifyRwf } = standing;
  const says = describeStanding(order, standing, reader);
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
