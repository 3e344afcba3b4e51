ALTER TABLE "products" ADD COLUMN "barcode" text;
CREATE UNIQUE INDEX "products_own_barcode_key" ON "products" USING btree (lpad("barcode", 14, '0'),"seller_id") WHERE "products"."deleted_at" is null;
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_shape" CHECK ("products"."barcode" ~ '^([0-9]{8}|[0-9]{12,14})$');
-- by hand
CREATE OR REPLACE TRIGGER products_audit AFTER UPDATE OF name, model, sku, barcode, category_id, brand_id, seller_id,
  short_description, description, specifications, images, warranty_months, box_contents, price_rwf, discount_percent,
  sale_price_rwf, stock, family, options, published_at, deleted_at, is_held_back, check_state, check_note ON products FOR EACH ROW
  WHEN ((OLD.price_rwf, OLD.discount_percent, OLD.sale_price_rwf, OLD.name, OLD.model, OLD.sku, OLD.barcode, OLD.category_id,
    OLD.brand_id, OLD.seller_id, OLD.short_description, OLD.description, OLD.specifications, OLD.warranty_months,
    OLD.box_contents, OLD.family, OLD.options, OLD.published_at, OLD.deleted_at, OLD.is_held_back, OLD.check_state, OLD.check_note)
    IS DISTINCT FROM (NEW.price_rwf, NEW.discount_percent, NEW.sale_price_rwf, NEW.name, NEW.model, NEW.sku, NEW.barcode,
    NEW.category_id, NEW.brand_id, NEW.seller_id, NEW.short_description, NEW.description, NEW.specifications,
    NEW.warranty_months, NEW.box_contents, NEW.family, NEW.options, NEW.published_at, NEW.deleted_at, NEW.is_held_back,
    NEW.check_state, NEW.check_note)
    OR (OLD.stock <> NEW.stock AND OLD.reserved = NEW.reserved AND OLD.sold = NEW.sold)
    OR (OLD.images <> NEW.images AND coalesce(current_setting('urumuri.actor', true), '') <> ''))
  EXECUTE FUNCTION write_audit('product', 'name', 'model', 'sku', 'barcode', 'category_id', 'brand_id', 'seller_id',
    'short_description', 'description', 'specifications', 'images', 'warranty_months', 'box_contents', 'price_rwf',
    'discount_percent', 'sale_price_rwf', 'stock', 'family', 'options', 'published_at', 'deleted_at', 'is_held_back',
    'check_state', 'check_note');
