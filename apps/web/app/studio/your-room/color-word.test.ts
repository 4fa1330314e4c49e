import { expect, it } from 'vitest'

import { colorWord } from './color-word.ts'

it.each([
  [0xf4f1ea, 'white'],
  [0xc0c1c1, 'pale grey'],
  [0x86827c, 'grey'],
  [0x1f1c1c, 'black'],
  [0xede5d5, 'cream'],
  [0xdccdb0, 'beige'],
  [0x7f705b, 'brown'],
  [0x7f5641, 'brown'],
  [0xc66e2b, 'orange'],
  [0xa82a27, 'red'],
  [0x5b2227, 'dark red'],
  [0xe2a9b4, 'pink'],
  [0xe0b93c, 'yellow'],
  [0x476b3e, 'green'],
  [0x216266, 'blue-green'],
  [0x3c6997, 'blue'],
  [0x263452, 'dark blue'],
  [0x8d5d9c, 'purple'],
])('calls a colour what people call it: %d is %s', (rgb, word) => {
  expect(colorWord(rgb)).toBe(word)
})
