import { colorsOf } from '../../studio/state/studio-state.ts'
import { shownName } from '../../studio/color/yarn-name.ts'
import type { StudioOffer } from '../../studio/assistant-offers.ts'

type ShownYarn = {
  /** As the design has it, by which the studio knows it. */
  readonly original: string
  /** As it is on screen. */
  readonly hex: string
  readonly name: string
  readonly locked: boolean
}

/** The yarns of the rug in the studio as they are on screen, most covering first. */
export function shownYarns({ rug, state }: StudioOffer): readonly ShownYarn[] {
  return colorsOf(state).map((yarn) => {
    const newHex = state.look.mappings[yarn.hex]
    return {
      original: yarn.hex,
      hex: newHex ?? yarn.hex,
      name: shownName({ rug, yarn, newHex }) ?? yarn.hex,
      locked: state.locked.has(yarn.hex),
    }
  })
}

/** Those that a colour means: that look so on screen, else that were designed so. */
export function matchYarns(studio: StudioOffer, hex: string): readonly ShownYarn[] {
  const wanted = hex.toUpperCase()
  const yarns = shownYarns(studio)
  const shown = yarns.filter((yarn) => yarn.hex === wanted)
  return shown.length > 0 ? shown : yarns.filter((yarn) => yarn.original === wanted)
}
