CREATE TABLE "goods_counters" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"sales" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
) WITH (fillfactor = 50);
