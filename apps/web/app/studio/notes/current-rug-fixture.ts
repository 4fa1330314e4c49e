import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { surveyRug } from '@nawl/engine/buildable/survey-rug'
import { parseHex } from '@nawl/engine/color/hex'
import { recolor } from '@nawl/engine/recolor/recolor'
import type { Swatch } from '@nawl/engine/separation/separation'

import { dyedAlike } from './dyed-alike.ts'
import type { CurrentRug } from './current-rug.ts'

type Drawn = {
  readonly hexes: readonly string[]
  readonly width: number
  readonly height: number
  /** An index into `hexes` for every pixel. */
  readonly drawing: Uint8Array
}

/** A rug drawn pixel by pixel and measured as the worker does, with overrides. */
export function currentRug(
  { hexes, width, height, drawing }: Drawn,
  over: Partial<CurrentRug> = {},
): CurrentRug {
  const { mappings = {}, matchedAt = AS_DRAWN.matchedAt } = over
  const swatches = hexes.map(swatchOf)
  const groups = dyedAlike(recolor(swatches, { mappings: Object.entries(mappings), tolerance: matchedAt }))
  const yarns = drawing.map((swatch) => groups[swatch]!)
  const plane = { drawing: yarns, width, height, yarnCount: Math.max(...groups) + 1, laid: null }
  return {
    swatches,
    groups,
    survey: surveyRug(plane),
    mappings,
    matchedAt,
    tolerance: AS_DRAWN.tolerance,
    locked: new Set(),
    size: AS_DRAWN.size,
    ...over,
  }
}

/** A drawing defined by a function from position to yarn. */
export function drawn(
  hexes: readonly string[],
  width: number,
  height: number,
  yarnAt: (x: number, y: number) => number,
): Drawn {
  const drawing = Uint8Array.from({ length: width * height }, (_, pixel) =>
    yarnAt(pixel % width, Math.floor(pixel / width)),
  )
  return { hexes, width, height, drawing }
}

function swatchOf(hex: string): Swatch {
  const rgb = parseHex(hex) ?? 0
  return { hex, r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255, percentage: 1, pixelCount: 1 }
}
