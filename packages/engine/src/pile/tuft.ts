import { layCloth } from './surface/cloth.ts'
import { splitIntoLots } from './surface/lots.ts'
import { bindEdge } from './edge/outline.ts'
import type { OutlineShape } from './edge/outline-shape.ts'
import { sew } from './edge/sew.ts'
import { shadeLevels } from './shade/shade-levels.ts'
import type { PileField } from './field/pile-field.ts'
import { STYLE_RULES } from './style-rules.ts'
import type { PileTile } from './tile/tile.ts'
import type { TextureStyle, TuftedRaster } from './tufted-raster.ts'
import { followByHand } from './surface/wobble.ts'

export type TuftSpec = {
  /** Yarn number of every pixel, rows from the top. */
  readonly yarns: Uint8Array
  readonly width: number
  readonly height: number
  /** 1–30. */
  readonly yarnCount: number
  readonly tile: PileTile
  /** At least as large. */
  readonly sheet: PileField
  readonly style: TextureStyle
  /** Pixels per 1.5 mm. */
  readonly scale: 1 | 2
  /** `none` fills the whole picture. */
  readonly outline?: OutlineShape | 'none'
  /** Width over length of the finished rug. Default: as the picture. */
  readonly ratio?: number
  /** Seeds the irregularities of the hand-cut outline. */
  readonly seed?: number
}

const SMALLEST_SIDE = 16
const MOST_YARNS = 30
/** Combined reach of owner and stray fibre, in pixels of the 1× picture. */
const MARGIN = 10

/**
 * Turns a flat drawing into wool. The same input gives the same bytes everywhere.
 * @throws Error if sizes, yarns, tile and pile field do not fit together.
 */
export function tuft(spec: TuftSpec): TuftedRaster {
  assertFits(spec)
  const { yarns, width, height, yarnCount, tile, sheet, style, scale } = spec
  const drawn = followByHand(layCloth(yarns, width, height, MARGIN * scale), sheet)
  splitIntoLots(drawn)
  const sewn = sew(drawn, yarnCount, tile, sheet, STYLE_RULES[style])
  const outline = spec.outline ?? 'rectangle'
  if (outline !== 'none') bindEdge(sewn, drawn, outline, yarnCount, tile, spec.seed ?? 5, spec.ratio)
  return { width, height, indices: sewn.indices, yarnCount, levels: shadeLevels(yarnCount) }
}

function assertFits({ yarns, width, height, yarnCount, tile, sheet, style, scale }: TuftSpec) {
  if (!(Math.min(width, height) >= SMALLEST_SIDE) || yarns.length !== width * height) {
    throw new Error(`${yarns.length} yarn numbers do not make a rug of ${width} × ${height}`)
  }
  if (!(yarnCount >= 1 && yarnCount <= MOST_YARNS)) {
    throw new Error(`A rug has 1 to ${MOST_YARNS} yarns, not ${yarnCount}`)
  }
  if (reaches(yarns, yarnCount)) {
    throw new Error(`A yarn number is not below ${yarnCount}`)
  }
  if (tile.scale !== scale || tile.strands !== STYLE_RULES[style].strands) {
    throw new Error(`The tile is not made for style ${style} at scale ${scale}`)
  }
  if (sheet.scale !== scale || sheet.width < width || sheet.height < height) {
    throw new Error(`The pile field is not large enough for ${width} × ${height} at scale ${scale}`)
  }
}

/** Four pixels at a time: a byte at or above `limit` carries into its own top bit. */
function reaches(yarns: Uint8Array, limit: number): boolean {
  const words = yarns.byteOffset % 4 === 0 ? yarns.length >> 2 : 0
  const four = new Int32Array(yarns.buffer, words === 0 ? 0 : yarns.byteOffset, words)
  const carry = (128 - limit) * 0x01010101
  let any = 0
  for (let i = 0; i < words; i++) any |= ((four[i]! & 0x7f7f7f7f) + carry) | four[i]!
  if ((any & 0x80808080) !== 0) return true
  for (let i = words * 4; i < yarns.length; i++) if (yarns[i]! >= limit) return true
  return false
}
