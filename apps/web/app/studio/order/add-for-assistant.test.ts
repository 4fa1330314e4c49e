import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { describe, expect, it } from 'vitest'

import { addForAssistant } from './add-for-assistant.ts'
import { createCartStore } from '../../sales/cart/cart-store.ts'

const DESIGN: CartDesign = {
  rugId: 'bab',
  mappings: {},
  tolerance: 10,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
}

/** A fake cart with one line per rug; `counts` is its content. */
function shopCart(counts: Record<string, number>) {
  let isAway = false
  const cart = () =>
    Response.json({
      lines: Object.entries(counts).map(([id, quantity]) => ({ id, quantity })),
      country: null,
      price: { rugCount: 0 },
    })
  const store = createCartStore({
    hasToMerge: () => false,
    onCart: () => {},
    fetchApi: async (path, { method = 'GET', body } = {}) => {
      if (isAway) throw new TypeError('no network')
      const sent = typeof body === 'string' ? JSON.parse(body) : {}
      const id = method === 'POST' ? sent.design.rugId : (path.split('/').at(-1) ?? '')
      if (method === 'POST') counts[id] = (counts[id] ?? 0) + sent.quantity
      if (method === 'PATCH') counts[id] = sent.quantity
      if (method === 'DELETE') delete counts[id]
      return cart()
    },
  })
  return { store, counts, goAway: () => void (isAway = true) }
}

describe('a rug that the assistant adds to the cart', () => {
  it('is reported, and undoing it leaves other lines unchanged', async () => {
    const { store, counts } = shopCart({ onyx: 2 })
    const said = await addForAssistant(store, 'Bab', { line: null, design: DESIGN, quantity: 3 })
    expect(said).toMatchObject({ ok: true, say: 'Bab is in the cart.' })
    expect(counts).toEqual({ onyx: 2, bab: 3 })
    await said.takeOut?.()
    expect(counts).toEqual({ onyx: 2 })
  })

  it('added to a line of the same design leaves the earlier ones when undone', async () => {
    const { store, counts } = shopCart({ onyx: 2, bab: 1 })
    const said = await addForAssistant(store, 'Bab', { line: null, design: DESIGN, quantity: 3 })
    expect(counts).toEqual({ onyx: 2, bab: 4 })
    await said.takeOut?.()
    expect(counts).toEqual({ onyx: 2, bab: 1 })
  })

  it('replaces the line that the studio was opened on', async () => {
    const { store, counts } = shopCart({ bab: 1 })
    const said = await addForAssistant(store, 'Bab', { line: 'bab', design: DESIGN, quantity: 2 })
    expect(said).toEqual({ ok: true, say: 'The cart has been updated.' })
    expect(counts).toEqual({ bab: 2 })
  })

  it('is reported as not added when the cart is unreachable', async () => {
    const { store, counts, goAway } = shopCart({ onyx: 2 })
    goAway()
    const said = await addForAssistant(store, 'Bab', { line: null, design: DESIGN, quantity: 1 })
    expect(said.ok).toBe(false)
    expect(said.say).toMatch(/\w{3}.*\./)
    expect(counts).toEqual({ onyx: 2 })
  })
})
