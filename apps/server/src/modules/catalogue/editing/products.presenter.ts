import type { CategorySpecification, SellerProduct, SellerProductSummary } from '@urumuri/contract';
import type { Specification } from '../specifications.rules.ts';
import type { OwnProductRow } from './products.repository.ts';

/** The others are addresses that are still to be fetched. */
const isKept = (image: string) => image.startsWith('/');

export function presentOwnSummary(row: OwnProductRow): SellerProductSummary {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    sku: row.sku ?? '',
    image: row.shownImages[0] ?? '',
    brand: row.brand,
    category: row.category,
    price: row.priceRwf,
    discount: row.discountPercent,
    stock: row.stock,
    reserved: row.reserved,
    sold: row.sold,
    isPublished: row.publishedAt !== null,
    isDeleted: row.deletedAt !== null,
    ...(row.salePriceRwf === null ? {} : { salePrice: row.salePriceRwf }),
    family: row.family ?? '',
    options: row.options.map(([label, value]) => ({ label, value })),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentOwnProduct(row: OwnProductRow): SellerProduct {
  return {
    ...presentOwnSummary(row),
    model: row.model,
    categoryId: row.categoryId,
    shortDescription: row.shortDescription,
    description: row.description,
    specifications: row.specifications.map(([label, value]) => ({ label, value })),
    images: row.images.filter(isKept),
    waitingPictures: row.images.filter((image) => !isKept(image)).length,
    ...(row.warrantyMonths === null ? {} : { warrantyMonths: row.warrantyMonths }),
    boxContents: row.boxContents,
  };
}

export function presentSpecification(specification: Specification): CategorySpecification {
  const { id, categoryId, name, kind, unit, choices, lowest, highest } = specification;
  return {
    _id: id,
    categoryId,
    name,
    kind,
    unit,
    choices: [...choices],
    ...(lowest === null ? {} : { lowest }),
    ...(highest === null ? {} : { highest }),
  };
}
