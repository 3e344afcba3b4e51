import type { HandOverBody } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Executor } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import type { Allowance } from '../../../limits/allowance.rules.ts';
import { type AllowanceWindows, tooOften } from '../../../limits/allowance-windows.ts';
import { collectPayment } from '../collect-payment.ts';
import { listParts, lockOrder } from '../order-rows.repository.ts';
import type { OrderStatusDeps } from '../order-status.service.ts';
import { createOrderSteps } from '../order-steps.ts';
import * as repository from './pickups.repository.ts';

type PickupsDeps = OrderStatusDeps & { windows: AllowanceWindows };

/** Of a million codes nobody finds one by trying. */
const minutes = 60_000;
const codeTries = { max: 10, windowMs: 10 * minutes };
/** Right ones, too: many customers may come at once. */
const codeSearches = { max: 60, windowMs: 10 * minutes };

const unknownPickup = () => new AppError('not_found', 'There is no such pickup of your shop.');
const wrongCode = () => {
  const sentence = 'This is not the code of this order.';
  return new AppError('wrong_code', sentence, { code: sentence });
};

export type PickupsService = ReturnType<typeof createPickupsService>;

/** What customers fetch at the shop themselves. */
export function createPickupsService({ database, now, insertPayment, windows, ...deps }: PickupsDeps) {
  const { takeStep } = createOrderSteps(deps);

  async function countTry(of: string, allowance: Allowance): Promise<void> {
    const waitMs = await windows.take(`pickup:${of}`, allowance);
    if (waitMs > 0) throw tooOften('Too many codes were tried.', waitMs);
  }

  async function getPickup(db: Executor, { id }: Seller, partId: string) {
    const pickup = isUuid(partId) ? await repository.findPickup(db, id, partId) : undefined;
    if (pickup === undefined) throw unknownPickup();
    return pickup;
  }

  return {
    /** A number may be an order's or a code. */
    async listPickups({ id }: Seller, search = '') {
      const list = (asked?: Parameters<typeof repository.listPickups>[2]) =>
        repository.listPickups(database.db, id, asked);
      const digits = search.replaceAll(/\D/g, '');
      if (search === '') return { pickups: await list() };
      if (digits === '') return { pickups: [] };
      const numbered = await list(repository.hasNumber(Number(digits.slice(0, 15))));
      if (numbered.length > 0 || !/^\d{6}$/.test(digits)) return { pickups: numbered };
      await countTry(`shop ${id}`, codeSearches);
      const found = await list(repository.hasCode(digits));
      return found.length === 0 ? { pickups: [] } : { pickups: found, code: digits };
    },

    async handOver(staff: Seller, partId: string, { code, reason, collected, method, reference }: HandOverBody) {
      const { orderId } = await getPickup(database.db, staff, partId);
      if (code !== '') await countTry(partId, codeTries);
      await database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        // Read again behind the lock: it may have been handed over already.
        const { status, openRwf, pickupCode } = await getPickup(tx, staff, partId);
        if (code !== '' && code.replaceAll(/\D/g, '') !== pickupCode) throw wrongCode();
        if (status !== 'warehouse') {
          const word = { placed: 'handed over already', cancelled: 'cancelled' }[status as string] ?? 'not ready yet';
          throw new AppError('order_status_conflict', `This order is ${word}.`, { status });
        }
        await actAs(tx, staff.personId);
        const by = actorOf(staff);
        const internalNote = code === '' ? `Handed over without a code: ${reason}` : 'Handed over, code shown';
        const step = { from: status, to: 'placed' as const, partIds: [partId], internalNote, ...by };
        await takeStep(tx, order, await listParts(tx, [orderId]), step);
        if (collected === 0) return;
        const paid = { partId, openRwf, amountRwf: collected, method, reference, by };
        await collectPayment(tx, order, paid, { insertPayment, now });
      });
    },
  };
}
