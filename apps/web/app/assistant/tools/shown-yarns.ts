import { colorsOf } from '../../studio/state/studio-state.ts'
import { shownName } from '../../studio/color/yarn-name.ts'
import type { OpenStudio } from '../../studio/state/use-studio.ts'

type ShownYarn = {
  /** In the original design; the studio identifies the yarn by it. */
  readonly original: string
  /** On screen. */
  readonly hex: string
  readonly name: string
  readonly locked: boolean
}

/** The yarns of the rug in the studio as shown, by coverage. */
export function shownYarns({ rug, state }: OpenStudio): readonly ShownYarn[] {
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

/** The yarns that a colour refers to: those shown in it, else those designed in it. */
export function matchYarns(studio: OpenStudio, hex: string): readonly ShownYarn[] {
  const wanted = hex.toUpperCase()
  const yarns = shownYarns(studio)
  const shown = yarns.filter((yarn) => yarn.hex === wanted)
  return shown.length > 0 ? shown : yarns.filter((yarn) => yarn.original === wanted)
}
