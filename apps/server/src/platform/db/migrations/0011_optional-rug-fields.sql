ALTER TABLE "rug_collection" ALTER COLUMN "processing_image" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "rug_collection" ALTER COLUMN "variants" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "rug_collection" ALTER COLUMN "yarns" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "rug_collection" ALTER COLUMN "styles" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "rug_collection" ALTER COLUMN "families" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "rug_collection" ALTER COLUMN "crop_centre" SET DEFAULT 0.5;