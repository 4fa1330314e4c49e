import { fontFiles, type FontName } from '../type/faces.ts'

type Pdf = PDFKit.PDFDocument

/** Registers the shop's fonts in a document; only those that are used are embedded. */
export function registerFonts(sheet: Pdf): void {
  for (const [name, file] of fontFiles()) sheet.registerFont(name, file)
}

/** The part of an embedded font that the library does not type. */
type OpenedFont = { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }

export function hasGlyphIn(sheet: Pdf, name: FontName, character: string): boolean {
  const { _font: opened } = sheet.font(name) as Pdf & { readonly _font: OpenedFont }
  return opened.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

/**
 * Lists the letters of ligatures that run from the right as a reader meets them from the left. Readers that know
 * `ActualText` need no such help; Firefox, which does not, turns the letters of a line around one by one.
 */
export function reverseLigatures(sheet: Pdf): void {
  const { _fontFamilies: fonts } = sheet as Pdf & {
    readonly _fontFamilies: Readonly<Record<string, { readonly unicode: (number[] | undefined)[] }>>
  }
  for (const name of ['arabic', 'arabic-sans', 'arabic-sans-medium'] satisfies FontName[])
    for (const letters of fonts[name]?.unicode ?? []) letters?.reverse()
}
