import { tearSheet } from '@nawl/messages/by-language/tear-sheet'
import { LANGUAGES } from '@nawl/messages/languages'
import { shareFigures } from '@nawl/domain/yarn/share-figures'
import { drawRule } from '../../platform/pdf/pdf-page.ts'
import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { qrCode } from '../../platform/pdf/qr-code.ts'
import { GRAPHITE, INK, linesOf, widthOf, write, tagged } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { TearSheetYarn } from './tear-sheet-yarns.ts'
import type { TearSheetContent } from './tear-sheet.ts'

/** Baseline of the last line. */
const LAST = PAGE.height - 36
const HEAD = 34
const ROW = 31
const BALL = 23
/** Side of the QR code; its quiet zone overlaps the white above and to the left. */
const QR = 96
const CODE_TOP = 14
const LINK_SIZE = 6.2
const LINK_LEADING = 7.6
const QR_LEFT = RIGHT - 136
const YARN_WIDTH = (QR_LEFT - 26 - MARGIN - 22) / 2

/** Top of the footer, as low as yarns and printed link allow. */
export function footTop(sheet: Sheet, { yarns, link, smallPrint }: TearSheetContent): number {
  const rows = HEAD + Math.ceil(yarns.length / 2) * ROW
  const code = CODE_TOP + QR + 8 + linkLines(sheet, link).length * LINK_LEADING
  return LAST - smallLines(sheet, smallPrint).length * 9 - 18 - Math.max(rows, code)
}

/** Draws the yarns in two columns, the QR code and its link beside them, and the small print below. */
export function drawFoot(
  sheet: Sheet,
  root: PDFKit.PDFStructureElement,
  top: number,
  { yarns, link, smallPrint }: TearSheetContent,
  balls: readonly Buffer[],
): void {
  const words = tearSheet[sheet.language]
  sheet.markContent('Artifact', { type: 'Layout' })
  drawRule(sheet, top)
  sheet.endMarkedContent()

  tagged(sheet, root, 'H2', () => {
    write(sheet, words.yarns, { x: MARGIN, baseline: top + 22, size: 13, face: 'display' })
  })
  const list = sheet.struct('L')
  root.add(list)
  const rows = Math.ceil(yarns.length / 2)
  const shares = shareFigures(yarns.map(({ share }) => share))
  for (const [at, yarn] of yarns.entries()) {
    const left = MARGIN + (at >= rows ? YARN_WIDTH + 22 : 0)
    const y = top + HEAD + (at % rows) * ROW
    const item = sheet.struct('LI')
    list.add(item)
    tagged(sheet, item, 'LBody', () =>
      drawYarn(sheet, yarn, words.share({ percent: shares[at] ?? 0 }), balls[at], left, y),
    )
    item.end()
  }
  list.end()
  drawCode(sheet, root, top + CODE_TOP, link)
  tagged(sheet, root, 'P', () => {
    const lines = smallLines(sheet, smallPrint)
    for (const [row, line] of lines.entries()) {
      const baseline = LAST - (lines.length - 1 - row) * 9
      write(sheet, line, { x: MARGIN, baseline, size: 7, ink: GRAPHITE })
    }
  })
}

function drawYarn(
  sheet: Sheet,
  yarn: TearSheetYarn,
  share: string,
  ball: Buffer | undefined,
  left: number,
  top: number,
): void {
  if (ball) sheet.image(ball, sheet.leftOf(left, BALL), top, { width: BALL })
  const x = left + BALL + 8
  const right = left + YARN_WIDTH
  const baseline = top + 9.5
  const small = { baseline: top + 20, size: 7.5, ink: GRAPHITE }
  const shareWidth = write(sheet, share, { x: right, baseline, size: 9, atEnd: true, tabular: true })
  const room = right - x - shareWidth - 6
  const nameSize = 9 * Math.min(1, room / widthOf(sheet, yarn.name, 'sans-medium', 9))
  write(sheet, yarn.name, { x, baseline, size: nameSize, face: 'sans-medium' })
  const hexWidth = write(sheet, yarn.hex, { x, ...small, tabular: true, direction: 'ltr' })
  if (yarn.replaces.length === 0) return
  const place = x + hexWidth + 6
  const { inPlaceOf, inPlaceOfCount } = tearSheet[sheet.language]
  const all = inPlaceOf({ yarns: listOf(sheet, yarn.replaces) })
  const fits = widthOf(sheet, all, 'sans', 7.5) <= right - place
  const said = fits ? all : inPlaceOfCount({ count: yarn.replaces.length })
  write(sheet, said, { x: place, ...small })
}

function drawCode(sheet: Sheet, root: PDFKit.PDFStructureElement, top: number, link: string): void {
  const words = tearSheet[sheet.language]
  const { side, bars } = qrCode(link)
  const module = QR / side
  // The code itself is never mirrored.
  const left = sheet.leftOf(QR_LEFT, QR - 8 * module) - 4 * module
  tagged(
    sheet,
    root,
    'Figure',
    () => {
      for (const { x, y, length } of bars)
        sheet.rect(left + x * module, top - 4 * module + y * module, length * module, module)
      sheet.fillColor(INK).fill()
    },
    { alt: words.codeOfLink },
  )
  tagged(sheet, root, 'Link', () => {
    let baseline = top + QR - 8 * module + 12
    write(sheet, words.opensInStudio, { x: QR_LEFT, baseline, size: 7.5 })
    baseline += 3
    for (const line of linkLines(sheet, link)) {
      baseline += LINK_LEADING
      write(sheet, line, { x: QR_LEFT, baseline, size: LINK_SIZE, ink: GRAPHITE, direction: 'ltr' })
    }
    const width = RIGHT - QR_LEFT
    sheet.link(sheet.leftOf(QR_LEFT, width), top, width, baseline - top + 3, link)
  })
}

/** Names one after the other, in the sheet's language. */
const listOf = ({ language }: Sheet, names: readonly string[]) =>
  new Intl.ListFormat(LANGUAGES[language].tag, { type: 'unit' }).format(names)

const linkLines = (sheet: Sheet, link: string) => linesOf(sheet, link, 'sans', LINK_SIZE, RIGHT - QR_LEFT)
const smallLines = (sheet: Sheet, text: string) => linesOf(sheet, text, 'sans', 7, RIGHT - MARGIN)
