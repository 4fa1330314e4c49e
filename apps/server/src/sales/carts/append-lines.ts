import type { CartLine } from '@nawl/domain/cart/cart-line'
import { sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { isLocked } from '../../platform/db/database-errors.ts'

/** A line, and the cart that gets it if it is still as it was seen; a new cart where none was. */
export type Append = {
  readonly cartId: string
  /** The version of the cart's row. */
  readonly seen: string | null
  readonly personId: string | null
  readonly tokenHash: string | null
  readonly at: Date
  readonly line: CartLine
}

/** Appends a line; resolves to the cart's new version once that is on the disk, to null if the cart has changed or is changing. */
export type AppendLine = (append: Append) => Promise<string | null>

type Waiting = { readonly append: Append; readonly done: PromiseWithResolvers<string | null> }

/**
 * Lines that arrive while a statement runs wait for each other and share the next one: beginning, sending and committing
 * it is most of an addition, on a server, too. Each is answered after the commit that it is part of. The function waits
 * 50 ms for a cart that something else changes, for a cart that a checkout holds would keep the lines of others from theirs;
 * then the line is added another way.
 */
export function lineAppender({ orm }: Database): AppendLine {
  // A prepared statement, because every addition needs it.
  const appended = orm
    .select({
      line: sql<string>`l.line`,
      version: sql<
        string | null
      >`append_to_cart(l.cart, l.seen, l.person, l.token, l.at, l.line, l.design, l.quantity)`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder('lines')}::json) as l(cart uuid, seen text, person uuid, token text,
        at timestamptz, line uuid, design jsonb, quantity integer)`,
    )
    .prepare('append_to_cart')

  async function appendAll(appends: readonly Append[]): Promise<ReadonlyMap<string, string | null>> {
    const lines = appends.map(({ cartId, seen, personId, tokenHash, at, line }) => ({
      cart: cartId,
      seen,
      person: personId,
      token: tokenHash,
      at,
      line: line.id,
      design: line.design,
      quantity: line.quantity,
    }))
    const rows = await appended.execute({ lines: JSON.stringify(lines) })
    return new Map(rows.map(({ line, version }) => [line, version]))
  }

  let waiting: Waiting[] = []
  let isRunning = false

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const versions = await appendAll(group.map(({ append }) => append))
      for (const { append, done } of group) done.resolve(versions.get(append.line.id) ?? null)
    } catch (error) {
      // Nothing of it was written. One line that is refused, or waits, must not refuse the others.
      if (group.length > 1) await Promise.all(group.map((each) => runGroup([each])))
      else if (isLocked(error)) group[0]?.done.resolve(null)
      else group[0]?.done.reject(error)
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await runGroup(group)
    }
    isRunning = false
  }

  return (append) => {
    const done = Promise.withResolvers<string | null>()
    waiting.push({ append, done })
    if (!isRunning) void run()
    return done.promise
  }
}
