CREATE TABLE "order_notes" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"flag" text,
	"note" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_notes_flag" CHECK ("order_notes"."flag" in ('red','orange','green','blue','purple')),
	CONSTRAINT "order_notes_any" CHECK ("order_notes"."flag" is not null or "order_notes"."note" <> '')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_flag" ON "order_notes" USING btree ("store_id","flag","order_id");--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("store_id","due_at","id") WHERE "orders"."status" = 'waiting_delivery';--> statement-breakpoint
CREATE INDEX "orders_all_to_ship" ON "orders" USING btree ("due_at","id") WHERE "orders"."status" = 'waiting_delivery';--> statement-breakpoint
CREATE INDEX "orders_by_receiver" ON "orders" USING btree ("store_id","receive_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_tel" ON "orders" USING btree ("receive_tel" text_pattern_ops);--> statement-breakpoint
UPDATE "orders" SET "due_at" = "orders"."pay_time" + make_interval(hours => s."ship_hours"), "ship_hours" = s."ship_hours" FROM "stores" s WHERE s."id" = "orders"."store_id" AND "orders"."status" = 'waiting_delivery' AND "orders"."due_at" IS NULL;
