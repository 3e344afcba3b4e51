ALTER TABLE "order_parts" ADD COLUMN "open_rwf" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "order_parts" ADD COLUMN "rider_id" uuid;
ALTER TABLE "orders" ADD COLUMN "paid_rwf" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD COLUMN "open_rwf" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD COLUMN "back_rwf" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;
ALTER TABLE "sellers" ADD COLUMN "employer_id" uuid;
ALTER TABLE "sellers" ADD COLUMN "staff_role" text DEFAULT 'owner' NOT NULL;
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_rider_id_sellers_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_employer_id_sellers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "order_parts_of_rider" ON "order_parts" USING btree ("rider_id","status") WHERE "order_parts"."rider_id" is not null;
CREATE INDEX "orders_to_give_back" ON "orders" USING btree ("created_at") WHERE "orders"."back_rwf" > 0;
CREATE INDEX "sellers_of_employer" ON "sellers" USING btree ("employer_id");
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('web', 'phone', 'counter'));
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_staff_role_known" CHECK ("sellers"."staff_role" in ('owner', 'manager', 'sales', 'stock', 'support', 'rider'));
-- Until now only the key told them apart.
UPDATE "orders" SET "channel" = 'phone' WHERE "idempotency_key" LIKE 'counter %';

-- The sums of orders that are there already, as `settle` of packages/money counts them.
WITH part AS (
  SELECT "id", "order_id", row_number() OVER (PARTITION BY "order_id" ORDER BY "created_at", "id") AS place,
    CASE WHEN "status" = 'cancelled' THEN 0 ELSE greatest(0, "items_rwf" - "voucher_rwf" + "shipping_fee_rwf" - coalesce(
      (SELECT sum("refund_rwf") FROM "returns" WHERE "part_id" = "order_parts"."id" AND "returns"."status" = 'closed'), 0)) END AS due,
    coalesce((SELECT sum("amount_rwf") FROM "payments" WHERE "part_id" = "order_parts"."id" AND "state" = 'agreed'), 0) AS paid_for
  FROM "order_parts"
), money AS (
  SELECT "id", "delivery_status" IN ('placed', 'cancelled') AS has_ended,
    (SELECT coalesce(sum(due), 0) FROM part WHERE "order_id" = "orders"."id") AS due,
    paid.*
  FROM "orders" CROSS JOIN LATERAL (
    SELECT coalesce(sum("amount_rwf"), 0) AS paid, coalesce(-sum("amount_rwf") FILTER (WHERE "amount_rwf" < 0), 0) AS refunded,
      coalesce(-sum("amount_rwf") FILTER (WHERE "refund_for" = 'goodwill'), 0) AS goodwill,
      coalesce(-sum("amount_rwf") FILTER (WHERE "refund_for" = 'other'), 0) AS other
    FROM "payments" WHERE "order_id" = "orders"."id" AND "state" = 'agreed') AS paid
), covered AS (
  SELECT *, greatest(paid, least(paid + goodwill + CASE WHEN has_ended THEN other ELSE 0 END, due)) AS covered FROM money
), counted AS (
  SELECT *, CASE WHEN refunded > 0 AND paid <= 0 AND (covered >= due OR other > 0) THEN greatest(covered, due) ELSE covered END AS counted
  FROM covered
), of_order AS (
  UPDATE "orders" SET "paid_rwf" = paid, "open_rwf" = greatest(0, due - counted), "back_rwf" = greatest(0, counted - due)
  FROM counted WHERE counted."id" = "orders"."id"
), own AS (
  SELECT part.*, greatest(0, least(paid_for, part.due)) AS own, least(counted, counted.due) AS covers
  FROM part JOIN counted ON counted."id" = "order_id"
), first AS (
  SELECT *, greatest(0, least(own, covers - sum(own) OVER before + own)) AS first FROM own
  WINDOW before AS (PARTITION BY "order_id" ORDER BY place)
), rest AS (
  SELECT *, covers - sum(first) OVER (PARTITION BY "order_id") AS rest FROM first
), filled AS (
  SELECT *, greatest(0, least(due - first, rest - sum(due - first) OVER before + due - first)) AS later FROM rest
  WINDOW before AS (PARTITION BY "order_id" ORDER BY place)
)
UPDATE "order_parts" SET "open_rwf" = due - first - later FROM filled WHERE filled."id" = "order_parts"."id";
