ALTER TABLE "rug_collection" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rug_collection" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;