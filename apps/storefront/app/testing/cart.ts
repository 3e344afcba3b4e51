import type { Cart, CartGroup, CartLine, Product } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';

export function buildLine({
  product,
  ...line
}: Partial<Omit<CartLine, 'productInfo'>> & { product?: Partial<Product> } = {}): CartLine {
  const productInfo: Product = {
    _id: 'product-1',
    slug: 'kettle',
    name: 'Kettle',
    description: '',
    shortDescription: '',
    price: 10_000,
    discount: 0,
    stock: 20,
    images: ['/images/kettle/480', '/images/kettle-side/480'],
    brand: 'Tefal',
    category: 'Small kitchen',
    rating: 0,
    reviewCount: 0,
    shopName: 'Inzu',
    sellerId: 'seller-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...product,
  };
  return { _id: 'line-1', quantity: 1, productInfo, ...line };
}

/** A cart as the server would sum it: lines above their stock are set apart. */
export function buildCart(lines: readonly CartLine[]): Cart {
  const inStock = lines.filter(({ quantity, productInfo }) => quantity <= productInfo.stock);
  const outOfStock = lines.filter((line) => !inStock.includes(line));
  const sellerIds = [...new Set(inStock.map(({ productInfo }) => productInfo.sellerId))];
  const groups = sellerIds.map((sellerId) => toGroup(inStock, sellerId));
  const items = sum(inStock.map(({ quantity }) => quantity));
  return {
    cart_products: groups,
    price: sum(groups.map(({ price }) => price)),
    cart_product_count: sum(lines.map(({ quantity }) => quantity)),
    shipping_fee: 0,
    outOfStockProduct: outOfStock.map((line) => ({ ...line, products: [line.productInfo] })),
    buy_products: items,
    buy_product_item: items,
  };
}

function toGroup(lines: readonly CartLine[], sellerId: string): CartGroup {
  const products = lines.filter(({ productInfo }) => productInfo.sellerId === sellerId);
  const price = sum(
    products.map((line) => line.quantity * unitPriceRwf(line.productInfo.price, line.productInfo.discount)),
  );
  return { sellerId, shopName: products[0]?.productInfo.shopName ?? '', price, products };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
