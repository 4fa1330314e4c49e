import { beforeAll, describe, expect, it } from 'vitest'

import { packLineOf, RING, SPOT, taskOf } from '../../../test/workshop/pack.ts'
import { nameOf, type Piece, readPages, taped } from '../../../test/workshop/read-cartoon.ts'
import { drawLine, type LineDrawing } from '../pack/line-drawing.ts'
import { packPdf } from '../pack/pack-pdf.ts'
import { drawCartoon } from './cartoon.ts'
import { OVERLAP, tileGrid } from './tile-grid.ts'

const { order, config } = taskOf([])
let spot: LineDrawing
let ring: LineDrawing
beforeAll(async () => {
  spot = drawLine(await packLineOf(SPOT), config)
  ring = drawLine(await packLineOf(RING), config)
})

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const xsOf = (pieces: readonly Piece[]) => pieces.flatMap(({ from, to }) => [from[0], to[0]])
const ysOf = (pieces: readonly Piece[]) => pieces.flatMap(({ from, to }) => [from[1], to[1]])
const draw = async (drawing: LineDrawing, paper: 'A3' | 'roll-91' | 'roll-152') =>
  readPages(await packPdf('', order, (sheet) => drawCartoon(sheet, drawing, paper, '')))

describe('the sheets of a cartoon', () => {
  it('prints the sheets with lines, lists those that one yarn fills, and says where each lies', async () => {
    const [cover, ...sheets] = await draw(spot, 'A3')
    const named = sheets.map(nameOf)
    const said = cover!.texts.map(({ text }) => text).join(' ')
    const listed = [...(/one yarn fills each: (.*?)\. Draw/.exec(said)?.[1] ?? '').matchAll(/[A-Z]\d/g)].map(
      ([name]) => name,
    )
    const { tiles } = tileGrid(spot, 'A3')
    expect([...named, ...listed].toSorted()).toEqual(tiles.map(({ name }) => name).toSorted())
    expect(listed.length).toBeGreaterThan(4)
    for (const [n, { pieces, texts }] of sheets.entries()) {
      expect(pieces.some(({ width }) => Math.abs(width - 0.35) < 0.01)).toBe(true)
      const { left, top } = tiles.find(({ name }) => name === named[n])!
      const [x, y] = [left + OVERLAP / 2, top + OVERLAP / 2]
      const across = `${Math.abs(x).toFixed(1)} mm ${x < 0 ? 'outside' : 'from'} the left edge`
      const along = `${Math.abs(y).toFixed(1)} mm ${y < 0 ? 'above' : 'below'} the top edge`
      expect(texts.map(({ text }) => text).join(' ')).toContain(`${across} and ${along} of the rug`)
    }
  })

  it('comes from a roll as strips as long as the rug', async () => {
    const [, ...wide] = await draw(spot, 'roll-152')
    expect(wide.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])).toEqual([
      [1524, 2046],
    ])
    const { rim } = taped(wide)
    expect([spanOf(xsOf(rim)), spanOf(ysOf(rim))]).toEqual([expect.closeTo(1250, 1), expect.closeTo(2000, 1)])
    const [, ...narrow] = await draw(spot, 'roll-91')
    // Three strips across take less of the roll than two down.
    expect(narrow.map(({ heightMm }) => Math.round(heightMm))).toEqual([914, 914, 914])
    expect(spanOf(xsOf(taped(narrow).rim))).toBeCloseTo(1250, 1)
  })

  it('with a part of a curved edge are printed, whatever yarns are on them', async () => {
    const [, ...sheets] = await draw(ring, 'A3')
    const { rim } = taped(sheets)
    // Half a millimetre in a metre all the way round, as before.
    const round = rim.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0)
    expect([spanOf(xsOf(rim)), spanOf(ysOf(rim))]).toEqual([expect.closeTo(1500, 0), expect.closeTo(1500, 0)])
    expect(round).toBeGreaterThan(Math.PI * 1500 * 0.99)
  })
})
