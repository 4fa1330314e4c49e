// Draws the glyphs for share pictures as outlines, because the server composes those pictures without knowing which
// fonts a machine has; and نول as one outline, which is smaller than a font and saves a request. Run by hand when the
// fonts change; the results are committed.
import { readFileSync, writeFileSync } from 'node:fs'

import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’&×·()".split('')

const faces = {
  display: {
    from: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 300 },
  },
  sans: {
    from: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    axes: { wdth: 100, wght: 400 },
  },
}

const drawn: Record<string, unknown> = {}
for (const [name, { from, axes }] of Object.entries(faces)) {
  const sfnt = await subsetFont(readFileSync(from), LETTERS.join(''), {
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  drawn[name] = drawFace(sfnt)
}
writeFileSync('apps/server/src/imaging/share/glyph-outlines.json', `${JSON.stringify(drawn)}\n`)

const amiri = await subsetFont(
  readFileSync('node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2'),
  'نول',
  { targetFormat: 'sfnt' },
)
writeFileSync(
  'apps/web/app/page/arabic-name.ts',
  `/** نول in Amiri, by tools/fonts/draw-glyph-outlines.ts: y up, a thousand units to the em. */\nexport const ARABIC_NAME = ${JSON.stringify(drawWord(amiri, 'نول'))}\n`,
)

/** A word as one outline, y up, its width in the same units. */
function drawWord(sfnt: Uint8Array, word: string) {
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)))
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(font, buffer, [])
  let width = 0
  let outline = ''
  for (const { codepoint, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
    outline += movedRight(font.glyphToPath(codepoint), width)
    width += xAdvance
  }
  return { width, outline }
}

/** The outline shifted right; its commands are absolute pairs of x and y (M, L, Q, C, Z). */
function movedRight(outline: string, by: number): string {
  return outline
    .replaceAll(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) => `${Math.round(Number(x) + by)} ${Math.round(Number(y))} `,
    )
    .replaceAll(/ +(?=[A-Z])| +$/g, '')
    .replaceAll(/ +/g, ' ')
}

/** Outlines with their advances, and kerning pairs. */
function drawFace(sfnt: Uint8Array) {
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer))
  const font = new Font(face)
  const advances = (text: string) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, [])
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => ({ codepoint, xAdvance }))
  }
  const letters = LETTERS.map((letter) => {
    const [glyph] = advances(letter)
    if (!glyph) throw new Error(`no glyph for ${letter}`)
    return [letter, [glyph.xAdvance, font.glyphToPath(glyph.codepoint)]] as const
  })
  const alone = new Map(letters.map(([letter, [advance]]) => [letter, advance]))
  const kerns = LETTERS.flatMap((left) =>
    LETTERS.flatMap((right) => {
      const pair = advances(left + right)
      const closer = (pair[0]?.xAdvance ?? 0) - (alone.get(left) ?? 0)
      // Skip ligatures: their outline would need a third glyph.
      return pair.length === 2 && closer !== 0 ? [[left + right, closer] as const] : []
    }),
  )
  return { unitsPerEm: face.upem, letters: Object.fromEntries(letters), kerns: Object.fromEntries(kerns) }
}
