-- A cart that a checkout holds would keep the lines of others from their carts until its end, because additions share a statement.
-- As a setting of the function the limit holds before anything is locked, however the statement around it is evaluated.
ALTER FUNCTION append_to_cart(uuid, text, uuid, text, timestamptz, uuid, jsonb, integer) SET lock_timeout = '50ms';
