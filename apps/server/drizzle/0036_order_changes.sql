CREATE TABLE "order_address_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"address_id" bigint NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"receive_area" text NOT NULL,
	"receive_address" text NOT NULL,
	"replaced" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_kind" text,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_address_changes_status" CHECK ("order_address_changes"."status" in ('direct','open','granted','refused','withdrawn')),
	CONSTRAINT "order_address_changes_decided" CHECK (("order_address_changes"."status" = 'open') = ("order_address_changes"."decided_at" is null)),
	CONSTRAINT "order_address_changes_reason" CHECK ("order_address_changes"."status" <> 'refused' or "order_address_changes"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_price_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"goods_before" bigint NOT NULL,
	"goods_after" bigint NOT NULL,
	"freight_before" bigint NOT NULL,
	"freight_after" bigint NOT NULL,
	"reason" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_price_changes_amounts" CHECK ("order_price_changes"."goods_before" >= 0 and "order_price_changes"."goods_after" >= 0 and "order_price_changes"."freight_before" >= 0 and "order_price_changes"."freight_after" >= 0 and "order_price_changes"."goods_after" + "order_price_changes"."freight_after" > 0),
	CONSTRAINT "order_price_changes_reason" CHECK ("order_price_changes"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "order_address_changes" ADD CONSTRAINT "order_address_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_price_changes" ADD CONSTRAINT "order_price_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_address_changes_by_order" ON "order_address_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_address_changes_one_open" ON "order_address_changes" USING btree ("order_id") WHERE "order_address_changes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_address_changes_open" ON "order_address_changes" USING btree ("store_id","order_id") WHERE "order_address_changes"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "order_price_changes_chain" ON "order_price_changes" USING btree ("order_id","seq");