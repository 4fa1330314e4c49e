import type { Database } from '../db/database.ts'
import type { Json } from '../db/schema/revision-schema.ts'
import { type Revision, revisionStore } from './revision.store.ts'

/** How soon a process sees what another one published, or what was scheduled. */
const CHECK_MS = 1_000

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly report: (error: unknown, message: string) => void
}

export type Published = ReturnType<typeof publishedDocuments>

/**
 * The documents that are public, in memory. Every process looks once a second whether anything changed: a notification
 * of PostgreSQL would be lost with its connection, and would not tell when a scheduled revision is due.
 */
export function publishedDocuments({ database, now, report }: Deps) {
  const revisions = revisionStore(database)
  let current: ReadonlyMap<string, Revision> = new Map()
  let mark = ''
  let version = 0
  const listeners: (() => void)[] = []
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined

  async function readChanges(): Promise<void> {
    const at = new Date(now())
    const seen = await revisions.mark(at)
    if (seen === mark) return
    current = new Map((await revisions.publicAt(at)).map((row) => [row.document, row]))
    mark = seen
    version += 1
    for (const listener of listeners) listener()
  }

  /**
   * Reads what changed until now, after whoever reads already. Rejects when the database does not answer; what was read
   * before stays.
   */
  function refresh(): Promise<void> {
    const last = reading?.catch(() => {}) ?? Promise.resolve()
    const next: Promise<void> = last.then(readChanges).finally(() => {
      if (reading === next) reading = undefined
    })
    reading = next
    return next
  }

  async function check(): Promise<void> {
    if (reading) return
    try {
      await refresh()
      failing = false
    } catch (error) {
      if (!failing) report(error, 'published documents cannot be read; those read before stay')
      failing = true
    }
  }

  return {
    /** The public value of a document; undefined while it is what the shop comes with. */
    value: (document: string): Json | undefined => current.get(document)?.value ?? undefined,
    /** The public revision of a document. */
    revision: (document: string): Revision | undefined => current.get(document),
    /** The documents whose names begin with a prefix, with their values. */
    below: (prefix: string): readonly Revision[] =>
      [...current.values()].filter(({ document }) => document.startsWith(prefix)),
    /** Counts changes, so that whatever is built from documents knows when to build it again. */
    version: () => version,
    refresh,
    /** Calls `listener` now and after every change. */
    onChange: (listener: () => void) => {
      listeners.push(listener)
      listener()
    },
    start: () => {
      timer = setInterval(() => void check(), CHECK_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await reading?.catch(() => {})
    },
  }
}
