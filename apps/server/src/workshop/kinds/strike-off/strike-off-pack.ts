import { STRIKE_OFF_MM, STRIKE_OFF_SIZE, type StrikeOff } from '@nawl/domain/product/strike-off'
import { outlineOf } from '@nawl/domain/rug/shape'
import { recolor } from '@nawl/engine/recolor/recolor'
import { rugPlane } from '@nawl/engine/buildable/rug-plane'
import { cutSquare } from '@nawl/engine/strike-off/cut-square'
import { squareAt } from '@nawl/engine/strike-off/propose-square'
import { samples } from '@nawl/messages/by-language/samples'

import type { SharedRug } from '../../../imaging/color/shared-rug.ts'
import { inBoth, PACK_LANGUAGE } from '../../pack/both-languages.ts'
import type { PackLine } from '../../pack/line-drawing.ts'
import { PICTURE_SCALE } from '../../pack/rug-picture.ts'
import type { PackedLine, PackKind } from '../pack-kind.ts'
import { openDrawn, outlinesOf, madeOnFloor } from '../rug/rug-pack.ts'
import { drawPlace, placePicture } from './place-page.ts'

/** A strike-off with the rug that it is cut from. */
type StrikeOffLine = PackedLine<StrikeOff> & {
  readonly whole: SharedRug
  readonly palette: readonly string[]
  readonly tile: SharedArrayBuffer
}

/** A strike-off: what a rug's pack has, of its square, and where that lies on the rug. */
export const strikeOffPack: PackKind<StrikeOff, StrikeOffLine> = {
  async gather({ position, design, quantity, wool }, renderer) {
    const { bitmapHash, mappings, tolerance, textureStyle } = design.rug
    const { value: whole } = await renderer.separation(`frozen/${bitmapHash}.bmp`)
    const palette = recolor(whole.separation.swatches, { mappings: Object.entries(mappings), tolerance })
    const tile = await renderer.tile(textureStyle, PICTURE_SCALE)
    return { position, design, quantity, wool, whole, palette, tile }
  },

  async open(line, about) {
    const { place } = line.design
    const square = squareLine(line)
    const part = await openDrawn(square, about, {
      count: inBoth((code) => samples[code].strikeOffs({ count: line.quantity })),
      more: { strikeOffOf: line.design.name, place },
    })
    const picture = await placePicture({ ...line, rug: line.whole, design: line.design.rug })
    return {
      ...part,
      async draw(sheet) {
        await drawPlace(sheet, picture, line.design, about.remark)
        await part.draw(sheet)
      },
    }
  },

  outlines: (line, about) => outlinesOf(squareLine(line), about),

  onFloor: ({ yarns, rug }, config) =>
    madeOnFloor({ yarns, size: STRIKE_OFF_SIZE, textureStyle: rug.textureStyle }, config),
}

/** The square as a small rug: its part of the drawing, in the same yarns. */
function squareLine({ position, quantity, wool, design, whole, palette, tile }: StrikeOffLine): PackLine {
  const { rug, place, yarns, name } = design
  const { separation } = whole
  const outline = outlineOf(rug.size.shape)
  const plane = rugPlane(
    separation,
    outline,
    palette.map(() => 0),
    rug.size.widthMm / rug.size.lengthMm,
  )
  const square = squareAt(plane, rug.size, place, STRIKE_OFF_MM)
  return {
    position,
    quantity,
    wool,
    palette,
    tile,
    rug: { ...whole, separation: cutSquare(separation, outline, square) },
    design: { ...rug, name: samples[PACK_LANGUAGE].strikeOffName({ name }), size: STRIKE_OFF_SIZE, yarns },
  }
}
