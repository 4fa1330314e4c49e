import type { Database } from '../../src/platform/db/database.ts'

const STATEMENTS = new Set<string | symbol>(['select', 'insert', 'update', 'delete', 'execute', 'with'])

/** A database that fails on demand: after a number of statements, or at once. */
export function faultyDatabase(database: Database) {
  let left = Number.POSITIVE_INFINITY

  function step(): void {
    if (left-- > 0) return
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  }

  const guarded = (orm: Database['orm']): Database['orm'] =>
    new Proxy(orm, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'transaction')
          return async (work: (tx: Database['orm']) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const result = await work(guarded(tx))
              // The commit counts as a statement.
              step()
              return result
            })
        return (...given: unknown[]) => {
          if (STATEMENTS.has(name)) step()
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })

  return {
    database: { ...database, orm: guarded(database.orm) } satisfies Database,
    /** Lets this many statements succeed and fails all later ones. */
    failAfter: (statements: number) => void (left = statements),
    heal: () => void (left = Number.POSITIVE_INFINITY),
  }
}
