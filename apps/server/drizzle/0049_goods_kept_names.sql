DROP INDEX "goods_kept";--> statement-breakpoint
CREATE INDEX "goods_kept" ON "goods" USING btree ("id","store_id","goods_no","name","name_en") WHERE "goods"."deleted_at" is null;