DROP INDEX "order_moves_by_order";--> statement-breakpoint
ALTER TABLE "order_moves" ADD COLUMN "seq" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moves" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_moves_chain" ON "order_moves" USING btree ("order_id","seq");