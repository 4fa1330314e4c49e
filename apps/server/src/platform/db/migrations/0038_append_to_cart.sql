-- Adds a line to a cart in one statement, while nobody else changes the cart: returns the version of the cart's row after it, or null,
-- having written nothing, where the row is not of the version that was seen. Without one the cart is new. A function, because
-- its plans are kept: planning took as long as adding.
CREATE FUNCTION append_to_cart("of" uuid, seen text, of_person uuid, of_token text, at timestamptz, line uuid, product jsonb, many integer)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	version text;
BEGIN
	IF seen IS NULL THEN
		INSERT INTO "cart" ("id", "person_id", "token_hash", "touched_at") VALUES ("of", of_person, of_token, at)
		ON CONFLICT DO NOTHING RETURNING xmin::text INTO version;
	ELSE
		UPDATE "cart" SET "touched_at" = at WHERE "id" = "of" AND xmin = seen::xid RETURNING xmin::text INTO version;
	END IF;
	IF version IS NULL THEN
		RETURN NULL;
	END IF;
	INSERT INTO "cart_line" ("id", "cart_id", "place", "design", "quantity")
	VALUES (line, "of", (SELECT coalesce(max("place"), 0) + 1 FROM "cart_line" WHERE "cart_id" = "of"), product, many);
	RETURN version;
END
$$;
