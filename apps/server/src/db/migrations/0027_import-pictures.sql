CREATE TABLE "catalogue_import_pictures" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text NOT NULL,
	"image" text,
	"failure" text DEFAULT '' NOT NULL,
	"row" integer,
	CONSTRAINT "catalogue_import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_pictures" ADD CONSTRAINT "catalogue_import_pictures_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree (lower("sku") text_pattern_ops);