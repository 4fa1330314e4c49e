import { expect, it } from 'vitest'

import { woolText } from './wool-text.ts'

const lot = (name: string) => ({ lot: name, grams: 1_000 })

it('says shelf and lot of a yarn', () => {
  const wool = { hex: '#E6DAC3', shelf: 'B-4', pieces: [{ lots: [lot('L-7')], missing: 0 }] }
  expect(woolText(wool)).toEqual({
    en: 'Shelf B-4 · Lot L-7',
    ar: 'الرف \u2068B-4\u2069 · الدفعة \u2068L-7\u2069',
  })
  expect(woolText({ ...wool, pieces: [] }).en).toBe('Shelf B-4')
  expect(woolText({ ...wool, pieces: [...wool.pieces, ...wool.pieces] }).en).toBe('Shelf B-4 · Lot L-7')
})

it('says which rug is of which lot, that a rug is of two, and what is to be dyed', () => {
  const pieces = [
    { lots: [lot('L-7')], missing: 0 },
    { lots: [lot('L-8'), lot('L-9')], missing: 0 },
    { lots: [], missing: 1_234 },
  ]
  expect(woolText({ hex: '#E6DAC3', shelf: '', pieces }).en).toBe(
    'Rug 1: lot L-7 · Rug 2: lot L-8 + L-9 · Two lots: the colour may change · To dye: 1.234 kg',
  )
})
