CREATE TABLE "draft" (
	"document" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"base" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"public_from" timestamp (3) with time zone NOT NULL,
	"restores" integer,
	"called_off_at" timestamp (3) with time zone,
	CONSTRAINT "revision_document_number_pk" PRIMARY KEY("document","number"),
	CONSTRAINT "revision_number" CHECK ("revision"."number" > 0)
);
--> statement-breakpoint
CREATE INDEX "revision_public" ON "revision" USING btree ("document","public_from","number");--> statement-breakpoint
CREATE TRIGGER "revision_stays" BEFORE UPDATE ON "revision" FOR EACH ROW WHEN (OLD."document" IS DISTINCT FROM NEW."document" OR OLD."number" IS DISTINCT FROM NEW."number" OR OLD."value" IS DISTINCT FROM NEW."value" OR OLD."public_from" IS DISTINCT FROM NEW."public_from") EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "revision_is_not_deleted" BEFORE DELETE ON "revision" FOR EACH ROW EXECUTE FUNCTION refuse_change();
