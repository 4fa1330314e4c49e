import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { yarnNameOf } from '@nawl/messages/yarns'

/** A yarn of a grid. */
export type ShownYarn = {
  readonly hex: string
  /** In the language of the page. */
  readonly name: string
  /** Small text below the name: `ΔE 2.1`. */
  readonly note?: string
  /** Whether it is out of stock, and dyed to order. */
  readonly isOut?: boolean
  /** The colour it represents, as a small ball on its lower left. */
  readonly stands?: string
}

/** A yarn of the shade card under its name in the language of the page. */
export function shownYarn({ hex, name, isOut }: Omit<Yarn, 'code'>): ShownYarn {
  return { hex, name: yarnNameOf(name), ...(isOut && { isOut }) }
}
