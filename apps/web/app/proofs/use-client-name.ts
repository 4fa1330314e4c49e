import { useState } from 'react'

import { browserStorage } from '../api/browser-storage.ts'
import { useBrowserValue } from '../ui/use-browser-value.ts'

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
  const stored = useBrowserValue(read, '')
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const name = typed ?? stored
  return {
    name,
    isKnown: isOpen === null ? stored !== '' : !isOpen,
    onType(next) {
      setTyped(next)
      setOpen(true)
    },
    onUse() {
      setOpen(false)
      try {
        browserStorage().setItem(KEY, name.trim())
      } catch {
        // Storage is full or blocked: the name is typed again.
      }
    },
    onChange: () => setOpen(true),
  }
}

function read(): string {
  try {
    return browserStorage().getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
