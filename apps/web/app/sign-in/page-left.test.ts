import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetPlace, placeLeft, rememberPlace } from './page-left.ts'

describe('the page sign-in was started from', () => {
  const kept = new Map<string, string>()
  const on = (path: string, heading: string, title = `${heading} · Nawl`) => {
    const { pathname, search, hash } = new URL(path, 'https://nawl.example')
    vi.stubGlobal('location', { pathname, search, hash })
    vi.stubGlobal('document', { title, querySelector: () => ({ textContent: heading }) })
  }
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is remembered in full, with its heading', () => {
    on('/product/aria?d=1a#side', '\n Aria  in Brass ')
    rememberPlace()
    expect(placeLeft()).toEqual({ path: '/product/aria?d=1a#side', name: 'Aria in Brass' })
    forgetPlace()
    expect(placeLeft()).toBeNull()
  })

  it('is named by its title when the heading is a sentence', () => {
    on('/contact', 'A loom within reach', 'Contact · Nawl')
    rememberPlace()
    expect(placeLeft()).toEqual({ path: '/contact', name: 'Contact' })
    on('/faq#pile', 'Thirty answers', 'Questions and answers · Nawl')
    rememberPlace()
    expect(placeLeft()?.name).toBe('Questions and answers')
  })

  it('stays the first one when another attempt follows from the home page', () => {
    on('/about', 'About')
    rememberPlace()
    on('/', 'CUSTOM HANDTUFTED RUGS')
    rememberPlace()
    expect(placeLeft()?.path).toBe('/about')
  })

  it.each([
    '{}',
    'nothing',
    '{"path":"https://evil.example","name":"x"}',
    '{"path":"//evil.example","name":"x"}',
  ])('is null when storage holds something else: %s', (text) => {
    kept.set('nawl.left-from', text)
    expect(placeLeft()).toBeNull()
  })
})
