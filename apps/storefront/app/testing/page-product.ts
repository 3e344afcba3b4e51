import type { PageProduct } from '../features/browse/product/page-product.ts';

/** A product for tests: say only what matters. */
export function buildPageProduct(changes: Partial<PageProduct> = {}): PageProduct {
  return {
    id: 'cdb74f52-ef81-4fcb-8c98-d65b6031300d',
    sku: undefined,
    barcode: undefined,
    slug: 'bright-lamp',
    name: 'Bright Lamp',
    brand: 'Lumo',
    category: 'Lighting & Power',
    categoryPath: ['Lighting & Power'],
    description: 'A lamp.',
    shortDescription: 'A lamp that is bright.',
    priceRwf: 100,
    discountPercent: 10,
    stock: 4,
    stockRevision: 0,
    images: ['/images/abc/640'],
    rating: 0,
    reviewCount: 0,
    reviewedAt: undefined,
    shopName: 'Kigali Lights',
    shopDistrict: '',
    sellerId: 'seller-1',
    specifications: [],
    warrantyMonths: undefined,
    boxContents: undefined,
    returnTerms: undefined,
    variants: [],
    family: undefined,
    ...changes,
  };
}
