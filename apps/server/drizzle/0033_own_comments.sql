ALTER TABLE "order_comments" ADD COLUMN "addition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "addition_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comments" ADD COLUMN "addition_time" timestamp (3) with time zone;