import { describe, expect, it } from 'vitest'

import { cartMarkCookie, markOwner, readCartMark } from './cart-mark.ts'

describe('the cart mark cookie', () => {
  it('is found among other cookies', () => {
    const mark = { count: 12, of: 'rugs', owner: markOwner('3F2a81bc-0000-4000-8000-000000000000') } as const
    const [written = ''] = cartMarkCookie(mark, true).split(';')
    expect(written).toBe('rugs=12.3f2a81bc')
    expect(readCartMark(`country=AE; ${written}; other=1`)).toEqual({ ...mark, owner: '3f2a81bc' })
    expect(cartMarkCookie(mark, true)).toMatch(/; Secure$/)
  })

  it('says where what is in the cart is not all rugs', () => {
    const mark = { count: 3, of: 'items', owner: '' } as const
    const [written = ''] = cartMarkCookie(mark, false).split(';')
    expect(written).toBe('rugs=3..items')
    expect(readCartMark(written)).toEqual(mark)
  })

  it('is an empty guest cart when missing or malformed', () => {
    const nothing = { count: 0, of: 'rugs', owner: '' }
    for (const cookies of [
      null,
      '',
      'rugs=',
      'rugs=2',
      'rugs=-1.',
      'rugs=2.zz',
      'drugs=2.',
      'rugs=99999.',
      'rugs=2..all',
    ])
      expect(readCartMark(cookies)).toEqual(nothing)
  })
})
