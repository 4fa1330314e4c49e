CREATE TABLE "design_number" (
	"slug" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "design_number_number_unique" UNIQUE("number")
);
