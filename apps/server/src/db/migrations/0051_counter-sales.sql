ALTER TABLE "customers" DROP CONSTRAINT "customers_reachable";
ALTER TABLE "customers" ADD COLUMN "walk_in_of" uuid;
ALTER TABLE "sellers" ADD COLUMN "counter_discount" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "customers" ADD CONSTRAINT "customers_walk_in_of_sellers_id_fk" FOREIGN KEY ("walk_in_of") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "customers_walk_in_key" ON "customers" USING btree ("walk_in_of");
ALTER TABLE "customers" ADD CONSTRAINT "customers_reachable" CHECK ("customers"."email" is not null or "customers"."phone" is not null or "customers"."walk_in_of" is not null);
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_counter_discount" CHECK ("sellers"."counter_discount" between 0 and 100);