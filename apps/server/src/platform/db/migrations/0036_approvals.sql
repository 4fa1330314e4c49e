ALTER TABLE "order" ADD COLUMN "approvals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_order" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Written by hand: the list of orders knows which wait for an approval.
CREATE OR REPLACE FUNCTION list_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "listed_order" ("number", "state", "stage", "name", "email", "email_key", "country", "rug_count", "total_usd", "placed_at", "change_until", "expected_by", "has_open_claim", "awaits_approval", "searched")
	VALUES (
		NEW."number", NEW."state",
		coalesce(array_position(ARRAY['quote_requested', 'quoted', 'pending_payment', 'confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'expired', 'cancelled'], NEW."state"), 0),
		coalesce(NEW."address"->>'name', ''), NEW."email", NEW."email_key", coalesce(NEW."address"->>'country', ''),
		NEW."rug_count", NEW."total_usd", NEW."placed_at", NEW."change_until", NEW."expected_by", NEW."has_open_claim", NEW."awaits_approval", search_fold(NEW."searched"))
	ON CONFLICT ("number") DO UPDATE SET
		"state" = excluded."state", "stage" = excluded."stage", "name" = excluded."name", "email" = excluded."email",
		"email_key" = excluded."email_key", "country" = excluded."country", "rug_count" = excluded."rug_count",
		"total_usd" = excluded."total_usd", "placed_at" = excluded."placed_at", "change_until" = excluded."change_until",
		"expected_by" = excluded."expected_by", "has_open_claim" = excluded."has_open_claim",
		"awaits_approval" = excluded."awaits_approval", "searched" = excluded."searched";
	RETURN NULL;
END
$$;
