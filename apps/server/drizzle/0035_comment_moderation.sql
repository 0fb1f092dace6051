CREATE TABLE "reply_templates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "reply_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "reply_templates_by_store" ON "reply_templates" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "order_comments_by_handling" ON "order_comments" USING btree ("store_id",(case when is_auto or is_hidden then coalesce(reply_time, created_at) else reply_time end),"id");