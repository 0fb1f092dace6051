CREATE TABLE "sheet_jobs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"locale" text NOT NULL,
	"ip" text NOT NULL,
	"name" text NOT NULL,
	"source" text,
	"rows" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"skip_wrong" boolean DEFAULT false NOT NULL,
	"wrong_rows" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"fault_parts" integer DEFAULT 0 NOT NULL,
	"fresh" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"undo_parts" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_jobs_kind" CHECK ("sheet_jobs"."kind" in ('goods', 'stock', 'prices', 'orders', 'stores')),
	CONSTRAINT "sheet_jobs_direction" CHECK ("sheet_jobs"."direction" in ('import', 'export')),
	CONSTRAINT "sheet_jobs_state" CHECK ("sheet_jobs"."state" in ('waiting', 'checking', 'checked', 'applying', 'writing', 'done', 'failed', 'cancelled', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "sheet_parts" (
	"job_id" bigint NOT NULL,
	"type" text NOT NULL,
	"part" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "sheet_parts_job_id_type_part_pk" PRIMARY KEY("job_id","type","part"),
	CONSTRAINT "sheet_parts_type" CHECK ("sheet_parts"."type" in ('file', 'fault', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "sheet_parts" ADD CONSTRAINT "sheet_parts_job_id_sheet_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."sheet_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_jobs_of_store" ON "sheet_jobs" USING btree ("area","store_id","id");--> statement-breakpoint
CREATE INDEX "sheet_jobs_expiry" ON "sheet_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "goods_by_number" ON "goods" USING btree ("store_id","goods_no") WHERE "goods"."deleted_at" is null;