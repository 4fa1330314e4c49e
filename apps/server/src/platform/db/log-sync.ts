import fs from 'node:fs'
import { promisify } from 'node:util'

/**
 * Group commit: the write-ahead log is synced in the background, one sync for all who wait at the same time, while the
 * database continues with the next transaction. Nothing but the log may be written before the sync (`syncNow`), and no
 * answer may leave before it (`settled`). A failed sync is final: the kernel drops pages that it could not write, so
 * the next sync would wrongly succeed.
 */
export function logSync() {
  /** Descriptors of files with unsynced writes. */
  const requested = new Set<number>()
  /** Descriptors to close once their sync ends. */
  const closing = new Set<number>()
  let running: { readonly files: readonly number[]; readonly done: Promise<unknown> } | null = null
  let next: Promise<void> | null = null
  let failure: Error | null = null

  const fail = (cause: unknown) => {
    failure ??= Object.assign(
      new Error('the write-ahead log cannot be written to the disk; restart the shop once it can', { cause }),
      // PostgreSQL's io_error.
      { code: '58030' },
    )
    return failure
  }
  const check = () => {
    if (failure) throw failure
  }
  const syncFile = (file: number) => {
    try {
      fs.fdatasyncSync(file)
    } catch (error) {
      fail(error)
      throw error
    }
  }

  async function syncTogether(): Promise<void> {
    await running?.done.catch(() => {})
    next = null
    check()
    const files = [...requested]
    requested.clear()
    running = { files, done: Promise.all(files.map((file) => promisify(fs.fdatasync)(file))) }
    try {
      await running.done
    } catch (error) {
      throw fail(error)
    } finally {
      running = null
      for (const file of closing) fs.closeSync(file)
      closing.clear()
    }
  }

  return {
    /** Throws once a sync has failed. */
    check,

    /** Registers a log file whose writes must be durable before their transaction counts. */
    request(file: number): void {
      check()
      requested.add(file)
    },

    /** Resolves when everything requested so far is on disk. */
    async settled(): Promise<void> {
      check()
      if (requested.size > 0) return (next ??= syncTogether())
      await running?.done
    },

    /** Blocks until everything requested so far is on disk. */
    syncNow(): void {
      for (const file of new Set([...requested, ...(running?.files ?? [])])) syncFile(file)
      requested.clear()
    },

    close(file: number): void {
      if (requested.delete(file)) syncFile(file)
      if (running?.files.includes(file)) closing.add(file)
      else fs.closeSync(file)
    },
  }
}
