import type { CartLine } from '@nawl/domain/cart/cart-line'
import { sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'

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

/** Appends a line; resolves to the cart's new version, to null if the cart has changed, once that is on the disk. */
export type AppendLine = (append: Append) => Promise<string | null>

type Waiting = { readonly append: Append; readonly done: PromiseWithResolvers<string | null> }

/**
 * One statement for each line on a server. The embedded database runs one statement at a time, and beginning and
 * committing it is most of an addition: there lines that arrive while it runs wait for each other and share the next
 * one. Each is answered after the commit that it is part of.
 */
export function lineAppender({ orm, isOneAtATime }: Database): AppendLine {
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

  const alone: AppendLine = async (append) => (await appendAll([append])).get(append.line.id) ?? null
  if (!isOneAtATime) return alone

  let waiting: Waiting[] = []
  let isRunning = false

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const versions = await appendAll(group.map(({ append }) => append))
      for (const { append, done } of group) done.resolve(versions.get(append.line.id) ?? null)
    } catch (error) {
      // Nothing of it was written. One line that is refused must not refuse the others.
      if (group.length === 1) group[0]?.done.reject(error)
      else for (const each of group) await runGroup([each])
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
