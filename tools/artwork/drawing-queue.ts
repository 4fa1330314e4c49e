/** A queue of designs to render, requested ones first. */
export type DrawingQueue<T> = {
  readonly size: number
  /** The next to render; undefined when all have been taken. */
  readonly next: () => T | undefined
  /**
   * Moves the design of a file ahead; resolves to whether it was rendered, null if the file belongs to none in the
   * queue.
   */
  readonly wish: (file: string, how: { readonly urgent: boolean }) => Promise<boolean> | null
  /** Tells those who wait for a design how its rendering ended, and removes it. */
  readonly settle: (path: string, isDrawn: boolean) => void
}

type Entry<T> = {
  readonly work: T
  readonly done: PromiseWithResolvers<boolean>
  rank: number
  isTaken: boolean
}

/** Priorities: somebody is waiting, somebody has looked at it, the rest. */
const URGENT = 0
const LOOKED_AT = 1
const REST = 2

/** Handles requests in order. `path` is a design's path in the artwork folder, without extension. */
export function drawingQueue<T extends { readonly path: string }>(works: readonly T[]): DrawingQueue<T> {
  const entries = new Map<string, Entry<T>>(
    works.map((work) => [
      work.path,
      { work, done: Promise.withResolvers<boolean>(), rank: REST, isTaken: false },
    ]),
  )
  const waiting = [...entries.values()]

  /** The longest path that the file's name begins with: `azilal` must not match `azilal-signs`. */
  function entryOf(file: string): Entry<T> | undefined {
    for (let stem = file.replace(/\.\w+$/, ''); stem.includes('/'); stem = stem.replace(/[-/][^-/]*$/, '')) {
      const entry = entries.get(stem)
      if (entry) return entry
    }
    return undefined
  }

  function moveAhead(entry: Entry<T>, rank: number): void {
    if (entry.isTaken || entry.rank <= rank) return
    entry.rank = rank
    waiting.splice(waiting.indexOf(entry), 1)
    const behind = waiting.findIndex((other) => other.rank > rank)
    waiting.splice(behind === -1 ? waiting.length : behind, 0, entry)
  }

  return {
    size: works.length,

    next() {
      const entry = waiting.shift()
      if (entry) entry.isTaken = true
      return entry?.work
    },

    wish(file, { urgent }) {
      const entry = entryOf(file)
      if (!entry) return null
      moveAhead(entry, urgent ? URGENT : LOOKED_AT)
      return entry.done.promise
    },

    settle(path, isDrawn) {
      entries.get(path)?.done.resolve(isDrawn)
      entries.delete(path)
    },
  }
}
