import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column that a list is sorted by, and how its values are written in a cursor. */
export type SortColumn = { readonly column: PgColumn; readonly kind: 'instant' | 'number' | 'text' }

type Value = Date | number | string
const PATTERNS = { instant: String.raw`\d{1,13}`, number: String.raw`\d{1,15}`, text: '.{1,254}' } as const

/**
 * Keyset pagination: a cursor holds the values of a page's last row, so that rows which come or go meanwhile neither
 * repeat nor hide others. The last column must be unique.
 */
export function keyset(columns: readonly SortColumn[], direction: 'down' | 'up') {
  const pattern = new RegExp(`^${columns.map(({ kind }) => `(${PATTERNS[kind]})`).join('_')}$`, 'su')

  /** Rows behind a cursor; all of them if it is none. */
  function behind(cursor: string | undefined): SQL | undefined {
    const [, ...parts] = pattern.exec(cursor ?? '') ?? []
    if (parts.length === 0) return undefined
    const values = columns.map(({ kind }, n) => typed(kind, parts[n] ?? ''))
    const names = columns.map(({ column }) => sql`${column}`)
    const compare = sql.raw(direction === 'down' ? '<' : '>')
    return sql`(${sql.join(names, sql`, `)}) ${compare} (${sql.join(values, sql`, `)})`
  }

  const cursorOf = (values: readonly Value[]): string =>
    values.map((value) => (value instanceof Date ? value.getTime() : value)).join('_')

  const order = sql.join(
    columns.map(({ column }) => sql`${column} ${sql.raw(direction === 'down' ? 'desc' : 'asc')}`),
    sql`, `,
  )
  return { behind, cursorOf, order }
}

function typed(kind: SortColumn['kind'], text: string): SQL {
  if (kind === 'instant') return sql`${new Date(Number(text)).toISOString()}::timestamptz`
  return kind === 'number' ? sql`${text}::bigint` : sql`${text}`
}

/**
 * Rows that contain every typed word, without regard to case, accents and the letters that are written for one another
 * in Arabic. `search_grams` is indexed; it needs three letters, and the first word is enough to find few rows.
 */
export function holdsAll(column: PgColumn, typedText: string): SQL | undefined {
  const words = typedText.replaceAll('\0', ' ').trim().split(/\s+/u)
  const parts = words.filter((word) => word !== '').map((word) => holds(column, word))
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
}

function holds(column: PgColumn, word: string): SQL {
  // Matched literally.
  const escaped = word.replaceAll(/[%_\\]/g, String.raw`\$&`)
  const isWhole = sql`${column} like '%' || search_fold(${escaped}) || '%'`
  return word.length < 3
    ? isWhole
    : sql`(${isWhole} and search_grams(${column}) @> search_grams(search_fold(${word})))`
}
