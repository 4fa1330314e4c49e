import { expect, it } from 'vitest'

import { growthOf, patternsIn } from './check-patterns.ts'

it('finds the exponential pattern that took years for 73 empty comments', () => {
  const source = String.raw`^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]`
  expect(growthOf({ source, flags: 'i' }, false)).toBe('exponential')
})

it('allows polynomial time in tests and tools, not in the shop', () => {
  const slow = { source: '\\s*->\\s*', flags: 'g' }
  expect([growthOf(slow, false), growthOf(slow, true)]).toEqual([null, '2nd degree polynomial'])
  expect(growthOf({ source: '^[a-z]+$', flags: '' }, true)).toBeNull()
})

it('finds patterns wherever they are written', () => {
  const code = ['const a = /x+/g', 'new RegExp("y+", "i")', 'new RegExp(`^${a}z+$`)', 'new RegExp(a)'].join(
    '\n',
  )
  expect(patternsIn('a.ts', code)).toEqual([
    { source: 'x+', flags: 'g', line: 1 },
    { source: 'y+', flags: 'i', line: 2 },
    { source: '^xz+$', flags: '', line: 3 },
  ])
})
