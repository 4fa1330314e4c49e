import { useEffect, useState } from 'react'

import { browserStorage } from '../api/browser-storage.ts'

const KEY = 'nawl-proof-name'

/** The name that a client writes under. */
export type ClientName = {
  readonly name: string
  /** Whether it was used before, so that it need not be typed again. */
  readonly isKnown: boolean
  readonly onType: (name: string) => void
  /** It was used: this browser remembers it. */
  readonly onUse: () => void
  /** It is to be another. */
  readonly onChange: () => void
}

/** The name of a client, remembered by the browser once it was used. */
export function useClientName(): ClientName {
  const [name, setName] = useState('')
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const stored = read()
    setName(stored)
    setKnown(stored !== '')
  }, [])
  return {
    name,
    isKnown,
    onType: setName,
    onUse() {
      setKnown(true)
      try {
        browserStorage().setItem(KEY, name.trim())
      } catch {
        // Storage is full or blocked: the name is typed again.
      }
    },
    onChange: () => setKnown(false),
  }
}

function read(): string {
  try {
    return browserStorage().getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
