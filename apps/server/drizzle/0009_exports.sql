CREATE TABLE "export_parts" (
	"export_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "export_parts_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"locale" text NOT NULL,
	"ip" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exports_state" CHECK ("exports"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_of_owner" ON "exports" USING btree ("area","account_id","store_id","id");--> statement-breakpoint
CREATE INDEX "exports_expiry" ON "exports" USING btree ("expires_at");