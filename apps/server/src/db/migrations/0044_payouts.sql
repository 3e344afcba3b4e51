CREATE TABLE "commissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid,
	"category_id" uuid,
	"percent" numeric(5, 2),
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid NOT NULL,
	CONSTRAINT "commissions_percent" CHECK ("commissions"."percent" between 0 and 100)
);

CREATE TABLE "earned_lines" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"sales_rwf" bigint NOT NULL,
	"voucher_rwf" bigint NOT NULL,
	"commission_rwf" bigint NOT NULL,
	CONSTRAINT "earned_lines_voucher" CHECK ("earned_lines"."voucher_rwf" between 0 and "earned_lines"."sales_rwf"),
	CONSTRAINT "earned_lines_commission" CHECK ("earned_lines"."commission_rwf" between 0 and "earned_lines"."sales_rwf" - "earned_lines"."voucher_rwf")
);

CREATE TABLE "payout_accounts" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL
);

CREATE TABLE "payout_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"until" date NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payout_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"part_id" uuid,
	"payment_id" uuid,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sales_rwf" bigint DEFAULT 0 NOT NULL,
	"voucher_rwf" bigint DEFAULT 0 NOT NULL,
	"fee_rwf" bigint DEFAULT 0 NOT NULL,
	"commission_rwf" bigint DEFAULT 0 NOT NULL,
	"other_rwf" bigint DEFAULT 0 NOT NULL,
	"amount_rwf" bigint GENERATED ALWAYS AS (sales_rwf - voucher_rwf + fee_rwf - commission_rwf + other_rwf) STORED NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" uuid,
	"pays_closing_id" integer,
	"closing_id" integer,
	CONSTRAINT "payout_entries_kind" CHECK ("payout_entries"."kind" in ('sale', 'return', 'received', 'correction', 'payout')),
	CONSTRAINT "payout_entries_of_what" CHECK (case when "payout_entries"."kind" in ('sale', 'return') then "payout_entries"."part_id" is not null and "payout_entries"."order_id" is not null and "payout_entries"."other_rwf" = 0 else "payout_entries"."sales_rwf" = 0 and "payout_entries"."voucher_rwf" = 0 and "payout_entries"."fee_rwf" = 0 and "payout_entries"."commission_rwf" = 0 end),
	CONSTRAINT "payout_entries_received" CHECK (("payout_entries"."kind" = 'received') = ("payout_entries"."payment_id" is not null)),
	CONSTRAINT "payout_entries_pays_what" CHECK (("payout_entries"."kind" = 'payout') = ("payout_entries"."pays_closing_id" is not null)),
	CONSTRAINT "payout_entries_correction" CHECK ("payout_entries"."kind" <> 'correction' or "payout_entries"."note" <> '')
);

CREATE TABLE "payouts" (
	"seller_id" uuid NOT NULL,
	"closing_id" integer NOT NULL,
	"opening_rwf" bigint NOT NULL,
	"sales_rwf" bigint NOT NULL,
	"voucher_rwf" bigint NOT NULL,
	"fee_rwf" bigint NOT NULL,
	"commission_rwf" bigint NOT NULL,
	"received_rwf" bigint NOT NULL,
	"correction_rwf" bigint NOT NULL,
	"paid_out_rwf" bigint NOT NULL,
	"closing_rwf" bigint NOT NULL,
	"amount_rwf" bigint NOT NULL,
	"account" text NOT NULL,
	"paid_on" date,
	"reference" text,
	CONSTRAINT "payouts_seller_id_closing_id_pk" PRIMARY KEY("seller_id","closing_id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_rwf" >= 0),
	CONSTRAINT "payouts_paid" CHECK (("payouts"."paid_on" is null) = ("payouts"."reference" is null)),
	CONSTRAINT "payouts_add_up" CHECK ("payouts"."closing_rwf" = "payouts"."opening_rwf" + "payouts"."sales_rwf" - "payouts"."voucher_rwf" + "payouts"."fee_rwf" - "payouts"."commission_rwf" - "payouts"."received_rwf" + "payouts"."correction_rwf" - "payouts"."paid_out_rwf")
);

ALTER TABLE "commissions" ADD CONSTRAINT "commissions_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "earned_lines" ADD CONSTRAINT "earned_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_closings" ADD CONSTRAINT "payout_closings_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_closing_id_payout_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."payout_closings"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_pays" FOREIGN KEY ("seller_id","pays_closing_id") REFERENCES "public"."payouts"("seller_id","closing_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_closing_id_payout_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."payout_closings"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "commissions_of" ON "commissions" USING btree ("seller_id","category_id","since" DESC NULLS LAST);
CREATE UNIQUE INDEX "payout_closings_until_key" ON "payout_closings" USING btree ("until");
CREATE INDEX "payout_entries_of_seller" ON "payout_entries" USING btree ("seller_id","closing_id","happened_at","id");
CREATE INDEX "payout_entries_open" ON "payout_entries" USING btree ("seller_id") WHERE "payout_entries"."closing_id" is null;
CREATE INDEX "payout_entries_of_closing" ON "payout_entries" USING btree ("closing_id");
CREATE INDEX "payout_entries_of_order" ON "payout_entries" USING btree ("order_id");
CREATE UNIQUE INDEX "payout_entries_one_sale" ON "payout_entries" USING btree ("part_id") WHERE "payout_entries"."kind" = 'sale';
CREATE UNIQUE INDEX "payout_entries_received_once" ON "payout_entries" USING btree ("payment_id");
CREATE UNIQUE INDEX "payout_entries_paid_once" ON "payout_entries" USING btree ("seller_id","pays_closing_id");
CREATE INDEX "payouts_of_closing" ON "payouts" USING btree ("closing_id");
CREATE TRIGGER payout_entries_kept AFTER UPDATE OR DELETE ON payout_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payout_closings_kept AFTER UPDATE OR DELETE ON payout_closings FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payouts_kept AFTER UPDATE OR DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER earned_lines_kept AFTER UPDATE OR DELETE ON earned_lines FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
