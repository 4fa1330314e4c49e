/** Designs that are still to be drawn, those that are wished for first. */
export type DrawingQueue<T> = {
  readonly size: number
  /** The next to draw; undefined when all have been taken. */
  readonly next: () => T | undefined
  /** Moves the design that a file belongs to ahead; whether it came to be drawn, or null where it is none of these. */
  readonly wish: (file: string, how: { readonly urgent: boolean }) => Promise<boolean> | null
  /** Tells those who wait for a design how its drawing ended. From now on it is none of these. */
  readonly settle: (path: string, isDrawn: boolean) => void
}

type Entry<T> = {
  readonly work: T
  readonly done: PromiseWithResolvers<boolean>
  rank: number
  isTaken: boolean
}

/** What somebody stands still for, what somebody has looked at, and the rest. */
const URGENT = 0
const LOOKED_AT = 1
const REST = 2

/**
 * Takes wishes in the order in which they come. `path` is where a design's files lie below the artwork folder, without
 * an ending.
 */
export function drawingQueue<T extends { readonly path: string }>(works: readonly T[]): DrawingQueue<T> {
  const entries = new Map<string, Entry<T>>(
    works.map((work) => [
      work.path,
      { work, done: Promise.withResolvers<boolean>(), rank: REST, isTaken: false },
    ]),
  )
  const waiting = [...entries.values()]

  /** The longest path that the file's name begins with: `modern-tribal/azilal` has a neighbour `azilal-signs`. */
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
