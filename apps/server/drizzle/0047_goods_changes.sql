CREATE TABLE "goods_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"sku_ids" bigint[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "goods_changes_state" CHECK ("goods_changes"."state" in ('waiting','refused','approved','withdrawn')),
	CONSTRAINT "goods_changes_open_state" CHECK (case when "goods_changes"."is_open" then "goods_changes"."state" in ('waiting','refused') else "goods_changes"."state" <> 'waiting' end)
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "shelf_on_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "shelf_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_changes_open" ON "goods_changes" USING btree ("goods_id") WHERE "goods_changes"."is_open";--> statement-breakpoint
CREATE INDEX "goods_changes_waiting" ON "goods_changes" USING btree ("submitted_at","id") WHERE "goods_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_changes_by_goods" ON "goods_changes" USING btree ("goods_id","id");