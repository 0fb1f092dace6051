DROP INDEX "goods_by_store";--> statement-breakpoint
DROP INDEX "goods_by_verify";--> statement-breakpoint
CREATE INDEX "goods_kept" ON "goods" USING btree ("id") WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "goods_by_store" ON "goods" USING btree ("store_id","id") WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "goods_by_verify" ON "goods" USING btree ("verify","id") WHERE "goods"."deleted_at" is null;