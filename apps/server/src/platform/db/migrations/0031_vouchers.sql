CREATE TABLE "code_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_number" text
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"code" text PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"stacks" boolean NOT NULL,
	"only" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"uses" integer,
	"uses_per_customer" integer,
	"minimum" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "discount_code_uses" CHECK ("discount_code"."uses" > 0 and "discount_code"."uses_per_customer" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ending" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "gift_card_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance" >= 0 and "gift_card"."balance" <= "gift_card"."amount")
);
--> statement-breakpoint
CREATE TABLE "gift_card_entry" (
	"card_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_number" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_card_entry_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "gift_card_entry_amount" CHECK ("gift_card_entry"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "code_use" ADD CONSTRAINT "code_use_code_discount_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_use" ADD CONSTRAINT "code_use_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_use_order" ON "code_use" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "code_use_code" ON "code_use" USING btree ("code");--> statement-breakpoint
CREATE INDEX "gift_card_expiry" ON "gift_card" USING btree ("expires_at") WHERE balance > 0;--> statement-breakpoint
CREATE INDEX "gift_card_entry_card" ON "gift_card_entry" USING btree ("card_id","at");--> statement-breakpoint
-- What happened to a card stays; only its order may go, when the order's time is over.
CREATE TRIGGER gift_card_entry_stays BEFORE UPDATE ON "gift_card_entry" FOR EACH ROW WHEN (OLD."card_id" IS DISTINCT FROM NEW."card_id" OR OLD."subject" IS DISTINCT FROM NEW."subject" OR OLD."kind" IS DISTINCT FROM NEW."kind" OR OLD."amount" IS DISTINCT FROM NEW."amount" OR OLD."at" IS DISTINCT FROM NEW."at") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER gift_card_entry_is_not_deleted BEFORE DELETE ON "gift_card_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What a code takes off stays; another is another code.
CREATE TRIGGER discount_code_stays BEFORE UPDATE ON "discount_code" FOR EACH ROW WHEN (OLD."code" IS DISTINCT FROM NEW."code" OR OLD."off" IS DISTINCT FROM NEW."off" OR OLD."stacks" IS DISTINCT FROM NEW."stacks" OR OLD."only" IS DISTINCT FROM NEW."only") EXECUTE FUNCTION refuse_change();
