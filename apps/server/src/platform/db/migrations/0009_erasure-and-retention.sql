CREATE TABLE "erasure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"email_hash" text NOT NULL,
	"erased" jsonb NOT NULL,
	"stayed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasure_at" ON "erasure" USING btree ("at");--> statement-breakpoint
-- An order whose time is over goes as a whole, its record with it; whoever deletes one says so for the transaction.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('nawl.deletes_order', true) = 'yes' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are not changed', TG_TABLE_NAME;
END
$$;
