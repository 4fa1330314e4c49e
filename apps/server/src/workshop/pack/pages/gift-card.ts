import { PT } from '../../../platform/pdf/page-layout.ts'
import { addPlainPage, drawLogo } from '../../../platform/pdf/pdf-page.ts'
import { linesOf, write } from '../../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'

/** A6 lying, as the label. */
const CARD = { width: 148, height: 105 } as const
const MARGIN_MM = 16
const SIZES = [15, 13, 11, 9.5, 8] as const

/** The card that a gift's message is written on, without prices: in the largest type in which it fits. */
export function drawGiftCard(sheet: Sheet, message: string): void {
  addPlainPage(sheet, CARD)
  const [left, right] = [MARGIN_MM * PT, (CARD.width - MARGIN_MM) * PT]
  const [top, foot] = [MARGIN_MM * PT, (CARD.height - MARGIN_MM) * PT]
  drawLogo(sheet, left, top + 8, 16)
  const room = foot - top - 30
  const wrapped = (size: number) =>
    message.split('\n').flatMap((line) => linesOf(sheet, line, 'display', size, right - left))
  const size = SIZES.find((each) => wrapped(each).length * each * 1.45 <= room) ?? 8
  const atEnd = /\p{Script=Arabic}/u.test(message)
  for (const [n, line] of wrapped(size).entries()) {
    const baseline = top + 44 + n * size * 1.45
    const x = atEnd ? right : left
    write(sheet, line, { x, baseline, size, face: 'display', atEnd, direction: 'auto' })
  }
}
