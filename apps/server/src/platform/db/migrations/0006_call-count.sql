CREATE TABLE "call_count" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_count_since" ON "call_count" USING btree ("since");