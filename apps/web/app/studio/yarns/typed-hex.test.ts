import { expect, it } from 'vitest'

import { typedHex } from './typed-hex.ts'

it('reads a hex colour in the forms people type', () => {
  for (const text of ['#D9A021', 'd9a021', '  #d9A021 ']) expect(typedHex(text)).toBe('#D9A021')
  expect(typedHex('#da2')).toBe('#DDAA22')
})

it.each(['', 'saffron', '#D9A02', '#D9A0211', 'd9a', '0712', '#xyz', 'D9A021 gold'])(
  'takes %j for a word or a number, not a colour',
  (text) => expect(typedHex(text)).toBeNull(),
)
