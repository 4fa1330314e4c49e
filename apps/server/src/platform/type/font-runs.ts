import { type Direction, hasDirection, type Piece, piecesOf } from './bidi-line.ts'
import { type Face, FALLBACKS, type FontName, type HasGlyph } from './faces.ts'

/** A run of glyphs in one font; runs of a line are listed from left to right. */
export type Run = { readonly font: FontName; readonly text: string }
export type LineRuns = {
  readonly runs: readonly Run[]
  /** Whether a font has every character. */
  readonly isWhole: boolean
}

/** What the first font of every face has. */
const BASIC_LATIN = /^[ -~]*$/

/**
 * The runs of a line: each character in the first font of `face` that has it. Characters that no font has are left
 * out.
 */
export function runsOf(hasGlyph: HasGlyph, line: string, face: Face, direction: Direction): LineRuns {
  const text = line.normalize('NFC')
  const [first] = FALLBACKS[face]
  if (direction === 'ltr' && BASIC_LATIN.test(text)) return { runs: [{ font: first, text }], isWhole: true }
  const isPlain = direction === 'ltr' && !hasDirection(text)
  const pieces: readonly Piece[] = isPlain ? [{ text, direction }] : piecesOf(text, direction)
  const split = pieces.map((piece) => runsOfPiece(hasGlyph, piece, face))
  return { runs: split.flatMap(({ runs }) => runs), isWhole: split.every(({ isWhole }) => isWhole) }
}

function runsOfPiece(hasGlyph: HasGlyph, { text, direction }: Piece, face: Face): LineRuns {
  const runs: { font: FontName; text: string }[] = []
  let isWhole = true
  for (const character of shaddaFirst(text)) {
    const last = runs.at(-1)
    // A space or a vowel sign stays with its word where the font has it, lest the word falls into two runs.
    const candidates =
      last && /[\s\p{M}]/u.test(character) ? [last.font, ...FALLBACKS[face]] : FALLBACKS[face]
    const fontOf = (drawn: string) => candidates.find((name) => hasGlyph(name, drawn))
    const drawn = fontOf(character) ? character : standIn(character)
    const font = fontOf(drawn)
    if (!font) isWhole = false
    else if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return { runs: direction === 'rtl' ? runs.toReversed().map(fromTheRight) : runs.map(fromTheLeft), isWhole }
}

const STAND_INS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' }

/** What is drawn for a digit or a sign of numbers that the fonts lack, lest a number of a house loses it. */
function standIn(character: string): string {
  const digit = (character.codePointAt(0) ?? 0) - 0x06f0
  if (digit >= 0 && digit <= 9) return String(digit)
  return STAND_INS[character] ?? character
}

/** Numbers run from the left in Arabic, too, but the font library turns Arabic digits as it turns letters. */
function fromTheLeft({ font, text }: Run): Run {
  return { font, text: /[٠-٩]/.test(text) && !/\p{L}/u.test(text) ? reversed(text) : text }
}

/** The font library turns letters that run from the right itself, but not a run of signs alone. */
function fromTheRight({ font, text }: Run): Run {
  return { font, text: /\p{L}/u.test(text) ? text : reversed(text) }
}

const reversed = (text: string) => Array.from(text).toReversed().join('')

/**
 * The order in which fonts place the signs above a letter (Unicode TR 53): a shadda before its vowel, which Unicode's
 * normal form has the other way round.
 */
export function shaddaFirst(text: string): string {
  return text.replaceAll(/([\u064B-\u0650\u0652])(\u0651)/g, '$2$1')
}
