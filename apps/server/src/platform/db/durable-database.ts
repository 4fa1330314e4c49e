import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

import { DurableFiles } from './durable-files.ts'

/**
 * As PGlite starts PostgreSQL, but without `-F`, which switches syncing off; and with the one way of syncing the log
 * that Emscripten hands on (its `fdatasync` does nothing).
 */
const START = [
  ...PGlite.defaultStartParams.filter((option) => option !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** PGlite that answers when what it answers is on the disk: a commit, and whatever may have seen one. */
export class DurableDatabase extends PGlite {
  constructor(directory: string, options: PGliteOptions = {}) {
    super({ ...options, fs: new DurableFiles(directory), startParams: START })
  }

  override query<T>(...args: Parameters<PGlite['query']>) {
    return this.#whenDurable(() => super.query<T>(...args))
  }

  override exec(...args: Parameters<PGlite['exec']>) {
    return this.#whenDurable(() => super.exec(...args))
  }

  override transaction<T>(callback: Parameters<typeof PGlite.prototype.transaction<T>>[0]): Promise<T> {
    return this.#whenDurable(() => super.transaction(callback))
  }

  /** Outside of PGlite's own turns: the next transaction begins while this one waits for the disk. */
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
