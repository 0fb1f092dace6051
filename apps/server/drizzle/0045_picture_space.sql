-- Addresses of all files in a text, each once; a small version counts as its picture. The cost keeps plans at its index.
CREATE FUNCTION file_addresses(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT regexp_replace(found[1], '_(400|160)(\.[a-z0-9]+)$', '\2')), '{}')
  FROM regexp_matches(content, '/files/[A-Za-z0-9_./-]*[A-Za-z0-9_-]', 'g') AS found
$$;
--> statement-breakpoint
CREATE TABLE "file_folders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "folder_id" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "has_thumbs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_grades" ADD COLUMN "picture_mb" integer DEFAULT 5120 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "file_folders_once" ON "file_folders" USING btree ("store_id","name");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_folder_id_file_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."file_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_files" ON "goods" USING gin (file_addresses(images::text || ' ' || axes::text || ' ' || video || ' ' || content || ' ' || content_en)) WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "skus_by_image" ON "skus" USING btree ("image") WHERE "skus"."deleted_at" is null and "skus"."image" <> '';--> statement-breakpoint
CREATE INDEX "uploads_by_folder" ON "uploads" USING btree ("folder_id") WHERE "uploads"."folder_id" is not null;--> statement-breakpoint
ALTER TABLE "store_grades" ADD CONSTRAINT "store_grades_pictures" CHECK ("store_grades"."picture_mb" > 0);--> statement-breakpoint
-- What was uploaded before has no name but that of the stored file; the editor and avatars had no small versions.
UPDATE "uploads" SET "name" = split_part("url", '/', -1), "has_thumbs" = "mime" = 'image/webp' AND "field" NOT IN ('avatar', 'editor');
