import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite'

import { DurableFiles } from './durable-files.ts'

/**
 * PGlite's own start options without `-F`, which disables syncing, and with the only log sync method that Emscripten
 * passes through (its `fdatasync` does nothing).
 */
const START = [
  ...PGlite.defaultStartParams.filter((option) => option !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types
/** Types that drizzle reads itself: instants, days and intervals, and lists of these and of numerics. */
const TEXT_TYPES = [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE, 1231, 1115, 1185, 1187, 1182]
const AS_TEXT = Object.fromEntries(TEXT_TYPES.map((type) => [type, (value: string) => value]))

/**
 * Drizzle names the same parsers with every query, and PGlite joins them with its own sixty each time: a tenth of what a
 * short query took. The database has them instead.
 */
function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const { parsers: _, ...others } = options
  return others
}

/** PGlite that answers only once the answer is durable: a commit, and every read that may have seen one. */
export class DurableDatabase extends PGlite {
  constructor(directory: string, options: PGliteOptions = {}) {
    super({
      ...options,
      parsers: { ...AS_TEXT, ...options.parsers },
      fs: new DurableFiles(directory),
      startParams: START,
    })
  }

  override query<T>(text: string, params?: unknown[], options?: QueryOptions) {
    return this.#whenDurable(() => super.query<T>(text, params, withoutParsers(options)))
  }

  override exec(...args: Parameters<PGlite['exec']>) {
    return this.#whenDurable(() => super.exec(...args))
  }

  override transaction<T>(callback: Parameters<typeof PGlite.prototype.transaction<T>>[0]): Promise<T> {
    return this.#whenDurable(() =>
      super.transaction((tx) => {
        const query = tx.query.bind(tx)
        return callback(
          Object.assign(tx, {
            query: <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
              query<Row>(text, params, withoutParsers(options)),
          }),
        )
      }),
    )
  }

  /** Outside PGlite's query queue, so the next transaction can begin while this one waits for the disk. */
  async #whenDurable<T>(ask: () => Promise<T>): Promise<T> {
    const { log } = this.fs as DurableFiles
    log.check()
    try {
      return await ask()
    } finally {
      await log.settled()
    }
  }
}
