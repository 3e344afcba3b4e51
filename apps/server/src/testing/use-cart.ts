import { eq } from 'drizzle-orm';
import { cartLines, products } from '../db/schema/index.ts';
import { openCart } from './cart-client.ts';
import { buildProduct } from './factories.ts';
import { useBuyer } from './use-buyer.ts';

type ProductFacts = Partial<typeof products.$inferInsert>;

/** A shop for a file of tests, and for every test a new customer with an empty cart. */
export function useCart() {
  const { shop, buyer, db } = useBuyer();
  return {
    shop,
    buyer,
    db,
    cart: () => openCart(shop(), buyer()),
    newProduct: (given: ProductFacts = {}) => buildProduct(db(), given),
    changeProduct: (id: string, change: ProductFacts) => db().update(products).set(change).where(eq(products.id, id)),
    async quantityOf(lineId: string): Promise<number | undefined> {
      const [line] = await db().select().from(cartLines).where(eq(cartLines.id, lineId));
      return line?.quantity;
    },
  };
}
