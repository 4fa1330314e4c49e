import { expect, it } from 'vitest'

import { emptyTags, placeholders } from './placeholders.ts'

it('lists what a page fills in, as the sentence writes it', () => {
  expect(placeholders('🧶 {shop}: <weeks>{least, number}-{most, number} weeks</weeks>, {least}')).toEqual([
    { name: 'shop', kind: 'value', source: '{shop}', words: '' },
    {
      name: 'weeks',
      kind: 'tag',
      source: '<weeks>{least, number}-{most, number} weeks</weeks>',
      words: '{least, number}-{most, number} weeks',
    },
    { name: 'least', kind: 'value', source: '{least, number}', words: '' },
    { name: 'most', kind: 'value', source: '{most, number}', words: '' },
  ])
  const plural = '{count, plural, one {one of {name}} other {# of {name}}}'
  expect(placeholders(`In ${plural}`).map(({ source }) => source)).toEqual([plural, '{name}'])
  expect(placeholders('Plain.')).toEqual([])
  expect(() => placeholders('{count')).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE')
})

it('finds tags without words', () => {
  expect(emptyTags('See <link> </link> and <line>that</line>')).toEqual(['link'])
})
