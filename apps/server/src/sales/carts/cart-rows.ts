import { randomUUID } from 'node:crypto'

import type { CartLine } from '@nawl/domain/cart/cart-line'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { cart, cartLine } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AppendLine } from './append-lines.ts'
import type { CartOwner } from './cart-owner.ts'

type CartRow = typeof cart.$inferSelect

/** A cart that is locked until the end of the transaction. */
export type CartRows = Pick<CartRow, 'id' | 'country' | 'lastOrder'> & { readonly lines: readonly CartLine[] }

/** Locks the owner's cart, creating it if needed. Concurrent callers wait and get the same cart. */
export async function holdCart(tx: Tx, owner: CartOwner, at: Date): Promise<CartRows> {
  const row = { id: randomUUID(), touchedAt: at, ...ownerColumns(owner) }
  const target = owner.kind === 'person' ? cart.personId : cart.tokenHash
  const [held] = await tx
    .insert(cart)
    .values(row)
    .onConflictDoUpdate({ target, set: { touchedAt: at } })
    .returning()
  if (!held) throw new Error('a cart just written is not there')
  return { ...held, lines: await linesOf(tx, held.id) }
}

/** A cart read without a lock. Every change writes the cart's row and so changes its version. */
export type SeenCart = Pick<CartRow, 'id' | 'country'> & {
  readonly version: string
  readonly lines: readonly CartLine[]
}

/** The transaction that last wrote the row. */
const version = sql<string>`${cart}.xmin::text`

/** Reads carts; null when there is none. */
export function cartReader(orm: Tx): (owner: CartOwner) => Promise<SeenCart | null> {
  // A prepared statement, because every addition reads the cart.
  const of = (is: SQL, name: string) =>
    orm
      .select({ id: cart.id, country: cart.country, version, line: cartLine })
      .from(cart)
      .leftJoin(cartLine, eq(cartLine.cartId, cart.id))
      .where(is)
      .orderBy(asc(cartLine.place))
      .prepare(name)
  const ofPerson = of(eq(cart.personId, sql.placeholder('owner')), 'cart_of_person')
  const ofGuest = of(eq(cart.tokenHash, sql.placeholder('owner')), 'cart_of_guest')

  return async (owner) => {
    const rows = await (owner.kind === 'person'
      ? ofPerson.execute({ owner: owner.personId })
      : ofGuest.execute({ owner: owner.tokenHash }))
    const [first] = rows
    if (!first) return null
    const { id, country, version: seen } = first
    return { id, country, version: seen, lines: rows.flatMap(({ line }) => (line ? [lineOf(line)] : [])) }
  }
}

export function ownedBy(owner: CartOwner) {
  return owner.kind === 'person' ? eq(cart.personId, owner.personId) : eq(cart.tokenHash, owner.tokenHash)
}

export async function linesOf(tx: Tx, cartId: string): Promise<CartLine[]> {
  const rows = await tx
    .select()
    .from(cartLine)
    .where(eq(cartLine.cartId, cartId))
    .orderBy(asc(cartLine.place))
  return rows.map(lineOf)
}

/** Writes the changed lines of a locked cart. */
export async function writeLines(tx: Tx, held: CartRows, after: readonly CartLine[]): Promise<void> {
  const before = new Map(held.lines.map((line) => [line.id, line]))
  const remaining = new Set(after.map(({ id }) => id))
  const gone = held.lines.filter(({ id }) => !remaining.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(cartLine).where(inArray(cartLine.id, gone))
  for (const line of after) {
    const known = before.get(line.id)
    if (!known || known === line) continue
    const { design, quantity } = line
    await tx.update(cartLine).set({ design, quantity }).where(eq(cartLine.id, line.id))
  }
  const added = after.filter(({ id }) => !before.has(id))
  if (added.length === 0) return
  const last = sql`(select coalesce(max(place), 0) from cart_line where cart_id = ${held.id})`
  await tx
    .insert(cartLine)
    .values(
      added.map((line, n) => ({ ...line, cartId: held.id, place: sql<number>`${last} + ${n + 1}::int` })),
    )
}

function ownerColumns(owner: CartOwner): Pick<CartRow, 'personId' | 'tokenHash'> {
  return owner.kind === 'person'
    ? { personId: owner.personId, tokenHash: null }
    : { personId: null, tokenHash: owner.tokenHash }
}

const lineOf = ({ id, design, quantity }: typeof cartLine.$inferSelect): CartLine => ({
  id,
  design,
  quantity,
})

/**
 * Appends a line to a cart atomically, to a new one where none was seen. Returns the cart with it; null, without writing, if the cart has
 * changed since it was seen.
 */
export async function appendLine(
  append: AppendLine,
  owner: CartOwner,
  { seen, line, at }: { seen: SeenCart | null; line: CartLine; at: Date },
): Promise<SeenCart | null> {
  const { id, country, lines } = seen ?? { id: randomUUID(), country: null, lines: [] }
  const version = await append({ cartId: id, seen: seen?.version ?? null, ...ownerColumns(owner), at, line })
  return version === null ? null : { id, country, version, lines: [...lines, line] }
}
