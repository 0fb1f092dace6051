CREATE TABLE "staff_invitations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"role_id" bigint,
	"token_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_by" bigint,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "staff_invitations_end" CHECK ("staff_invitations"."accepted_at" is null or "staff_invitations"."withdrawn_at" is null),
	CONSTRAINT "staff_invitations_accepted" CHECK (("staff_invitations"."accepted_at" is null) = ("staff_invitations"."accepted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"ename" text DEFAULT '' NOT NULL,
	"position" integer,
	CONSTRAINT "permission_groups_area_key_pk" PRIMARY KEY("area","key"),
	CONSTRAINT "permission_groups_area" CHECK ("permission_groups"."area" in ('admin','seller'))
);
--> statement-breakpoint
CREATE TABLE "permission_texts" (
	"area" text NOT NULL,
	"permission" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"ename" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"econtent" text DEFAULT '' NOT NULL,
	"group_key" text,
	"position" integer,
	CONSTRAINT "permission_texts_area_permission_pk" PRIMARY KEY("area","permission"),
	CONSTRAINT "permission_texts_area" CHECK ("permission_texts"."area" in ('admin','seller'))
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_token" ON "staff_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_invitations_by_store" ON "staff_invitations" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "staff_invitations_by_role" ON "staff_invitations" USING btree ("role_id");