import { invoice as messages } from '@nawl/messages/by-language/invoice'
import type { LanguageCode } from '@nawl/messages/languages'

import { writeNameLine } from '../../platform/pdf/fit-name.ts'
import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { drawLogo } from '../../platform/pdf/pdf-page.ts'
import { GRAPHITE, linesOf, tagged, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { Part } from './document-money.ts'

/** Where the columns of the head begin. */
export const HEAD = { from: MARGIN, to: 230, about: 415 } as const
/** Below the head. */
export const HEAD_GAP = 38

/** Of a column: baseline of its label, size and leading of its lines, and how wide they may be, in points. */
type ColumnStyle = {
  readonly top: number
  readonly size: number
  readonly leading: number
  readonly width: number
}
export const COLUMN_STYLE: ColumnStyle = { top: 112, size: 10.5, leading: 14, width: 165 }

/** Draws the logo and what the paper is, in points as large as its longest title allows. */
export function drawTitle(sheet: Sheet, root: Part, title: string, size = 25): void {
  tagged(sheet, root, 'P', () => drawLogo(sheet, MARGIN, 60, 25))
  tagged(sheet, root, 'H1', () => {
    write(sheet, title, { x: RIGHT, baseline: 60, size, face: 'display', atEnd: true })
  })
}

/** Draws lines with a label above; returns the last baseline. */
export function drawColumn(
  sheet: Sheet,
  root: Part,
  label: string,
  lines: readonly string[],
  x: number,
  { top, size, leading, width: widest }: ColumnStyle = COLUMN_STYLE,
): number {
  tagged(sheet, root, 'P', () => write(sheet, label, { x, baseline: top, size: 7.5, ink: GRAPHITE }))
  const width = Math.min(widest, RIGHT - x)
  let baseline = top + 3
  for (const text of lines) {
    // Characters that no font has are not drawn, but the tagged text still contains them.
    const draw = () => {
      for (const part of linesOf(sheet, text, 'display', size, width))
        writeNameLine(sheet, part, { x, baseline: (baseline += leading), size, width })
    }
    tagged(sheet, root, 'P', draw, { actual: text })
  }
  return baseline
}

/** Draws the paper's name and page number on every page, once all are there. */
export function drawFeet(sheet: Sheet, title: string, language: LanguageCode): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.markContent('Artifact', { type: 'Pagination' })
    const line = { baseline: PAGE.height - 40, size: 7.5, ink: GRAPHITE }
    write(sheet, title, { x: MARGIN, ...line })
    const said = messages[language].page({ page: page + 1, pages: count })
    write(sheet, said, { x: RIGHT, ...line, atEnd: true })
    sheet.endMarkedContent()
  }
}
