CREATE TABLE "ledger_reports" (
	"run_id" bigint PRIMARY KEY NOT NULL,
	"totals" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"journals" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_reports" ADD CONSTRAINT "ledger_reports_run_id_invariant_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."invariant_runs"("id") ON DELETE cascade ON UPDATE no action;