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
/** Whether a font has a glyph for a character. */
export type HasGlyph = (name: FontName, character: string) => boolean

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

const FILES = new Map(
  FONTS.map((name) => [name, readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const),
)

/** The file of a font, OpenType. */
export function fontFile(name: FontName): Buffer {
  const file = FILES.get(name)
  if (!file) throw new Error(`there is no font ${name}`)
  return file
}

/** Every font, with its file. */
export const fontFiles = (): Iterable<readonly [FontName, Buffer]> => FILES
