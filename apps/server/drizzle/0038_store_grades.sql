CREATE TABLE "store_grades" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"goods_limit" integer,
	"commission_discount" integer DEFAULT 0 NOT NULL,
	"settlement_minutes" integer,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_grades_limit" CHECK ("store_grades"."goods_limit" > 0),
	CONSTRAINT "store_grades_discount" CHECK ("store_grades"."commission_discount" between 0 and 10000),
	CONSTRAINT "store_grades_settlement" CHECK ("store_grades"."settlement_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holiday_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closing_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closing_by" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "grade_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "store_grades_name" ON "store_grades" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "store_grades_one_default" ON "store_grades" USING btree ("is_default") WHERE "store_grades"."is_default";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_grade_id_store_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."store_grades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stores_by_grade" ON "stores" USING btree ("grade_id");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_closing" CHECK (("stores"."closes_at" is null) = ("stores"."closing_by" is null));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_closing_by" CHECK ("stores"."closing_by" in ('admin','seller'));