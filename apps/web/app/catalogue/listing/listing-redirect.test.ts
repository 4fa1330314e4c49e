import { describe, expect, it } from 'vitest'

import { listingRedirect } from './listing-redirect.ts'

const sentTo = (path: string) =>
  listingRedirect(new Request(`https://nawl.example${path}`))?.headers.get('location')

describe('a category in the query string', () => {
  it('is redirected permanently to its own address', () => {
    const answer = listingRedirect(new Request('https://nawl.example/products?category=modern-tribal'))
    expect(answer?.status).toBe(301)
    expect(answer?.headers.get('location')).toBe('/products/modern-tribal')
  })

  it('keeps the sort order', () => {
    expect(sentTo('/products?category=minimalist&sort=price')).toBe('/products/minimalist?sort=price')
  })

  it('cannot redirect to another site', () => {
    expect(sentTo('/products?category=%2F%2Fevil.example')).toBe('/products/%2F%2Fevil.example')
  })

  it('redirects to all rugs when it is empty', () => {
    expect(sentTo('/products?category=')).toBe('/products')
  })

  it('does not redirect other addresses', () => {
    expect(sentTo('/products/minimalist?sort=name')).toBeUndefined()
  })
})
