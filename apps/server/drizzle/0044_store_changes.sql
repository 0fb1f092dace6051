CREATE TABLE "store_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"facts" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decided_by" bigint,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "store_changes_state" CHECK ("store_changes"."state" in ('waiting','passed','denied','withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "store_changes" ADD CONSTRAINT "store_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_changes_by_store" ON "store_changes" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_changes_one_waits" ON "store_changes" USING btree ("store_id") WHERE "store_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "store_changes_waiting" ON "store_changes" USING btree ("submitted_at","id") WHERE "store_changes"."state" = 'waiting';