import { randomUUID } from 'node:crypto'

import type { CartLine } from '@nawl/domain/cart/cart-line'
import { sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import type { CartOwner } from './cart-owner.ts'
import type { SeenCart } from './cart-rows.ts'

/**
 * Appends a line to a cart in one atomic statement; false, without writing, when the cart has changed since it was
 * read.
 */
export async function writeAdded(
  { orm }: Database,
  owner: CartOwner,
  { seen, line, at }: { seen: SeenCart | null; line: CartLine; at: Date },
): Promise<boolean> {
  const held = seen ? touchedCart(seen, at) : openedCart(owner, at)
  const place = seen
    ? sql`(select coalesce(max(place), 0) + 1 from cart_line where cart_id = held.id)`
    : sql`1`
  const { id, design, quantity } = line
  const { rows } = (await orm.execute(sql`
    with held as (${held})
    insert into cart_line (id, cart_id, place, design, quantity)
    select ${id}::uuid, held.id, ${place}, ${JSON.stringify(design)}::jsonb, ${quantity}::int from held
    returning place`)) as { readonly rows: readonly unknown[] } // both drivers answer so
  return rows.length > 0
}

const touchedCart = ({ id, version }: SeenCart, at: Date) => sql`
  update cart set touched_at = ${at.toISOString()} where id = ${id} and xmin::text = ${version} returning id`

function openedCart(owner: CartOwner, at: Date) {
  const [person, token] = owner.kind === 'person' ? [owner.personId, null] : [null, owner.tokenHash]
  return sql`
    insert into cart (id, person_id, token_hash, touched_at)
    values (${randomUUID()}, ${person}, ${token}, ${at.toISOString()})
    on conflict do nothing returning id`
}
