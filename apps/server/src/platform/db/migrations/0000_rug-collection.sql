CREATE TABLE "rug_collection" (
	"id" text NOT NULL,
	"collection" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"base_price_cents" integer NOT NULL,
	"main_image" text NOT NULL,
	"processing_image" text NOT NULL,
	"description" text NOT NULL,
	"variants" jsonb NOT NULL,
	"yarns" jsonb NOT NULL,
	"styles" text[] NOT NULL,
	"families" text[] NOT NULL,
	"crop_centre" real NOT NULL,
	CONSTRAINT "rug_collection_collection_id_pk" PRIMARY KEY("collection","id")
);
