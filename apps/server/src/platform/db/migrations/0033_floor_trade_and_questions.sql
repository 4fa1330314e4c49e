CREATE TABLE "frame_record" (
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"piece" integer NOT NULL,
	"frame" text,
	"day" text,
	"done_on" text,
	"took_hours" real,
	"reckoned_hours" real,
	"version" integer NOT NULL,
	CONSTRAINT "frame_record_order_number_line_id_piece_pk" PRIMARY KEY("order_number","line_id","piece"),
	CONSTRAINT "frame_record_place" CHECK (num_nonnulls("frame_record"."frame", "frame_record"."day") in (0, 2))
);
--> statement-breakpoint
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
CREATE TABLE "floor_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"piece" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_held_back" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floor_shown" (
	"order_number" text PRIMARY KEY NOT NULL,
	"progress" boolean NOT NULL,
	"photographs" boolean NOT NULL,
	"letters" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floor_tick" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"piece" integer NOT NULL,
	"subject" text NOT NULL,
	"is_done" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"application" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tier" text,
	"contact" jsonb,
	"language" text DEFAULT 'en' NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "trade_account_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "trade_project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trade_quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"person_id" uuid NOT NULL,
	"project_id" uuid,
	"content" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "trade_quote_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"owner_language" text NOT NULL,
	"shows_prices" boolean NOT NULL,
	"link" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"pin_hash" text,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"news_first" timestamp (3) with time zone,
	"news_last" timestamp (3) with time zone,
	"news_due" timestamp (3) with time zone,
	CONSTRAINT "proof_news_whole" CHECK (num_nonnulls("proof"."news_first", "proof"."news_last", "proof"."news_due") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "proof_entry" (
	"proof_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"name" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "proof_entry_proof_id_id_pk" PRIMARY KEY("proof_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"text" text NOT NULL,
	"meaning" "bytea",
	"last_on" timestamp (3) with time zone NOT NULL,
	"is_ignored" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"asked_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frame_record" ADD CONSTRAINT "frame_record_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_photo" ADD CONSTRAINT "floor_photo_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_shown" ADD CONSTRAINT "floor_shown_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_tick" ADD CONSTRAINT "floor_tick_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_account" ADD CONSTRAINT "trade_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_project" ADD CONSTRAINT "trade_project_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quote" ADD CONSTRAINT "trade_quote_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quote" ADD CONSTRAINT "trade_quote_project_id_trade_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."trade_project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_question" ADD CONSTRAINT "unanswered_question_group_id_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frame_record_took" ON "frame_record" USING btree ("done_on") WHERE took_hours is not null;--> statement-breakpoint
CREATE INDEX "yarn_hold_yarn" ON "yarn_hold" USING btree ("yarn");--> statement-breakpoint
CREATE INDEX "yarn_movement_yarn" ON "yarn_movement" USING btree ("yarn","place");--> statement-breakpoint
CREATE UNIQUE INDEX "yarn_movement_key" ON "yarn_movement" USING btree ("key");--> statement-breakpoint
CREATE INDEX "floor_photo_order" ON "floor_photo" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "floor_tick_order" ON "floor_tick" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "trade_project_person" ON "trade_project" USING btree ("person_id","changed_at");--> statement-breakpoint
CREATE INDEX "trade_project_deleted" ON "trade_project" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "trade_quote_person" ON "trade_quote" USING btree ("person_id","made_at");--> statement-breakpoint
CREATE INDEX "trade_quote_project" ON "trade_quote" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "proof_person" ON "proof" USING btree ("person_id","touched_at");--> statement-breakpoint
CREATE INDEX "proof_news" ON "proof" USING btree ("news_due") WHERE news_due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proof_entry_place" ON "proof_entry" USING btree ("proof_id","place");--> statement-breakpoint
CREATE INDEX "question_group_last" ON "question_group" USING btree ("language","last_on");--> statement-breakpoint
CREATE INDEX "unanswered_question_group" ON "unanswered_question" USING btree ("group_id","asked_on");--> statement-breakpoint
CREATE INDEX "unanswered_question_asked" ON "unanswered_question" USING btree ("asked_on");--> statement-breakpoint
-- What moved stays as it was; only whose order it was of, and who did it, may be forgotten.
CREATE TRIGGER yarn_movement_stays BEFORE UPDATE ON "yarn_movement" FOR EACH ROW WHEN (OLD."place" IS DISTINCT FROM NEW."place" OR OLD."kind" IS DISTINCT FROM NEW."kind" OR OLD."yarn" IS DISTINCT FROM NEW."yarn" OR OLD."lot" IS DISTINCT FROM NEW."lot" OR OLD."on_hand" IS DISTINCT FROM NEW."on_hand" OR OLD."reserved" IS DISTINCT FROM NEW."reserved" OR OLD."reason" IS DISTINCT FROM NEW."reason" OR OLD."at" IS DISTINCT FROM NEW."at") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER yarn_movement_is_not_deleted BEFORE DELETE ON "yarn_movement" FOR EACH ROW EXECUTE FUNCTION refuse_change();
