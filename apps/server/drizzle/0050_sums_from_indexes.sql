DROP INDEX "order_settlements_by_store";--> statement-breakpoint
DROP INDEX "order_comments_unanswered";--> statement-breakpoint
DROP INDEX "orders_by_store";--> statement-breakpoint
CREATE INDEX "order_comments_by_order" ON "order_comments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_settlements_by_store" ON "order_settlements" USING btree ("store_id","id","total_price","refunded","commission","referral","settlement_price");--> statement-breakpoint
CREATE INDEX "order_comments_unanswered" ON "order_comments" USING btree ("store_id","created_at") WHERE "order_comments"."reply" = '' and not "order_comments"."is_auto" and not "order_comments"."is_hidden";--> statement-breakpoint
CREATE INDEX "orders_by_store" ON "orders" USING btree ("store_id","id","goods_amount","freight_amount","discount_amount","payable");