import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import type { Line } from '@nawl/engine/cartoon/outline-rug'

import { STAMP_ROOM } from '../pack-stamp.ts'
import { MARGIN, PAGE, RIGHT, paper } from '../../../platform/pdf/page-layout.ts'
import { GRAPHITE, INK } from '../../../platform/pdf/pdf-text.ts'
import type { LineDrawing } from '../line-drawing.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { inBoth, writeBeside } from '../both-languages.ts'
import { addPage, drawHead } from '../../../platform/pdf/pdf-page.ts'
import { carvingText, isCarved, packText } from '../pack-messages.ts'
import { drawSmall } from '../small-line.ts'

/**
 * Draws where two yarns meet, and shears cut on a carved rug, on one A4 page. Carving is done on the face, so this
 * drawing is the only one that is not mirrored.
 */
export function drawCarving(sheet: Sheet, drawing: LineDrawing, remark: string): void {
  const { widthMm, lengthMm, meetings, rim, meetingM, line } = drawing
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  const title = packText(isCarved(drawing) ? 'carvingMap' : 'whereYarnsMeet')
  writeBeside(sheet, title, { baseline: 108, size: 25, face: 'display' })
  writeBeside(sheet, carvingText(line.design.textureStyle), { baseline: 128, size: 9.5 })
  const scale = Math.min((RIGHT - MARGIN) / widthMm, (LAST - TOP) / lengthMm)
  const left = MARGIN + (RIGHT - MARGIN - widthMm * scale) / 2
  sheet
    .lineJoin('round')
    .lineCap('round')
    .strokeColor(isCarved(drawing) ? INK : GRAPHITE)
  // The drawing is seen from the back; flipped, it is seen from the front.
  const draw = (l: Line) =>
    drawSmall(
      sheet,
      l,
      (x) => left + (widthMm - x) * scale,
      (y) => TOP + y * scale,
    )
  for (const meeting of meetings) draw(meeting)
  if (meetings.length > 0) sheet.lineWidth(isCarved(drawing) ? 1.1 : 0.35).stroke()
  for (const piece of rim) draw(piece)
  sheet.lineWidth(0.4).strokeColor(GRAPHITE).stroke()
  const [reduction, metres] = [Math.round(72 / 25.4 / scale), meetingM.toFixed(1)]
  const said = inBoth((code) => workshopPack[code].fromFront({ scale: reduction, metres }))
  writeBeside(
    sheet,
    said,
    { baseline: PAGE.height - 36, size: 7, ink: GRAPHITE },
    MARGIN,
    PAGE.width - STAMP_ROOM,
  )
}

const TOP = 146
const LAST = PAGE.height - 60
