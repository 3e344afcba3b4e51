ALTER TABLE "returns" ADD COLUMN "taken_off_rwf" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "returns" ADD COLUMN "retained_rwf" bigint DEFAULT 0 NOT NULL;
CREATE INDEX "order_parts_to_collect" ON "order_parts" USING btree ("seller_id","status") WHERE "order_parts"."open_rwf" > 0;
ALTER TABLE "returns" ADD CONSTRAINT "returns_sums_not_negative" CHECK ("returns"."taken_off_rwf" >= 0 and "returns"."retained_rwf" >= 0);
-- What shops have kept of what was paid for goods that came back: nothing of what was not paid.
WITH price AS (
  SELECT returns."id", returns."order_id", returns."created_at", returns."refund_rwf", part."items_rwf", part."voucher_rwf",
    (SELECT sum(of_line."quantity" * line."unit_price_rwf")::bigint FROM "return_lines" AS of_line
      JOIN "order_lines" AS line ON line."id" = of_line."order_line_id" WHERE of_line."return_id" = returns."id") AS goods
  FROM "returns" JOIN "order_parts" AS part ON part."id" = returns."part_id" WHERE returns."status" = 'closed' AND part."items_rwf" > 0
), owed AS (
  SELECT *, goods - "voucher_rwf" * goods / "items_rwf" AS to_pay FROM price
), room AS (
  SELECT "order_id", (SELECT coalesce(sum("amount_rwf"), 0) FROM "payments" WHERE "order_id" = owed."order_id" AND "state" = 'agreed')
    - (SELECT "total_rwf" FROM "orders" WHERE "id" = owed."order_id") + sum(to_pay) AS paid_beyond FROM owed GROUP BY "order_id"
), kept AS (
  SELECT "id", greatest(0, to_pay - "refund_rwf") AS not_given, paid_beyond,
    sum(greatest(0, to_pay - "refund_rwf")) OVER (PARTITION BY owed."order_id" ORDER BY "created_at", "id") AS until_this
  FROM owed JOIN room ON room."order_id" = owed."order_id"
)
UPDATE "returns" SET "retained_rwf" = greatest(0, least(not_given, paid_beyond - until_this + not_given)) FROM kept WHERE kept."id" = "returns"."id";

-- The sums of orders of which something came back, as `settle` of packages/money counts them now.
WITH part AS (
  SELECT "id", "order_id", row_number() OVER (PARTITION BY "order_id" ORDER BY "created_at", "id") AS place,
    CASE WHEN "status" = 'cancelled' THEN 0 ELSE greatest(0, "items_rwf" - "voucher_rwf" + "shipping_fee_rwf"
      - goods + CASE WHEN "items_rwf" = 0 THEN 0 ELSE "voucher_rwf" * goods / "items_rwf" END
      + (SELECT coalesce(sum("retained_rwf"), 0) FROM "returns" WHERE "part_id" = "order_parts"."id")) END AS due,
    coalesce((SELECT sum("amount_rwf") FROM "payments" WHERE "part_id" = "order_parts"."id" AND "state" = 'agreed'), 0) AS paid_for
  FROM "order_parts" CROSS JOIN LATERAL (SELECT coalesce(sum(of_line."quantity" * line."unit_price_rwf"), 0)::bigint AS goods
    FROM "returns" JOIN "return_lines" AS of_line ON of_line."return_id" = "returns"."id" JOIN "order_lines" AS line ON line."id" = of_line."order_line_id"
    WHERE "returns"."part_id" = "order_parts"."id" AND "returns"."status" IN ('received', 'closed')) AS came_back
  WHERE "order_id" IN (SELECT "order_id" FROM "returns" WHERE "status" IN ('received', 'closed'))
), money AS (
  SELECT "id", "delivery_status" IN ('placed', 'cancelled') AS has_ended,
    (SELECT coalesce(sum(due), 0) FROM part WHERE "order_id" = "orders"."id") AS due,
    paid.*
  FROM "orders" CROSS JOIN LATERAL (
    SELECT coalesce(sum("amount_rwf"), 0) AS paid, coalesce(-sum("amount_rwf") FILTER (WHERE "amount_rwf" < 0), 0) AS refunded,
      coalesce(-sum("amount_rwf") FILTER (WHERE "refund_for" = 'goodwill'), 0) AS goodwill,
      coalesce(-sum("amount_rwf") FILTER (WHERE "refund_for" = 'other'), 0) AS other
    FROM "payments" WHERE "order_id" = "orders"."id" AND "state" = 'agreed') AS paid
  WHERE "id" IN (SELECT "order_id" FROM part)
), covered AS (
  SELECT *, greatest(paid, least(paid + goodwill + CASE WHEN has_ended THEN other ELSE 0 END, due)) AS covered FROM money
), counted AS (
  SELECT *, CASE WHEN refunded > 0 AND paid <= 0 AND (covered >= due OR other > 0) THEN greatest(covered, due) ELSE covered END AS counted
  FROM covered
), of_order AS (
  UPDATE "orders" SET "paid_rwf" = paid, "open_rwf" = greatest(0, due - counted), "back_rwf" = greatest(0, counted - due),
    "payment_status" = CASE WHEN "payment_status" = 'unpaid' AND paid > 0 AND counted >= due THEN 'paid' ELSE "payment_status" END
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
