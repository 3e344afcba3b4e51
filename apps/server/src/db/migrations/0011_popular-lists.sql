-- Made before the old ones go: until the commit the shop can go on reading.
CREATE INDEX "products_popular" ON "products" USING btree ("sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_popular_of_category" ON "products" USING btree ("category_id","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_popular_of_brand" ON "products" USING btree ("brand_id","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
DROP INDEX "products_best_sellers";--> statement-breakpoint
DROP INDEX "products_category_popular";--> statement-breakpoint
DROP INDEX "products_brand_popular";