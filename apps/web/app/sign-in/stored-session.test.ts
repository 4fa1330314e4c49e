import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SESSION_KEY, storedSession } from './stored-session.ts'

const whole = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: 'u' } }

describe('a stored session', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is returned when complete, even if expired', () => {
    kept.set(SESSION_KEY, JSON.stringify(whole))
    expect(storedSession()).toEqual(whole)
  })

  it.each([
    ...Object.keys(whole).map(
      (name) => [`no ${name}`, JSON.stringify({ ...whole, [name]: undefined })] as const,
    ),
    ['text', 'nothing'],
    ['null', 'null'],
    ['a list', '[]'],
  ] as const)('is removed where it has %s', (_what, text) => {
    kept.set(SESSION_KEY, text)
    expect(storedSession()).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('is null when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(storedSession()).toBeNull()
  })
})
