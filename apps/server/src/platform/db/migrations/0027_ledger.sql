CREATE TABLE "closed_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"posting" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"collection" text,
	"currency" text NOT NULL,
	"rate" integer NOT NULL,
	"usd" bigint NOT NULL,
	"aed" bigint NOT NULL,
	CONSTRAINT "ledger_entry_order_number_place_pk" PRIMARY KEY("order_number","place")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("kind","subject") WHERE account = 'receivable' and kind <> 'difference';--> statement-breakpoint
-- What was posted stays; it goes with its order, as documents do.
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A closed month stays closed; only who closed it may be erased.
CREATE TRIGGER closed_month_stays BEFORE UPDATE ON "closed_month" FOR EACH ROW WHEN (OLD."month" IS DISTINCT FROM NEW."month" OR OLD."closed_at" IS DISTINCT FROM NEW."closed_at") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER closed_month_is_not_deleted BEFORE DELETE ON "closed_month" FOR EACH ROW EXECUTE FUNCTION refuse_change();
