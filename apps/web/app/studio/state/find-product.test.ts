import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { describe, expect, it } from 'vitest'

import { findProduct } from './find-product.ts'
import { rugFixture } from './rug-fixture.ts'

const rug = (id: string, over: Partial<RugItem> = {}) => rugFixture({ id, name: id, ...over })
const backend = [rug('onyx', { description: 'from the backend' }), rug('eclipse')]
const builtIn = [
  rug('onyx', { description: 'built in' }),
  rug('aria', { name: 'Aria', basePrice: 880 }),
  rug('khatam'),
]

describe('opening a product', () => {
  it('prefers the backend to the built-in catalogue, ignoring case', () => {
    const product = findProduct('ONYX', backend, builtIn)
    expect(product).toEqual({ status: 'found', rug: backend[0], sample: false })
  })

  it('opens a built-in design that the backend does not list, without marking it as a sample', () => {
    expect(findProduct('khatam', backend, builtIn)).toEqual({
      status: 'found',
      rug: builtIn[2],
      sample: false,
    })
  })

  it('reports it missing when the backend responded and nobody knows the id', () => {
    expect(findProduct('nobody', backend, builtIn)).toEqual({ status: 'missing' })
  })

  it('marks a built-in design as sample data when the backend failed', () => {
    expect(findProduct('onyx', [], builtIn)).toEqual({ status: 'found', rug: builtIn[0], sample: true })
  })

  it('opens Aria at 720.8 for an unknown id when the backend failed', () => {
    const product = findProduct('nobody', [], builtIn)
    expect(product).toMatchObject({ status: 'found', sample: true, rug: { name: 'Aria', basePrice: 720.8 } })
  })

  it('throws when there is no sample either', () => {
    expect(() => findProduct('nobody', [], [])).toThrow('no Aria')
  })
})
