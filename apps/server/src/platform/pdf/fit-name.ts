import { type Face, widthOf, write } from './pdf-text.ts'

type Sheet = PDFKit.PDFDocument

/** A run of characters in one font. */
type Run = { readonly face: Face; readonly text: string }
type Word = readonly Run[]

export type FittedName = {
  readonly size: number
  readonly lines: readonly (readonly Word[])[]
  readonly rightToLeft: boolean
}

/** Fonts for a name in order of preference. */
const FACES = ['display', 'display-beyond', 'arabic'] as const satisfies readonly Face[]
const LARGEST = 40
const SMALLEST = 14
const MOST_LINES = 4
export const NAME_LEADING = 1.06

/**
 * Sets a rug's name as large as fits into four lines of `width` points. Visitors name designs in any script: each
 * character uses the first font that has it; characters that no font has are left out.
 */
export function fitName(sheet: Sheet, name: string, width: number): FittedName {
  const words = name
    .split(' ')
    .map((word) => runsOf(sheet, word))
    .filter(({ length }) => length > 0)
  const rightToLeft = /^\P{L}*\p{Script=Arabic}/u.test(name)
  for (let size = LARGEST; size > SMALLEST; size--) {
    const lines = inLines(sheet, words, size, width)
    const fits = words.every((word) => widthOfWord(sheet, word, size) <= width)
    if (fits && lines.length <= MOST_LINES) return { size, lines, rightToLeft }
  }
  const broken = words.flatMap((word) => brokenWord(sheet, word, SMALLEST, width))
  return { size: SMALLEST, lines: inLines(sheet, broken, SMALLEST, width), rightToLeft }
}

/** Writes a fitted name from its first baseline on; returns the last baseline. */
export function writeName(sheet: Sheet, name: FittedName, left: number, baseline: number): number {
  const { size, lines, rightToLeft } = name
  const space = widthOf(sheet, ' ', 'display', size)
  const widths = lines.map((words) =>
    words.reduce((sum, word) => sum + widthOfWord(sheet, word, size) + space, 0),
  )
  const longest = Math.max(...widths)
  for (const [row, words] of lines.entries()) {
    let x = rightToLeft ? left + longest - (widths[row] ?? 0) : left
    for (const word of rightToLeft ? words.toReversed() : words) {
      for (const { face, text } of word)
        x += write(sheet, text, { x, baseline: baseline + row * size * NAME_LEADING, size, face })
      x += space
    }
  }
  return baseline + (lines.length - 1) * size * NAME_LEADING
}

function runsOf(sheet: Sheet, word: string): Word {
  const runs: Run[] = []
  for (const character of word.normalize('NFC')) {
    const face = FACES.find((candidate) => hasLetter(sheet, candidate, character))
    if (!face) continue
    const last = runs.at(-1)
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + character }
    else runs.push({ face, text: character })
  }
  return runs
}

/** The part of an embedded font that the library does not type. */
type OpenedFont = { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }

function hasLetter(sheet: Sheet, face: Face, character: string): boolean {
  const { _font: opened } = sheet.font(face) as Sheet & { readonly _font: OpenedFont }
  return opened.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

function widthOfWord(sheet: Sheet, word: Word, size: number): number {
  return word.reduce((sum, { face, text }) => sum + widthOf(sheet, text, face, size), 0)
}

function inLines(sheet: Sheet, words: readonly Word[], size: number, width: number): Word[][] {
  const space = widthOf(sheet, ' ', 'display', size)
  const lines: Word[][] = [[]]
  let used = 0
  for (const word of words) {
    const wide = widthOfWord(sheet, word, size)
    if (used > 0 && used + wide > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(word)
    used += wide + space
  }
  return lines
}

/** Breaks a word that is longer than a line. */
function brokenWord(sheet: Sheet, word: Word, size: number, width: number): readonly Word[] {
  if (widthOfWord(sheet, word, size) <= width) return [word]
  const parts: Word[] = []
  let used = Infinity
  for (const { face, text } of word)
    for (const character of text) {
      const wide = widthOf(sheet, character, face, size)
      used += wide
      if (used > width * 0.98) {
        parts.push([{ face, text: character }])
        used = wide
        continue
      }
      const part = parts.at(-1) ?? []
      const last = part.at(-1)
      const longer: Word =
        last?.face === face
          ? [...part.slice(0, -1), { face, text: last.text + character }]
          : [...part, { face, text: character }]
      parts[parts.length - 1] = longer
    }
  return parts
}
