import { expect, it } from 'vitest'

import { readSender, senderText } from './sender.ts'

it('a sender is an address, with a name or without', () => {
  expect(readSender('hello@nawl.example')).toEqual({ name: null, address: 'hello@nawl.example' })
  expect(readSender('Nawl Rugs <hello@nawl.example>')).toEqual({
    name: 'Nawl Rugs',
    address: 'hello@nawl.example',
  })
  for (const text of ['', 'hello', '<hello@nawl.example>', 'Nawl <hello>', 'Nawl\n<hello@nawl.example>'])
    expect(readSender(text)).toBeNull()
})

it('a sender reads as it is written', () => {
  for (const text of ['hello@nawl.example', 'نول <hello@nawl.example>'])
    expect(senderText(readSender(text)!)).toBe(text)
})
