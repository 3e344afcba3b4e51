import { unitPriceRwf } from '@urumuri/money';
import type { CheckoutState } from '../../../platform/storage/checkout.ts';
import type { PageProduct } from './page-product.ts';

/** Buys one product without the cart. The fee is the shop's to say; the server computes every figure again. */
export function buyNow(product: PageProduct, quantity: number): CheckoutState {
  const price = unitPriceRwf(product.priceRwf, product.discountPercent) * quantity;
  const productInfo = {
    _id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    category: product.category,
    price: product.priceRwf,
    discount: product.discountPercent,
    stock: product.stock,
    images: product.images,
    shopName: product.shopName,
    sellerId: product.sellerId,
  };
  const group = {
    sellerId: product.sellerId,
    shopName: product.shopName,
    price,
    products: [{ quantity, productInfo }],
  };
  return { products: [group], price, shipping_fee: 0, items: quantity };
}
