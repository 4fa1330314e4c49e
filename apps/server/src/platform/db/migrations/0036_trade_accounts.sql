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
ALTER TABLE "trade_account" ADD CONSTRAINT "trade_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_project" ADD CONSTRAINT "trade_project_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quote" ADD CONSTRAINT "trade_quote_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quote" ADD CONSTRAINT "trade_quote_project_id_trade_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."trade_project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_project_person" ON "trade_project" USING btree ("person_id","changed_at");--> statement-breakpoint
CREATE INDEX "trade_project_deleted" ON "trade_project" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "trade_quote_person" ON "trade_quote" USING btree ("person_id","made_at");--> statement-breakpoint
CREATE INDEX "trade_quote_project" ON "trade_quote" USING btree ("project_id");