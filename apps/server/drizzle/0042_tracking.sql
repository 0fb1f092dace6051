CREATE TABLE "parcel_traces" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parcel_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	CONSTRAINT "parcel_traces_state" CHECK ("parcel_traces"."state" in ('unknown','waiting','accepted','moving','delivering','delivered','problem'))
);
--> statement-breakpoint
CREATE TABLE "parcel_tracks" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"refreshed_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_tracks_state" CHECK ("parcel_tracks"."state" in ('unknown','waiting','accepted','moving','delivering','delivered','problem')),
	CONSTRAINT "parcel_tracks_failing" CHECK (("parcel_tracks"."failures" > 0) = ("parcel_tracks"."failing_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "due_orders" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "late_orders" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "late_hours" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracks" ADD CONSTRAINT "parcel_tracks_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_traces_once" ON "parcel_traces" USING btree ("parcel_id","at","text");--> statement-breakpoint
CREATE INDEX "parcel_tracks_due" ON "parcel_tracks" USING btree ("next_at","parcel_id") WHERE "parcel_tracks"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_late" CHECK ("stores"."late_orders" between 0 and "stores"."due_orders" and "stores"."late_hours" >= "stores"."late_orders");--> statement-breakpoint
-- Parcels that people wait for are tracked from now on; older ones are not.
INSERT INTO "parcel_tracks" ("parcel_id", "next_at")
SELECT p."id", now() FROM "parcels" p JOIN "orders" o ON o."id" = p."order_id"
WHERE o."status" IN ('waiting_delivery', 'waiting_receipt') AND p."created_at" > now() - interval '30 days';
