import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { describe, expect, it } from 'vitest'

import type { PrintRug } from './print-rug.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { MARGIN, PAGE, RIGHT, placeText } from '../../platform/pdf/page-layout.ts'
import { estimateOf, factsOf, smallPrint } from './tear-sheet-messages.ts'
import { type TearSheetContent, tearSheet } from './tear-sheet.ts'

const YARNS = Array.from({ length: 10 }, (_, at) => ({
  name: at % 2 ? 'near Camel ivory of the far north' : 'Teal',
  hex: `#21626${at}`,
  share: 10,
  replaces: at % 3 ? [] : ['Indigo night', 'Lime plaster', 'Pomegranate'],
}))
const SIZE = { shape: 'rectangle', width: '125.5', length: '200.75', unit: 'cm', quantity: 10 } as const
const DESIGN = { ...AS_DRAWN, light: 'lamp', size: SIZE } as const
/** The longest link of this shop. */
const LONGEST = `https://a-very-long-name-of-a-shop.example/product/own-${'0'.repeat(32)}?d=1${'Aw-_'.repeat(74)}`

const CONTENT: TearSheetContent = {
  language: 'en',
  name: 'Khatam',
  collection: 'Geometric',
  shape: 'rectangle',
  ratio: 0.625,
  facts: factsOf('em-24-ma-1100', DESIGN, 'en'),
  price: estimateOf(SIZE, 'Geometric', 'en'),
  yarns: YARNS,
  link: 'https://nawl.example/product/khatam',
  smallPrint: smallPrint('en'),
  day: new Date('2026-11-20'),
}

const LONG_NAMES = {
  'of one word': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenxy',
  'of many words': 'A rug for the room in which nobody ever sits but all pass by',
  'of wide letters': 'W'.repeat(60),
  'in Arabic': 'سجادة غرفة الجلوس الكبيرة في بيت العائلة القديم على الشاطئ',
  'of letters that we do not have': '漢字'.repeat(30),
} as const

const make = (content: Partial<TearSheetContent>) =>
  tearSheet({ ...CONTENT, ...content }, plainRug(content.ratio ?? CONTENT.ratio))

describe('a tear sheet', () => {
  for (const ratio of [0.25, 0.625, 0.8, 1, 1.15, 1.16, 1.6, 4])
    for (const yarns of [YARNS.slice(0, 2), YARNS])
      it(`stays within its margins at ratio ${ratio} with ${yarns.length} yarns and the longest link`, async () => {
        const sheet = await readTearSheet(await make({ ratio, yarns, link: LONGEST }))
        expect(sheet.pages).toBe(1)
        const outside = sheet.places.filter(
          ({ left, right, baseline }) =>
            left < MARGIN - 2 || right > RIGHT + 0.5 || baseline < 30 || baseline > PAGE.height - 30,
        )
        expect(outside).toEqual([])
        expect(sheet.text.replaceAll('\n', '')).toContain(LONGEST)
        expect(await sheet.code()).toBe(LONGEST)
      })

  for (const [kind, name] of Object.entries(LONG_NAMES))
    it(`fits a name of 60 letters ${kind}`, async () => {
      const { places, info, pages } = await readTearSheet(await make({ name }))
      expect(pages).toBe(1)
      expect(info['Title']).toBe(`${name}, Geometric · Nawl`)
      const { label, rug } = placeText(0.625, 600, 0)
      const beside = places.filter(({ baseline }) => baseline > 260 && baseline < 740)
      expect(beside.length).toBeGreaterThan(8)
      const end = Math.min(label.left + label.width + 1, rug.left)
      expect(beside.filter(({ right }) => right > end)).toEqual([])
      const top = Math.max(...beside.map(({ baseline }) => baseline))
      expect(top, 'the label does not rise above its rug').toBeLessThan(740)
    })

  it('does not overlap the rug with the largest price and the longest sides', async () => {
    const size = { ...SIZE, width: '99999.999', length: '99999.999' }
    const content = {
      ratio: 1,
      price: estimateOf(size, 'Geometric', 'en'),
      facts: factsOf('own-000000', { ...DESIGN, size }, 'en'),
    }
    const { places, text } = await readTearSheet(await make(content))
    const { rug } = placeText(1, 600, 0)
    const label = places.filter(({ left, baseline }) => left < rug.left && baseline > 260 && baseline < 740)
    expect(text).toContain(content.price.value)
    expect(label.filter(({ right }) => right > rug.left)).toEqual([])
  })

  for (const ratio of [0.25, 0.625, 1.6])
    it(`is mirrored within its margins in Arabic at ratio ${ratio}`, async () => {
      const yarns = YARNS.map((yarn) => ({ ...yarn, name: 'أزرق أردوازي', replaces: ['رمل', 'نيلي'] }))
      const { places, text, tree, language } = await readTearSheet(
        await make({
          language: 'ar',
          ratio,
          yarns,
          name: 'ميزان',
          collection: 'هندسي',
          facts: factsOf('em-24-ma-1100', DESIGN, 'ar'),
          price: estimateOf(SIZE, 'Geometric', 'ar'),
          smallPrint: smallPrint('ar'),
        }),
      )
      expect(language).toBe('ar-AE')
      expect(places.filter(({ left, right }) => left < MARGIN - 2 || right > RIGHT + 0.5)).toEqual([])
      expect(places.find(({ str }) => str === 'ميزان')?.right).toBeCloseTo(RIGHT, 0)
      const lines = text.split('\n')
      // As it is drawn from left to right: the per cent sign follows its figure, on the left.
      for (const line of ['الخيوط', 'أزرق أردوازي', 'صوف نيوزيلندي', '#216260', '%10.0'])
        expect(lines).toContain(line)
      expect(tree).toContain('ميزان، سجادة مصنوعة يدويًا كما تُرى من أعلى')
    })

  it('is byte-identical except for its date', async () => {
    const [one, same, later] = await Promise.all([make({}), make({}), make({ day: new Date('2026-11-21') })])
    expect(Buffer.from(one).equals(same)).toBe(true)
    expect(Buffer.from(one).equals(later)).toBe(false)
    expect((await readTearSheet(later)).text).toContain('21 November 2026')
  })
})

function plainRug(ratio: number): PrintRug {
  const [width, height] = [Math.round(100 * ratio), 100]
  const raster = { width, height, indices: new Uint8Array(width * height), yarnCount: 1, levels: 30 }
  const table = shadeTable(['#216266'], 30, { light: 'day', intensity: 0.85, ground: 'transparent' })
  return { raster, table }
}
