CREATE TABLE "question_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"text" text NOT NULL,
	"meaning" "bytea",
	"last_on" timestamp (3) with time zone NOT NULL,
	"is_ignored" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"asked_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unanswered_question" ADD CONSTRAINT "unanswered_question_group_id_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_group_last" ON "question_group" USING btree ("language","last_on");--> statement-breakpoint
CREATE INDEX "unanswered_question_group" ON "unanswered_question" USING btree ("group_id","asked_on");--> statement-breakpoint
CREATE INDEX "unanswered_question_asked" ON "unanswered_question" USING btree ("asked_on");