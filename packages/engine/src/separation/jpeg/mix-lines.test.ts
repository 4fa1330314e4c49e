import { expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { DOUBTFUL, OPEN } from '../doubts.ts'
import { candidatesOf } from '../yarns/choose-yarns.ts'
import { solidYarns } from '../yarns/proved-yarns.ts'
import { planeStore } from '../judging/mixture-store.ts'
import { mixLines } from './mix-lines.ts'

const WIDTH = 64
const HEIGHT = 64
const IVORY = 0xf1e7d2
const BROWN = 0x634f3a
const INK = 0x1f2730
const YARNS = Uint32Array.of(IVORY, BROWN, INK)
const [GROUND, AREA, LINE] = [0, 1, 2]

const mixed = (p: number, q: number, share: number) =>
  [16, 8, 0].reduce(
    (rgb, shift) =>
      rgb | (Math.round(((p >>> shift) & 255) * share + ((q >>> shift) & 255) * (1 - share)) << shift),
    0,
  )

/** An area of brown at the right; at the left, lines of two pixels with soft sides as brown as a JPEG's blur makes them. */
const colorAt = (x: number) => {
  if (x >= 40) return BROWN
  const place = x % 10
  if (place === 4 || place === 5) return INK
  return place === 3 || place === 6 ? mixed(IVORY, BROWN, 0.1) : IVORY
}

it('does not take the sides of a line for the yarn most like them', () => {
  const raster = rasterOf(WIDTH, HEIGHT, colorAt)
  // As found without knowing the line's yarn: line and sides have the label of brown, in squares of three pixels.
  const labels = Uint8Array.from(
    raster.pixels,
    (_, at) => (colorAt(at % WIDTH) === IVORY ? GROUND : AREA) | 0x80,
  )
  const proved = solidYarns(labels, WIDTH, HEIGHT)
  const doubts = new Uint8Array(labels.length).fill(DOUBTFUL | OPEN)
  const noise = { grain: 0, isJpeg: true }
  const store = planeStore(labels.slice())
  const { mixtures } = mixLines({
    raster,
    proved,
    doubts,
    mixtures: { ...store.planes(), light: null },
    put: store.put,
    light: null,
    candidates: candidatesOf(YARNS, noise),
    evenRuns: new Uint8Array((WIDTH * HEIGHT) / 16),
    seeksMissing: true,
    isCoarse: false,
    yarns: YARNS,
    lines: 1 << LINE,
    noise,
  })
  const at = 30 * WIDTH
  for (const x of [13, 16, 23, 26]) {
    expect([mixtures.first[at + x], mixtures.second[at + x]]).toContain(LINE)
    expect([mixtures.first[at + x], mixtures.second[at + x]]).not.toContain(AREA)
  }
  expect(mixtures.first[at + 14]).toBe(LINE)
  expect(mixtures.first[at + 50]).toBe(AREA)
})
