import { describe, expect, it } from 'vitest'

import { edgeYarn } from './edge-yarn.ts'
import { findCalmLine } from './find-calm-line.ts'
import { findBorder } from './find-border.ts'
import { fitDrawing, type IndexedDrawing } from './fit-drawing.ts'
import { indexedDrawing } from './indexed-drawing.ts'

const HEXES = ['#F3EEE4', '#1F3A5F', '#8C2A2A']
const rows = (...lines: readonly string[]): IndexedDrawing => ({
  width: lines[0]!.length,
  height: lines.length,
  yarns: Uint8Array.from(lines.join(''), Number),
  hexes: HEXES,
})
const lines = (yarns: Uint8Array | null, width: number) =>
  Array.from(yarns ?? [])
    .join('')
    .match(new RegExp(`.{${width}}`, 'g')) ?? []

const FRAMED = rows('1111', '1021', '1201', '1111')

describe('a drawing on a rug of other proportions', () => {
  it('keeps its border, whose field is continued on both sides', () => {
    const yarns = fitDrawing(FRAMED, { kind: 'border', band: 250 }, { width: 4, height: 6 })
    expect(lines(yarns, 4)).toEqual(['1111', '1021', '1021', '1201', '1201', '1111'])
  })

  it('has a margin of the yarn', () => {
    const yarns = fitDrawing(FRAMED, { kind: 'margin', yarn: '#8C2A2A' }, { width: 6, height: 4 })
    expect(lines(yarns, 6)).toEqual(['211112', '210212', '212012', '211112'])
  })

  it('is cut', () => {
    const yarns = fitDrawing(FRAMED, { kind: 'crop', at: 100 }, { width: 4, height: 2 })
    expect(lines(yarns, 4)).toEqual(['1201', '1111'])
  })

  it('is stretched only where that was chosen', () => {
    const yarns = fitDrawing(rows('01', '10'), { kind: 'stretch' }, { width: 4, height: 2 })
    expect(lines(yarns, 4)).toEqual(['0011', '1100'])
  })

  it('has no margin in a yarn that is none of its own', () => {
    expect(fitDrawing(FRAMED, { kind: 'margin', yarn: '#123456' }, { width: 6, height: 4 })).toBeNull()
  })

  it('has smooth edges when it is enlarged', () => {
    const side = 40
    const diagonal: IndexedDrawing = {
      width: side,
      height: side,
      hexes: HEXES,
      yarns: Uint8Array.from({ length: side * side }, (_, n) => (n % side > Math.floor(n / side) ? 1 : 0)),
    }
    const yarns = fitDrawing(diagonal, { kind: 'crop', at: 50 }, { width: 4 * side, height: 4 * side })
    const firsts = lines(yarns, 4 * side).map((line) => line.indexOf('1'))
    const jumps = firsts.slice(8, 150).map((first, n) => first - firsts[n + 7]!)
    // A pixel made four times as large would jump by four.
    expect(Math.max(...jumps)).toBeLessThanOrEqual(2)
  })
})

it('is in one yarn for the most part along its edge', () => {
  expect(edgeYarn(FRAMED)).toBe('#1F3A5F')
  expect(edgeYarn(rows('002', '012', '002'))).toBe('#F3EEE4')
})

describe('the calm line of a bordered drawing', () => {
  /** A border of 40, corner pieces to 100 and a medallion of the radius in 400 × 640 pixels. */
  const medallion = (radius: number): IndexedDrawing => {
    const [width, height] = [400, 640]
    const yarns = Uint8Array.from({ length: width * height }, (_, n) => {
      const [x, y] = [n % width, Math.floor(n / width)]
      const [fromSide, fromEnd] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)]
      if (Math.min(fromSide, fromEnd) < 40) return 1
      return Math.hypot(x - 200, y - 320) < radius || fromSide + fromEnd < 140 ? 2 : 0
    })
    return { width, height, yarns, hexes: HEXES }
  }

  it('runs between the corner pieces and the medallion', () => {
    const line = findCalmLine(medallion(100), 'y', 40)
    expect(line).toBeGreaterThan(140)
    expect(line).toBeLessThan(220)
  })

  it('is null where there is no plain ground between them', () => {
    expect(findCalmLine(medallion(150), 'x', 40)).toBeNull()
  })

  it('leaves one medallion in the middle of a longer rug', () => {
    const yarns = fitDrawing(medallion(100), { kind: 'border', band: 100 }, { width: 400, height: 1200 })!
    const column = Array.from({ length: 1200 }, (_, y) => yarns[y * 400 + 200])
    expect([column.indexOf(2), column.lastIndexOf(2)]).toEqual([501, 699])
  })
})

describe('the width of a border', () => {
  const framed = (band: number, waver = 0): IndexedDrawing => {
    const [width, height] = [400, 640]
    const yarns = Uint8Array.from({ length: width * height }, (_, n) => {
      const [x, y] = [n % width, Math.floor(n / width)]
      const inset = Math.min(x, y, width - 1 - x, height - 1 - y) + waver * Math.sin((x + y) / 9)
      const motif = Math.hypot(x - 200, y - 320) < 60 ? 2 : 0
      return inset < band ? 1 : motif
    })
    return { width, height, yarns, hexes: HEXES }
  }

  it.each([20, 48, 100])('is found: %i of 400 pixels', (band) => {
    expect(Math.abs((findBorder(framed(band)) ?? 0) * 0.4 - band)).toBeLessThanOrEqual(4)
  })

  it('is found where its line wavers', () => {
    expect(Math.abs((findBorder(framed(48, 2)) ?? 0) * 0.4 - 48)).toBeLessThanOrEqual(5)
  })

  it('is null without a border', () => expect(findBorder(framed(0))).toBeNull())
})

it('takes the colours of a raster as indices', () => {
  const pixels = Uint32Array.from([0xfff3eee4, 0xff1f3a5f, 0xff1f3a5f, 0xfff3eee4])
  expect(indexedDrawing({ width: 2, height: 2, pixels })).toEqual({
    width: 2,
    height: 2,
    yarns: Uint8Array.from([0, 1, 1, 0]),
    hexes: ['#F3EEE4', '#1F3A5F'],
  })
  const many = Uint32Array.from({ length: 300 }, (_, n) => 0xff000000 + n)
  expect(indexedDrawing({ width: 300, height: 1, pixels: many })).toBeNull()
})
