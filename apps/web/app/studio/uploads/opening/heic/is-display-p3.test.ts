import { expect, it } from 'vitest'

import { isDisplayP3 } from './is-display-p3.ts'

const utf16 = (text: string) => Array.from(text).flatMap((letter) => [0, letter.codePointAt(0)!])

it('finds the profile’s name among the headers only', () => {
  const header = [0, 0, 0, 24, ...utf16('x'), 9]
  expect(isDisplayP3(Uint8Array.from([...header, ...utf16('Display P3'), 1]))).toBe(true)
  expect(isDisplayP3(Uint8Array.from([...header, ...utf16('Display P'), 1]))).toBe(false)
  expect(isDisplayP3(Uint8Array.from(utf16('sRGB IEC61966-2.1')))).toBe(false)
  expect(isDisplayP3(Uint8Array.from([...new Uint8Array(2 ** 18).fill(7), ...utf16('Display P3')]))).toBe(
    false,
  )
  expect(isDisplayP3(new Uint8Array())).toBe(false)
})
