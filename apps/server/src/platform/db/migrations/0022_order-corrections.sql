ALTER TABLE "order" ADD COLUMN "address_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "letters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Written by hand: an order's address can change now, and with it what the list of customers shows and searches.
DROP TRIGGER "order_counts_otherwise" ON "order";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_counts_otherwise" AFTER UPDATE ON "order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."total_usd" IS DISTINCT FROM NEW."total_usd" OR OLD."email_key" IS DISTINCT FROM NEW."email_key" OR OLD."address" IS DISTINCT FROM NEW."address") EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
-- An address changes only together with its record, which like the letters only grows.
DROP TRIGGER "order_stays" ON "order";--> statement-breakpoint
CREATE TRIGGER "order_stays" BEFORE UPDATE ON "order" FOR EACH ROW WHEN (OLD."number" IS DISTINCT FROM NEW."number" OR OLD."email" IS DISTINCT FROM NEW."email" OR OLD."tariff" IS DISTINCT FROM NEW."tariff" OR NOT NEW."address_changes" @> OLD."address_changes" OR NOT NEW."letters" @> OLD."letters" OR (OLD."address" IS DISTINCT FROM NEW."address" AND (jsonb_array_length(NEW."address_changes") <> jsonb_array_length(OLD."address_changes") + 1 OR NEW."address_changes"->-1->'before' IS DISTINCT FROM OLD."address" OR NEW."address_changes"->-1->'after' IS DISTINCT FROM NEW."address"))) EXECUTE FUNCTION refuse_change();
