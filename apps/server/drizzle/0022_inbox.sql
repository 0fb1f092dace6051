CREATE TABLE "inbox_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_owner" CHECK (("inbox_entries"."scope" = 'platform') = ("inbox_entries"."owner_id" = 0))
);
--> statement-breakpoint
ALTER TABLE "sms_logs" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_once" ON "inbox_entries" USING btree ("event_id","scope","owner_id","kind");--> statement-breakpoint
CREATE INDEX "inbox_newest" ON "inbox_entries" USING btree ("scope","owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_unread" ON "inbox_entries" USING btree ("scope","owner_id","created_at","id") WHERE "inbox_entries"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_by_time" ON "inbox_entries" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_logs_once" ON "sms_logs" USING btree ("cause") WHERE "sms_logs"."cause" is not null and "sms_logs"."status" = 'sent';