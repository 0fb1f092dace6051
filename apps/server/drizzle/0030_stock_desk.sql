CREATE TABLE "stocktake_rows" (
	"id" bigint PRIMARY KEY NOT NULL,
	"stocktake_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"counted" bigint,
	"on_hand_then" bigint,
	"counted_at" timestamp (3) with time zone,
	"counted_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "stocktake_rows_counted" CHECK ("stocktake_rows"."counted" >= 0),
	CONSTRAINT "stocktake_rows_moment" CHECK (("stocktake_rows"."counted" is null) = ("stocktake_rows"."on_hand_then" is null))
);
--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"range" text NOT NULL,
	"class_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"sku_count" integer NOT NULL,
	"booked" integer,
	"opened_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "stocktakes_range" CHECK ("stocktakes"."range" in ('all','class','low')),
	CONSTRAINT "stocktakes_status" CHECK ("stocktakes"."status" in ('open','applied','abandoned'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "own_low_stock" integer;--> statement-breakpoint
ALTER TABLE "freights" ADD COLUMN "unit" text DEFAULT 'weight' NOT NULL;--> statement-breakpoint
ALTER TABLE "freights" ADD COLUMN "free_from" bigint;--> statement-breakpoint
ALTER TABLE "freights" ADD COLUMN "excluded_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stocktake_rows" ADD CONSTRAINT "stocktake_rows_stocktake_id_stocktakes_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktakes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stocktake_rows_once" ON "stocktake_rows" USING btree ("stocktake_id","sku_id");--> statement-breakpoint
CREATE INDEX "stocktake_rows_in_order" ON "stocktake_rows" USING btree ("stocktake_id","id");--> statement-breakpoint
CREATE INDEX "stocktake_rows_uncounted" ON "stocktake_rows" USING btree ("stocktake_id","id") WHERE "stocktake_rows"."counted" is null;--> statement-breakpoint
CREATE INDEX "stocktake_rows_different" ON "stocktake_rows" USING btree ("stocktake_id","id") WHERE "stocktake_rows"."counted" <> "stocktake_rows"."on_hand_then";--> statement-breakpoint
CREATE INDEX "stocktakes_by_store" ON "stocktakes" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stocktakes_one_open" ON "stocktakes" USING btree ("store_id") WHERE "stocktakes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "skus_by_store" ON "skus" USING btree ("store_id","id") WHERE "skus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "skus_by_code" ON "skus" USING btree ("store_id","code") WHERE "skus"."deleted_at" is null and "skus"."code" <> '';--> statement-breakpoint
CREATE INDEX "stock_movements_by_time" ON "stock_movements" USING btree ("sku_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stocks_by_store" ON "stocks" USING btree ("store_id","sku_id");--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_own_low_stock" CHECK ("stocks"."own_low_stock" between 0 and 9999);--> statement-breakpoint
ALTER TABLE "freights" ADD CONSTRAINT "freights_unit" CHECK ("freights"."unit" in ('weight','piece'));--> statement-breakpoint
ALTER TABLE "freights" ADD CONSTRAINT "freights_free_from" CHECK ("freights"."free_from" > 0);