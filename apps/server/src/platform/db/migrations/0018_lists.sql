CREATE TABLE "customer" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"has_account" boolean NOT NULL,
	"newsletter" text,
	"orders" integer NOT NULL,
	"total_usd" bigint NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_order" (
	"number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"stage" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"country" text NOT NULL,
	"rug_count" integer NOT NULL,
	"total_usd" bigint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"change_until" timestamp (3) with time zone,
	"has_open_claim" boolean NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"email" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_view_email_list_name_pk" PRIMARY KEY("email","list","name")
);
--> statement-breakpoint
ALTER TABLE "listed_order" ADD CONSTRAINT "listed_order_number_order_number_fk" FOREIGN KEY ("number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_last" ON "customer" USING btree ("last_at","email_key");--> statement-breakpoint
CREATE INDEX "customer_total" ON "customer" USING btree ("total_usd","email_key");--> statement-breakpoint
CREATE INDEX "customer_orders" ON "customer" USING btree ("orders","email_key");--> statement-breakpoint
CREATE INDEX "listed_order_placed" ON "listed_order" USING btree ("placed_at","number");--> statement-breakpoint
CREATE INDEX "listed_order_total" ON "listed_order" USING btree ("total_usd","number");--> statement-breakpoint
CREATE INDEX "listed_order_stage" ON "listed_order" USING btree ("stage","placed_at","number");--> statement-breakpoint
CREATE INDEX "listed_order_email" ON "listed_order" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "person_lower_email" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(
		regexp_replace(
			replace(replace(lower(normalize(written, NFKD)), 'ß', 'ss'), 'æ', 'ae'),
			'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069]', '', 'g'),
		'øłđıةىیےکٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'oldiهيييكا01234567890123456789')
$$;
--> statement-breakpoint
CREATE FUNCTION search_grams(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT substr(folded, n, 3)), '{}') FROM generate_series(1, length(folded) - 2) n
$$;
--> statement-breakpoint
CREATE INDEX "listed_order_searched" ON "listed_order" USING gin (search_grams("searched"));--> statement-breakpoint
CREATE INDEX "customer_searched" ON "customer" USING gin (search_grams("searched"));--> statement-breakpoint
UPDATE "order" SET "searched" = "searched" || E'\n' || coalesce("address"->>'city', '');--> statement-breakpoint
CREATE FUNCTION list_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "listed_order" ("number", "state", "stage", "name", "email", "email_key", "country", "rug_count", "total_usd", "placed_at", "change_until", "has_open_claim", "searched")
	VALUES (
		NEW."number", NEW."state",
		coalesce(array_position(ARRAY['quote_requested', 'quoted', 'pending_payment', 'confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'expired', 'cancelled'], NEW."state"), 0),
		coalesce(NEW."address"->>'name', ''), NEW."email", NEW."email_key", coalesce(NEW."address"->>'country', ''),
		NEW."rug_count", NEW."total_usd", NEW."placed_at", NEW."change_until", NEW."has_open_claim", search_fold(NEW."searched"))
	ON CONFLICT ("number") DO UPDATE SET
		"state" = excluded."state", "stage" = excluded."stage", "name" = excluded."name", "email" = excluded."email",
		"email_key" = excluded."email_key", "country" = excluded."country", "rug_count" = excluded."rug_count",
		"total_usd" = excluded."total_usd", "placed_at" = excluded."placed_at", "change_until" = excluded."change_until",
		"has_open_claim" = excluded."has_open_claim", "searched" = excluded."searched";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_is_listed" AFTER INSERT OR UPDATE ON "order" FOR EACH ROW EXECUTE FUNCTION list_order();--> statement-breakpoint
CREATE FUNCTION customer_at(key text) RETURNS SETOF "customer" LANGUAGE sql STABLE AS $$
	WITH seen AS (
		SELECT "placed_at" AS at, "email", "address"->>'name' AS name, "address"->>'country' AS country, "address"->>'city' AS town, "total_usd", "state" FROM "order" WHERE "email_key" = key
		UNION ALL SELECT "created_at", "email", "name", NULL, NULL, NULL, NULL FROM "person" WHERE lower("email") = key
		UNION ALL SELECT "created_at", "email", NULL, NULL, NULL, NULL, NULL FROM "newsletter_subscriber" WHERE "email_key" = key
		UNION ALL SELECT "created_at", coalesce("content"->>'email', key), "content"->>'name', NULL, NULL, NULL, NULL FROM "enquiry" WHERE "email_key" = key
		UNION ALL SELECT "created_at", "email", "name", NULL, NULL, NULL, NULL FROM "consultation" WHERE "email_key" = key
	), told AS (
		SELECT
			(array_agg("email" ORDER BY at DESC, "email"))[1] AS email,
			coalesce((array_agg(name ORDER BY at DESC, name) FILTER (WHERE name <> ''))[1], '') AS name,
			(array_agg(country ORDER BY at DESC, country) FILTER (WHERE country <> ''))[1] AS country,
			count("state")::int AS orders,
			coalesce(sum("total_usd") FILTER (WHERE "state" IN ('confirmed', 'in_production', 'ready', 'shipped', 'delivered')), 0)::bigint AS total,
			max(at) FILTER (WHERE "state" IS NOT NULL) AS last_order,
			max(at) AS last,
			concat_ws(E'\n', key, string_agg(DISTINCT name, E'\n'), string_agg(DISTINCT town, E'\n')) AS searched
		FROM seen
	)
	SELECT key, told.email, told.name, told.country,
		EXISTS (SELECT FROM "person" WHERE lower("email") = key),
		(SELECT "status" FROM "newsletter_subscriber" WHERE "email_key" = key),
		told.orders, told.total, told.last_order, told.last, search_fold(told.searched)
	FROM told WHERE told.last IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_customer(key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE fresh "customer";
BEGIN
	-- Whoever else changes the same customer waits here, and then reads what this transaction wrote.
	INSERT INTO "customer" VALUES (key, key, '', NULL, false, NULL, 0, 0, NULL, 'epoch', '')
	ON CONFLICT ("email_key") DO UPDATE SET "searched" = "customer"."searched";
	SELECT * INTO fresh FROM customer_at(key);
	IF fresh."email_key" IS NULL THEN
		DELETE FROM "customer" WHERE "email_key" = key;
	ELSE
		UPDATE "customer" SET
			"email" = fresh."email", "name" = fresh."name", "country" = fresh."country", "has_account" = fresh."has_account",
			"newsletter" = fresh."newsletter", "orders" = fresh."orders", "total_usd" = fresh."total_usd",
			"last_order_at" = fresh."last_order_at", "last_at" = fresh."last_at", "searched" = fresh."searched"
		WHERE "email_key" = key;
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION customer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM refresh_customer(OLD."email_key"); END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NEW."email_key" <> OLD."email_key" THEN PERFORM refresh_customer(NEW."email_key"); END IF;
	ELSIF TG_OP = 'INSERT' THEN
		PERFORM refresh_customer(NEW."email_key");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM refresh_customer(lower(OLD."email")); END IF;
	IF TG_OP <> 'DELETE' THEN PERFORM refresh_customer(lower(NEW."email")); END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_comes_or_goes" AFTER INSERT OR DELETE ON "order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION customer_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_counts_otherwise" AFTER UPDATE ON "order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."total_usd" IS DISTINCT FROM NEW."total_usd" OR OLD."email_key" IS DISTINCT FROM NEW."email_key") EXECUTE FUNCTION customer_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "subscriber_is_customer" AFTER INSERT OR DELETE OR UPDATE OF "status", "email_key" ON "newsletter_subscriber" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION customer_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "enquirer_is_customer" AFTER INSERT OR DELETE OR UPDATE ON "enquiry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION customer_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "visitor_is_customer" AFTER INSERT OR DELETE OR UPDATE OF "name", "email", "email_key" ON "consultation" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION customer_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "account_comes_or_goes" AFTER INSERT OR DELETE ON "person" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION account_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "account_is_renamed" AFTER UPDATE ON "person" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email" OR OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION account_changed();--> statement-breakpoint
INSERT INTO "listed_order" ("number", "state", "stage", "name", "email", "email_key", "country", "rug_count", "total_usd", "placed_at", "change_until", "has_open_claim", "searched")
SELECT "number", "state",
	coalesce(array_position(ARRAY['quote_requested', 'quoted', 'pending_payment', 'confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'expired', 'cancelled'], "state"), 0),
	coalesce("address"->>'name', ''), "email", "email_key", coalesce("address"->>'country', ''),
	"rug_count", "total_usd", "placed_at", "change_until", "has_open_claim", search_fold("searched")
FROM "order";--> statement-breakpoint
INSERT INTO "customer"
SELECT found.* FROM (
	SELECT "email_key" FROM "order" UNION SELECT lower("email") FROM "person" UNION SELECT "email_key" FROM "newsletter_subscriber"
	UNION SELECT "email_key" FROM "enquiry" UNION SELECT "email_key" FROM "consultation"
) keys, LATERAL customer_at(keys."email_key") found;
