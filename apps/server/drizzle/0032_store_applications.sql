CREATE TABLE "store_documents" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"field" text NOT NULL,
	"address" text NOT NULL,
	"key_id" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_documents_field" CHECK ("store_documents"."field" in ('business_license','id_card_t','id_card_b'))
);
--> statement-breakpoint
CREATE TABLE "store_rounds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reason" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decided_by" bigint,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "store_rounds_decision" CHECK ("store_rounds"."decision" is null or "store_rounds"."decision" in ('passed','denied'))
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_rounds" ADD CONSTRAINT "store_rounds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_documents_by_store" ON "store_documents" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_rounds_once" ON "store_rounds" USING btree ("store_id","round");--> statement-breakpoint
CREATE INDEX "stores_waiting" ON "stores" USING btree ("submitted_at","id") WHERE "stores"."verify" = 'verifying';