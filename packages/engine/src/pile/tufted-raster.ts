import type { Pile } from '@nawl/domain/rug/piles'

/**
 * A rug as tufts: every pixel is `yarn × levels + shade`, without any colour. Values from GROUND upward are the floor
 * around the rug, GROUND itself unshaded and 255 in the deepest contact shadow. Colour, light and texture intensity
 * are a 256-entry table applied later (`shadeTable`).
 */
export type TuftedRaster = {
  readonly width: number
  readonly height: number
  readonly indices: Uint8Array
  readonly yarnCount: number
  /** Shade levels per yarn: min(30, ⌊240 / yarnCount⌋). */
  readonly levels: number
}

export const GROUND = 240

/** What the API calls a pile. */
export type TextureStyle = Pile
