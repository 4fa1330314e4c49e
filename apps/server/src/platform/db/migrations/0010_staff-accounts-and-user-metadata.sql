CREATE TABLE "staff_account" (
	"provider" text NOT NULL,
	"email" text NOT NULL,
	"sub" text NOT NULL,
	"pinned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_account_provider_email_pk" PRIMARY KEY("provider","email")
);
--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_session_browser" ON "auth_session" USING btree ("browser_hash");