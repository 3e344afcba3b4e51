import { sql } from 'drizzle-orm';

/** A product in the words of a file; the query names products `p`, brands `b` and categories `c`. */
export const currentFacts = sql`jsonb_build_object(
  'sku', p.sku, 'name', p.name, 'brand', b.name, 'category', c.name, 'model', p.model,
  'price', p.price_rwf, 'salePrice', p.sale_price_rwf,
  'discount', CASE WHEN p.sale_price_rwf IS NULL THEN p.discount_percent END,
  'stock', p.stock, 'shortDescription', p.short_description, 'description', p.description,
  'specifications', p.specifications, 'images', to_jsonb(p.images), 'warrantyMonths', p.warranty_months,
  'boxContents', p.box_contents, 'family', p.family, 'options', p.options, 'isPublished', p.published_at IS NOT NULL,
  'barcode', p.barcode)`;
