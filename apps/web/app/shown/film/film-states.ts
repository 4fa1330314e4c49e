import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { paletteMappings } from '../../studio/color/palette-mappings.ts'

/** A rug in one palette of the film. */
export type FilmState = {
  /** The encoded design. */
  readonly text: string
  /** Its yarns' `#RRGGBB`, in the order of the rug's. */
  readonly hexes: readonly string[]
}

/** The film stays below half a minute. */
const MOST_STATES = 6

/** The palettes of a rug's film: as it is shown, as drawn, then the design's others; each once. */
export function filmStates(rug: Pick<RugItem, 'yarns' | 'variants'>, design: LinkedDesign): FilmState[] {
  const all = [
    design.mappings,
    {},
    ...(rug.variants ?? []).map((palette) => paletteMappings(rug, palette)),
  ].map((mappings) => stateOf(rug, { ...design, mappings: changesOf(mappings) }))
  const seen = new Map(all.map((state) => [state.hexes.join(), state]).toReversed() as [string, FilmState][])
  return all.filter((state) => seen.get(state.hexes.join()) === state).slice(0, MOST_STATES)
}

/** Without yarns that are replaced by themselves, which a link cannot say. */
const changesOf = (mappings: LinkedDesign['mappings']) =>
  Object.fromEntries(Object.entries(mappings).filter(([from, to]) => from !== to))

const stateOf = ({ yarns }: Pick<RugItem, 'yarns'>, design: LinkedDesign): FilmState => ({
  text: encodeDesign(design),
  hexes: yarns.map(({ hex }) => design.mappings[hex.toUpperCase()] ?? hex.toUpperCase()),
})

/** How long a palette is shown, and how long one turns into the next, in ms. */
const HOLD_MS = 3_200
const TURN_MS = 1_000

/** The film's length in ms: it ends on the palette that it began with. */
export function filmLength(count: number): number {
  return count * (HOLD_MS + TURN_MS) + HOLD_MS / 2
}

/** Which palettes are seen at an instant (ms), and how much of the second: 0–1, eased. */
export function frameAt(ms: number, count: number) {
  const turn = Math.floor(ms / (HOLD_MS + TURN_MS))
  const within = ms - turn * (HOLD_MS + TURN_MS) - HOLD_MS
  const mix = Math.max(0, within / TURN_MS)
  return { from: turn % count, to: (turn + 1) % count, mix: mix * mix * (3 - 2 * mix) }
}
