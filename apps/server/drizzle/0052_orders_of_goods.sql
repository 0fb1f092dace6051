DROP INDEX "order_goods_by_goods";--> statement-breakpoint
CREATE INDEX "order_goods_by_goods" ON "order_goods" USING btree ("goods_id","id","order_id");