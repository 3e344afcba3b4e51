CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_action" CHECK ("audit"."action" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_by_age" ON "audit" USING btree ("at");--> statement-breakpoint
-- What an order moves is told by its own events and reservations: only units that nobody has ordered count here.
-- Pictures that the shop fetches by itself are no change of anybody's.
CREATE TRIGGER products_audit AFTER UPDATE OF name, model, sku, category_id, brand_id, seller_id, short_description,
  description, specifications, images, warranty_months, box_contents, price_rwf, discount_percent, sale_price_rwf, stock,
  family, options, published_at, deleted_at ON products FOR EACH ROW
  WHEN ((OLD.price_rwf, OLD.discount_percent, OLD.sale_price_rwf, OLD.name, OLD.model, OLD.sku, OLD.category_id, OLD.brand_id,
    OLD.seller_id, OLD.short_description, OLD.description, OLD.specifications, OLD.warranty_months, OLD.box_contents,
    OLD.family, OLD.options, OLD.published_at, OLD.deleted_at)
    IS DISTINCT FROM (NEW.price_rwf, NEW.discount_percent, NEW.sale_price_rwf, NEW.name, NEW.model, NEW.sku, NEW.category_id,
    NEW.brand_id, NEW.seller_id, NEW.short_description, NEW.description, NEW.specifications, NEW.warranty_months,
    NEW.box_contents, NEW.family, NEW.options, NEW.published_at, NEW.deleted_at)
    OR (OLD.stock <> NEW.stock AND OLD.reserved = NEW.reserved AND OLD.sold = NEW.sold)
    OR (OLD.images <> NEW.images AND coalesce(current_setting('urumuri.actor', true), '') <> ''))
  EXECUTE FUNCTION write_audit('product', 'name', 'model', 'sku', 'category_id', 'brand_id', 'seller_id',
    'short_description', 'description', 'specifications', 'images', 'warranty_months', 'box_contents', 'price_rwf',
    'discount_percent', 'sale_price_rwf', 'stock', 'family', 'options', 'published_at', 'deleted_at');--> statement-breakpoint
CREATE TRIGGER products_audit_new AFTER INSERT ON products FOR EACH ROW
  WHEN (coalesce(current_setting('urumuri.actor', true), '') <> '') EXECUTE FUNCTION write_audit('product');--> statement-breakpoint
CREATE TRIGGER products_audit_gone AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION write_audit('product');--> statement-breakpoint
CREATE TRIGGER orders_audit AFTER UPDATE OF items_rwf, voucher_rwf, shipping_fee_rwf, total_rwf, shipping_name, shipping_address,
  shipping_phone, shipping_post, shipping_province, shipping_city, shipping_area ON orders FOR EACH ROW
  WHEN ((OLD.total_rwf, OLD.items_rwf, OLD.voucher_rwf, OLD.shipping_fee_rwf, OLD.shipping_name, OLD.shipping_address,
    OLD.shipping_phone, OLD.shipping_post, OLD.shipping_province, OLD.shipping_city, OLD.shipping_area)
    IS DISTINCT FROM (NEW.total_rwf, NEW.items_rwf, NEW.voucher_rwf, NEW.shipping_fee_rwf, NEW.shipping_name,
    NEW.shipping_address, NEW.shipping_phone, NEW.shipping_post, NEW.shipping_province, NEW.shipping_city, NEW.shipping_area))
  EXECUTE FUNCTION write_audit('order', 'items_rwf', 'voucher_rwf', 'shipping_fee_rwf', 'total_rwf', 'shipping_name',
    'shipping_address', 'shipping_phone', 'shipping_post', 'shipping_province', 'shipping_city', 'shipping_area');--> statement-breakpoint
CREATE TRIGGER vouchers_audit AFTER INSERT OR DELETE OR UPDATE OF code, percent_off, amount_off_rwf, minimum_rwf, uses_allowed,
  uses_per_customer, starts_at, ends_at, active ON vouchers FOR EACH ROW
  EXECUTE FUNCTION write_audit('voucher', 'code', 'percent_off', 'amount_off_rwf', 'minimum_rwf', 'uses_allowed',
    'uses_per_customer', 'starts_at', 'ends_at', 'active');--> statement-breakpoint
CREATE TRIGGER categories_audit AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW
  EXECUTE FUNCTION write_audit('category', 'name', 'slug', 'image', 'position', 'parent_id');--> statement-breakpoint
CREATE TRIGGER brands_audit AFTER DELETE OR UPDATE ON brands FOR EACH ROW
  EXECUTE FUNCTION write_audit('brand', 'name', 'slug');--> statement-breakpoint
CREATE TRIGGER sellers_audit AFTER UPDATE OF status, role, shop_name ON sellers FOR EACH ROW
  EXECUTE FUNCTION write_audit('shop', 'status', 'role', 'shop_name');--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_kept_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER settings_changes_kept BEFORE UPDATE OR DELETE ON settings_changes FOR EACH ROW
  EXECUTE FUNCTION refuse_audit_change('changed_at');--> statement-breakpoint
CREATE TRIGGER settings_changes_kept_whole BEFORE TRUNCATE ON settings_changes FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- A user of the database beside its owner may add to it and read it, whatever new tables give by default.
DO $$
DECLARE
  other record;
BEGIN
  FOR other IN
    SELECT DISTINCT c.oid::regclass AS kept, rights.grantee::regrole AS role
    FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) AS rights
    WHERE c.oid IN ('audit'::regclass, 'settings_changes'::regclass) AND rights.grantee NOT IN (0, c.relowner)
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM %s', other.kept, other.role);
  END LOOP;
END $$;
