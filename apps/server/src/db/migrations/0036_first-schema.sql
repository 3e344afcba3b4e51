-- What migrations 0007 to 0035 made step by step. Functions are in db/functions and are there before this file is applied.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

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

CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "brand_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand_id" uuid NOT NULL
);

CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL
);

CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	"level" smallint DEFAULT 1 NOT NULL,
	"parent_level" smallint GENERATED ALWAYS AS (level - 1) STORED,
	"return_days" smallint,
	"return_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "categories_level_key" UNIQUE("id","level"),
	CONSTRAINT "categories_three_levels" CHECK ("categories"."level" between 1 and 3),
	CONSTRAINT "categories_return_days" CHECK ("categories"."return_days" between 0 and 365),
	CONSTRAINT "categories_return_note" CHECK ("categories"."return_note" = '' or "categories"."return_days" is not null),
	CONSTRAINT "categories_top_level" CHECK (("categories"."parent_id" is null) = ("categories"."level" = 1))
);

CREATE TABLE "family_siblings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"leader_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"discount_percent" smallint NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"leader_category_id" uuid NOT NULL,
	"leader_brand_id" uuid NOT NULL,
	"leader_unit_price_rwf" bigint NOT NULL,
	"leader_rating" numeric(2, 1) NOT NULL,
	"leader_discount_percent" smallint NOT NULL,
	"leader_is_sold_out" boolean NOT NULL
);

CREATE TABLE "product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);

CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_rwf" bigint NOT NULL,
	"discount_percent" smallint DEFAULT 0 NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"stock_revision" bigint DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end) STORED NOT NULL,
	"rating_rank" real GENERATED ALWAYS AS ((rating_sum + 17.5)::real / (rating_count + 5)) STORED NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sku" text,
	"warranty_months" smallint,
	"box_contents" text DEFAULT '' NOT NULL,
	"sale_price_rwf" bigint,
	"is_sold_out" boolean GENERATED ALWAYS AS (stock <= reserved) STORED NOT NULL,
	"family" text,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leads" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"was_published_at" timestamp with time zone,
	CONSTRAINT "products_slug_shape" CHECK ("products"."slug" ~ '^[a-z0-9-]{1,160}$'),
	CONSTRAINT "products_deleted_not_sold" CHECK ("products"."deleted_at" is null or "products"."published_at" is null),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_rwf" > 0),
	CONSTRAINT "products_sale_below_price" CHECK ("products"."sale_price_rwf" between 1 and "products"."price_rwf" - 1),
	CONSTRAINT "products_warranty" CHECK ("products"."warranty_months" between 0 and 1200),
	CONSTRAINT "products_discount_percent" CHECK ("products"."discount_percent" between 0 and 100),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_reserved_within_stock" CHECK ("products"."reserved" between 0 and "products"."stock"),
	CONSTRAINT "products_ratings_counted" CHECK ("products"."rating_count" between 0 and "products"."review_count"),
	CONSTRAINT "products_rating_sum" CHECK ("products"."rating_sum" between "products"."rating_count" and "products"."rating_count" * 5)
);

CREATE TABLE "remote_pictures" (
	"product_id" uuid NOT NULL,
	"address" text NOT NULL,
	"image" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "remote_pictures_product_id_address_pk" PRIMARY KEY("product_id","address")
);

CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender" in ('customer', 'seller')),
	CONSTRAINT "chat_messages_body_length" CHECK (char_length("chat_messages"."body") between 1 and 1000)
);

CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_read_at" timestamp with time zone,
	"seller_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);

CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 0 and 5),
	CONSTRAINT "reviews_body_length" CHECK (char_length("reviews"."body") between 1 and 2000),
	CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" is null)),
	CONSTRAINT "reviews_hidden_with_reason" CHECK (("reviews"."hidden_reason" = '') = ("reviews"."hidden_at" is null))
);

CREATE TABLE "customer_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"newest_token_at" timestamp with time zone,
	"newest_token_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);

CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" "citext",
	"password_hash" text,
	"image" text DEFAULT '' NOT NULL,
	"oidc_issuer" text,
	"oidc_subject" text,
	"saved_shipping" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text DEFAULT '' NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"phone" text,
	"language" text DEFAULT 'en' NOT NULL,
	"muted_messages" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customers_reachable" CHECK ("customers"."email" is not null or "customers"."phone" is not null),
	CONSTRAINT "customers_name_length" CHECK (char_length("customers"."name") between 1 and 80)
);

CREATE TABLE "catalogue_import_pictures" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text NOT NULL,
	"image" text,
	"failure" text DEFAULT '' NOT NULL,
	"row" integer,
	CONSTRAINT "catalogue_import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);

CREATE TABLE "catalogue_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"facts" jsonb,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"product_id" uuid,
	"changes" jsonb,
	"applied_at" timestamp with time zone,
	CONSTRAINT "catalogue_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);

CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"takes_proposals" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"brand_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('staged', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed'))
);

CREATE TABLE "message_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"reader" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"address" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_codes_reader" CHECK ("message_codes"."reader" in ('customer', 'seller'))
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"notice_id" bigint NOT NULL,
	"template" text NOT NULL,
	"reader" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"reader_name" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("notice_id","reader_id","channel","address"),
	CONSTRAINT "messages_reader" CHECK ("messages"."reader" in ('customer', 'seller')),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('email', 'sms', 'push')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('waiting', 'sent', 'refused'))
);

CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"routed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("kind","cause")
);

CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"keys" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_reader" CHECK ("push_subscriptions"."reader" in ('customer', 'seller'))
);

CREATE TABLE "order_changes" (
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_order_id_staff_id_key_pk" PRIMARY KEY("order_id","staff_id","key")
);

CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"part_id" uuid,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"house_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('delivery', 'payment', 'call', 'change', 'note', 'return', 'warranty')),
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('customer', 'seller', 'admin', 'shop'))
);

CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"brand" text NOT NULL,
	"images" text[] NOT NULL,
	"price_rwf" bigint NOT NULL,
	"discount_percent" smallint NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_paid_price" CHECK ("order_lines"."unit_price_rwf" between 0 and "order_lines"."price_rwf")
);

CREATE TABLE "order_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"items_rwf" bigint NOT NULL,
	"voucher_rwf" bigint DEFAULT 0 NOT NULL,
	"shipping_fee_rwf" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "order_parts_id_order" UNIQUE("id","order_id"),
	CONSTRAINT "order_parts_status" CHECK ("order_parts"."status" in ('pending', 'processing', 'warehouse', 'placed', 'cancelled'))
);

CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"customer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"items_rwf" bigint NOT NULL,
	"voucher_rwf" bigint DEFAULT 0 NOT NULL,
	"shipping_fee_rwf" bigint DEFAULT 0 NOT NULL,
	"total_rwf" bigint NOT NULL,
	"voucher_id" uuid,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"delivery_status" text DEFAULT 'pending' NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"shipping_name" text NOT NULL,
	"shipping_address" text NOT NULL,
	"shipping_phone" text NOT NULL,
	"shipping_post" text NOT NULL,
	"shipping_province" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_area" text NOT NULL,
	"contact_by" text DEFAULT 'phone' NOT NULL,
	"contact_from" timestamp with time zone,
	"contact_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_version" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_delivery_status" CHECK ("orders"."delivery_status" in ('pending', 'processing', 'warehouse', 'placed', 'cancelled')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'paid', 'refunded')),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_rwf" = "orders"."items_rwf" - "orders"."voucher_rwf" + "orders"."shipping_fee_rwf"),
	CONSTRAINT "orders_voucher_within_items" CHECK ("orders"."voucher_rwf" between 0 and "orders"."items_rwf"),
	CONSTRAINT "orders_fee_not_negative" CHECK ("orders"."shipping_fee_rwf" >= 0)
);

CREATE TABLE "reservations" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'deducted', 'released')),
	CONSTRAINT "reservations_quantity" CHECK ("reservations"."quantity" between 1 and 99),
	CONSTRAINT "reservations_settled" CHECK (("reservations"."state" = 'held') = ("reservations"."settled_at" is null))
);

CREATE TABLE "voucher_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);

CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" between 1 and 99),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked" between 0 and "return_lines"."quantity")
);

CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund_rwf" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by_id" uuid,
	CONSTRAINT "returns_id_order" UNIQUE("id","order_id"),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('asked', 'accepted', 'refused', 'withdrawn', 'received', 'closed')),
	CONSTRAINT "returns_refund" CHECK (("returns"."status" = 'closed') = ("returns"."refund_rwf" is not null)),
	CONSTRAINT "returns_refund_not_negative" CHECK ("returns"."refund_rwf" >= 0)
);

CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_rwf" bigint NOT NULL,
	"reference" text,
	"reference_key" text,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"message" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"part_id" uuid,
	"refund_for" text,
	"return_id" uuid,
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('claimed', 'agreed', 'refused')),
	CONSTRAINT "payments_actor" CHECK ("payments"."actor" in ('customer', 'seller', 'admin', 'shop')),
	CONSTRAINT "payments_refund_agreed" CHECK ("payments"."amount_rwf" >= 0 or "payments"."state" = 'agreed'),
	CONSTRAINT "payments_answered" CHECK (("payments"."state" = 'claimed') = ("payments"."answered_at" is null)),
	CONSTRAINT "payments_message_goes" CHECK ("payments"."message" is null or "payments"."state" = 'claimed'),
	CONSTRAINT "payments_refund_says_why" CHECK (("payments"."amount_rwf" < 0) = ("payments"."refund_for" is not null)),
	CONSTRAINT "payments_refund_for" CHECK ("payments"."refund_for" in ('return', 'too_much', 'goodwill', 'other')),
	CONSTRAINT "payments_refund_of_return" CHECK ((coalesce("payments"."refund_for", '') = 'return') = ("payments"."return_id" is not null)),
	CONSTRAINT "payments_reference_keyed" CHECK (("payments"."reference" is null) = ("payments"."reference_key" is null))
);

CREATE TABLE "search_log" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"words" text,
	"visitors" integer NOT NULL,
	"searches" integer NOT NULL,
	"missed" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "search_log_key_day_pk" PRIMARY KEY("key","day")
);

CREATE TABLE "search_turns" (
	"missed_key" text NOT NULL,
	"found_key" text NOT NULL,
	"turns" integer NOT NULL,
	"visitors" integer NOT NULL,
	"last_day" date NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "search_turns_missed_key_found_key_pk" PRIMARY KEY("missed_key","found_key")
);

CREATE TABLE "product_texts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);

CREATE TABLE "product_titles" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"appeal" real NOT NULL,
	"title" "tsvector" NOT NULL,
	"kinds" text[],
	"family" uuid,
	"leads" boolean DEFAULT true NOT NULL
);

CREATE TABLE "search_kinds" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"leads" boolean NOT NULL
);

CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL
);

CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"title_uses" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "seller_second_steps" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "seller_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL
);

CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"shop_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'seller' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_key" text,
	"wanted_name" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"muted_messages" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "sellers_role_known" CHECK ("sellers"."role" in ('seller', 'admin')),
	CONSTRAINT "sellers_status_known" CHECK ("sellers"."status" in ('pending', 'approved', 'suspended'))
);

CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "settings_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"seller_id" uuid,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "settings_changes_name_version_unique" UNIQUE("name","version")
);

CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"seen_unit_price_rwf" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);

CREATE TABLE "cart_vouchers" (
	"customer_id" uuid NOT NULL,
	"voucher_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_vouchers_customer_id_pk" PRIMARY KEY("customer_id")
);

CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"seller_id" uuid,
	"percent_off" integer,
	"amount_off_rwf" bigint,
	"minimum_rwf" bigint DEFAULT 0 NOT NULL,
	"uses_allowed" integer,
	"uses_per_customer" integer DEFAULT 1 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_percent_or_amount" CHECK (("vouchers"."percent_off" between 1 and 100 and "vouchers"."amount_off_rwf" is null) or ("vouchers"."amount_off_rwf" > 0 and "vouchers"."percent_off" is null)),
	CONSTRAINT "vouchers_use_limit" CHECK ("vouchers"."uses_allowed" is null or "vouchers"."used" <= "vouchers"."uses_allowed")
);

CREATE TABLE "wishlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "category_specifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"choices" text[] DEFAULT '{}'::text[] NOT NULL,
	"lowest" double precision,
	"highest" double precision,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_specifications_kind" CHECK ("category_specifications"."kind" in ('number', 'choice', 'yes-no')),
	CONSTRAINT "category_specifications_range" CHECK ("category_specifications"."lowest" <= "category_specifications"."highest"),
	CONSTRAINT "category_specifications_choices" CHECK (("category_specifications"."kind" = 'choice') = (cardinality("category_specifications"."choices") > 0))
);

CREATE TABLE "product_specifications" (
	"product_id" uuid NOT NULL,
	"specification_id" uuid NOT NULL,
	"choice" text DEFAULT '' NOT NULL,
	"number" double precision,
	CONSTRAINT "product_specifications_product_id_specification_id_pk" PRIMARY KEY("product_id","specification_id")
);

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
	"returned_at" timestamp with time zone,
	CONSTRAINT "warranties_end" CHECK (("warranties"."months" is null) = ("warranties"."ends_on" is null))
);

CREATE TABLE "warranty_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warranty_answers_state" CHECK ("warranty_answers"."state" in ('repair', 'exchange', 'refused', 'done')),
	CONSTRAINT "warranty_answers_actor" CHECK ("warranty_answers"."actor" in ('seller', 'admin'))
);

CREATE TABLE "warranty_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"warranty_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"problem" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "warranty_claims_state" CHECK ("warranty_claims"."state" in ('open', 'repair', 'exchange', 'refused', 'done'))
);

-- Payments written down by earlier versions do not all say who did it.
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_whom" CHECK ("payments"."staff_id" is not null or ("payments"."actor" = 'customer' and "payments"."state" = 'claimed')) NOT VALID;
ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "brand_aliases" ADD CONSTRAINT "brand_aliases_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "categories" ADD CONSTRAINT "categories_below_parent" FOREIGN KEY ("parent_id","parent_level") REFERENCES "public"."categories"("id","level") ON DELETE no action ON UPDATE no action;
ALTER TABLE "family_siblings" ADD CONSTRAINT "family_siblings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "remote_pictures" ADD CONSTRAINT "remote_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "catalogue_import_pictures" ADD CONSTRAINT "catalogue_import_pictures_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "catalogue_import_rows" ADD CONSTRAINT "catalogue_import_rows_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns" ADD CONSTRAINT "returns_opened_by_id_sellers_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns" ADD CONSTRAINT "returns_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_of_order" FOREIGN KEY ("return_id","order_id") REFERENCES "public"."returns"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_titles" ADD CONSTRAINT "product_titles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seller_second_steps" ADD CONSTRAINT "seller_second_steps_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seller_sessions" ADD CONSTRAINT "seller_sessions_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_changes" ADD CONSTRAINT "settings_changes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_vouchers" ADD CONSTRAINT "cart_vouchers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_vouchers" ADD CONSTRAINT "cart_vouchers_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "category_specifications" ADD CONSTRAINT "category_specifications_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_specification_id_category_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."category_specifications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranties" ADD CONSTRAINT "warranties_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_answers" ADD CONSTRAINT "warranty_answers_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_answers" ADD CONSTRAINT "warranty_answers_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_warranty_id_warranties_id_fk" FOREIGN KEY ("warranty_id") REFERENCES "public"."warranties"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id","id" DESC NULLS FIRST);
CREATE INDEX "audit_by_age" ON "audit" USING btree ("at");
CREATE INDEX "banners_position" ON "banners" USING btree ("position");
CREATE UNIQUE INDEX "brand_aliases_name_key" ON "brand_aliases" USING btree (lower("name"));
CREATE INDEX "brand_aliases_brand" ON "brand_aliases" USING btree ("brand_id");
CREATE UNIQUE INDEX "brands_slug_key" ON "brands" USING btree ("slug");
CREATE UNIQUE INDEX "brands_name_key" ON "brands" USING btree (lower("name"));
CREATE UNIQUE INDEX "categories_slug_key" ON "categories" USING btree ("slug");
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree (lower("name"));
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");
CREATE INDEX "family_siblings_price" ON "family_siblings" USING btree ("unit_price_rwf","leader_unit_price_rwf");
CREATE INDEX "product_slugs_product" ON "product_slugs" USING btree ("product_id");
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("slug");
CREATE UNIQUE INDEX "products_own_sku_key" ON "products" USING btree ("seller_id",lower("sku")) WHERE "products"."deleted_at" is null;
CREATE INDEX "products_sku" ON "products" USING btree (lower("sku") text_pattern_ops);
CREATE INDEX "products_family" ON "products" USING btree ("seller_id",lower("family")) WHERE "products"."family" is not null;
CREATE INDEX "products_seller_name" ON "products" USING btree ("seller_id",lower("name"));
CREATE INDEX "products_in_families" ON "products" USING btree ("id") WHERE "products"."family" is not null;
CREATE INDEX "products_listed_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_rated" ON "products" USING btree ("rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_popular" ON "products" USING btree ("is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_discounted" ON "products" USING btree ("discount_percent" DESC NULLS FIRST,"id") WHERE "products"."published_at" is not null and "products"."discount_percent" > 0;
CREATE INDEX "products_seller" ON "products" USING btree ("seller_id","created_at" DESC NULLS FIRST);
CREATE INDEX "products_listed_price" ON "products" USING btree ("unit_price_rwf","id","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_category_price" ON "products" USING btree ("category_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_category_brand_price" ON "products" USING btree ("category_id","brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_brand_price" ON "products" USING btree ("brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_popular_of_category" ON "products" USING btree ("category_id","is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "products_listed_popular_of_brand" ON "products" USING btree ("brand_id","is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null and "products"."leads";
CREATE INDEX "remote_pictures_due" ON "remote_pictures" USING btree ("next_try_at") WHERE "remote_pictures"."next_try_at" is not null;
CREATE INDEX "remote_pictures_kept" ON "remote_pictures" USING btree ("address") WHERE "remote_pictures"."image" is not null;
CREATE INDEX "chat_messages_of_thread" ON "chat_messages" USING btree ("thread_id","sequence" DESC NULLS FIRST);
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("thread_id","sender","client_key");
CREATE UNIQUE INDEX "chat_threads_one_per_pair" ON "chat_threads" USING btree ("customer_id","seller_id");
CREATE INDEX "chat_threads_of_customer" ON "chat_threads" USING btree ("customer_id","last_message_at" DESC NULLS FIRST);
CREATE INDEX "chat_threads_of_seller" ON "chat_threads" USING btree ("seller_id","last_message_at" DESC NULLS FIRST);
CREATE INDEX "review_reports_of_customer" ON "review_reports" USING btree ("customer_id");
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."settled_at" is null;
CREATE UNIQUE INDEX "reviews_one_per_customer" ON "reviews" USING btree ("product_id","customer_id");
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("customer_id");
CREATE INDEX "customer_sessions_live" ON "customer_sessions" USING btree ("customer_id","created_at") WHERE "customer_sessions"."revoked_at" is null;
CREATE UNIQUE INDEX "customers_email_key" ON "customers" USING btree ("email");
CREATE UNIQUE INDEX "customers_phone_key" ON "customers" USING btree ("phone");
CREATE UNIQUE INDEX "customers_oidc_key" ON "customers" USING btree ("oidc_issuer","oidc_subject") WHERE "customers"."oidc_subject" is not null;
CREATE INDEX "catalogue_import_rows_to_apply" ON "catalogue_import_rows" USING btree ("import_id","row") WHERE "catalogue_import_rows"."verdict" in ('new', 'changed') and "catalogue_import_rows"."applied_at" is null;
CREATE INDEX "catalogue_import_rows_to_undo" ON "catalogue_import_rows" USING btree ("import_id","row") WHERE "catalogue_import_rows"."verdict" in ('new', 'changed') and "catalogue_import_rows"."applied_at" is not null;
CREATE INDEX "catalogue_import_rows_verdict" ON "catalogue_import_rows" USING btree ("import_id","verdict","row");
CREATE INDEX "catalogue_imports_seller" ON "catalogue_imports" USING btree ("seller_id","created_at" DESC NULLS FIRST);
CREATE INDEX "message_codes_of_reader" ON "message_codes" USING btree ("reader_id","purpose","created_at");
CREATE INDEX "messages_waiting" ON "messages" USING btree ("channel","next_try_at") WHERE "messages"."status" = 'waiting';
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE "notices"."routed_at" is null;
CREATE INDEX "notices_by_date" ON "notices" USING btree ("created_at");
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");
CREATE INDEX "push_subscriptions_of_reader" ON "push_subscriptions" USING btree ("reader_id");
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");
CREATE INDEX "order_events_calls" ON "order_events" USING btree ("part_id","created_at") WHERE "order_events"."kind" = 'call';
CREATE UNIQUE INDEX "order_lines_one_per_product" ON "order_lines" USING btree ("order_id","product_id");
CREATE INDEX "order_lines_part" ON "order_lines" USING btree ("part_id");
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");
CREATE UNIQUE INDEX "order_parts_one_per_seller" ON "order_parts" USING btree ("order_id","seller_id");
CREATE INDEX "order_parts_of_seller" ON "order_parts" USING btree ("seller_id","created_at" DESC NULLS FIRST);
CREATE INDEX "order_parts_to_call" ON "order_parts" USING btree ("seller_id") WHERE "order_parts"."status" = 'pending' and "order_parts"."agreed_at" is null;
CREATE UNIQUE INDEX "orders_number_key" ON "orders" USING btree ("number");
CREATE UNIQUE INDEX "orders_one_per_key" ON "orders" USING btree ("customer_id","idempotency_key");
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS FIRST);
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE "orders"."delivery_status" = 'pending' and "orders"."payment_status" = 'unpaid';
CREATE INDEX "reservations_held" ON "reservations" USING btree ("product_id","customer_id") WHERE "reservations"."state" = 'held';
CREATE INDEX "voucher_uses_of_customer" ON "voucher_uses" USING btree ("voucher_id","customer_id");
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."published_at" is null;
CREATE INDEX "outbox_published" ON "outbox" USING btree ("published_at");
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("order_line_id");
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id");
CREATE INDEX "returns_of_part" ON "returns" USING btree ("part_id");
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "payments_reference_once" ON "payments" USING btree ("reference_key") WHERE "payments"."state" <> 'refused';
CREATE UNIQUE INDEX "payments_one_per_return" ON "payments" USING btree ("return_id");
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at");
CREATE INDEX "search_log_days" ON "search_log" USING btree ("day");
CREATE INDEX "product_texts_entries" ON "product_texts" USING gin (search_entries("document", ts_filter("document", '{b}'))) WITH (fastupdate=off);
CREATE INDEX "product_titles_places" ON "product_titles" USING gin (search_title_places("title")) WITH (fastupdate=off);
CREATE INDEX "product_titles_appeal" ON "product_titles" USING btree ("appeal" DESC NULLS FIRST,"product_id");
CREATE INDEX "product_titles_price" ON "product_titles" USING btree ("unit_price_rwf","product_id");
CREATE UNIQUE INDEX "search_synonyms_key" ON "search_synonyms" USING btree (lower("term"),lower("meaning"));
CREATE INDEX "search_synonyms_words" ON "search_synonyms" USING btree (search_text("term"));
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX "seller_sessions_live" ON "seller_sessions" USING btree ("seller_id","created_at") WHERE "seller_sessions"."revoked_at" is null;
CREATE UNIQUE INDEX "sellers_slug_key" ON "sellers" USING btree ("slug");
CREATE UNIQUE INDEX "sellers_email_key" ON "sellers" USING btree ("email");
CREATE UNIQUE INDEX "sellers_shop_name_key" ON "sellers" USING btree (lower("shop_name"));
CREATE UNIQUE INDEX "sellers_name_key_key" ON "sellers" USING btree ("name_key");
CREATE UNIQUE INDEX "cart_lines_one_per_product" ON "cart_lines" USING btree ("customer_id","product_id");
CREATE INDEX "cart_lines_product" ON "cart_lines" USING btree ("product_id");
CREATE UNIQUE INDEX "vouchers_code_key" ON "vouchers" USING btree (upper("code"));
CREATE UNIQUE INDEX "wishlist_items_one_per_product" ON "wishlist_items" USING btree ("customer_id","product_id");
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id");
CREATE UNIQUE INDEX "category_specifications_name_key" ON "category_specifications" USING btree ("category_id",lower("name"));
CREATE INDEX "product_specifications_values" ON "product_specifications" USING btree ("specification_id","choice","number","product_id");
CREATE UNIQUE INDEX "warranties_number_key" ON "warranties" USING btree ("number");
CREATE UNIQUE INDEX "warranties_one_per_unit" ON "warranties" USING btree ("line_id","unit");
CREATE UNIQUE INDEX "warranties_serial_out_once" ON "warranties" USING btree ("seller_id","product_id","serial") WHERE "warranties"."serial" is not null and "warranties"."returned_at" is null;
CREATE INDEX "warranties_of_order" ON "warranties" USING btree ("order_id");
CREATE INDEX "warranty_answers_of_claim" ON "warranty_answers" USING btree ("claim_id","created_at");
CREATE UNIQUE INDEX "warranty_claims_one_open" ON "warranty_claims" USING btree ("warranty_id") WHERE "warranty_claims"."state" in ('open', 'repair', 'exchange');
CREATE INDEX "warranty_claims_of_warranty" ON "warranty_claims" USING btree ("warranty_id","created_at");
CREATE INDEX "warranty_claims_of_seller" ON "warranty_claims" USING btree ("seller_id","created_at");

CREATE TRIGGER products_unit_price BEFORE INSERT OR UPDATE OF price_rwf, discount_percent, sale_price_rwf ON products
  FOR EACH ROW EXECUTE FUNCTION write_unit_price();
CREATE TRIGGER products_texts AFTER INSERT
  OR UPDATE OF name, model, brand_id, category_id, short_description, description, specifications, published_at ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_texts();
-- What decides whether a trigger fires is read and planned anew for every statement: a function in it cost each order more
-- than the rest of its stock. The trigger's own function leaves alone what stays as it was.
CREATE TRIGGER products_appeal AFTER UPDATE OF price_rwf, discount_percent, sale_price_rwf, stock, reserved, sold,
  rating_sum, rating_count ON products FOR EACH ROW
  WHEN (OLD.unit_price_rwf <> NEW.unit_price_rwf OR OLD.rating <> NEW.rating OR OLD.rating_rank <> NEW.rating_rank
    OR OLD.sold <> NEW.sold OR (OLD.stock > OLD.reserved) <> (NEW.stock > NEW.reserved))
  EXECUTE FUNCTION write_product_appeal();
CREATE TRIGGER products_title_of_family AFTER UPDATE OF family, leads, seller_id ON products FOR EACH ROW
  WHEN (OLD.family IS DISTINCT FROM NEW.family OR OLD.leads <> NEW.leads OR OLD.seller_id <> NEW.seller_id)
  EXECUTE FUNCTION write_product_family();
CREATE TRIGGER brands_titles AFTER UPDATE OF name ON brands FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rewrite_brand_titles();
CREATE TRIGGER categories_titles AFTER UPDATE OF name ON categories FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rewrite_category_titles();
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION rewrite_category_titles();
CREATE TRIGGER categories_drawing AFTER UPDATE OF image ON categories FOR EACH ROW
  WHEN (OLD.image IS DISTINCT FROM NEW.image) EXECUTE FUNCTION rewrite_drawn_products();
CREATE TRIGGER sellers_products AFTER UPDATE OF shop_name ON sellers FOR EACH ROW
  WHEN (OLD.shop_name IS DISTINCT FROM NEW.shop_name) EXECUTE FUNCTION rewrite_shop_products();
CREATE TRIGGER sellers_place AFTER UPDATE OF district ON sellers FOR EACH ROW
  WHEN (OLD.district IS DISTINCT FROM NEW.district) EXECUTE FUNCTION rewrite_shop_products();
CREATE TRIGGER search_synonyms_words AFTER INSERT OR UPDATE OF term OR DELETE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION write_synonym_words();

CREATE TRIGGER products_specified AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.specifications <> '[]') EXECUTE FUNCTION write_product_specifications();
CREATE TRIGGER products_specifications AFTER UPDATE OF specifications, category_id ON products FOR EACH ROW
  WHEN (OLD.specifications <> NEW.specifications OR OLD.category_id <> NEW.category_id)
  EXECUTE FUNCTION write_product_specifications();
CREATE TRIGGER category_specifications_products AFTER INSERT OR UPDATE ON category_specifications
  FOR EACH ROW EXECUTE FUNCTION write_category_specifications();

CREATE TRIGGER products_joins_family AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.family IS NOT NULL) EXECUTE FUNCTION lead_family_of_product();
CREATE TRIGGER products_leaves_family AFTER DELETE ON products FOR EACH ROW
  WHEN (OLD.family IS NOT NULL) EXECUTE FUNCTION lead_family_of_product();
CREATE TRIGGER products_in_family AFTER UPDATE OF family, price_rwf, discount_percent, sale_price_rwf, stock, reserved, published_at
  ON products FOR EACH ROW
  WHEN ((OLD.family IS NOT NULL OR NEW.family IS NOT NULL) AND (OLD.family IS DISTINCT FROM NEW.family
    OR OLD.unit_price_rwf <> NEW.unit_price_rwf OR (OLD.published_at IS NULL) <> (NEW.published_at IS NULL)
    OR (OLD.stock > OLD.reserved) <> (NEW.stock > NEW.reserved)))
  EXECUTE FUNCTION lead_family_of_product();
CREATE TRIGGER products_narrowed_in_family AFTER UPDATE OF category_id, brand_id, discount_percent, sale_price_rwf, rating_sum, rating_count
  ON products FOR EACH ROW
  WHEN (NEW.family IS NOT NULL AND NEW.published_at IS NOT NULL AND (OLD.category_id <> NEW.category_id
    OR OLD.brand_id <> NEW.brand_id OR OLD.discount_percent <> NEW.discount_percent OR OLD.rating <> NEW.rating))
  EXECUTE FUNCTION lead_family_of_product();

CREATE TRIGGER payments_refund AFTER INSERT OR UPDATE ON payments FOR EACH ROW WHEN (NEW.amount_rwf < 0) EXECUTE FUNCTION check_refund();

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
    'discount_percent', 'sale_price_rwf', 'stock', 'family', 'options', 'published_at', 'deleted_at');
CREATE TRIGGER products_audit_new AFTER INSERT ON products FOR EACH ROW
  WHEN (coalesce(current_setting('urumuri.actor', true), '') <> '') EXECUTE FUNCTION write_audit('product');
CREATE TRIGGER products_audit_gone AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION write_audit('product');
CREATE TRIGGER orders_audit AFTER UPDATE OF items_rwf, voucher_rwf, shipping_fee_rwf, total_rwf, shipping_name, shipping_address,
  shipping_phone, shipping_post, shipping_province, shipping_city, shipping_area ON orders FOR EACH ROW
  WHEN ((OLD.total_rwf, OLD.items_rwf, OLD.voucher_rwf, OLD.shipping_fee_rwf, OLD.shipping_name, OLD.shipping_address,
    OLD.shipping_phone, OLD.shipping_post, OLD.shipping_province, OLD.shipping_city, OLD.shipping_area)
    IS DISTINCT FROM (NEW.total_rwf, NEW.items_rwf, NEW.voucher_rwf, NEW.shipping_fee_rwf, NEW.shipping_name,
    NEW.shipping_address, NEW.shipping_phone, NEW.shipping_post, NEW.shipping_province, NEW.shipping_city, NEW.shipping_area))
  EXECUTE FUNCTION write_audit('order', 'items_rwf', 'voucher_rwf', 'shipping_fee_rwf', 'total_rwf', 'shipping_name',
    'shipping_address', 'shipping_phone', 'shipping_post', 'shipping_province', 'shipping_city', 'shipping_area');
CREATE TRIGGER vouchers_audit AFTER INSERT OR DELETE OR UPDATE OF code, percent_off, amount_off_rwf, minimum_rwf, uses_allowed,
  uses_per_customer, starts_at, ends_at, active ON vouchers FOR EACH ROW
  EXECUTE FUNCTION write_audit('voucher', 'code', 'percent_off', 'amount_off_rwf', 'minimum_rwf', 'uses_allowed',
    'uses_per_customer', 'starts_at', 'ends_at', 'active');
CREATE TRIGGER categories_audit AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW
  EXECUTE FUNCTION write_audit('category', 'name', 'slug', 'image', 'position', 'parent_id');
CREATE TRIGGER brands_audit AFTER DELETE OR UPDATE ON brands FOR EACH ROW
  EXECUTE FUNCTION write_audit('brand', 'name', 'slug');
-- Who added a colleague, and whom they renamed. Shops that register themselves are nobody's doing.
CREATE TRIGGER sellers_audit AFTER UPDATE OF status, role, shop_name, owner_name ON sellers FOR EACH ROW
  EXECUTE FUNCTION write_audit('shop', 'status', 'role', 'shop_name', 'owner_name');
CREATE TRIGGER sellers_audit_new AFTER INSERT ON sellers FOR EACH ROW
  WHEN (coalesce(current_setting('urumuri.actor', true), '') <> '') EXECUTE FUNCTION write_audit('shop');
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_kept_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER settings_changes_kept BEFORE UPDATE OR DELETE ON settings_changes FOR EACH ROW
  EXECUTE FUNCTION refuse_audit_change('changed_at');
CREATE TRIGGER settings_changes_kept_whole BEFORE TRUNCATE ON settings_changes FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_audit_change();

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
