CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"token_hash" text,
	"country" text,
	"last_order" text,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "cart_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "cart_has_one_owner" CHECK (num_nonnulls("cart"."person_id", "cart"."token_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"design" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "claim_decided" CHECK (num_nonnulls("claim"."outcome", "claim"."answer", "claim"."decided_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"claim_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"number" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"address" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"tariff" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"in_force" integer NOT NULL,
	"change_version" integer,
	"change_pay_by" timestamp (3) with time zone,
	"notes" jsonb NOT NULL,
	"tracking" jsonb,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"quote_until" timestamp (3) with time zone,
	"pay_by" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"cancel_until" timestamp (3) with time zone,
	"change_until" timestamp (3) with time zone,
	"production_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"claim_until" timestamp (3) with time zone,
	"warranty_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"searched" text NOT NULL,
	"rug_count" integer NOT NULL,
	"total_usd" bigint NOT NULL,
	"has_open_claim" boolean NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "order_change_whole" CHECK (num_nonnulls("order"."change_version", "order"."change_pay_by") in (0, 2)),
	CONSTRAINT "order_total" CHECK ("order"."total_usd" >= 0),
	CONSTRAINT "order_paid_before_made" CHECK ("order"."state" not in ('confirmed', 'in_production', 'ready', 'shipped', 'delivered') or "order"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"subject" text,
	CONSTRAINT "order_event_order_number_place_pk" PRIMARY KEY("order_number","place")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"subject" text,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"version" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"usd" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"url" text,
	"look_at" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0 and "payment"."usd" > 0),
	CONSTRAINT "payment_paid" CHECK (("payment"."status" = 'paid') = ("payment"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "provider_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"payment_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"usd" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0 and "refund"."usd" > 0),
	CONSTRAINT "refund_sent" CHECK (("refund"."status" = 'sent') = ("refund"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_payment" (
	"ref" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"refund_keys" text[] NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	CONSTRAINT "test_payment_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_touched" ON "cart" USING btree ("touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_place" ON "cart_line" USING btree ("cart_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_place" ON "claim" USING btree ("order_number","place");--> statement-breakpoint
CREATE INDEX "claim_photo_order" ON "claim_photo" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_person" ON "order" USING btree ("person_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "order_placed" ON "order" USING btree ("placed_at","number");--> statement-breakpoint
CREATE INDEX "order_state" ON "order" USING btree ("state","placed_at");--> statement-breakpoint
CREATE INDEX "order_due" ON "order" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_ref" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_place" ON "payment" USING btree ("order_number","place");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("order_number","version") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "payment_look" ON "payment" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_place" ON "refund" USING btree ("order_number","place");--> statement-breakpoint
CREATE INDEX "refund_try" ON "refund" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are not changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_event_stays BEFORE UPDATE OR DELETE ON "order_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_stays BEFORE UPDATE ON "order" FOR EACH ROW WHEN (OLD."number" IS DISTINCT FROM NEW."number" OR OLD."email" IS DISTINCT FROM NEW."email" OR OLD."address" IS DISTINCT FROM NEW."address" OR OLD."tariff" IS DISTINCT FROM NEW."tariff") EXECUTE FUNCTION refuse_change();
