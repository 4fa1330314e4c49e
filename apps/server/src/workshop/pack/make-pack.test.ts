import dxfParser from 'dxf-parser'
import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { drawCartoon } from '../cartoon/cartoon.ts'
import { drawLine } from './line-drawing.ts'
import { makePack, type WorkshopPack } from './make-pack.ts'
import { drawGiftCard } from './pages/gift-card.ts'
import { layerOf } from './dxf-file.ts'
import { packPdf } from './pack-pdf.ts'
import { type DrawnRug, packLineOf, RING, SPOT, taskOf, WAVES } from '../../../test/workshop/pack.ts'
import { type Piece, type ReadPage, readPages, taped } from '../../../test/workshop/read-cartoon.ts'

// The types declare a default export, but Node resolves to the class itself.
const DxfParser = dxfParser as unknown as typeof dxfParser.default

const RUGS = [SPOT, RING, WAVES]
const PLAN_FILES = ['gun-plan.pdf', 'gun-plan.svg', 'gun-plan.dxf', 'gun-plan.nc']
const QUANTITIES = [1, 2, 3]
/** Time limit in ms for three packs on a busy machine. */
const PATIENCE = 180_000

let pack: WorkshopPack
let files: Unzipped
let cartoons: ReadPage[][]
const lines = Promise.all(RUGS.map((rug, n) => packLineOf(rug, n + 1, QUANTITIES[n])))
const drawingOf = async (n: number) => drawLine((await lines)[n]!, taskOf([]).config)

beforeAll(async () => {
  pack = await makePack(taskOf(await lines))
  files = unzipSync(pack.zip)
  cartoons = await Promise.all(RUGS.map((_, n) => readPages(files[`line-${n + 1}/cartoon.pdf`]!)))
}, PATIENCE)

const xsOf = (pieces: readonly Piece[]) => pieces.flatMap(({ from, to }) => [from[0], to[0]])
const ysOf = (pieces: readonly Piece[]) => pieces.flatMap(({ from, to }) => [from[1], to[1]])
const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const sideMm = (rug: DrawnRug) => ({
  width: Number(rug.widthCm) * 10,
  length: Number(rug.lengthCm || rug.widthCm) * 10,
})

describe('the cartoon', () => {
  it('uses A3, portrait or landscape, on every page', () => {
    for (const { widthMm, heightMm } of cartoons.flat())
      expect([Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)].map(Math.round)).toEqual([297, 420])
  })

  for (const [n, rug] of RUGS.entries())
    it(`of ${rug.name} has the ordered size when its pages are joined, to half a millimetre per metre`, () => {
      const { rim } = taped(cartoons[n]!.slice(1))
      const { width, length } = sideMm(rug)
      expect(Math.abs(spanOf(xsOf(rim)) - width)).toBeLessThan(width * 0.0005)
      expect(Math.abs(spanOf(ysOf(rim)) - length)).toBeLessThan(length * 0.0005)
    })

  it('continues every line on the next page', () => {
    const { rim, meetings } = taped(cartoons[0]!.slice(1))
    const top = Math.min(...ysOf(rim))
    // The band begins 20 pixels of 12.5 mm down and goes from side to side.
    const band = meetings.filter(
      ({ from, to }) => Math.abs(from[1] - top - 250) < 7 && Math.abs(to[1] - top - 250) < 7,
    )
    expect(band.length).toBeGreaterThan(3)
    expect(spanOf(xsOf(band))).toBeCloseTo(1250, 1)
  })

  it('is mirrored: the left of the rug is drawn on the right', () => {
    const { rim, meetings, numbers } = taped(cartoons[0]!.slice(1))
    const [left, top] = [Math.min(...xsOf(rim)), Math.min(...ysOf(rim))]
    // The spot covers pixels 10 to 30 of 100 across, 100 to 140 of 160 down; a pixel is 12.5 mm.
    const spot = meetings.filter(({ from }) => from[1] - top > 1000)
    const near = (value: number, expected: number) =>
      expect(Math.abs(value - expected)).toBeLessThan(12.5 / 2)
    near(Math.min(...xsOf(spot)) - left, 1250 - 30 * 12.5)
    near(Math.max(...xsOf(spot)) - left, 1250 - 10 * 12.5)
    near(Math.min(...ysOf(spot)) - top, 100 * 12.5)
    near(Math.max(...ysOf(spot)) - top, 140 * 12.5)
    // Its number is inside it.
    const inSpot = numbers.filter(
      ({ x, y }) => x - left > 875 && x - left < 1125 && y - top > 1250 && y - top < 1750,
    )
    expect(new Set(inSpot.map(({ text }) => text))).toEqual(new Set(['3']))
  })

  it('says that it is mirrored, in text that is not', () => {
    for (const { texts } of cartoons.flat()) {
      expect(texts.map(({ text }) => text).join(' ')).toContain('Mirrored')
      expect(texts.filter(({ isUpright }) => !isUpright)).toEqual([])
    }
  })

  it('has a square of 100 mm and a bar on its cover', () => {
    for (const [cover] of cartoons) {
      const bars = cover!.pieces.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]))
      expect(bars.some((length) => Math.abs(length - 150) < 0.01)).toBe(true)
    }
  })
})

describe('the legend', () => {
  it('computes wool weights that match a calculation by hand', async () => {
    const { yarns } = await drawingOf(0)
    // 1.25 m × 2 m × 2.4 kg × 1.15 = 6.9 kg. The band is a quarter of it, the spot 20 × 40 of 100 × 160 pixels.
    expect(yarns.map(({ name, share }) => [name, Number(share.toFixed(1))])).toEqual([
      ['Ivory', 70],
      ['Ink', 25],
      ['Brick', 5],
    ])
    expect(yarns.map(({ kilograms }) => kilograms)).toEqual([
      expect.closeTo(4.83, 2),
      expect.closeTo(1.725, 2),
      expect.closeTo(0.345, 2),
    ])
    const { texts } = (await readPages(files['line-1/legend.pdf']!))[0]!
    expect(texts.map(({ text }) => text)).toContain('6.900')
  })

  it('counts a round rug as a circle, and multiplies by the quantity', async () => {
    const { yarns } = await drawingOf(1)
    const whole = (Math.PI / 4) * 1.5 ** 2 * 2.4 * 1.15
    expect(yarns.reduce((sum, { kilograms }) => sum + kilograms, 0)).toBeCloseTo(whole, 2)
    expect(yarns.reduce((sum, { kilogramsInAll }) => sum + kilogramsInAll, 0)).toBeCloseTo(2 * whole, 2)
    // The ring's area: (90² − 50²) of 120².
    expect(yarns.find(({ name }) => name === 'Ink')?.share).toBeCloseTo(
      (100 * (90 ** 2 - 50 ** 2)) / 120 ** 2,
      0,
    )
  })

  it('merges yarns dyed alike and lists what they replace', async () => {
    const { yarns } = await drawingOf(2)
    expect(yarns).toHaveLength(3)
    expect(yarns.find(({ hex }) => hex === '#26323D')?.originals.toSorted()).toEqual(['#26323D', '#C79A3D'])
    expect(yarns.find(({ hex }) => hex === '#216266')).toMatchObject({ name: 'Teal', originals: ['#A8452F'] })
  })

  it('uses the configured values', async () => {
    const [line] = await lines
    const config = { ...taskOf([]).config, pileMm: 15 }
    const { yarns } = drawLine(line!, config)
    expect(yarns.reduce((sum, { kilograms }) => sum + kilograms, 0)).toBeCloseTo((6.9 * 15) / 12, 2)
  })
})

describe('the outline files', () => {
  for (const [n, rug] of RUGS.entries()) {
    it(`as DXF of ${rug.name} are closed and cover what each yarn covers`, async () => {
      const text = strFromU8(files[`line-${n + 1}/outline.dxf`]!)
      const dxf = new DxfParser().parseSync(text)
      const drawing = await drawingOf(n)
      const areas = new Map<string, number>()
      for (const entity of dxf?.entities ?? []) {
        if (entity.type !== 'POLYLINE') continue
        const { shape, vertices, layer } = entity as unknown as Polyline
        expect(shape).toBe(true)
        areas.set(layer, (areas.get(layer) ?? 0) + signedArea(vertices))
      }
      expect(areas.size).toBe(drawing.yarns.length)
      for (const yarn of drawing.yarns)
        expect(Math.abs((areas.get(layerOf(yarn)) ?? 0) / 1e6)).toBeCloseTo(yarn.areaM2, 4)
      expect(dxf?.header['$INSUNITS']).toBe(4)
      expect(text).toContain('Mirrored')
    })

    it(`as SVG of ${rug.name} show the mirrored drawing`, async () => {
      const { widthMm, lengthMm, plane, yarns } = await drawingOf(n)
      const svg = strFromU8(files[`line-${n + 1}/outline.svg`]!)
      expect(svg).toContain(`width="${widthMm}mm"`)
      expect(svg.match(/data-number/g)).toHaveLength(yarns.length)
      const { width, height } = plane
      const scale = 5
      const whole = Math.round((height * scale * (lengthMm + 40)) / lengthMm)
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(width * scale, whole, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      let [same, all] = [0, 0]
      for (const [pixel, yarn] of plane.drawing.entries()) {
        if (plane.laid?.[pixel] === 0) continue
        const [x, y] = [width - 1 - (pixel % width), Math.floor(pixel / width)]
        // The centre of a block of five by five pixels.
        const at = (y * scale + 2) * width * scale + x * scale + 2
        all++
        if (isNear(data, at * info.channels, yarns[yarn]!.hex)) same++
      }
      expect(same / all).toBeGreaterThan(0.995)
    })
  }
})

describe('the pack', () => {
  it('has a folder per line, and the order', () => {
    const names = [
      'cartoon.pdf',
      'legend.pdf',
      'outline.svg',
      'outline.dxf',
      'preview.png',
      'order.json',
      ...PLAN_FILES,
    ]
    const expected = RUGS.flatMap((_, n) => names.map((name) => `line-${n + 1}/${name}`))
    expect(Object.keys(files).filter((name) => !name.endsWith('/'))).toEqual([...expected, 'order.pdf'])
    const about = JSON.parse(strFromU8(files['line-3/order.json']!)) as Record<string, unknown>
    expect(about).toMatchObject({
      order: 'NW-7K4M-3PXA',
      line: 3,
      quantity: 3,
      widthMm: 1200,
      lengthMm: 1200,
    })
  })

  it('is also one PDF', async () => {
    const pages = await readPages(pack.pdf)
    const text = pages.flatMap(({ texts }) => texts.map((item) => item.text)).join(' ')
    // Legend, guide, map and labels of a line, and a working sheet of each rug.
    const sheets = QUANTITIES.reduce((sum, quantity) => sum + quantity)
    expect(pages.length).toBe(2 + cartoons.flat().length + 4 * RUGS.length + sheets)
    for (const words of ['Layla Haddad', 'UNITED STATES', 'Carving map', '3 January 2027', '6 rugs'])
      expect(text).toContain(words)
    // Tufters read either language.
    for (const words of ['ملف المشغل', 'التقاء الخيوط', 'صوف الطلب', 'معكوس', 'عاجي'])
      expect(text).toContain(words)
  })

  it(
    'is the same bytes for the same order',
    async () => {
      const task = taskOf((await lines).slice(2))
      const [one, other] = [await makePack(task), await makePack(task)]
      expect(Buffer.from(one.zip).equals(other.zip)).toBe(true)
      expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true)
    },
    PATIENCE,
  )

  it('has a card with a gift’s message, in type that fits, and no card without one', async () => {
    const { order } = taskOf(await lines)
    const cardOf = async (giftMessage: string) =>
      readPages(await packPdf('', taskOf([]).order, (sheet) => drawGiftCard(sheet, giftMessage)))
    const [short] = await cardOf('Happy birthday, Noura!\nYours, Layla')
    expect(short!.texts.map(({ text }) => text).join(' ')).toContain('Happy birthday, Noura!')
    const [long] = await cardOf('Many happy returns of the day. '.repeat(12))
    expect(Math.max(...long!.texts.map(({ y }) => y))).toBeLessThan(105 - 8)
    const pages = async (giftMessage: string) =>
      (await readPages((await makePack({ ...taskOf([]), order: { ...order, giftMessage } })).pdf)).length
    expect((await pages('Enjoy')) - (await pages(''))).toBe(1)
  })

  it('supports other paper sizes', async () => {
    const drawing = await drawingOf(0)
    const pdf = await packPdf('', taskOf([]).order, (sheet) => drawCartoon(sheet, drawing, 'A1', ''))
    const pages = await readPages(pdf)
    expect(pages.length).toBeLessThan(12)
    expect(spanOf(xsOf(taped(pages.slice(1)).rim))).toBeCloseTo(1250, 1)
  })
})

type Polyline = {
  readonly shape: boolean
  readonly layer: string
  readonly vertices: readonly { readonly x: number; readonly y: number }[]
}

function signedArea(vertices: Polyline['vertices']): number {
  return vertices.reduce((sum, { x, y }, n) => {
    const before = vertices.at(n - 1)!
    return sum + (before.x * y - x * before.y) / 2
  }, 0)
}

function isNear(data: Uint8Array, at: number, hex: string): boolean {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255].every((value, n) => Math.abs(value - data[at + n]!) < 40)
}
