import { describe, expect, it, vi } from 'vitest'

import { attemptFor, saveAttempt, lastAttempt } from './checkout-attempt.ts'
import type { CheckoutWish } from './read-checkout.ts'

function openStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

const WISH: CheckoutWish = {
  path: '/api/checkout',
  body: {
    email: 'layla@example.com',
    language: 'en',
    address: { name: 'Layla', country: 'US' },
    provider: 'test',
    acceptedTerms: '2025-01',
    expectedTotal: 45_500,
  },
}

describe('a checkout attempt', () => {
  it('keeps its key across a reload and a second press, also after it is placed', () => {
    const storage = openStorage()
    const first = attemptFor(storage, WISH, ['a'])
    expect(attemptFor(storage, structuredClone(WISH), ['a']).key).toBe(first.key)
    saveAttempt(storage, { ...first, number: 'NW-7K4M-3PXA' })
    expect(attemptFor(storage, WISH, ['a'])).toMatchObject({ key: first.key, number: 'NW-7K4M-3PXA' })
  })

  it('gets a new key when the request or the cart differs', () => {
    const storage = openStorage()
    const first = attemptFor(storage, WISH, ['a'])
    const dearer = { ...WISH, body: { ...WISH.body, expectedTotal: 50_000 } }
    const second = attemptFor(storage, dearer, ['a'])
    const third = attemptFor(storage, dearer, ['b'])
    expect(new Set([first.key, second.key, third.key]).size).toBe(3)
    expect(first.key).toMatch(/^[\w-]{16,64}$/)
  })

  it('works when the browser stores nothing', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const denied = () => {
      throw new Error('denied')
    }
    const storage = { getItem: denied, setItem: denied }
    expect(lastAttempt(storage)).toBeNull()
    expect(attemptFor(storage, WISH, ['a']).key).not.toBe('')
    expect(warned).toHaveBeenCalledOnce()
  })
})
