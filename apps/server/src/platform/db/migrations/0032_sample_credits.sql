CREATE TABLE "sample_credit" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "sample_credit_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "sample_credit" ADD CONSTRAINT "sample_credit_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_credit" ADD CONSTRAINT "sample_credit_code_discount_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_code"("code") ON DELETE no action ON UPDATE no action;