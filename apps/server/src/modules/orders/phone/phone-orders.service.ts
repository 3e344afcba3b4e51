import { randomUUID } from 'node:crypto';
import type { PlacePhoneOrderBody, QuotePhoneOrderBody } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import type { OrdersService } from '../orders.service.ts';
import type { PlacedOrder } from '../checkout.rules.ts';
import * as repository from './phone-orders.repository.ts';

export type PhoneOrdersService = ReturnType<typeof createPhoneOrdersService>;

/** Orders that staff take from somebody on the phone: a shop of its own products, the office of everybody's. */
export function createPhoneOrdersService({ db }: Database, orders: OrdersService) {
  /** A product never changes hands, so this needs no lock. */
  async function assertOwn({ id, role }: Seller, lines: PlacePhoneOrderBody['lines']): Promise<void> {
    if (role === 'admin') return;
    const ids = [...new Set(lines.map(({ productId }) => productId.toLowerCase()))];
    if (ids.every(isUuid) && (await repository.countOwn(db, id, ids)) === ids.length) return;
    throw new AppError('not_found', 'A product of this order is not your shop’s, or is no longer sold.');
  }

  async function findCustomer(phone: string) {
    const known = await repository.findByPhone(db, phone);
    if (known?.blockedAt) {
      throw new AppError('account_blocked', 'The office takes no orders from this number. Please ask the office.');
    }
    return known;
  }

  async function place(staff: Seller, body: PlacePhoneOrderBody, key: string | undefined): Promise<PlacedOrder> {
    const { phone, name, language, ...order } = body;
    const known = await findCustomer(phone);
    if (known === undefined && name === undefined) {
      throw new AppError('validation_failed', 'Name is required', { name: 'Name is required' });
    }
    return orders.placeOrder({
      ...order,
      customerId: known?.id ?? randomUUID(),
      // Apart from the keys of the customer's own browser, and of other staff.
      key: key && `counter ${staff.personId} ${key}`,
      phoneOrder: {
        ...actorOf(staff),
        note: `Taken by phone by ${staff.shopName}`,
        newcomer: known || name === undefined ? undefined : { name, phone, language },
      },
    });
  }

  return {
    findProducts: ({ id, role }: Seller, search: string) =>
      repository.findProducts(db, search, role === 'admin' ? undefined : id),

    findCustomer,

    async quoteOrder(staff: Seller, { phone, ...order }: QuotePhoneOrderBody) {
      await assertOwn(staff, order.lines);
      const known = phone === undefined ? undefined : await findCustomer(phone);
      // Who is not known yet has nothing on order.
      return orders.quoteOrder({ ...order, customerId: known?.id ?? randomUUID() });
    },

    /** Places it as the web does; a number that nobody has becomes a customer together with the order. */
    async placeOrder(staff: Seller, body: PlacePhoneOrderBody, key: string | undefined): Promise<PlacedOrder> {
      await assertOwn(staff, body.lines);
      try {
        return await place(staff, body, key);
      } catch (error) {
        // Pressed twice, or taken by two at once: the other one has made the customer. Or who it is has just proved it.
        if (!(error instanceof AppError) || error.code !== 'edit_conflict') throw error;
        return place(staff, body, key);
      }
    },
  };
}
