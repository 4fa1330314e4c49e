import { createContext, useContext } from 'react'

import { createStore } from '../../ui/store.ts'
import type { Mappings, StudioState } from '../state/studio-state.ts'

/** A preview: a colour for the yarn whose picker is open, or a change of several yarns. */
export type Previewed = { readonly color: string } | { readonly mappings: Mappings }

export type Previewing = {
  readonly current: () => Previewed | null
  /** Previews a change on the live rug; null ends the preview. */
  readonly show: (previewed: Previewed | null) => void
  /** Keeps the current preview, whatever is pointed at, until `release`. */
  readonly hold: () => void
  /** Ends a held preview, if any. */
  readonly release: () => void
  /** Calls back on every change; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Outside the studio's state: pointing at fifteen colours must not render the whole studio fifteen times. */
export function startPreviewing(): Previewing {
  const store = createStore<Previewed | null>(null)
  let held = false
  function show(previewed: Previewed | null): void {
    if (!held && previewed !== store.get()) store.set(previewed)
  }
  return {
    current: store.get,
    show,
    hold: () => void (held = true),
    release() {
      if (!held) return
      held = false
      show(null)
    },
    subscribe: store.subscribe,
  }
}

/** Whether the preview shows what has just been chosen, rather than what is under the pointer. */
export function isChosen(previewed: Previewed, { look, selected }: Pick<StudioState, 'look' | 'selected'>) {
  const worn = (hex: string) => look.mappings[hex] ?? hex
  if ('color' in previewed) return selected !== null && worn(selected) === previewed.color
  return Object.entries(previewed.mappings).some(([from, to]) => worn(from) === to)
}

export const PreviewingContext = createContext<Previewing>(startPreviewing())

/**
 * Handlers for a control that previews its effect on hover and focus, and restores the rug afterwards. `null`
 * previews nothing, for disabled controls.
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
