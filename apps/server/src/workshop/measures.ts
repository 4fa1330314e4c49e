import { GRAPHITE, INK, write } from '../platform/pdf/pdf-text.ts'
import type { PdfDocument } from '../platform/pdf/pdf-page.ts'
import { PT } from '../platform/pdf/paper.ts'

/** Draws a scale bar of `mm`, labelled in centimetres, to the right of a point. */
export function drawBar(sheet: PdfDocument, x: number, y: number, mm: number): void {
  sheet.lineWidth(0.6).strokeColor(INK)
  sheet.moveTo(x, y).lineTo(x + mm * PT, y)
  for (let at = 0; at <= mm; at += 10) {
    const tall = at % 50 === 0 ? 3 : 1.8
    sheet.moveTo(x + at * PT, y).lineTo(x + at * PT, y - tall * PT)
  }
  sheet.stroke()
  write(sheet, `${mm} mm`, { x: x + mm * PT, baseline: y + 9, size: 7, ink: GRAPHITE, fromRight: true })
}

/** Draws a square of 100 mm to verify with a ruler. */
export function drawCheckSquare(sheet: PdfDocument, x: number, y: number): void {
  sheet.lineWidth(0.6).strokeColor(INK)
  sheet.rect(x, y, 100 * PT, 100 * PT).stroke()
  write(sheet, '100 × 100 mm', { x: x + 8, baseline: y + 16, size: 9 })
  write(sheet, 'If this square measures anything else, the sheets', {
    x: x + 8,
    baseline: y + 30,
    size: 8,
    ink: GRAPHITE,
  })
  write(sheet, 'were scaled in printing: print them again at 100 %.', {
    x: x + 8,
    baseline: y + 41,
    size: 8,
    ink: GRAPHITE,
  })
}
