import type { LanguageCode } from '@nawl/messages/languages'

import { MARGIN, RIGHT } from '../../platform/pdf/page-layout.ts'
import { openPdf, TAGGED_A4 } from '../../platform/pdf/pdf-page.ts'
import { GRAPHITE, linesOf, tagged, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { drawColumn, drawFeet, drawTitle } from '../tax-documents/document-head.ts'
import { artifactRule, inColumn, nested, type Part, room } from '../tax-documents/document-money.ts'
import type { TablePaper } from './customs-paper.ts'

type Printing = { readonly language: LanguageCode; readonly at: Date }

/** A paper with a table on as many A4 pages as its lines need, tagged for screen readers. */
export function tablePdf(paper: TablePaper, { language, at }: Printing): Promise<Uint8Array> {
  const { title, reference } = paper
  const info = { Title: `${title} ${reference}`, Subject: reference, CreationDate: at }
  return openPdf(language, info, { ...TAGGED_A4, bufferPages: true }, (sheet) => {
    const root = sheet.struct('Document')
    sheet.addStructure(root)
    drawTitle(sheet, root, title, 20)
    const afterParties = drawParties(sheet, root, paper)
    const afterFacts = drawFacts(sheet, root, paper, afterParties + 26)
    const afterTable = drawTable(sheet, root, paper, afterFacts + 20)
    drawEnd(sheet, root, paper, drawSums(sheet, root, paper, afterTable + 4) + 24)
    root.end()
    drawFeet(sheet, `${title} ${reference}`, language)
  })
}

const SIZE = 9.5
const LEADING = 13
const TOP = 104

function drawParties(sheet: Sheet, root: Part, { parties }: TablePaper): number {
  const width = (RIGHT - MARGIN) / parties.length - 16
  const style = { top: TOP, size: SIZE, leading: LEADING, width }
  const ends = parties.map(({ label, lines }, n) =>
    drawColumn(sheet, root, label, lines, MARGIN + n * (width + 16), style),
  )
  return Math.max(...ends)
}

const LABEL_WIDTH = 150

function drawFacts(sheet: Sheet, root: Part, { facts }: TablePaper, top: number): number {
  let y = top
  nested(sheet, root, 'Table', (table) => {
    for (const [label, value] of facts) {
      const lines = linesOf(sheet, value, 'sans', SIZE, RIGHT - MARGIN - LABEL_WIDTH)
      y = room(sheet, y, lines.length * LEADING + 4)
      nested(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TH', () =>
          write(sheet, label, { x: MARGIN, baseline: y + 10, size: 8, ink: GRAPHITE }),
        )
        drawCell(sheet, row, lines, { x: MARGIN + LABEL_WIDTH, y, text: value })
      })
      y += lines.length * LEADING + 2
    }
  })
  return y
}

type Cell = { readonly x: number; readonly y: number; readonly text: string }

function drawCell(sheet: Sheet, row: Part, lines: readonly string[], { x, y, text }: Cell): void {
  const draw = () => {
    for (const [n, line] of lines.entries())
      write(sheet, line, { x, baseline: y + 10 + n * LEADING, size: SIZE })
  }
  tagged(sheet, row, 'TD', draw, { actual: text })
}

const GAP = 12

/** Each column from where to where; the first is as wide as the others leave it. */
function placesOf({ columns }: TablePaper) {
  const others = columns.slice(1).reduce((sum, { width = 0 }) => sum + width + GAP, 0)
  let from = MARGIN
  return columns.map(({ width = RIGHT - MARGIN - others }) => {
    const place = { from, to: from + width }
    from += width + GAP
    return place
  })
}

function drawTable(sheet: Sheet, root: Part, paper: TablePaper, top: number): number {
  const places = placesOf(paper)
  const { columns, rows } = paper
  if (columns.length === 0) return top
  let y = top
  nested(sheet, root, 'Table', (table) => {
    y = drawRow(sheet, table, { paper, places, texts: columns.map(({ head }) => head), isHead: true }, y)
    for (const texts of rows) {
      artifactRule(sheet, y)
      y = drawRow(sheet, table, { paper, places, texts, isHead: false }, y + 3)
    }
  })
  artifactRule(sheet, y)
  return y
}

type Row = {
  readonly paper: TablePaper
  readonly places: readonly { readonly from: number; readonly to: number }[]
  readonly texts: readonly string[]
  readonly isHead: boolean
}

function drawRow(sheet: Sheet, table: Part, { paper, places, texts, isHead }: Row, top: number): number {
  const size = isHead ? 7.5 : SIZE
  const cells = texts.map((text, n) => {
    const { from, to } = places[n]!
    return linesOf(sheet, text, 'sans', size, to - from)
  })
  const high = Math.max(...cells.map((lines) => lines.length)) * LEADING + 4
  const y = room(sheet, top, high)
  nested(sheet, table, 'TR', (row) => {
    for (const [n, lines] of cells.entries()) {
      const place = places[n]!
      const end = paper.columns[n]?.isFigure ? inColumn(sheet, place) : { x: place.from }
      const draw = () => {
        for (const [at, line] of lines.entries())
          write(sheet, line, {
            ...end,
            baseline: y + 10 + at * LEADING,
            size,
            tabular: true,
            ...(isHead && { ink: GRAPHITE }),
          })
      }
      tagged(sheet, row, isHead ? 'TH' : 'TD', draw, { actual: texts[n] ?? '' })
    }
  })
  return y + high
}

const SUM_LABELS = 260

function drawSums(sheet: Sheet, root: Part, paper: TablePaper, top: number): number {
  const last = placesOf(paper).at(-1)
  if (paper.sums.length === 0 || !last) return top
  let y = top
  nested(sheet, root, 'Table', (table) => {
    for (const [label, value] of paper.sums) {
      y = room(sheet, y, 18)
      nested(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TH', () => write(sheet, label, { x: SUM_LABELS, baseline: y + 12, size: SIZE }))
        tagged(sheet, row, 'TD', () =>
          write(sheet, value, { ...inColumn(sheet, last), baseline: y + 12, size: SIZE, tabular: true }),
        )
      })
      y += 16
    }
  })
  return y
}

const SIGNED = 110

function drawEnd(sheet: Sheet, root: Part, { notes, signature }: TablePaper, top: number): void {
  let y = top
  for (const note of notes)
    for (const line of linesOf(sheet, note, 'sans', 8, RIGHT - MARGIN)) {
      y = room(sheet, y, 12)
      tagged(sheet, root, 'P', () => write(sheet, line, { x: MARGIN, baseline: y, size: 8, ink: GRAPHITE }))
      y += 12
    }
  if (signature === undefined) return
  y = room(sheet, y, SIGNED)
  artifactRule(sheet, y + SIGNED - 40, SUM_LABELS)
  tagged(sheet, root, 'P', () =>
    write(sheet, signature, { x: SUM_LABELS, baseline: y + SIGNED - 26, size: 8, ink: GRAPHITE }),
  )
}
