import { expect, it } from 'vitest'

import { woolText } from './wool-text.ts'

const lot = (name: string, grams = 1_000) => ({ lot: name, grams })
const WOOL = { hex: '#3C2242', cones: null, shelf: '', pieces: [] }
const CONES = { code: '1610', name: { en: 'Black grape', ar: 'عنب أسود' }, supplier: '', article: '' }

it('says shelf and lot of a yarn', () => {
  const wool = { ...WOOL, shelf: 'B-4', pieces: [{ lots: [lot('L-7')], missing: 0 }] }
  expect(woolText(wool)).toEqual({
    en: 'Shelf B-4 · Lot L-7',
    ar: 'الرف \u2068B-4\u2069 · الدفعة \u2068L-7\u2069',
  })
  expect(woolText({ ...wool, pieces: [] }).en).toBe('Shelf B-4')
  expect(woolText({ ...wool, pieces: [...wool.pieces, ...wool.pieces] }).en).toBe('Shelf B-4 · Lot L-7')
})

it('says first what stands on the cones, which a design may call otherwise', () => {
  const said = woolText({ ...WOOL, cones: CONES, shelf: 'B8' })
  expect(said.en).toBe('1610 Black grape · Shelf B8')
  expect(said.ar).toContain('عنب أسود')
  const delivered = { ...CONES, supplier: 'Casa Lana', article: '47/11' }
  expect(woolText({ ...WOOL, cones: delivered }).en).toBe('1610 Black grape · Article Casa Lana 47/11')
})

it('says which rug is of which lot, how much of each where a rug is of two, and what is to be dyed', () => {
  const pieces = [
    { lots: [lot('L-7')], missing: 0 },
    { lots: [lot('L-8', 2_659), lot('L-9', 1_140)], missing: 0 },
    { lots: [], missing: 1_234 },
  ]
  expect(woolText({ ...WOOL, pieces }).en).toBe(
    'Rug 1: lot L-7 · Rug 2: lot L-8, 2.659 kg + L-9, 1.140 kg · Two lots: change lots only at an outline, because the colour may differ · To dye: 1.234 kg',
  )
})
