CREATE TABLE "favourite" (
	"person_id" uuid NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_person_id_address_pk" PRIMARY KEY("person_id","address")
);
--> statement-breakpoint
CREATE TABLE "saved_design" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_design_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "viewed_rug" (
	"person_id" uuid NOT NULL,
	"address" text NOT NULL,
	"times" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewed_rug_person_id_address_pk" PRIMARY KEY("person_id","address")
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_rug" ADD CONSTRAINT "viewed_rug_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;