CREATE TABLE "table_layouts" (
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"page" text NOT NULL,
	"layout" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_layouts_area_account_id_store_id_page_pk" PRIMARY KEY("area","account_id","store_id","page")
);
--> statement-breakpoint
CREATE TABLE "table_views" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"role_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "table_views_of_owner" ON "table_views" USING btree ("area","account_id","store_id","page");--> statement-breakpoint
CREATE INDEX "table_views_shared" ON "table_views" USING btree ("area","store_id","page") WHERE "table_views"."shared";