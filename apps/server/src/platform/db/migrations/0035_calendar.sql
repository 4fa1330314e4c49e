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
ALTER TABLE "frame_record" ADD CONSTRAINT "frame_record_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frame_record_took" ON "frame_record" USING btree ("done_on") WHERE took_hours is not null;