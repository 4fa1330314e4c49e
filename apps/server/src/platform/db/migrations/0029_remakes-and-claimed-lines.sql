ALTER TABLE "claim" ADD COLUMN "line_id" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "piece" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "remake_of" jsonb;--> statement-breakpoint
CREATE INDEX "order_remakes" ON "order" USING btree ("number") WHERE remake_of is not null;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_piece_of_line" CHECK ("claim"."piece" is null or "claim"."line_id" is not null);
--> statement-breakpoint
-- Written by hand: a remake stays one, and whom an invoice is for changes only together with its record.
CREATE TRIGGER "order_remake_stays" BEFORE UPDATE ON "order" FOR EACH ROW WHEN (OLD."remake_of" IS DISTINCT FROM NEW."remake_of") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "order_billing_recorded" BEFORE UPDATE ON "order" FOR EACH ROW WHEN (OLD."billing" IS DISTINCT FROM NEW."billing" AND (jsonb_array_length(NEW."corrections") <> jsonb_array_length(OLD."corrections") + 1 OR NEW."corrections"->-1->'before' IS DISTINCT FROM coalesce(OLD."billing", 'null'::jsonb) OR NEW."corrections"->-1->'after' IS DISTINCT FROM coalesce(NEW."billing", 'null'::jsonb))) EXECUTE FUNCTION refuse_change();
