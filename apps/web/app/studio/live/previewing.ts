import { createContext, useContext } from 'react'

import type { Mappings } from '../studio-state.ts'

/** What the visitor points at: a colour for the yarn whose picker is open, or a change of several yarns. */
export type Previewed = { readonly color: string } | { readonly mappings: Mappings }

export type Previewing = {
  readonly current: () => Previewed | null
  /** Shows a change on the live rug, or with null the rug as it is. */
  readonly show: (previewed: Previewed | null) => void
  /** Calls back whenever another thing is pointed at; returns how to stop it. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Outside the studio's state: pointing at fifteen colours must not render the whole studio fifteen times. */
export function startPreviewing(): Previewing {
  const listeners = new Set<() => void>()
  let current: Previewed | null = null
  return {
    current: () => current,
    show(previewed) {
      if (previewed === current) return
      current = previewed
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export const PreviewingContext = createContext<Previewing>(startPreviewing())

/**
 * Handlers for a control that previews what pressing it would change: on hover and on focus, restored when
 * pointer or keyboard move on. `null` previews nothing, as for a control that is disabled.
 */
export function usePreviewing(): (previewed: Previewed | null) => {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
} {
  const { show } = useContext(PreviewingContext)
  return (previewed) => {
    const begin = () => show(previewed)
    const end = () => show(null)
    return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end }
  }
}
