CREATE TABLE "goods_attr_values" (
	"id" bigint PRIMARY KEY NOT NULL,
	"attr_id" bigint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_attrs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"attribute_id" bigint,
	"name_zh" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_key" text NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_attrs_kind" CHECK ("goods_attrs"."kind" in ('attribute','spec'))
);
--> statement-breakpoint
CREATE TABLE "brand_applications" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"name_key" text NOT NULL,
	"thumb" text DEFAULT '' NOT NULL,
	"registration_no" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"verify" text NOT NULL,
	"refuse_info" text DEFAULT '' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"brand_id" bigint,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_applications_verify" CHECK ("brand_applications"."verify" in ('to_be_reviewed','examined','rejected'))
);
--> statement-breakpoint
CREATE TABLE "brand_names" (
	"key" text PRIMARY KEY NOT NULL,
	"brand_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_classes" ADD COLUMN "own_commission_bp" integer;--> statement-breakpoint
ALTER TABLE "goods_attr_values" ADD CONSTRAINT "goods_attr_values_attr_id_goods_attrs_id_fk" FOREIGN KEY ("attr_id") REFERENCES "public"."goods_attrs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attrs" ADD CONSTRAINT "goods_attrs_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attrs" ADD CONSTRAINT "goods_attrs_attribute_id_class_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."class_attributes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_applications" ADD CONSTRAINT "brand_applications_brand_id_goods_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."goods_brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_names" ADD CONSTRAINT "brand_names_brand_id_goods_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."goods_brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_attr_values_of" ON "goods_attr_values" USING btree ("attr_id","is_sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_attrs_once" ON "goods_attrs" USING btree ("store_id","class_id","kind","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_applications_once" ON "brand_applications" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE INDEX "brand_applications_by_store" ON "brand_applications" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "brand_applications_by_verify" ON "brand_applications" USING btree ("verify","submitted_at","id");--> statement-breakpoint
CREATE INDEX "brand_names_of" ON "brand_names" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "goods_classes" ADD CONSTRAINT "goods_classes_own_rate" CHECK ("goods_classes"."own_commission_bp" between 0 and 10000);--> statement-breakpoint
-- Every rate that is there was set by somebody.
UPDATE "goods_classes" SET "own_commission_bp" = "commission_bp";--> statement-breakpoint
-- Names of the brands as names are compared. Two brands that share one today both stay; the second gets a mark of its own.
INSERT INTO "brand_names" ("key", "brand_id")
SELECT lower(regexp_replace(normalize(n.name, NFKC), '\s', '', 'g')), b."id"
FROM "goods_brands" b CROSS JOIN LATERAL (VALUES (b."name_zh"), (b."name_en")) n(name)
ORDER BY b."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "brand_names" ("key", "brand_id")
SELECT '#' || b."id", b."id" FROM "goods_brands" b
WHERE NOT EXISTS (SELECT 1 FROM "brand_names" n WHERE n."brand_id" = b."id");
