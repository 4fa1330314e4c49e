ALTER TABLE "order" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift_message" text DEFAULT '' NOT NULL;