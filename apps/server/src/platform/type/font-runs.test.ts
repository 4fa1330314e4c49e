import { expect, it } from 'vitest'

import type { HasGlyph } from './faces.ts'
import { runsOf } from './font-runs.ts'
import { openFont } from './open-font.ts'

const hasGlyph: HasGlyph = (name, character) =>
  openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** What is drawn of a line, from left to right. */
const seen = (line: string, direction: 'ltr' | 'rtl') =>
  runsOf(hasGlyph, line, 'sans', direction)
    .runs.flatMap(({ font, text }) =>
      openFont(font)
        .layout(text, ['kern', 'liga'])
        .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    )
    .join('')

it('draws numbers from the left in either kind of digits', () => {
  expect(seen('شارع ١٢', 'rtl')).toMatch(/^١٢ /)
  expect(seen('شارع 12', 'rtl')).toMatch(/^12 /)
  expect(seen('Villa ٣٤', 'ltr')).toBe('Villa ٣٤')
})

it('draws digits that its fonts lack as Western ones, with the marks of numbers', () => {
  expect(seen('۱۲٫۵', 'ltr')).toBe('12.5')
  expect(runsOf(hasGlyph, 'فيلا ۱۲', 'sans', 'rtl').isWhole).toBe(true)
})
