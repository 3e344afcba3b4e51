import { randomUUID } from 'node:crypto';
import { type PlacePhoneOrderBody, type QuotePhoneOrderBody, type SellAtCounterBody } from '@urumuri/contract';
import { mayLowerAnyPrice } from '@urumuri/contract/seller';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import { findWalkIn } from '../../accounts/index.ts';
import type { OrdersService } from '../orders.service.ts';
import type { PlacedOrder } from '../checkout.rules.ts';
import * as repository from './phone-orders.repository.ts';

const walkInName = 'Walk-in customer';

export type PhoneOrdersService = ReturnType<typeof createPhoneOrdersService>;

/** Orders that staff take from somebody on the phone or in the shop: a shop of its own products, the office of everybody's. */
export function createPhoneOrdersService({ db }: Database, orders: OrdersService) {
  /** A product never changes hands, so this needs no lock. */
  async function assertOwn({ id, role }: Seller, lines: readonly { productId: string }[]): Promise<void> {
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

  /** Who gives no number is the shop's walk-in customer. */
  async function findBuyer({ id }: Seller, { phone, name, language }: SellAtCounterBody) {
    if (phone === undefined) return { id: await findWalkIn(db, id, walkInName), name: walkInName, newcomer: undefined };
    const known = await findCustomer(phone);
    assertNamed(known, name);
    if (known || name === undefined) return { id: known?.id ?? '', name: known?.name ?? '', newcomer: undefined };
    return { id: randomUUID(), name, newcomer: { name, phone, language } };
  }

  async function sell(staff: Seller, body: SellAtCounterBody, key: string | undefined): Promise<PlacedOrder> {
    const { lines, phone = '', reason, method, reference, total } = body;
    const buyer = await findBuyer(staff, body);
    const address = `Counter of ${staff.shopName}`;
    return orders.placeOrder({
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity, cartLineId: undefined })),
      shippingInfo: { name: buyer.name, address, phone, post: '', province: '', city: staff.district, area: '' },
      voucherCode: undefined,
      contact: { by: 'phone', from: undefined, until: undefined },
      seen: { price: undefined, shippingFee: undefined, items: undefined, total },
      customerId: buyer.id,
      // Two who buy the same thing one after the other are two.
      key: `counter ${staff.personId} ${key ?? randomUUID()}`,
      phoneOrder: {
        ...actorOf(staff),
        note: `Sold at the counter of ${staff.shopName}`,
        newcomer: buyer.newcomer,
        sale: {
          prices: new Map(
            lines.flatMap(({ productId, price }) => (price === undefined ? [] : [[productId.toLowerCase(), price]])),
          ),
          reason,
          mostPercent: mayLowerAnyPrice(staff.staffRole) ? 100 : staff.counterDiscount,
          method,
          reference: reference || undefined,
        },
      },
    });
  }

  async function place(staff: Seller, body: PlacePhoneOrderBody, key: string | undefined): Promise<PlacedOrder> {
    const { phone, name, language, ...order } = body;
    const known = await findCustomer(phone);
    assertNamed(known, name);
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

    /** Sold, handed over and paid in one moment. */
    async sell(staff: Seller, body: SellAtCounterBody, key: string | undefined): Promise<PlacedOrder> {
      await assertOwn(staff, body.lines);
      return againOnce(() => sell(staff, body, key));
    },

    /** Places it as the web does; a number that nobody has becomes a customer together with the order. */
    async placeOrder(staff: Seller, body: PlacePhoneOrderBody, key: string | undefined): Promise<PlacedOrder> {
      await assertOwn(staff, body.lines);
      return againOnce(() => place(staff, body, key));
    },
  };
}

function assertNamed(known: object | undefined, name: string | undefined): void {
  if (known !== undefined || name !== undefined) return;
  throw new AppError('validation_failed', 'Name is required', { name: 'Name is required' });
}

/** Pressed twice, or taken by two at once: the other one has made the customer. Or who it is has just proved it. */
async function againOnce(order: () => Promise<PlacedOrder>): Promise<PlacedOrder> {
  try {
    return await order();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'edit_conflict') throw error;
    return order();
  }
}
