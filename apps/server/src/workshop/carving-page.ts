import type { Line } from '@nawl/engine/cartoon/outline-rug'

import { MARGIN, PAGE, RIGHT, paper } from '../platform/pdf/page-layout.ts'
import { GRAPHITE, INK, write } from '../platform/pdf/pdf-text.ts'
import type { LineDrawing } from './line-drawing.ts'
import { addPage, drawHead, type PdfDocument } from '../platform/pdf/pdf-page.ts'
import { carvingText, isCarved } from './pack-messages.ts'

/**
 * Draws where two yarns meet, and shears cut on a carved rug, on one A4 page. Carving is done on the face, so this
 * drawing is the only one that is not mirrored.
 */
export function drawCarving(sheet: PdfDocument, drawing: LineDrawing, remark: string): void {
  const { widthMm, lengthMm, meetings, rim, meetingM, line } = drawing
  addPage(sheet, paper('A4'))
  drawHead(sheet, remark)
  const title = isCarved(drawing) ? 'Carving map' : 'Where yarns meet'
  write(sheet, title, { x: MARGIN, baseline: 108, size: 25, face: 'display' })
  write(sheet, `${carvingText(line.design.textureStyle)}.`, { x: MARGIN, baseline: 128, size: 9.5 })
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
  const said = `Seen from the front, not mirrored. Scale 1:${Math.round(((72 / 25.4) * 1) / scale)}. ${meetingM.toFixed(1)} m of lines.`
  write(sheet, said, { x: MARGIN, baseline: PAGE.height - 36, size: 7, ink: GRAPHITE })
}

const TOP = 146
const LAST = PAGE.height - 60
/** A printer cannot resolve points closer than this. */
const FINEST = 0.3

function drawSmall(
  sheet: PdfDocument,
  line: Line,
  toX: (x: number) => number,
  toY: (y: number) => number,
): void {
  let [lastX, lastY] = [toX(line[0]!), toY(line[1]!)]
  sheet.moveTo(lastX, lastY)
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [toX(line[i]!), toY(line[i + 1]!)]
    const isLast = i === line.length - 2
    if (!isLast && Math.hypot(x - lastX, y - lastY) < FINEST) continue
    sheet.lineTo(x, y)
    lastX = x
    lastY = y
  }
}
