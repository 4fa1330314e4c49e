// Draws نول as one outline, which is smaller than a font and saves a request. Run by hand when the font changes; the
// result is committed.
import { readFileSync, writeFileSync } from 'node:fs'

import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const amiri = await subsetFont(
  readFileSync('node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2'),
  'نول',
  { targetFormat: 'sfnt' },
)
writeFileSync(
  'apps/web/app/page/arabic-name.ts',
  `/** نول in Amiri, by tools/fonts/draw-arabic-name.ts: y up, a thousand units to the em. */\nexport const ARABIC_NAME = ${JSON.stringify(drawWord(amiri, 'نول'))}\n`,
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
