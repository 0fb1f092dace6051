CREATE TABLE "audit_logs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"store_id" bigint,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_route_key_pk" PRIMARY KEY("actor","route","key")
);
--> statement-breakpoint
CREATE TABLE "id_blocks" (
	"name" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reaction_marks" (
	"event_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reaction_marks_event_id_reaction_pk" PRIMARY KEY("event_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"buy_num" integer NOT NULL,
	"price_added" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carts_number" CHECK ("carts"."buy_num" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "goods_brands" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"thumb" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_classes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pid" bigint NOT NULL,
	"level" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"thumb" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"commission_bp" integer DEFAULT 500 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_classes_level" CHECK ("goods_classes"."level" between 1 and 3),
	CONSTRAINT "goods_classes_rate" CHECK ("goods_classes"."commission_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"class_root_id" bigint NOT NULL,
	"class_middle_id" bigint NOT NULL,
	"brand_id" bigint,
	"name" text NOT NULL,
	"subname" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"subname_en" text DEFAULT '' NOT NULL,
	"goods_no" text DEFAULT '' NOT NULL,
	"images" jsonb NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"min_price" bigint NOT NULL,
	"max_price" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"weight" bigint DEFAULT 0 NOT NULL,
	"freight_mode" text DEFAULT 'default' NOT NULL,
	"freight_id" bigint,
	"axes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"shelf" text DEFAULT 'off_shelf' NOT NULL,
	"verify" text DEFAULT 'to_be_reviewed' NOT NULL,
	"refuse_info" text DEFAULT '' NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"is_recommend" boolean DEFAULT false NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"points_given" bigint DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"collect_count" bigint DEFAULT 0 NOT NULL,
	"comment_count" bigint DEFAULT 0 NOT NULL,
	"good_count" bigint DEFAULT 0 NOT NULL,
	"score_sum" bigint DEFAULT 0 NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "goods_shelf" CHECK ("goods"."shelf" in ('on_shelf','off_shelf')),
	CONSTRAINT "goods_verify" CHECK ("goods"."verify" in ('to_be_reviewed','examined','rejected')),
	CONSTRAINT "goods_freight" CHECK ("goods"."freight_mode" in ('default','free','custom')),
	CONSTRAINT "goods_prices" CHECK ("goods"."min_price" >= 0 and "goods"."max_price" >= "goods"."min_price" and "goods"."market_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"value_index" jsonb NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"weight" bigint DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "skus_prices" CHECK ("skus"."price" >= 0 and "skus"."market_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"on_hand_delta" bigint NOT NULL,
	"reserved_delta" bigint NOT NULL,
	"order_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" bigint NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stocks_sound" CHECK ("stocks"."on_hand" >= 0 and "stocks"."reserved" >= 0 and "stocks"."reserved" <= "stocks"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"is_tracked" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_not_negative" CHECK ("accounts"."balance" >= 0 or "accounts"."owner_type" = 'platform'),
	CONSTRAINT "accounts_untracked_zero" CHECK ("accounts"."is_tracked" or "accounts"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"memo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "postings_not_zero" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "order_settlements" (
	"id" bigint PRIMARY KEY NOT NULL,
	"settlement_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"referral" bigint NOT NULL,
	"settlement_price" bigint NOT NULL,
	"status" text DEFAULT 'settled' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_settlements_sum" CHECK ("order_settlements"."settlement_price" = "order_settlements"."total_price" - "order_settlements"."refunded" - "order_settlements"."commission" - "order_settlements"."referral" and "order_settlements"."settlement_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"province_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"area_info" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" bigint PRIMARY KEY NOT NULL,
	"belong_id" bigint DEFAULT 0 NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"is_super" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"login_time" timestamp (3) with time zone,
	"last_login_time" timestamp (3) with time zone,
	"last_ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admins_status" CHECK ("admins"."status" in ('active','disabled'))
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_members_role" CHECK ("store_members"."role" in ('owner','staff'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"belong_id" bigint DEFAULT 0 NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"pay_password_hash" text,
	"pay_failures" integer DEFAULT 0 NOT NULL,
	"pay_locked_until" timestamp (3) with time zone,
	"nickname" text NOT NULL,
	"sex" integer DEFAULT 0 NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"inviter_id" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"login_time" timestamp (3) with time zone,
	"last_login_time" timestamp (3) with time zone,
	"last_ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active','disabled')),
	CONSTRAINT "users_no_self_invite" CHECK ("users"."inviter_id" is null or "users"."inviter_id" <> "users"."id")
);
--> statement-breakpoint
CREATE TABLE "account_roles" (
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "account_roles_area_account_id_role_id_pk" PRIMARY KEY("area","account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "role_menus_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" bigint NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"store_id" bigint,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_area" CHECK (("roles"."area" = 'admin' and "roles"."store_id" is null) or ("roles"."area" = 'seller' and "roles"."store_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_area" CHECK ("sessions"."area" in ('buyer','seller','admin'))
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_logs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"error_msg" text DEFAULT '' NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_comments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"order_goods_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"agree" integer NOT NULL,
	"service" integer NOT NULL,
	"speed" integer NOT NULL,
	"content" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"is_auto" boolean DEFAULT false NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_comments_stars" CHECK ("order_comments"."score" between 1 and 5 and "order_comments"."agree" between 1 and 5 and "order_comments"."service" between 1 and 5 and "order_comments"."speed" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_discounts_positive" CHECK ("order_discounts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_goods" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"sku_name" text DEFAULT '' NOT NULL,
	"sku_name_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"buy_num" integer NOT NULL,
	"goods_price" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"weight" bigint NOT NULL,
	"commission_bp" integer NOT NULL,
	"is_commented" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_goods_sum" CHECK ("order_goods"."total_price" = "order_goods"."goods_price" * "order_goods"."buy_num" and "order_goods"."payable" = "order_goods"."total_price" - "order_goods"."discount_amount" and "order_goods"."payable" >= 0 and "order_goods"."discount_amount" >= 0),
	CONSTRAINT "order_goods_number" CHECK ("order_goods"."buy_num" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"quote" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"move" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"pieces" integer NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"address_id" bigint NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"receive_area" text NOT NULL,
	"receive_address" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"payment_id" bigint,
	"payment_method" text,
	"due_at" timestamp (3) with time zone,
	"pay_time" timestamp (3) with time zone,
	"delivery_time" timestamp (3) with time zone,
	"receipt_time" timestamp (3) with time zone,
	"comment_time" timestamp (3) with time zone,
	"cancel_time" timestamp (3) with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_payable" CHECK ("orders"."payable" = "orders"."goods_amount" + "orders"."freight_amount" - "orders"."discount_amount" and "orders"."payable" >= 0 and "orders"."discount_amount" >= 0 and "orders"."discount_amount" <= "orders"."goods_amount"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('cancel','waiting_payment','waiting_delivery','waiting_receipt','waiting_comment','after_sale_refund','after_sale_return','after_sale_done','completion'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"express_id" bigint NOT NULL,
	"express_code" text NOT NULL,
	"express_name" text NOT NULL,
	"express_name_en" text DEFAULT '' NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"method" text NOT NULL,
	"device" text DEFAULT 'web' NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"trade_no" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('waiting','paid','closed')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pid" bigint NOT NULL,
	"level" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"initial" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"number_pattern" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"code" text NOT NULL,
	"pid" bigint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"apis" text DEFAULT '' NOT NULL,
	"view" text DEFAULT '' NOT NULL,
	"is_open" integer DEFAULT 0 NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"permission" text DEFAULT '' NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint,
	"field" text NOT NULL,
	"url" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freights" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"first_weight" bigint NOT NULL,
	"first_price" bigint NOT NULL,
	"step_weight" bigint NOT NULL,
	"step_price" bigint NOT NULL,
	"area_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "freights_positive" CHECK ("freights"."first_weight" > 0 and "freights"."step_weight" > 0 and "freights"."first_price" >= 0 and "freights"."step_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_classes" (
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"commission_bp" integer,
	CONSTRAINT "store_classes_store_id_class_id_pk" PRIMARY KEY("store_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"province_id" bigint,
	"city_id" bigint,
	"region_id" bigint,
	"area_info" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"application" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after_sale_service" text DEFAULT '' NOT NULL,
	"verify" text DEFAULT 'fill_information' NOT NULL,
	"refuse_info" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"is_flagship" boolean DEFAULT false NOT NULL,
	"commission_bp" integer,
	"low_stock" integer DEFAULT 10 NOT NULL,
	"follow_count" bigint DEFAULT 0 NOT NULL,
	"comment_count" bigint DEFAULT 0 NOT NULL,
	"agree_sum" bigint DEFAULT 0 NOT NULL,
	"service_sum" bigint DEFAULT 0 NOT NULL,
	"speed_sum" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"passed_at" timestamp (3) with time zone,
	CONSTRAINT "stores_verify" CHECK ("stores"."verify" in ('fill_information','verifying','denied','passed')),
	CONSTRAINT "stores_status" CHECK ("stores"."status" in ('open','holiday','closed')),
	CONSTRAINT "stores_commission" CHECK ("stores"."commission_bp" is null or "stores"."commission_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order_goods_id_order_goods_id_fk" FOREIGN KEY ("order_goods_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_line_id_order_goods_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_order_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."order_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freights" ADD CONSTRAINT "freights_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_classes" ADD CONSTRAINT "store_classes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_store" ON "audit_logs" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_logs" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_dedupe" ON "jobs" USING btree ("kind","dedupe") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "rate_age" ON "rate_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox_events" USING btree ("next_at","id") WHERE "outbox_events"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_once" ON "carts" USING btree ("user_id","sku_id");--> statement-breakpoint
CREATE INDEX "carts_by_user" ON "carts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "goods_brands_sort" ON "goods_brands" USING btree ("is_sort","id");--> statement-breakpoint
CREATE INDEX "goods_classes_tree" ON "goods_classes" USING btree ("pid","is_sort","id");--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin ("search");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_new" ON "goods" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_cheap" ON "goods" USING btree ("min_price","id") WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_talked" ON "goods" USING btree ("comment_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_class" ON "goods" USING btree ("class_id","sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_root" ON "goods" USING btree ("class_root_id","sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_middle" ON "goods" USING btree ("class_middle_id","sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_brand" ON "goods" USING btree ("brand_id","sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "goods"."is_listed";--> statement-breakpoint
CREATE INDEX "goods_by_store" ON "goods" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "goods_by_verify" ON "goods" USING btree ("verify","id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_once" ON "skus" USING btree ("goods_id","key") WHERE "skus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "skus_by_goods" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_cause" ON "stock_movements" USING btree ("sku_id","cause");--> statement-breakpoint
CREATE INDEX "stock_movements_by_sku" ON "stock_movements" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_once" ON "accounts" USING btree ("owner_type","owner_id","kind","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "journals_cause" ON "journals" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "journals_by_order" ON "journals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "postings_by_account" ON "postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "postings_by_journal" ON "postings" USING btree ("journal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_settlements_once" ON "order_settlements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_settlements_by_store" ON "order_settlements" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "order_settlements_by_run" ON "order_settlements" USING btree ("settlement_no");--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "admins_username" ON "admins" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_once" ON "store_members" USING btree ("user_id","store_id");--> statement-breakpoint
CREATE INDEX "store_members_by_store" ON "store_members" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_by_owner" ON "users" USING btree ("belong_id","id");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_inviter" ON "users" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "account_roles_by_role" ON "account_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "roles_by_owner" ON "roles" USING btree ("area","store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("area","account_id","id");--> statement-breakpoint
CREATE INDEX "sms_codes_newest" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "sms_logs_by_time" ON "sms_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_comments_once" ON "order_comments" USING btree ("order_goods_id");--> statement-breakpoint
CREATE INDEX "order_comments_by_goods" ON "order_comments" USING btree ("goods_id","id");--> statement-breakpoint
CREATE INDEX "order_comments_by_store" ON "order_comments" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "order_comments_by_user" ON "order_comments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_discounts_by_order" ON "order_discounts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_goods_by_order" ON "order_goods" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_goods_by_goods" ON "order_goods" USING btree ("goods_id","id");--> statement-breakpoint
CREATE INDEX "order_goods_by_store" ON "order_goods" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "order_groups_by_user" ON "order_groups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_moves_by_order" ON "order_moves" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_no" ON "orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "orders_by_group" ON "orders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_user_status" ON "orders" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_by_store" ON "orders" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_store_status" ON "orders" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("store_id","pay_time") WHERE "orders"."pay_time" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("status","due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("comment_time") WHERE "orders"."status" = 'completion' and not "orders"."is_settled";--> statement-breakpoint
CREATE INDEX "parcels_by_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_by_number" ON "parcels" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_once" ON "parcels" USING btree ("order_id","express_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_no" ON "payments" USING btree ("pay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trade" ON "payments" USING btree ("method","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("subject_type","subject_id","method") WHERE "payments"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("subject_type","subject_id") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "areas_tree" ON "areas" USING btree ("pid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "expresses_code" ON "expresses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "expresses_sort" ON "expresses" USING btree ("is_sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_code" ON "menus" USING btree ("area","code");--> statement-breakpoint
CREATE INDEX "menus_tree" ON "menus" USING btree ("area","pid","is_sort");--> statement-breakpoint
CREATE INDEX "uploads_by_account" ON "uploads" USING btree ("area","account_id","id");--> statement-breakpoint
CREATE INDEX "uploads_by_store" ON "uploads" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "freights_by_store" ON "freights" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "freights_one_default" ON "freights" USING btree ("store_id") WHERE "freights"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "stores_one_per_user" ON "stores" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name" ON "stores" USING btree ("name") WHERE "stores"."verify" = 'passed';--> statement-breakpoint
CREATE INDEX "stores_by_verify" ON "stores" USING btree ("verify","id");