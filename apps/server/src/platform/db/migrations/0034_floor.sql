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
ALTER TABLE "floor_photo" ADD CONSTRAINT "floor_photo_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_shown" ADD CONSTRAINT "floor_shown_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_tick" ADD CONSTRAINT "floor_tick_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "floor_photo_order" ON "floor_photo" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "floor_tick_order" ON "floor_tick" USING btree ("order_number");