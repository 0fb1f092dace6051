CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"cash_no" text NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"sealed_account" text NOT NULL,
	"account_key" text NOT NULL,
	"account_last" text NOT NULL,
	"is_company" boolean NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"refuse_info" text DEFAULT '' NOT NULL,
	"first_id" bigint,
	"first_name" text DEFAULT '' NOT NULL,
	"second_id" bigint,
	"second_name" text DEFAULT '' NOT NULL,
	"batch_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_net" CHECK ("withdrawals"."net" = "withdrawals"."amount" - "withdrawals"."fee" and "withdrawals"."net" > 0 and "withdrawals"."fee" >= 0),
	CONSTRAINT "withdrawals_status" CHECK ("withdrawals"."status" in ('applied','checked','approved','paying','paid','refused','withdrawn')),
	CONSTRAINT "withdrawals_paid" CHECK (("withdrawals"."status" = 'paid') = ("withdrawals"."paid_at" is not null)),
	CONSTRAINT "withdrawals_four_eyes" CHECK ("withdrawals"."first_id" is distinct from "withdrawals"."second_id" or "withdrawals"."first_id" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_no" ON "withdrawals" USING btree ("cash_no");--> statement-breakpoint
CREATE INDEX "withdrawals_by_store" ON "withdrawals" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("store_id","status") WHERE "withdrawals"."status" in ('applied','checked','approved','paying');--> statement-breakpoint
CREATE INDEX "withdrawals_by_batch" ON "withdrawals" USING btree ("batch_no") WHERE "withdrawals"."batch_no" is not null;