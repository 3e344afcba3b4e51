DROP INDEX "order_texts_trigrams";
ALTER TABLE "order_texts" ADD COLUMN "seller_id" uuid;
CREATE INDEX "orders_of_district" ON "orders" USING btree (lower("shipping_city"),"delivery_status","shipping_city","id");

-- by hand
-- What orders are found by, once more: its first line is whom they are sent to, and that of a part says whose it is. Its
-- indexes are made afterwards, in a fraction of the time.
TRUNCATE order_texts;
SELECT store_order_texts(ARRAY (SELECT id FROM orders));
CREATE INDEX "order_texts_of_orders" ON "order_texts" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE "order_texts"."seller_id" is null;
CREATE INDEX "order_texts_of_parts" ON "order_texts" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE "order_texts"."seller_id" is not null;
