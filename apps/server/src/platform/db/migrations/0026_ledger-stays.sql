-- What was posted stays; it goes with its order, as documents do.
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A closed month stays closed; only who closed it may be erased.
CREATE TRIGGER closed_month_stays BEFORE UPDATE ON "closed_month" FOR EACH ROW WHEN (OLD."month" IS DISTINCT FROM NEW."month" OR OLD."closed_at" IS DISTINCT FROM NEW."closed_at") EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER closed_month_is_not_deleted BEFORE DELETE ON "closed_month" FOR EACH ROW EXECUTE FUNCTION refuse_change();
