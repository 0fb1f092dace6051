CREATE TABLE "class_attribute_values" (
	"id" bigint PRIMARY KEY NOT NULL,
	"attribute_id" bigint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_attributes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"class_id" bigint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "value_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_attribute_values" ADD CONSTRAINT "class_attribute_values_attribute_id_class_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."class_attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attributes" ADD CONSTRAINT "class_attributes_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_attribute_values_of" ON "class_attribute_values" USING btree ("attribute_id","is_sort","id");--> statement-breakpoint
CREATE INDEX "class_attributes_of" ON "class_attributes" USING btree ("class_id","is_sort","id");--> statement-breakpoint
CREATE INDEX "goods_values" ON "goods" USING gin ("value_ids");