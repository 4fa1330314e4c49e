import { createContext, useContext } from 'react'

import { createStore } from '../../ui/store.ts'
import type { Mappings, StudioState } from '../state/studio-state.ts'

/** What the visitor points at: a colour for the yarn whose picker is open, or a change of several yarns. */
export type Previewed = { readonly color: string } | { readonly mappings: Mappings }

export type Previewing = {
  readonly current: () => Previewed | null
  /** Shows a change on the live rug, or with null the rug as it is. */
  readonly show: (previewed: Previewed | null) => void
  /** Keeps what is shown, whatever is pointed at, until `release`. */
  readonly hold: () => void
  /** Ends what was held, if anything was. */
  readonly release: () => void
  /** Calls back whenever another thing is pointed at; returns how to stop it. */
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

/** Whether what is previewed is just what has been chosen, rather than something that the pointer rests on. */
export function isChosen(previewed: Previewed, { look, selected }: Pick<StudioState, 'look' | 'selected'>) {
  const worn = (hex: string) => look.mappings[hex] ?? hex
  if ('color' in previewed) return selected !== null && worn(selected) === previewed.color
  return Object.entries(previewed.mappings).some(([from, to]) => worn(from) === to)
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
