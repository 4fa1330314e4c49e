import { useState } from 'react'

export type Selection = {
  readonly keys: ReadonlySet<string>
  readonly toggle: (key: string) => void
  readonly choose: (keys: readonly string[]) => void
}

/** The selected rows of a list, across its pages; another filter (`of`) begins anew. */
export function useSelection(of: string): Selection {
  const [held, setHeld] = useState<{ readonly of: string; readonly keys: ReadonlySet<string> }>({
    of,
    keys: new Set(),
  })
  const keys = held.of === of ? held.keys : new Set<string>()
  return {
    keys,
    toggle: (key) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      setHeld({ of, keys: next })
    },
    choose: (chosen) => setHeld({ of, keys: new Set(chosen) }),
  }
}
