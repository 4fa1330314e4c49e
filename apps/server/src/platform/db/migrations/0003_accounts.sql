CREATE TABLE "auth_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"current" boolean,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "auth_key_current_unique" UNIQUE("current")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"chain_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_state" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_to" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"code_hash" text,
	"code_issued_at" timestamp (3) with time zone,
	"person_id" uuid,
	"provider_token" text,
	"spent_at" timestamp (3) with time zone,
	"session_id" uuid,
	CONSTRAINT "flow_state_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "flow_state_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"provider" text NOT NULL,
	"sub" text NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_provider_sub_pk" PRIMARY KEY("provider","sub")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_state" ADD CONSTRAINT "flow_state_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_auth_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_session_person" ON "auth_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_person" ON "identity" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_token_active" ON "refresh_token" USING btree ("session_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");