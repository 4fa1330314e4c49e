CREATE TABLE "shop_identity" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL
);
