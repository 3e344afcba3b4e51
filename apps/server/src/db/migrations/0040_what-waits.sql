CREATE INDEX "messages_refused" ON "messages" USING btree ("created_at") WHERE "messages"."status" = 'refused';
CREATE INDEX "order_parts_open_of_seller" ON "order_parts" USING btree ("seller_id","created_at","open_rwf") WHERE "order_parts"."open_rwf" > 0;
CREATE INDEX "order_parts_under_way" ON "order_parts" USING btree ("seller_id","status") WHERE "order_parts"."status" in ('pending', 'processing', 'warehouse');
CREATE INDEX "orders_to_collect" ON "orders" USING btree ("created_at","open_rwf") WHERE "orders"."open_rwf" > 0;
CREATE INDEX "orders_under_way" ON "orders" USING btree ("delivery_status") WHERE "orders"."delivery_status" in ('pending', 'processing', 'warehouse');
CREATE INDEX "returns_waiting" ON "returns" USING btree ("status","part_id") WHERE "returns"."status" in ('asked', 'received');
CREATE INDEX "payments_agreed" ON "payments" USING btree ("answered_at") WHERE "payments"."state" = 'agreed';