import { describe, expect, it } from 'vitest'

import { grainy, rasterOf, softRasterOf } from '../../bitmap/raster-fixture.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { deltaE2000 } from '../../color/delta-e2000.ts'
import { labFromRgb } from '../../color/lab.ts'
import { mulberry32 } from '../../color/mulberry32.ts'
import { blockMeans } from '../block-means.ts'
import { reportedSwatches } from '../reported-swatches.ts'
import { separate } from '../separate.ts'
import { withoutStrokes } from './without-strokes.ts'

const PAPER = 0xf4ede0
const PENCIL = 0x262b33
const TEAL = 0x1d5272
const OCHRE = 0xc08a3a
const GREEN = 0x5d7d52
const SIDE = 400

/** Three discs on paper, the first with an outline of three pixels. */
function drawing(x: number, y: number): number {
  const first = Math.hypot(x - 110, y - 110)
  if (first < 80) return first > 77 ? PENCIL : TEAL
  if (Math.hypot(x - 280, y - 140) < 85) return OCHRE
  return Math.hypot(x - 160, y - 290) < 85 ? GREEN : PAPER
}

/** The drawing in slanting strokes that let more or less paper through, under a lamp at one side. */
function pencilled({ width, height, pixels }: Raster): Raster {
  const random = mulberry32(7)
  const strokes = Float32Array.from({ length: 1024 }, () => random() - 0.5)
  const out = Uint32Array.from(pixels, (pixel, at) => {
    const x = at % width
    const y = Math.floor(at / width)
    const across = (0.6 * x + 0.8 * y) / 2.5
    const part = across - Math.floor(across)
    const stroke = strokes[Math.floor(across)]! * (1 - part) + strokes[Math.floor(across) + 1]! * part
    const through = 0.3 * stroke + 0.05 * (random() - 0.5)
    const light = (1 + 0.06 * (x / width - 0.5)) * (1 + 0.04 * (random() - 0.5))
    return [16, 8, 0].reduce((rgb, shift) => {
      const level = (pixel >>> shift) & 255
      const paper = (PAPER >>> shift) & 255
      const lit = (level + (paper - level) * through) * light
      return rgb | (Math.max(0, Math.min(255, Math.round(lit))) << shift)
    }, 0xff000000)
  })
  return { width, height, pixels: out }
}

const sketch = pencilled(softRasterOf(SIDE, SIDE, drawing))
const flatOf = (raster: Raster) => withoutStrokes(raster, blockMeans(raster))
const difference = (p: number, q: number) => deltaE2000(labFromRgb(p), labFromRgb(q))

describe('a drawing in coloured pencil', () => {
  it('has one colour inside each shape, the one it was drawn in', () => {
    const { pixels } = flatOf(sketch)!
    const at = (x: number, y: number) => pixels[y * SIDE + x]! & 0xffffff
    for (const [x, y, rgb] of [
      [110, 110, TEAL],
      [280, 140, OCHRE],
      [160, 290, GREEN],
      [370, 370, PAPER],
    ] as const) {
      const around = new Set([-20, 0, 20].flatMap((dx) => [-20, 0, 20].map((dy) => at(x + dx, y + dy))))
      expect(around.size).toBe(1)
      expect(difference([...around][0]!, rgb)).toBeLessThan(1.5)
    }
  })

  it('gives its colours and its outline as yarns, and no strokes', () => {
    const found = reportedSwatches(separate(sketch)).map(({ r, g, b }) => (r << 16) | (g << 8) | b)
    for (const yarn of [PAPER, TEAL, OCHRE, GREEN])
      expect(Math.min(...found.map((rgb) => difference(rgb, yarn)))).toBeLessThan(1.5)
    expect(found).toHaveLength(4)
    const outline = separate(sketch).swatches.find(({ percentage }) => percentage < 1.5)!
    expect(difference((outline.r << 16) | (outline.g << 8) | outline.b, PENCIL)).toBeLessThan(4)
  })
})

describe('what is no drawing in pencil', () => {
  it.each([
    ['wool', grainy(softRasterOf(SIDE, SIDE, drawing), 0.05, 5)],
    ['flat art', softRasterOf(SIDE, SIDE, drawing)],
    [
      'paper alone',
      grainy(
        rasterOf(SIDE, SIDE, () => PAPER),
        0.02,
        5,
      ),
    ],
    [
      'fine stripes on paper',
      grainy(
        rasterOf(SIDE, SIDE, (x, y) => (y < 200 && x % 6 < 3 ? TEAL : PAPER)),
        0.02,
        5,
      ),
    ],
    ['a small picture', pencilled(softRasterOf(90, 90, drawing))],
  ])('is left alone: %s', (_, raster) => expect(flatOf(raster)).toBeNull())
})
