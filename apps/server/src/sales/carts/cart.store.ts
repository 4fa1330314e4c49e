import { randomUUID } from 'node:crypto'

import { addToCart, type CartLine, mergeIntoCart } from '@nawl/domain/cart/cart-line'
import type { Product } from '@nawl/domain/product/product'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import { eq } from 'drizzle-orm'

import { cart } from '../../platform/db/schema/commerce-schema.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { lineAppender } from './append-lines.ts'
import type { CartOwner } from './cart-owner.ts'
import {
  appendLine,
  cartReader,
  type CartRows,
  holdCart,
  linesOf,
  ownedBy,
  type SeenCart,
  writeLines,
} from './cart-rows.ts'
import { cartTurns } from './cart-turns.ts'
import { keyOf, seenCarts } from './seen-carts.ts'

/** The lines of a cart and its shipping country. */
export type Cart = { readonly lines: readonly CartLine[]; readonly country: string | null }

export type CartChange =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: 'cart-full' | 'no-such-line' }

/** What changes in the same transaction; false if it has changed before. */
type Also = (tx: Tx) => Promise<boolean>

export type LineChange = { readonly design?: Product; readonly quantity?: Quantity }

/** SQL of carts. Every change locks the cart's row, so that concurrent changes run in sequence and none is lost. */
export function cartStore({
  database,
  now,
  rules,
}: {
  readonly database: Database
  readonly now: () => number
  readonly rules: ProductKinds
}) {
  const { orm } = database
  const seenBy = cartReader(orm)
  const remembered = seenCarts()
  const append = lineAppender(database)
  const inTurn = cartTurns()
  const changing = (
    owner: CartOwner,
    change: (held: CartRows) => readonly CartLine[] | Refusal,
    also: Also = async () => true,
  ) =>
    orm.transaction(async (tx): Promise<CartChange> => {
      const held = await holdCart(tx, owner, new Date(now()))
      const lines = change(held)
      if (typeof lines === 'string') return { ok: false, reason: lines }
      if (!(await also(tx))) return { ok: true, cart: held }
      await writeLines(tx, held, lines)
      return { ok: true, cart: { lines, country: held.country } }
    })

  /**
   * The fast path for the most frequent change: adds a line without a lock, in one statement, while nobody else changes the
   * cart. Null when it has to be read, or a lock is needed.
   */
  async function addTo(owner: CartOwner, seen: SeenCart | null, line: CartLine): Promise<CartChange | null> {
    const before = seen?.lines ?? []
    const lines = withAdded(before, line, rules)
    if (typeof lines === 'string') return null
    const isOneMore = lines.length === before.length + 1 && before.every((each, n) => each === lines[n])
    if (!isOneMore) return null
    const cart = await appendLine(append, owner, { seen, line, at: new Date(now()) })
    remembered.remember(owner, cart)
    return cart && { ok: true, cart }
  }

  /** What was seen last may be out of date: then the cart is read. */
  async function addUnlocked(owner: CartOwner, line: CartLine): Promise<CartChange | null> {
    return (
      (await addTo(owner, remembered.find(owner), line)) ?? (await addTo(owner, await readBy(owner), line))
    )
  }

  async function readBy(owner: CartOwner): Promise<SeenCart | null> {
    const seen = await seenBy(owner)
    remembered.remember(owner, seen)
    return seen
  }

  return {
    async read(owner: CartOwner): Promise<Cart> {
      const seen = await readBy(owner)
      return seen ? { lines: seen.lines, country: seen.country } : EMPTY
    },

    async add(owner: CartOwner, design: Product, quantity: Quantity): Promise<CartChange> {
      const line = { id: randomUUID(), design, quantity }
      return inTurn(
        keyOf(owner),
        async () =>
          (await addUnlocked(owner, line)) ?? changing(owner, ({ lines }) => withAdded(lines, line, rules)),
      )
    },

    /**
     * Adds several lines, all or none, as when an order is repeated. `also` changes something else together with the
     * cart; where it finds that changed already, nothing is added.
     */
    addAll: (owner: CartOwner, added: readonly Omit<CartLine, 'id'>[], also?: Also) =>
      changing(
        owner,
        (held) => {
          let lines = held.lines
          for (const line of added) {
            const next = withAdded(lines, { ...line, id: randomUUID() }, rules)
            if (typeof next === 'string') return next
            lines = next
          }
          return lines
        },
        also,
      ),

    change: (owner: CartOwner, id: string, change: LineChange) =>
      changing(owner, ({ lines }) =>
        lines.some((line) => line.id === id)
          ? lines.map((line) => (line.id === id ? { ...line, ...change } : line))
          : 'no-such-line',
      ),

    /** Removing a missing line changes nothing. */
    remove: (owner: CartOwner, id: string) =>
      changing(owner, ({ lines }) => lines.filter((line) => line.id !== id)),

    setCountry: (owner: CartOwner, country: string): Promise<Cart> =>
      orm.transaction(async (tx) => {
        const { id, lines } = await holdCart(tx, owner, new Date(now()))
        await tx.update(cart).set({ country }).where(eq(cart.id, id))
        return { lines, country }
      }),

    /** Merges a browser's cart into a person's, unless that is full; idempotent. */
    merge: (personId: string, tokenHash: string | null): Promise<CartChange> =>
      orm.transaction((tx) => merge(tx, { personId, tokenHash, rules }, new Date(now()))),
  }
}

function withAdded(
  lines: readonly CartLine[],
  line: CartLine,
  rules: ProductKinds,
): readonly CartLine[] | Refusal {
  const added = addToCart(lines, line, rules)
  return added.ok ? added.lines : added.reason
}

type Refusal = Extract<CartChange, { ok: false }>['reason']
const EMPTY: Cart = { lines: [], country: null }

type Merging = { readonly personId: string; readonly tokenHash: string | null; readonly rules: ProductKinds }

async function merge(tx: Tx, { personId, tokenHash, rules }: Merging, at: Date): Promise<CartChange> {
  const held = await holdCart(tx, { kind: 'person', personId }, at)
  if (tokenHash === null) return { ok: true, cart: held }
  const [guest] = await tx
    .select()
    .from(cart)
    .where(ownedBy({ kind: 'guest', tokenHash }))
    .for('update')
  if (!guest) return { ok: true, cart: held }
  const merged = mergeIntoCart(held.lines, await linesOf(tx, guest.id), rules)
  if (!merged.ok) return merged
  const { lines } = merged
  // Lines keep their ids, so they must leave one cart before they enter the other.
  await tx.delete(cart).where(eq(cart.id, guest.id))
  await writeLines(tx, held, lines)
  const country = held.country ?? guest.country
  if (country !== held.country) await tx.update(cart).set({ country }).where(eq(cart.id, held.id))
  return { ok: true, cart: { lines, country } }
}
