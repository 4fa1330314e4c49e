import { describe, expect, it } from 'vitest'

import { cartMarkCookie, markOwner, readCartMark } from './cart-mark.ts'

describe('the cart mark cookie', () => {
  it('is found among other cookies', () => {
    const mark = { count: 12, owner: markOwner('3F2a81bc-0000-4000-8000-000000000000') }
    const [written = ''] = cartMarkCookie(mark, true).split(';')
    expect(readCartMark(`country=AE; ${written}; other=1`)).toEqual({ count: 12, owner: '3f2a81bc' })
    expect(cartMarkCookie(mark, true)).toMatch(/; Secure$/)
  })

  it('is an empty guest cart when missing or malformed', () => {
    const nothing = { count: 0, owner: '' }
    for (const cookies of [null, '', 'rugs=', 'rugs=2', 'rugs=-1.', 'rugs=2.zz', 'drugs=2.', 'rugs=99999.'])
      expect(readCartMark(cookies)).toEqual(nothing)
  })
})
