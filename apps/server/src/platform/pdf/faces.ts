import { readFileSync } from 'node:fs'

/** The shop's fonts as files, subset by `tools/fonts`. */
const FONTS = [
  'display',
  'display-beyond',
  'sans',
  'sans-medium',
  'arabic',
  'arabic-sans',
  'arabic-sans-medium',
] as const
export type FontName = (typeof FONTS)[number]

/** A style of text, in whatever script. */
export type Face = 'display' | 'sans' | 'sans-medium'

/** The fonts of a face, in order of preference. */
export const FALLBACKS = {
  display: ['display', 'display-beyond', 'arabic'],
  sans: ['sans', 'display', 'display-beyond', 'arabic-sans'],
  'sans-medium': ['sans-medium', 'display', 'display-beyond', 'arabic-sans-medium'],
} as const satisfies Record<Face, readonly FontName[]>

/** Size of an Arabic font that looks as large as the Latin one beside it at 1. */
const RELATIVE_SIZES: Partial<Record<FontName, number>> = {
  arabic: 1.12,
  'arabic-sans': 1.06,
  'arabic-sans-medium': 1.06,
}
export const relativeSize = (font: FontName): number => RELATIVE_SIZES[font] ?? 1

const FILES = FONTS.map(
  (name) => [name, readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const,
)

/** Registers the shop's fonts in a document; only those that are used are embedded. */
export function registerFonts(sheet: PDFKit.PDFDocument): void {
  for (const [name, file] of FILES) sheet.registerFont(name, file)
}

/** The part of an embedded font that the library does not type. */
type OpenedFont = { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }

export function hasGlyph(sheet: PDFKit.PDFDocument, name: FontName, character: string): boolean {
  const { _font: opened } = sheet.font(name) as PDFKit.PDFDocument & { readonly _font: OpenedFont }
  return opened.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

/**
 * Lists the letters of ligatures that run from the right as a reader meets them from the left. Readers that know
 * `ActualText` need no such help; Firefox, which does not, turns the letters of a line around one by one.
 */
export function reverseLigatures(sheet: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = sheet as PDFKit.PDFDocument & {
    readonly _fontFamilies: Readonly<Record<string, { readonly unicode: (number[] | undefined)[] }>>
  }
  for (const name of ['arabic', 'arabic-sans', 'arabic-sans-medium'] satisfies FontName[])
    for (const letters of fonts[name]?.unicode ?? []) letters?.reverse()
}
