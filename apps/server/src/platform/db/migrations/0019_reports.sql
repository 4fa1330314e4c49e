CREATE TABLE "ordered_rug" (
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"rug_id" text NOT NULL,
	"name" text NOT NULL,
	"collection" text,
	"shape" text NOT NULL,
	"width_mm" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"quantity" integer NOT NULL,
	"yarns" jsonb NOT NULL,
	CONSTRAINT "ordered_rug_order_number_place_pk" PRIMARY KEY("order_number","place")
);
--> statement-breakpoint
CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"design" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_day_event_design_country_pk" PRIMARY KEY("day","event","design","country")
);
--> statement-breakpoint
ALTER TABLE "ordered_rug" ADD CONSTRAINT "ordered_rug_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ordered_rug_placed" ON "ordered_rug" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "ordered_rug_ready" ON "ordered_rug" USING btree ("ready_at");--> statement-breakpoint
CREATE INDEX "ordered_rug_state" ON "ordered_rug" USING btree ("state");--> statement-breakpoint
-- Written by hand from here on: what keeps "ordered_rug".
CREATE FUNCTION rugs_of(o "order") RETURNS SETOF "ordered_rug" LANGUAGE sql STABLE AS $$
	SELECT o."number", line.place::int, o."state", coalesce(o."address"->>'country', ''), o."placed_at", o."ready_at",
		rug->>'rugId', coalesce(rug->>'name', ''), rug->>'collection',
		rug->'size'->>'shape', (rug->'size'->>'widthMm')::numeric::int, (rug->'size'->>'lengthMm')::numeric::int,
		(line.value->>'quantity')::int, coalesce(rug->'yarns', '[]'::jsonb)
	FROM jsonb_array_elements(o."versions"->o."in_force"->'lines') WITH ORDINALITY AS line(value, place),
		LATERAL (SELECT line.value->'design' AS rug) design
$$;
--> statement-breakpoint
CREATE FUNCTION list_rugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "ordered_rug" WHERE "order_number" = NEW."number";
	INSERT INTO "ordered_rug" SELECT * FROM rugs_of(NEW);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_has_rugs" AFTER INSERT ON "order" FOR EACH ROW EXECUTE FUNCTION list_rugs();--> statement-breakpoint
CREATE TRIGGER "order_has_other_rugs" AFTER UPDATE ON "order" FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."address" IS DISTINCT FROM NEW."address" OR OLD."placed_at" IS DISTINCT FROM NEW."placed_at" OR OLD."ready_at" IS DISTINCT FROM NEW."ready_at" OR OLD."in_force" IS DISTINCT FROM NEW."in_force" OR OLD."versions" IS DISTINCT FROM NEW."versions") EXECUTE FUNCTION list_rugs();--> statement-breakpoint
INSERT INTO "ordered_rug" SELECT rugs.* FROM "order" o, LATERAL rugs_of(o) rugs;
