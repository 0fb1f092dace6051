CREATE TABLE "goods_days" (
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"goods_id" bigint NOT NULL,
	"pieces" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "goods_days_store_id_day_goods_id_pk" PRIMARY KEY("store_id","day","goods_id")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"orders" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"buyers" bigint NOT NULL,
	CONSTRAINT "sales_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE INDEX "goods_days_by_day" ON "goods_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_days_by_day" ON "sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_comments_unanswered" ON "order_comments" USING btree ("store_id","created_at") WHERE "order_comments"."reply" = '' and not "order_comments"."is_auto";