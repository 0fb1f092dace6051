CREATE TABLE "goods_names" (
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "goods_names_goods_id_name_pk" PRIMARY KEY("goods_id","name")
);
--> statement-breakpoint
-- The names of today, and those under which goods were sold.
INSERT INTO "goods_names" ("goods_id", "store_id", "name")
SELECT g.id, g.store_id, n.name FROM "goods" g, unnest(array[g.name, g.name_en]) n (name) WHERE n.name <> ''
UNION
SELECT l.goods_id, l.store_id, n.name FROM "order_goods" l, unnest(array[l.name, l.name_en]) n (name) WHERE n.name <> '';
--> statement-breakpoint
CREATE INDEX "goods_names_by_store" ON "goods_names" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_names_by_characters" ON "goods_names" USING gin (string_to_array(lower("name"), null));--> statement-breakpoint
CREATE INDEX "orders_by_receiver_characters" ON "orders" USING gin (string_to_array(lower("receive_name"), null)) WITH (gin_pending_list_limit=256);
