import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { Blob, Buffer as Shaped, Face as OpenedFace, Font, shape } from 'harfbuzzjs'
import { expect, it } from 'vitest'

import { fontFile } from './faces.ts'
import { shaddaFirst } from './font-runs.ts'
import { openFont } from './open-font.ts'

const CONTENT = resolve(import.meta.dirname, '../../../../../content/ar')
const words = [
  ...new Set(
    globSync(`${CONTENT}/**/*.json`).flatMap((file) => readFileSync(file, 'utf8').match(/[\u0621-\u0652]+/g)),
  ),
].filter((word) => word !== null)

it.each(['arabic', 'arabic-sans', 'arabic-sans-medium'] as const)(
  'the glyphs of every Arabic word of the shop in %s are those of HarfBuzz',
  (name) => {
    const file = fontFile(name)
    const font = new Font(new OpenedFace(new Blob(new Uint8Array(file).buffer)))
    const opened = openFont(name)
    const reference = (word: string) => {
      const buffer = new Shaped()
      buffer.addText(word)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint }, n) => {
        const { xAdvance, xOffset, yOffset } = positions[n]!
        return [codepoint, xAdvance, xOffset, yOffset].join(' ')
      })
    }
    const drawn = (word: string) => {
      const { glyphs, positions } = opened.layout(shaddaFirst(word.normalize('NFC')), ['kern', 'liga'])
      return glyphs.map(({ id }, n) => {
        const { xAdvance, xOffset, yOffset } = positions[n]!
        return [id, ...[xAdvance, xOffset, yOffset].map(Math.round)].join(' ')
      })
    }
    expect(words.length).toBeGreaterThan(2000)
    expect(
      words
        .filter((word) => drawn(word).join() !== reference(word).join())
        .map((word) => [word, drawn(word)]),
    ).toEqual([])
  },
)
