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
ALTER TABLE "proof" ADD CONSTRAINT "proof_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_person" ON "proof" USING btree ("person_id","touched_at");--> statement-breakpoint
CREATE INDEX "proof_news" ON "proof" USING btree ("news_due") WHERE news_due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proof_entry_place" ON "proof_entry" USING btree ("proof_id","place");