CREATE TABLE "known_devices" (
	"realm" text NOT NULL,
	"account_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_realm_account_id_device_hash_pk" PRIMARY KEY("realm","account_id","device_hash"),
	CONSTRAINT "known_devices_realm" CHECK ("known_devices"."realm" in ('user','admin'))
);
--> statement-breakpoint
CREATE TABLE "pay_password_tries" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("last_at");--> statement-breakpoint
INSERT INTO "pay_password_tries" ("user_id", "failures", "locked_until")
SELECT "id", "pay_failures", "pay_locked_until" FROM "users" WHERE "pay_failures" > 0 OR "pay_locked_until" IS NOT NULL;--> statement-breakpoint
DELETE FROM "configs" WHERE "name" IN ('login_challenge_key', 'sms_code_key');
