CREATE TABLE "bought_goods" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bought_goods_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_pairs" (
	"goods_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"times" integer NOT NULL,
	"weight" double precision NOT NULL,
	CONSTRAINT "goods_pairs_goods_id_other_id_pk" PRIMARY KEY("goods_id","other_id"),
	CONSTRAINT "goods_pairs_two" CHECK ("goods_pairs"."goods_id" <> "goods_pairs"."other_id"),
	CONSTRAINT "goods_pairs_counted" CHECK ("goods_pairs"."times" > 0 and "goods_pairs"."weight" > 0)
);
--> statement-breakpoint
CREATE INDEX "bought_goods_fresh" ON "bought_goods" USING btree ("user_id","goods_id") WHERE not "bought_goods"."is_counted";