CREATE TABLE "document_series" (
	"kind" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_document" (
	"number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"year" integer,
	"serial" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"usd" bigint NOT NULL,
	"aed" bigint NOT NULL,
	"vat_usd" bigint NOT NULL,
	"vat_aed" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"print_at" timestamp (3) with time zone,
	CONSTRAINT "tax_document_amounts" CHECK (least(usd, aed, vat_usd, vat_aed) >= 0 and usd + aed > 0),
	CONSTRAINT "tax_document_in_series" CHECK (num_nonnulls("tax_document"."year", "tax_document"."serial") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "tax_document_file" (
	"document_number" text NOT NULL,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"printed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_document_file_document_number_language_format_pk" PRIMARY KEY("document_number","language","format")
);
--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_document_file" ADD CONSTRAINT "tax_document_file_document_number_tax_document_number_fk" FOREIGN KEY ("document_number") REFERENCES "public"."tax_document"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_place" ON "tax_document" USING btree ("order_number","place");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_serial" ON "tax_document" USING btree ("kind","year","serial");--> statement-breakpoint
CREATE INDEX "tax_document_issued" ON "tax_document" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "tax_document_print" ON "tax_document" USING btree ("print_at") WHERE print_at is not null;--> statement-breakpoint
-- Written by hand: what was issued stays as it was issued. Only the time to print may change.
CREATE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - 'print_at' = to_jsonb(OLD) - 'print_at' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an issued document is not changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER tax_document_stays BEFORE UPDATE ON "tax_document" FOR EACH ROW EXECUTE FUNCTION keep_issued();--> statement-breakpoint
CREATE TRIGGER tax_document_not_deleted BEFORE DELETE ON "tax_document" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER tax_document_file_stays BEFORE UPDATE OR DELETE ON "tax_document_file" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION count_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW.year = OLD.year AND NEW.last = OLD.last + 1 OR NEW.year > OLD.year AND NEW.last = 1) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a series of documents counts on by one';
END
$$;--> statement-breakpoint
CREATE TRIGGER document_series_counts BEFORE UPDATE OR DELETE ON "document_series" FOR EACH ROW EXECUTE FUNCTION count_on();
