import { describe, expect, it } from 'vitest'

import { listingRedirect } from './listing-redirect.ts'

const sentTo = (path: string) =>
  listingRedirect(new Request(`https://nawl.example${path}`))?.headers.get('location')

describe('a category asked for as a query', () => {
  it('is sent to its own address for good', () => {
    const answer = listingRedirect(new Request('https://nawl.example/products?category=modern-tribal'))
    expect(answer?.status).toBe(301)
    expect(answer?.headers.get('location')).toBe('/products/modern-tribal')
  })

  it('keeps the order that was asked for', () => {
    expect(sentTo('/products?category=minimalist&sort=price')).toBe('/products/minimalist?sort=price')
  })

  it('cannot lead to another site', () => {
    expect(sentTo('/products?category=%2F%2Fevil.example')).toBe('/products/%2F%2Fevil.example')
  })

  it('means all rugs when it is empty', () => {
    expect(sentTo('/products?category=')).toBe('/products')
  })

  it('leaves other addresses alone', () => {
    expect(sentTo('/products/minimalist?sort=name')).toBeUndefined()
  })
})
