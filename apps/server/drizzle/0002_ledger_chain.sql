CREATE TABLE "invariant_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"breaches" integer NOT NULL,
	"ms" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_not_negative";--> statement-breakpoint
DROP INDEX "postings_by_account";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "seq" bigint;--> statement-breakpoint
CREATE INDEX "invariant_runs_by_time" ON "invariant_runs" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "postings_by_time" ON "postings" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_chain" ON "postings" USING btree ("account_id","seq") WHERE "postings"."seq" is not null;--> statement-breakpoint
CREATE INDEX "postings_by_account" ON "postings" USING btree ("account_id","created_at","id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_bounds" CHECK (case when "accounts"."owner_type" = 'platform' then true when "accounts"."kind" = 'debt' then "accounts"."balance" <= 0 else "accounts"."balance" >= 0 end);