CREATE TABLE "newsletter_issue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"instead" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipient" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_recipient_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_recipient" ADD CONSTRAINT "newsletter_recipient_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_recipient_waiting" ON "newsletter_recipient" USING btree ("issue_id","subscriber_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_recipient_subscriber" ON "newsletter_recipient" USING btree ("subscriber_id");