import { expect, it } from 'vitest'

import { textDifference, valueChanges } from './value-changes.ts'

it('finds what differs within documents', () => {
  const before = { fields: { title: 'Care', tags: ['wool', 'care'], place: 5 }, body: 'Same.' }
  const after = { fields: { title: 'Care', tags: ['wool'], draft: true }, body: 'Same.' }
  expect(valueChanges(before, after)).toEqual([
    { path: 'fields.tags', before: 'wool, care', after: 'wool' },
    { path: 'fields.place', before: '5', after: '' },
    { path: 'fields.draft', before: '', after: 'true' },
  ])
  expect(valueChanges(null, null)).toEqual([])
})

it.each([
  ['Packed like glass.', 'Packed like silk.', '[Packed like ][-glass][+silk][.]'],
  ['تُلَف على أسطوانة', 'تُلَف على لوح', '[تُلَف على ][-أسطوانة][+لوح]'],
])('strikes out and writes words, in any script: %s', (before, after, shown) => {
  const signs = { same: '', gone: '-', new: '+' }
  expect(
    textDifference({ before, after })
      .map(({ kind, text }) => `[${signs[kind]}${text}]`)
      .join(''),
  ).toBe(shown)
})

it('shortens what stays the same', () => {
  const long = 'word '.repeat(100)
  const [first, , , last] = textDifference({ before: `${long}old ${long}`, after: `${long}new ${long}` })
  expect(first?.text).toMatch(/^ … .*word $/)
  expect(last?.text).toMatch(/^ ?word .* … $/)
})
