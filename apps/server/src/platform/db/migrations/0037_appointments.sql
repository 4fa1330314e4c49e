ALTER TABLE "order" ADD COLUMN "appointments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "appointment_slot" text;--> statement-breakpoint
CREATE INDEX "order_appointment" ON "order" USING btree ("appointment_slot") WHERE appointment_slot is not null;