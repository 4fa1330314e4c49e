import { type Direction, directionOf, hasDirection, withoutMarks } from '../type/bidi-line.ts'
import { type Face, relativeSize } from '../type/faces.ts'
import { type Run, runsOf } from '../type/font-runs.ts'
import type { Sheet } from './sheet.ts'

export const INK = '#1E1A16'
export const GRAPHITE = '#5E564D'
export const RULE = '#D9CFC0'

export type Written = {
  /** Where the line begins, from the side where the document's lines begin. */
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly face?: Face
  readonly ink?: string
  /** Aligns the end of the line at `x`. */
  readonly atEnd?: boolean
  /** Tabular figures, for columns. */
  readonly tabular?: boolean
  /** The line's own direction: the document's, or `auto` for names and addresses in any script. */
  readonly direction?: Direction | 'auto'
}

/** Writes one line in any of the fonts' scripts and returns its width. */
export function write(sheet: Sheet, text: string, written: Written): number {
  const { x, baseline, size, face = 'sans', ink = INK, atEnd = false, tabular = false } = written
  const { runs } = runsOf(sheet.hasGlyph, text, face, directionIn(sheet, text, written.direction))
  const features = featuresOf(tabular)
  const widths = runs.map((run) => widthOfRun(sheet, run, size, features))
  const width = widths.reduce((sum, each) => sum + each, 0)
  let left = sheet.leftOf(atEnd ? x - width : x, width)
  const draw = () => {
    for (const [at, { font, text: part }] of runs.entries()) {
      sheet
        .font(font)
        .fontSize(size * relativeSize(font))
        .fillColor(ink)
      sheet.text(part, left, baseline, { lineBreak: false, baseline: 'alphabetic', features })
      left += widths[at] ?? 0
    }
  }
  if (hasDirection(text)) drawReadable(sheet, text, draw)
  else draw()
  return width
}

/** Draws glyphs that stand in the order of the eye; a reader finds and copies `text`, in the order of reading. */
function drawReadable(sheet: Sheet, text: string, draw: () => void): void {
  sheet.markContent('Span', { actual: withoutMarks(text) })
  draw()
  sheet.endMarkedContent()
}

/** Width of a line in points. */
export function widthOf(sheet: Sheet, text: string, face: Face, size: number): number {
  const { runs } = runsOf(sheet.hasGlyph, text, face, directionIn(sheet, text))
  return runs.reduce((sum, run) => sum + widthOfRun(sheet, run, size, featuresOf(false)), 0)
}

/** Whether the fonts of a face have all of a text. */
export const canWrite = (sheet: Sheet, text: string, face: Face): boolean =>
  runsOf(sheet.hasGlyph, text, face, directionOf(text)).isWhole

export const directionIn = (sheet: Sheet, text: string, direction: Written['direction'] = sheet.direction) =>
  direction === 'auto' ? directionOf(text) : direction

const featuresOf = (tabular: boolean): PDFKit.Mixins.OpenTypeFeatures[] =>
  tabular ? ['kern', 'tnum'] : ['kern', 'liga']

function widthOfRun(
  sheet: Sheet,
  { font, text }: Run,
  size: number,
  features: PDFKit.Mixins.OpenTypeFeatures[],
): number {
  return sheet
    .font(font)
    .fontSize(size * relativeSize(font))
    .widthOfString(text, { features })
}

/** Wraps a text into lines of at most `width`; breaks a word only if it is longer than a line. */
export function linesOf(sheet: Sheet, text: string, face: Face, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(sheet, line, face, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

type Options = { readonly alt?: string; readonly actual?: string }

/** Draws a part of a page and tags it in the document's structure (ISO 32000-1, 14.8.4). */
export function tagged(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  type: 'P' | 'H1' | 'H2' | 'Figure' | 'Link' | 'LBody' | 'TH' | 'TD',
  draw: () => void,
  options: Options = {},
): void {
  const texts = Object.entries(options).map(([name, text]) => [name, withoutMarks(text)] as const)
  const part = sheet.struct(type, Object.fromEntries(texts), draw)
  parent.add(part)
  part.end()
}
