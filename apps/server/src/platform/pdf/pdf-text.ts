import { readFileSync } from 'node:fs'

type Sheet = PDFKit.PDFDocument

export const FACES = ['display', 'display-beyond', 'sans', 'sans-medium', 'arabic'] as const
export type Face = (typeof FACES)[number]

export const INK = '#1E1A16'
export const GRAPHITE = '#5E564D'
export const RULE = '#D9CFC0'

const FILES = FACES.map(
  (face) => [face, readFileSync(new URL(`./fonts/${face}.ttf`, import.meta.url))] as const,
)

/** Registers the shop's fonts in a document. */
export function registerFaces(sheet: Sheet): void {
  for (const [face, file] of FILES) sheet.registerFont(face, file)
}

export type Written = {
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly face?: Face
  readonly ink?: string
  /** Aligns the end of the line at `x`. */
  readonly fromRight?: boolean
  /** Tabular figures, for columns. */
  readonly tabular?: boolean
}

/** Writes one line and returns its width. */
export function write(sheet: Sheet, text: string, written: Written): number {
  const { x, baseline, size, face = 'sans', ink = INK, fromRight = false, tabular = false } = written
  sheet.font(face).fontSize(size).fillColor(ink)
  const options: PDFKit.Mixins.TextOptions = {
    lineBreak: false,
    baseline: 'alphabetic',
    features: tabular ? ['kern', 'tnum'] : ['kern', 'liga'],
  }
  const width = sheet.widthOfString(text, options)
  sheet.text(text, fromRight ? x - width : x, baseline, options)
  return width
}

export function widthOf(sheet: Sheet, text: string, face: Face, size: number): number {
  return sheet.font(face).fontSize(size).widthOfString(text)
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
  sheet: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: 'P' | 'H1' | 'H2' | 'Figure' | 'Link' | 'LBody' | 'TH' | 'TD',
  draw: () => void,
  options: Options = {},
): void {
  const part = sheet.struct(type, options, draw)
  parent.add(part)
  part.end()
}
