import { STRIKE_OFF_MM, type StrikeOff } from '@nawl/domain/product/strike-off'
import { outlineOf } from '@nawl/domain/rug/shape'
import { samples } from '@nawl/messages/by-language/samples'

import type { PrintRug } from '../../../imaging/downloads/print-rug.ts'
import { rugOnWhite, SHADOW } from '../../../imaging/downloads/tear-sheet-picture.ts'
import { MARGIN, PAGE, RIGHT, paper } from '../../../platform/pdf/page-layout.ts'
import { addPage, drawHead } from '../../../platform/pdf/pdf-page.ts'
import { GRAPHITE, INK, write } from '../../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { inBoth, writeBeside } from '../../pack/both-languages.ts'
import type { PackLine } from '../../pack/line-drawing.ts'
import { STAMP_ROOM } from '../../pack/pack-stamp.ts'
import { rugPicture } from '../../pack/rug-picture.ts'

const TOP = 190
const LAST = PAGE.height - 90

/** The rug that a strike-off is cut from, as its customer saw it. */
export async function placePicture(line: PackLine): Promise<PrintRug> {
  const { widthMm, lengthMm } = line.design.size
  return rugPicture({ line, widthMm, lengthMm })
}

/** Draws the whole rug from the front, with the square where it lies and how far that is from the edges. */
export async function drawPlace(
  sheet: Sheet,
  picture: PrintRug,
  { rug, place }: StrikeOff,
  remark: string,
): Promise<void> {
  const { widthMm, lengthMm, shape } = rug.size
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  writeBeside(
    sheet,
    inBoth((code) => samples[code].whereItLies),
    { baseline: 112, size: 25, face: 'display' },
  )
  writeBeside(
    sheet,
    inBoth((code) => samples[code].fromEdges({ left: place.xMm, top: place.yMm })),
    { baseline: 136, size: 9.5 },
  )
  const scale = Math.min((RIGHT - MARGIN - 40) / widthMm, (LAST - TOP) / lengthMm)
  const [width, left] = [widthMm * scale, MARGIN + (RIGHT - MARGIN - widthMm * scale) / 2]
  const image = await rugOnWhite(picture, width, outlineOf(shape))
  sheet.image(image, left - SHADOW, TOP - SHADOW, { width: width + 2 * SHADOW })
  const [x, y, side] = [left + place.xMm * scale, TOP + place.yMm * scale, STRIKE_OFF_MM * scale]
  // Dark on white, so that it is seen on any yarn.
  sheet.rect(x, y, side, side).lineWidth(3).strokeColor('#FFFFFF').stroke()
  sheet.rect(x, y, side, side).lineWidth(1.2).strokeColor(INK).stroke()
  sheet
    .moveTo(left, y + side / 2)
    .lineTo(x, y + side / 2)
    .moveTo(x + side / 2, TOP)
    .lineTo(x + side / 2, y)
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke()
  const ends = { size: 8, tabular: true } as const
  write(sheet, String(place.xMm), { x: left - 6, baseline: y + side / 2 + 3, atEnd: true, ...ends })
  write(sheet, String(place.yMm), { x: x + side / 2 + 4, baseline: TOP - 6, ...ends })
  writeBeside(
    sheet,
    inBoth((code) => samples[code].fromFront),
    { baseline: PAGE.height - 36, size: 7, ink: GRAPHITE },
    MARGIN,
    PAGE.width - STAMP_ROOM,
  )
}
