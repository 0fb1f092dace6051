CREATE TABLE "favorites" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"is_type" integer NOT NULL,
	"out_id" bigint NOT NULL,
	"price_when_kept" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_type" CHECK ("favorites"."is_type" in (0, 1)),
	CONSTRAINT "favorites_price" CHECK (("favorites"."is_type" = 0) = ("favorites"."price_when_kept" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_once" ON "favorites" USING btree ("user_id","is_type","out_id");--> statement-breakpoint
CREATE INDEX "favorites_by_user" ON "favorites" USING btree ("user_id","is_type","created_at","id");