CREATE TABLE "call_sums" (
	"process" text PRIMARY KEY NOT NULL,
	"minute" bigint NOT NULL,
	"tick" bigint NOT NULL,
	"sums" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
