CREATE TABLE "yarn_hold" (
	"order_number" text NOT NULL,
	"line" text NOT NULL,
	"piece" integer NOT NULL,
	"yarn" text NOT NULL,
	"lot" text NOT NULL,
	"reserved" integer NOT NULL,
	"taken" integer NOT NULL,
	"since" integer NOT NULL,
	CONSTRAINT "yarn_hold_order_number_line_piece_yarn_lot_pk" PRIMARY KEY("order_number","line","piece","yarn","lot"),
	CONSTRAINT "yarn_hold_grams" CHECK ("yarn_hold"."reserved" >= 0 and "yarn_hold"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "yarn_lot" (
	"yarn" text NOT NULL,
	"lot" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	CONSTRAINT "yarn_lot_yarn_lot_pk" PRIMARY KEY("yarn","lot"),
	CONSTRAINT "yarn_lot_reserved" CHECK ("yarn_lot"."reserved" >= 0 and "yarn_lot"."reserved" <= "yarn_lot"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "yarn_movement" (
	"place" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"yarn" text NOT NULL,
	"lot" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"order_number" text,
	"reason" text NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yarn_place" (
	"yarn" text PRIMARY KEY NOT NULL,
	"shelf" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "yarn_hold_yarn" ON "yarn_hold" USING btree ("yarn");--> statement-breakpoint
CREATE INDEX "yarn_movement_yarn" ON "yarn_movement" USING btree ("yarn","place");--> statement-breakpoint
CREATE UNIQUE INDEX "yarn_movement_key" ON "yarn_movement" USING btree ("key");--> statement-breakpoint
-- What moved stays as it was; only whose order it was of, and who did it, may be forgotten.
CREATE TRIGGER yarn_movement_stays BEFORE UPDATE ON "yarn_movement" FOR EACH ROW WHEN (OLD."place" IS DISTINCT FROM NEW."place" OR OLD."kind" IS DISTINCT FROM NEW."kind" OR OLD."yarn" IS DISTINCT FROM NEW."yarn" OR OLD."lot" IS DISTINCT FROM NEW."lot" OR OLD."on_hand" IS DISTINCT FROM NEW."on_hand" OR OLD."reserved" IS DISTINCT FROM NEW."reserved" OR OLD."reason" IS DISTINCT FROM NEW."reason" OR OLD."at" IS DISTINCT FROM NEW."at") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER yarn_movement_is_not_deleted BEFORE DELETE ON "yarn_movement" FOR EACH ROW EXECUTE FUNCTION refuse_change();
