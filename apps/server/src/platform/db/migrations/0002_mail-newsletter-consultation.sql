CREATE TABLE "consultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"time_zone" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"status" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscriber_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"letter" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_slot" ON "consultation" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "consultation_email" ON "consultation" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mail_once" ON "outbox_mail" USING btree ("kind","about");--> statement-breakpoint
CREATE INDEX "outbox_mail_due" ON "outbox_mail" USING btree ("due_at") WHERE status = 'waiting';