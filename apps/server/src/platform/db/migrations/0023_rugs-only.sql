-- Written by hand: only rugs are listed as rugs; lines of other kinds have neither design nor size.
CREATE OR REPLACE FUNCTION rugs_of(o "order") RETURNS SETOF "ordered_rug" LANGUAGE sql STABLE AS $$
	SELECT o."number", line.place::int, o."state", coalesce(o."address"->>'country', ''), o."placed_at", o."ready_at",
		rug->>'rugId', coalesce(rug->>'name', ''), rug->>'collection',
		rug->'size'->>'shape', (rug->'size'->>'widthMm')::numeric::int, (rug->'size'->>'lengthMm')::numeric::int,
		(line.value->>'quantity')::int, coalesce(rug->'yarns', '[]'::jsonb)
	FROM jsonb_array_elements(o."versions"->o."in_force"->'lines') WITH ORDINALITY AS line(value, place),
		LATERAL (SELECT line.value->'design' AS rug) design
	WHERE coalesce(rug->>'kind', 'rug') = 'rug'
$$;
