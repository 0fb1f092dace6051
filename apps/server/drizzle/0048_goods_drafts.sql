CREATE TABLE "goods_drafts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"form" text NOT NULL,
	"version" text NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_drafts_goods" CHECK ("goods_drafts"."goods_id" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "goods_drafts_once" ON "goods_drafts" USING btree ("store_id","account_id","goods_id","form");--> statement-breakpoint
CREATE INDEX "goods_drafts_by_time" ON "goods_drafts" USING btree ("saved_at");