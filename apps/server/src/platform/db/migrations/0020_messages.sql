CREATE TABLE "message_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"enquiry_id" uuid,
	"consultation_id" uuid,
	"state" text NOT NULL,
	"assignee" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"rank" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_entry" ADD CONSTRAINT "message_entry_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_entry_thread" ON "message_entry" USING btree ("thread_id","version");--> statement-breakpoint
CREATE INDEX "message_thread_rank" ON "message_thread" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "message_thread_received" ON "message_thread" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "message_thread_enquiry" ON "message_thread" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "message_thread_consultation" ON "message_thread" USING btree ("consultation_id");--> statement-breakpoint
-- Written by hand: the index of the search, and what was sent before the desk had its list. Nothing tells what was
-- answered from a mailbox, so that a fortnight of it waits and the rest counts as closed. Ranks as `messageRank`.
CREATE INDEX "message_thread_searched" ON "message_thread" USING gin (search_grams("searched"));--> statement-breakpoint
INSERT INTO "message_thread" ("id", "kind", "enquiry_id", "consultation_id", "state", "received_at", "rank", "searched")
SELECT sent.id::text, sent.kind, sent.enquiry_id, sent.consultation_id,
	CASE WHEN sent.waits THEN 'waiting' ELSE 'closed' END, sent.at,
	CASE WHEN sent.waits THEN 29999999999999 - sent.ms ELSE sent.ms END, search_fold(sent.words)
FROM (
	SELECT "id", "kind", "id" AS enquiry_id, NULL::uuid AS consultation_id, "created_at" AS at,
		round(extract(epoch FROM "created_at") * 1000)::bigint AS ms, "created_at" > now() - interval '14 days' AS waits,
		concat_ws(E'\n', "email_key", "content"->>'name', "content"->>'company', "content"->>'message') AS words
	FROM "enquiry"
	UNION ALL
	SELECT "id", 'consultation', NULL, "id", "created_at", round(extract(epoch FROM "created_at") * 1000)::bigint,
		"created_at" > now() - interval '14 days' AND "message" IS NOT NULL,
		concat_ws(E'\n', "email_key", "name", "message")
	FROM "consultation"
) sent;
