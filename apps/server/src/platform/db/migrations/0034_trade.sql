ALTER TABLE "proof" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_project_id_trade_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."trade_project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_project" ON "proof" USING btree ("project_id") WHERE project_id is not null;