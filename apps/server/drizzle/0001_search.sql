CREATE TABLE "search_variants" (
	"variant" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_variants_variant_term_pk" PRIMARY KEY("variant","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "goods_hot";--> statement-breakpoint
DROP INDEX "goods_new";--> statement-breakpoint
DROP INDEX "goods_cheap";--> statement-breakpoint
DROP INDEX "goods_talked";--> statement-breakpoint
DROP INDEX "goods_by_class";--> statement-breakpoint
DROP INDEX "goods_by_root";--> statement-breakpoint
DROP INDEX "goods_by_middle";--> statement-breakpoint
DROP INDEX "goods_by_brand";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "bad_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "picture_comment_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_pinyin" ON "search_words" USING btree ("pinyin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_dear" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,"min_price" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_of_store" ON "goods" USING btree ("store_id","in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_new" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_cheap" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,"min_price","id") WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_talked" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,"comment_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_class" ON "goods" USING btree ("class_id","in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_root" ON "goods" USING btree ("class_root_id","in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_middle" ON "goods" USING btree ("class_middle_id","in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_brand" ON "goods" USING btree ("brand_id","in_stock" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";