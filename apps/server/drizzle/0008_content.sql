CREATE TABLE "adv_spaces" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"place" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"space_id" bigint NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"hint_zh" text DEFAULT '' NOT NULL,
	"hint_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "advs_time" CHECK ("advs"."start_at" < "advs"."end_at")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_zh" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_menus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pid" bigint NOT NULL,
	"level" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_menus_level" CHECK ("article_menus"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"clicks" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"menu_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_zh" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_zh" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_time" CHECK ("notices"."end_at" is null or "notices"."start_at" < "notices"."end_at")
);
--> statement-breakpoint
ALTER TABLE "advs" ADD CONSTRAINT "advs_space_id_adv_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."adv_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_menu_id_article_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."article_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "adv_spaces_code" ON "adv_spaces" USING btree ("code");--> statement-breakpoint
CREATE INDEX "advs_of_space" ON "advs" USING btree ("space_id","is_sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_name" ON "agreements" USING btree ("name");--> statement-breakpoint
CREATE INDEX "article_menus_tree" ON "article_menus" USING btree ("pid","is_sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_name" ON "articles" USING btree ("name");--> statement-breakpoint
CREATE INDEX "articles_of_menu" ON "articles" USING btree ("menu_id","is_sort","id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("start_at","id");