ALTER TABLE "stores" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "slides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "mobile_slides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_place" CHECK (("stores"."lat" is null) = ("stores"."lng" is null));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_lat" CHECK ("stores"."lat" between -90 and 90);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_lng" CHECK ("stores"."lng" between -180 and 180);