CREATE TABLE "warranties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "warranties_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"unit" smallint NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	"months" smallint,
	"ends_on" date,
	"serial" text,
	"former_serials" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warranties_end" CHECK (("warranties"."months" is null) = ("warranties"."ends_on" is null))
);
--> statement-breakpoint
CREATE TABLE "warranty_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"warranty_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"problem" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warranty_claims_state" CHECK ("warranty_claims"."state" in ('open', 'repair', 'exchange', 'refused', 'done'))
);
--> statement-breakpoint
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_warranty_id_warranties_id_fk" FOREIGN KEY ("warranty_id") REFERENCES "public"."warranties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "warranties_number_key" ON "warranties" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "warranties_one_per_unit" ON "warranties" USING btree ("line_id","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "warranties_serial_once" ON "warranties" USING btree ("seller_id","product_id","serial") WHERE "warranties"."serial" is not null;--> statement-breakpoint
CREATE INDEX "warranties_of_order" ON "warranties" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claims_one_open" ON "warranty_claims" USING btree ("warranty_id") WHERE "warranty_claims"."state" in ('open', 'repair', 'exchange');--> statement-breakpoint
CREATE INDEX "warranty_claims_of_warranty" ON "warranty_claims" USING btree ("warranty_id","created_at");--> statement-breakpoint
CREATE INDEX "warranty_claims_of_seller" ON "warranty_claims" USING btree ("seller_id","created_at");