import { expect, it } from 'vitest'

import { glossOf } from './gloss.ts'

it.each([
  ['بكم التوصيل للرياض', ['price', 'delivery', 'Riyadh']],
  ['القطة بالت على السجادة', ['cat', 'pee', 'rug']],
  ['وكم يوم بياخذ تصنيعها؟', ['time', 'make']],
  ['kam se3ro', ['price']],
])('%s is about what its English words say', (said, parts) => {
  const gloss = glossOf(said)
  expect(parts.filter((part) => !gloss.includes(part))).toEqual([])
})

it('says each English word once, and nothing for what the shop does not know', () => {
  expect(glossOf('سجادة وسجاد وسجاجيد')).toBe('rug')
  expect(glossOf('قرطبة')).toBe('')
})
