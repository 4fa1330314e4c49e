import { gunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import dxfParser from 'dxf-parser'
import { XMLParser } from 'fast-xml-parser'
import { strFromU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { packLineOf, SPOT, taskOf } from '../../../test/workshop/pack.ts'
import { readPages } from '../../../test/workshop/read-cartoon.ts'
import { drawLine, type LineDrawing } from '../pack/line-drawing.ts'
import { gunLayerOf } from './plan-dxf.ts'
import { gunPlanFile } from './plan-files.ts'
import type { PlanFormat } from './plan-format.ts'
import { feedOf, type PlannedRug, planRug } from './planned-rug.ts'

// Its types speak of a module with a default; what Node finds is the class itself.
const DxfParser = dxfParser as unknown as typeof dxfParser.default

type Line = readonly (readonly [x: number, y: number])[]

let drawing: LineDrawing
let rug: PlannedRug
const { order, config } = taskOf([])
const about = { order, config, remark: 'NW-7K4M-3PXA, line 1 of 1: Spot “ﷺ”' }
const textOf = async (format: PlanFormat) => strFromU8(await gunPlanFile(drawing, about, format))
const fileOf = (format: PlanFormat) => gunPlanFile(drawing, about, format)

beforeAll(async () => {
  drawing = drawLine(await packLineOf(SPOT), config)
  rug = await planRug(drawing, config)
}, 60_000)

const lengthOf = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => {
    const pieces = line.slice(1).map(([x, y], n) => Math.hypot(x - line[n]![0], y - line[n]![1]))
    return sum + pieces.reduce((total, piece) => total + piece, 0)
  }, 0) / 1000

function boundsOf(lines: readonly Line[]) {
  const [xs, ys] = [
    lines.flatMap((line) => line.map(([x]) => x)),
    lines.flatMap((line) => line.map(([, y]) => y)),
  ]
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) }
}

/** The lines of a file are those of the plan: as many, as long, and where it has them. `lines` from the top left. */
function expectPlanned(lines: readonly Line[], number: number): void {
  const { strokes, metres } = rug.yarns.find((yarn) => yarn.number === number)!
  expect(lines).toHaveLength(strokes.length)
  expect(Math.abs(lengthOf(lines) / metres - 1)).toBeLessThan(0.001)
  const planned = strokes.map((line) =>
    Array.from({ length: line.length / 2 }, (_, n) => [line[2 * n]!, line[2 * n + 1]!] as const),
  )
  for (const [side, value] of Object.entries(boundsOf(planned)))
    expect(Math.abs(boundsOf(lines)[side as 'left'] - value)).toBeLessThan(0.06)
}

it('works through the yarns from what covers least to the ground, and agrees with the pack’s weights', () => {
  expect(rug.yarns.map(({ name }) => name)).toEqual(['Brick', 'Ink', 'Ivory'])
  for (const { number, grams } of rug.yarns) {
    const packed = drawing.yarns.find((yarn) => yarn.number === number)!.kilograms * 1000
    expect(Math.abs(grams / packed - 1)).toBeLessThan(0.02)
  }
})

it('is mirrored: the spot at the left of the rug is tufted at the right', () => {
  const [spot] = rug.yarns
  const xs = spot!.strokes.flatMap((line) => Array.from(line).filter((_, i) => i % 2 === 0))
  expect(Math.min(...xs)).toBeGreaterThan(1250 - 30 * 12.5)
  expect(Math.max(...xs)).toBeLessThan(1250 - 10 * 12.5)
})

describe('read back', () => {
  it('the SVG has the lines', async () => {
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
    const { svg } = parser.parse(await textOf('svg')) as SvgFile
    expect([svg.width, svg.height, svg.viewBox]).toEqual(['1250mm', '2000mm', '0 0 1250 2000'])
    for (const group of svg.g.g) {
      const paths = [group.path].flat().map(({ d }) =>
        d
          .replace('M', '')
          .split(' ')
          .map((point) => point.split(',').map(Number) as [number, number]),
      )
      expectPlanned(paths, Number(group['data-number']))
    }
  })

  it('the DXF has them on a layer for each yarn, y upward', async () => {
    const dxf = new DxfParser().parseSync(await textOf('dxf'))
    for (const yarn of rug.yarns) {
      const lines = (dxf?.entities ?? []).flatMap((entity) => {
        if (entity.layer !== gunLayerOf(yarn)) return []
        const { vertices, shape } = entity as unknown as Polyline
        expect(shape).toBe(false)
        return [vertices.map(({ x, y }) => [x, 2000 - y] as const)]
      })
      expectPlanned(lines, yarn.number)
    }
  })

  it('the G-code moves the gun along them, and says within which bounds', async () => {
    const text = await textOf('nc')
    const { lines, bounds, feeds, stops, faults } = readGcode(text)
    expect(faults).toEqual([])
    expect(stops).toBe(rug.yarns.length)
    for (const [n, yarn] of rug.yarns.entries()) {
      expectPlanned(
        lines[n]!.map((line) => line.map(([x, y]) => [x, 2000 - y] as const)),
        yarn.number,
      )
      expect(feeds[n]).toEqual(new Set([Math.round(feedOf(yarn, rug.settings))]))
    }
    const seen = boundsOf(lines.flat())
    const said = [seen.left, seen.right, seen.top, seen.bottom].map((mm) => mm.toFixed(2))
    expect(bounds).toEqual(said)
    // GRBL 1.1 takes lines of at most 80 characters, of ASCII.
    for (const line of text.split('\n')) expect(line).toMatch(/^[\x20-\x7E]{0,80}$/)
  })

  it('the PDF names the yarns in order with their figures, and shows the lines of each', async () => {
    const pages = await readPages(await fileOf('pdf'))
    expect(pages).toHaveLength(1 + rug.yarns.length)
    const texts = pages[0]!.texts.map(({ text }) => text)
    for (const { metres, grams, lifts } of rug.yarns)
      for (const figure of [metres.toFixed(1), grams.toFixed(0), `${lifts}`]) expect(texts).toContain(figure)
    expect(texts.join(' ')).toContain('مسار مسدس التافتنغ')
    for (const page of pages.slice(1))
      expect(page.texts.map(({ text }) => text).join(' ')).toContain('Mirrored')
  })

  it('what the desk gets has them in tenths of a millimetre', async () => {
    const plan = gunPlanOfRug.parse(JSON.parse(await textOf('json')))
    expect(plan).toMatchObject({ widthMm: 1250, lengthMm: 2000, gaugeMm: 5 })
    for (const { number, strokes } of plan.yarns)
      expectPlanned(
        strokes.map((line) =>
          Array.from(
            { length: line.length / 2 },
            (_, n) => [line[2 * n]! / 10, line[2 * n + 1]! / 10] as const,
          ),
        ),
        number,
      )
  })

  it('are the same bytes for the same order', async () => {
    for (const format of ['pdf', 'nc'] as const)
      expect(Buffer.from(await fileOf(format)).equals(await fileOf(format))).toBe(true)
  })
})

/** Follows a program as GRBL does: where the gun is down, by yarn. */
function readGcode(text: string) {
  const lines: [number, number][][][] = []
  const feeds: Set<number>[] = []
  let [x, y, isDown, stops] = [0, 0, false, 0]
  const modes = new Set<string>()
  const faults: string[] = []
  for (const row of text.split('\n')) {
    const command = row.replace(/;.*/, '').trim()
    const value = (letter: string) => new RegExp(`${letter}(-?[\\d.]+)`).exec(command)?.[1]
    if (/^G(21|90|94)$/.test(command)) modes.add(command)
    if (command === 'M0') {
      if (isDown || modes.size < 3) faults.push(command)
      lines.push([])
      feeds.push(new Set())
      stops++
    }
    if (/^G[01] /.test(command)) {
      ;[x, y] = [Number(value('X')), Number(value('Y'))]
      // Nothing moves fast while the gun is down, nor at a feed while it is up.
      if (isDown !== command.startsWith('G1')) faults.push(command)
      if (isDown) lines.at(-1)!.at(-1)!.push([x, y])
      if (value('F')) feeds.at(-1)!.add(Number(value('F')))
    }
    if (command.startsWith('M3')) {
      isDown = true
      lines.at(-1)!.push([[x, y]])
    }
    if (command === 'M5') isDown = false
  }
  const bounds = /Drawn area: X (\S+) to (\S+) mm, Y (\S+) to (\S+) mm/.exec(text)?.slice(1)
  return { lines, bounds, feeds, stops, faults }
}

type SvgFile = {
  readonly svg: {
    readonly width: string
    readonly height: string
    readonly viewBox: string
    readonly g: { readonly g: readonly { readonly 'data-number': string; readonly path: Path | Path[] }[] }
  }
}
type Path = { readonly d: string }
type Polyline = {
  readonly shape: boolean
  readonly vertices: readonly { readonly x: number; readonly y: number }[]
}
