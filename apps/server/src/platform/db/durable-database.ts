import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

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

/** PGlite that answers only once the answer is durable: a commit, and every read that may have seen one. */
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
