CREATE INDEX "order_events_delivered" ON "order_events" USING btree ("created_at","order_id","part_id") WHERE "order_events"."kind" = 'delivery' and "order_events"."to_status" = 'placed';
CREATE INDEX "order_parts_counted" ON "order_parts" USING btree ("seller_id","status","open_rwf");
CREATE INDEX "orders_counted" ON "orders" USING btree ("delivery_status","channel","shipping_city","open_rwf","paid_rwf","id");
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_rwf" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
CREATE INDEX "orders_by_open" ON "orders" USING btree ("open_rwf" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);

-- by hand
-- Districts are few: what is asked by one is a good part of the orders.
CREATE STATISTICS orders_districts ON (lower(shipping_city)) FROM orders;
