ALTER TABLE "discount_code" ADD COLUMN "earned_by" text;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_earned_by_order_number_fk" FOREIGN KEY ("earned_by") REFERENCES "public"."order"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_earned_by_unique" UNIQUE("earned_by");