import dxfParser from 'dxf-parser'
import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { type DrawnRug, packLineOf, taskOf, WAVES } from '../../../test/workshop/pack.ts'
import { type ReadPage, readPages, taped } from '../../../test/workshop/read-cartoon.ts'
import { makePack } from './make-pack.ts'

// The types declare a default export, but Node resolves to the class itself.
const DxfParser = dxfParser as unknown as typeof dxfParser.default

type Point = { readonly x: number; readonly y: number }

/** Waves on a rug of that size, with as many pixels as a composed drawing of it has at least. */
const waves = (shape: DrawnRug['shape'], widthCm: number, lengthCm: number): DrawnRug => ({
  ...WAVES,
  name: shape,
  shape,
  widthCm: String(widthCm),
  lengthCm: String(lengthCm),
  width: 2 * widthCm,
  height: 2 * lengthCm,
  hexes: WAVES.hexes.slice(0, 3),
  yarnAt: (x, y) => Math.floor((y + 12 * Math.sin(x / 17) + 0.3 * x + 20) / 24) % 3,
  mappings: {},
  textureStyle: 'fine',
})

/** Ramanujan's second approximation, exact to a millionth here. */
function roundEllipse(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2
  return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)))
}

/** Length round and share of the rectangle, calculated apart from the code that draws the rugs; null where it is not. */
const RUGS = [
  { rug: waves('runner', 80, 250), roundM: 6.6, share: 1 },
  { rug: waves('oval', 150, 240), roundM: roundEllipse(0.75, 1.2), share: Math.PI / 4 },
  { rug: waves('pebble', 170, 240), roundM: null, share: null },
] as const

describe.each(RUGS)('the pack of one rug, read back: $rug.shape', ({ rug, roundM, share }) => {
  const [widthMm, lengthMm] = [Number(rug.widthCm) * 10, Number(rug.lengthCm) * 10]
  let files: Unzipped
  let cartoon: ReturnType<typeof taped>
  let legend: ReadPage
  let rings: Map<string, Point[][]>

  beforeAll(async () => {
    const { zip } = await makePack(taskOf([await packLineOf(rug)]))
    files = unzipSync(zip)
    const [, ...sheets] = await readPages(files['line-1/cartoon.pdf']!)
    cartoon = taped(sheets)
    legend = (await readPages(files['line-1/legend.pdf']!))[0]!
    rings = ringsByLayer(strFromU8(files['line-1/outline.dxf']!))
  }, 120_000)

  it('has the ordered sides, to half a millimetre in a metre', () => {
    const rim = cartoon.rim.flatMap(({ from, to }) => [from, to])
    const points = [...rings.values()].flat(2)
    for (const [across, down] of [
      [rim.map(([x]) => x), rim.map(([, y]) => y)],
      [points.map(({ x }) => x), points.map(({ y }) => y)],
    ] as const) {
      expect(Math.abs(spanOf(across) - widthMm)).toBeLessThan(widthMm * 0.0005)
      expect(Math.abs(spanOf(down) - lengthMm)).toBeLessThan(lengthMm * 0.0005)
    }
  })

  it('ends in one closed line', () => {
    const next = new Map(rimOf(rings).map(([from, to]) => [keyOf(from), keyOf(to)]))
    const [start] = next.keys()
    let [at, steps] = [next.get(start!), 1]
    for (; at !== undefined && at !== start && steps <= next.size; steps++) at = next.get(at)
    expect([at, steps]).toEqual([start, next.size])
  })

  it('is bound all the way round, to half a per cent', () => {
    const drawnM = rimOf(rings).reduce((sum, [p, q]) => sum + Math.hypot(q.x - p.x, q.y - p.y), 0) / 1000
    const written = legend.texts.map(({ text }) => /([\d.]+) m round$/.exec(text)?.[1]).find(Boolean)
    const expected = roundM ?? pebbleOf(widthMm, lengthMm).round / 1000
    expect(Math.abs(drawnM / expected - 1)).toBeLessThan(0.005)
    expect(Math.abs(Number(written) / expected - 1)).toBeLessThan(0.005)
  })

  it('has as much of every yarn as its picture has, to two per cent', () => {
    const areaM2 = (share ?? pebbleOf(widthMm, lengthMm).share) * widthMm * lengthMm * 1e-6
    const shares = sharesOf(rug)
    const drawn = [...rings.values()].map(
      (yarn) => Math.abs(yarn.reduce((sum, ring) => sum + areaOf(ring), 0)) / 1e6,
    )
    expect(drawn).toHaveLength(3)
    for (const [n, expected] of shares.toSorted((p, q) => q - p).entries())
      expect(Math.abs(drawn.toSorted((p, q) => q - p)[n]! / (expected * areaM2) - 1)).toBeLessThan(0.02)
    const written = legend.texts.map(({ text }) => text)
    const kilograms = areaM2 * 2.4 * 1.15
    const sums = written.filter((text) => /^\d+\.\d{3}$/.test(text)).map(Number)
    expect(sums.some((sum) => Math.abs(sum / kilograms - 1) < 0.005)).toBe(true)
  })

  /** Share of each yarn of the picture within the rug, pixel by pixel. */
  function sharesOf({ width, height, yarnAt }: DrawnRug): number[] {
    const counts = [0, 0, 0]
    let all = 0
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (!isOnRug((x + 0.5) / width, (y + 0.5) / height)) continue
        counts[yarnAt(x, y)]! += 1
        all++
      }
    return counts.map((count) => count / all)
  }

  function isOnRug(u: number, v: number): boolean {
    if (rug.shape === 'runner') return true
    if (rug.shape === 'oval') return Math.hypot(2 * u - 1, 2 * v - 1) <= 1
    return isWithin(PEBBLE, u, v)
  }
})

/** The pebble from its formula, with a step so small that its chords are its arc. */
function pebbleOf(width: number, length: number, steps = 4000) {
  const raw = Array.from({ length: steps }, (_, n) => {
    const t = (n / steps) * 2 * Math.PI
    const reach = 1 + 0.03 * Math.cos(3 * t + 0.7) + 0.023 * Math.cos(4 * t + 2.8)
    const slope = -0.09 * Math.sin(3 * t + 0.7) - 0.092 * Math.sin(4 * t + 2.8)
    return { x: reach * Math.sin(t) + slope * Math.cos(t), y: slope * Math.sin(t) - reach * Math.cos(t) }
  })
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))]
  const [wide, long] = [spanOf(raw.map(({ x }) => x)), spanOf(raw.map(({ y }) => y))]
  const points = raw.map(({ x, y }) => ({ x: ((x - left) / wide) * width, y: ((y - top) / long) * length }))
  const round = points.reduce((sum, p, n) => {
    const q = points[(n + 1) % steps]!
    return sum + Math.hypot(q.x - p.x, q.y - p.y)
  }, 0)
  return { points, round, share: Math.abs(areaOf(points)) / (width * length) }
}

function ringsByLayer(text: string): Map<string, Point[][]> {
  const layers = new Map<string, Point[][]>()
  for (const entity of new DxfParser().parseSync(text)?.entities ?? []) {
    if (entity.type !== 'POLYLINE') continue
    const { vertices, shape } = entity as unknown as { vertices: Point[]; shape: boolean }
    expect(shape, 'a closed polyline').toBe(true)
    layers.set(entity.layer, [...(layers.get(entity.layer) ?? []), vertices])
  }
  return layers
}

/** What only one yarn has on its side: where the rug ends. All other lines are drawn in both directions. */
function rimOf(layers: ReadonlyMap<string, Point[][]>): (readonly [Point, Point])[] {
  const lines = [...layers.values()]
    .flat()
    .flatMap((ring) => ring.map((p, n) => [p, ring[(n + 1) % ring.length]!] as const))
  const drawn = new Set(lines.map(([p, q]) => `${keyOf(p)} ${keyOf(q)}`))
  return lines.filter(([p, q]) => !drawn.has(`${keyOf(q)} ${keyOf(p)}`))
}

const keyOf = ({ x, y }: Point) => `${x},${y}`

const spanOf = (values: readonly number[]) =>
  values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, n) => {
    const next = points[(n + 1) % points.length]!
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

function isWithin(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (const [n, p] of points.entries()) {
    const q = points[(n + 1) % points.length]!
    if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) inside = !inside
  }
  return inside
}

/** In a square. */
const PEBBLE = pebbleOf(1, 1, 400).points
