import { limits } from '@urumuri/contract';
import { feesTo } from '@urumuri/identity/delivery';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Platform } from '../../module.ts';
import { refuseAddition, refuseQuantity } from './cart-refusals.ts';
import { refuseLesser, type VouchersService } from '../promotions/index.ts';
import * as repository from './cart.repository.ts';
import { sumCart } from './cart.rules.ts';

export type CartService = ReturnType<typeof createCartService>;

const noSuchLine = () => new AppError('not_found', 'This product is not in your cart.');

/** A cart never reserves anything: stock and prices are those of the moment it is read. */
export function createCartService(
  { database, readIdentity }: Pick<Platform, 'database' | 'readIdentity'>,
  { vouchers }: { vouchers: VouchersService },
) {
  const { db } = database;

  /** With the lines of products that were deleted since, and what an order would take off at this moment. */
  async function getCart(customerId: string, executor: Executor = db, code?: string) {
    const lines = await repository.listLines(executor, customerId);
    const gone = lines.filter(({ isGone }) => isGone);
    const there = lines.filter(({ isGone }) => !isGone);
    const identity = readIdentity();
    const hasZones = identity.deliveryZones.length > 0;
    const deliverTo = hasZones ? await repository.findPlace(executor, customerId) : undefined;
    const cart = { ...sumCart(there, feesTo(identity, deliverTo)), gone, deliverTo };
    const productIds = cart.groups.flatMap(({ goods }) => goods.map(({ productId }) => productId));
    const offered = await vouchers.listVouchers(executor, code, customerId, productIds);
    return { ...cart, ...vouchers.grantBest(offered, code, cart.groups) };
  }

  return {
    getCart: (customerId: string) => getCart(customerId),

    /** What the cart costs with a voucher, which is remembered. No use is counted before the order. */
    async applyVoucher(customerId: string, code: string) {
      return database.transaction(async (tx) => {
        const { voucher, refusal, itemsRwf, shippingFeeRwf } = await getCart(customerId, tx, code);
        if (voucher === undefined || refusal) throw refusal ?? new Error('A voucher was neither granted nor refused.');
        const discountRwf = voucher.discount.totalRwf;
        if (!voucher.isTyped) throw refuseLesser(voucher.code, discountRwf);
        await vouchers.saveCartVoucher(tx, customerId, voucher.voucherId);
        return { code: voucher.code, itemsRwf, shippingFeeRwf, discountRwf };
      });
    },

    /** Adds a product, or raises its quantity when it is in the cart already. */
    async addProduct(customerId: string, productId: string, wanted: number) {
      const { unitsPerCustomer } = readIdentity().orders;
      const most = [unitsPerCustomer, limits.cartLines] as const;
      const added = isUuid(productId)
        ? await repository.addProduct(database, [customerId, productId, wanted, ...most])
        : undefined;
      if (added === undefined) throw new AppError('not_found', 'This product does not exist or is no longer sold.');
      const { lineId, inCart } = added;
      if (lineId === null) throw refuseAddition({ ...added, id: productId }, wanted, unitsPerCustomer);
      return { id: lineId, productId: productId.toLowerCase(), quantity: inCart + wanted };
    },

    async increaseQuantity(customerId: string, lineId: string): Promise<void> {
      if (!isUuid(lineId)) throw noSuchLine();
      const { unitsPerCustomer } = readIdentity().orders;
      if (await repository.raiseLine(db, customerId, lineId, unitsPerCustomer)) return;
      const product = await repository.findProductOfLine(db, customerId, lineId);
      throw product === undefined ? noSuchLine() : refuseQuantity(product, unitsPerCustomer);
    },

    /** Works on a line that is out of stock too, which brings it back once it fits what is left. */
    async decreaseQuantity(customerId: string, lineId: string): Promise<void> {
      if (!isUuid(lineId)) throw noSuchLine();
      if (await repository.lowerLine(db, customerId, lineId)) return;
      if ((await repository.findProductOfLine(db, customerId, lineId)) === undefined) throw noSuchLine();
      throw new AppError('quantity_limit', 'The quantity cannot be less than 1. Use Delete to take the product out.');
    },

    async deleteLine(customerId: string, lineId: string): Promise<void> {
      const isDeleted = isUuid(lineId) && (await repository.deleteLine(db, customerId, lineId));
      if (!isDeleted) throw noSuchLine();
    },

    /** For an order that names lines of its customer's cart; lines of others are not among them. */
    listLineRefs: (tx: Executor, customerId: string, lineIds: readonly string[]) =>
      repository.listLineRefs(tx, customerId, lineIds.filter(isUuid)),
  };
}
