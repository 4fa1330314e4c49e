CREATE TABLE "bank_row" (
	"key" text PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"reference" text,
	"numbers" text[] NOT NULL,
	"status" text NOT NULL,
	"order_number" text,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"why" text,
	CONSTRAINT "bank_row_booked" CHECK (("bank_row"."status" = 'booked') = ("bank_row"."order_number" is not null)),
	CONSTRAINT "bank_row_open_or_done" CHECK (("bank_row"."status" = 'open') = ("bank_row"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attention" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_by" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "movements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention" ADD CONSTRAINT "attention_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_row_open" ON "bank_row" USING btree ("booked_on","key") WHERE status = 'open' and amount > 0;--> statement-breakpoint
CREATE INDEX "bank_row_done" ON "bank_row" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "bank_row_order" ON "bank_row" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "bank_row_statement" ON "bank_row" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_statement_at" ON "bank_statement" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attention_open" ON "attention" USING btree ("at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "attention_order" ON "attention" USING btree ("order_number");