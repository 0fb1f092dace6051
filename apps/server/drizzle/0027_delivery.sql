ALTER TABLE "goods" ADD COLUMN "ship_hours" integer;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "locale" text DEFAULT 'zh-cn' NOT NULL;--> statement-breakpoint
ALTER TABLE "expresses" ADD COLUMN "days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "expresses" ADD COLUMN "default_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ship_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "express_id" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_ship_hours" CHECK ("goods"."ship_hours" is null or "goods"."ship_hours" between 1 and 720);--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_locale" CHECK ("order_comments"."locale" in ('zh-cn','en'));--> statement-breakpoint
ALTER TABLE "expresses" ADD CONSTRAINT "expresses_days" CHECK ("expresses"."default_days" between 1 and 30);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_ship_hours" CHECK ("stores"."ship_hours" between 1 and 720);--> statement-breakpoint
UPDATE "order_comments" SET "locale" = 'en' WHERE "content" <> '' AND "content" !~ '[一-鿿]';--> statement-breakpoint
UPDATE "goods" SET "comment_count" = "comment_count" - t.n, "good_count" = "good_count" - t.good, "bad_count" = "bad_count" - t.bad, "picture_comment_count" = "picture_comment_count" - t.pictures, "score_sum" = "score_sum" - t.score FROM (
SELECT "goods_id", count(*) AS n, count(*) FILTER (WHERE "score" >= 4) AS good, count(*) FILTER (WHERE "score" <= 2) AS bad, count(*) FILTER (WHERE cardinality("images") > 0) AS pictures, sum("score") AS score FROM "order_comments" WHERE "is_auto" GROUP BY 1) t WHERE t.goods_id = "goods"."id";--> statement-breakpoint
UPDATE "stores" SET "comment_count" = "comment_count" - t.n, "agree_sum" = "agree_sum" - t.agree, "service_sum" = "service_sum" - t.service, "speed_sum" = "speed_sum" - t.speed FROM (
SELECT "store_id", count(*) AS n, sum("agree") AS agree, sum("service") AS service, sum("speed") AS speed FROM "order_comments" WHERE "is_auto" GROUP BY 1) t WHERE t.store_id = "stores"."id";
