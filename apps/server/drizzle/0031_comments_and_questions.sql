CREATE TABLE "goods_answers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"question_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_answers_locale" CHECK ("goods_answers"."locale" in ('zh-cn','en'))
);
--> statement-breakpoint
CREATE TABLE "goods_questions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"goods_name" text NOT NULL,
	"goods_name_en" text DEFAULT '' NOT NULL,
	"goods_image" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answers" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_questions_locale" CHECK ("goods_questions"."locale" in ('zh-cn','en')),
	CONSTRAINT "goods_questions_answers" CHECK ("goods_questions"."answers" >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_answers" ADD CONSTRAINT "goods_answers_question_id_goods_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."goods_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_answers_once" ON "goods_answers" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE INDEX "goods_questions_by_goods" ON "goods_questions" USING btree ("goods_id","id");--> statement-breakpoint
CREATE INDEX "goods_questions_by_store" ON "goods_questions" USING btree ("store_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "goods_questions_unanswered" ON "goods_questions" USING btree ("store_id","created_at") WHERE "goods_questions"."answered_at" is null and not "goods_questions"."is_hidden";