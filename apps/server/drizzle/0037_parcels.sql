CREATE TABLE "order_prints" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"paper" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_prints_paper" CHECK ("order_prints"."paper" in ('waybill','slip','pick'))
);
--> statement-breakpoint
CREATE TABLE "parcel_goods" (
	"parcel_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "parcel_goods_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_goods_pieces" CHECK ("parcel_goods"."pieces" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "order_goods" ADD COLUMN "shipped_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "printed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "merged_id" bigint;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "actor_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "actor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_goods" ADD CONSTRAINT "parcel_goods_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_goods" ADD CONSTRAINT "parcel_goods_line_id_order_goods_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_prints_by_order" ON "order_prints" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "parcel_goods_by_line" ON "parcel_goods" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "parcels_merged" ON "parcels" USING btree ("merged_id") WHERE "parcels"."merged_id" is not null;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_shipped" CHECK ("order_goods"."shipped_num" between 0 and "order_goods"."buy_num");