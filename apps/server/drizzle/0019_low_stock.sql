ALTER TABLE "stocks" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "low_stock" integer;--> statement-breakpoint
UPDATE "stocks" t SET "store_id" = k."store_id", "low_stock" = w."low_stock" FROM "skus" k JOIN "stores" w ON w."id" = k."store_id" WHERE k."id" = t."sku_id";--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "low_stock" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS (on_hand - reserved <= low_stock) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_rejected" ON "goods" USING btree ("store_id","id") WHERE "goods"."deleted_at" is null and "goods"."verify" = 'rejected';--> statement-breakpoint
CREATE INDEX "stocks_low" ON "stocks" USING btree ("store_id","sku_id") WHERE "stocks"."is_low";--> statement-breakpoint
CREATE STATISTICS "stocks_low_of_store" (mcv) ON "store_id", "is_low" FROM "stocks";
