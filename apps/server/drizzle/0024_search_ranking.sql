CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"means" text NOT NULL,
	"is_two_way" boolean DEFAULT true NOT NULL,
	"class_id" bigint,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "free_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "search_lead" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_once" ON "search_synonyms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "goods_rated" ON "goods" USING btree ("in_stock" DESC NULLS FIRST,(((score_sum * 10 + 200))::float8 / (comment_count + 5)) desc,"id" DESC NULLS FIRST) WHERE "goods"."is_listed";--> statement-breakpoint
UPDATE "goods" SET "free_delivery" = true WHERE "freight_mode" = 'free' AND "deleted_at" IS NULL;--> statement-breakpoint
WITH taken AS (UPDATE "id_blocks" SET "next" = "next" + 1 WHERE "name" = 'record' AND EXISTS (SELECT 1 FROM "goods") RETURNING "next" - 1 AS "id")
INSERT INTO "jobs" ("id", "kind", "dedupe", "payload", "run_at", "created_at")
SELECT "id", 'catalog.reindex', 'migration:0024', '{}'::jsonb, now(), now() FROM taken;