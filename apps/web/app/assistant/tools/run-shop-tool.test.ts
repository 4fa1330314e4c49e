import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { describe, expect, it, vi } from 'vitest'

import type { CartOffer } from '../../studio/assistant-offers.ts'
import { INK, OAT, shopFixture, studioFixture } from './shop-fixture.ts'

const NAVY = '#263452'
const setColor = (from: string, to: string): ShopToolCall => ({ tool: 'setColor', args: { from, to } })

describe('pages', () => {
  it('opens a design by name, and goes back', async () => {
    const { run, page } = shopFixture()
    const result = await run({ tool: 'openDesign', args: { name: 'onyx' } })
    expect(page()).toBe('/product/onyx')
    expect(result).toMatchObject({ ok: true, say: 'Here is Onyx, from the Geometric collection.' })
    if (result.ok) await result.undo?.()
    expect(page()).toBe('/')
  })

  it('lists rugs by the first criterion, filtered by the others', async () => {
    const { run, page } = shopFixture()
    expect(await run({ tool: 'listRugs', args: { colour: 'blues' } })).toMatchObject({
      say: 'Blues Rugs: 2 designs.',
    })
    expect(page()).toBe('/products/blues')
    await run({ tool: 'listRugs', args: { category: 'geometric', colour: 'blues' } })
    expect(page()).toBe('/products/geometric?color=blues')
    await run({ tool: 'listRugs', args: {} })
    expect(page()).toBe('/products')
  })

  it('stays on the page for unknown designs and pages', async () => {
    const { run, page } = shopFixture()
    for (const call of [
      { tool: 'openDesign', args: { name: 'Zebra' } },
      { tool: 'listRugs', args: { colour: 'earth-tones' } },
      { tool: 'navigate', args: { page: '//elsewhere.example' } },
    ] as const)
      expect(await run(call)).toMatchObject({ ok: false })
    expect(page()).toBe('/')
  })

  it('opens a page and the search results', async () => {
    const { run, page } = shopFixture()
    expect(await run({ tool: 'navigate', args: { page: '/shipping#regions' } })).toMatchObject({
      say: 'Here is Shipping & Delivery.',
    })
    await run({ tool: 'search', args: { query: 'sea glaze' } })
    expect(page()).toBe('/search?q=sea+glaze')
  })
})

describe('a yarn by its hex', () => {
  it('is that yarn of the card, and what the design was drawn in', async () => {
    const { run, state } = studioFixture()
    expect(await run(setColor(OAT, NAVY))).toMatchObject({ ok: true })
    expect(state().look.mappings).toEqual({ [OAT]: NAVY })
    expect(await run(setColor(NAVY, OAT.toLowerCase()))).toMatchObject({ ok: true })
    expect(state().look.mappings).toEqual({})
  })

  it('is told to be there already before anything is tried', async () => {
    const { run } = studioFixture()
    await run(setColor(OAT, 'navy'))
    const { ok, say } = await run(setColor(NAVY, 'navy'))
    expect([ok, say]).toEqual([false, 'That yarn is already in use there.'])
  })
})

describe('where the rug is shown', () => {
  it('is a room of ours or paper, and the one before on undo', async () => {
    const { run, offers } = studioFixture()
    expect(await run({ tool: 'showRoom', args: { room: 'majlis' } })).toMatchObject({ ok: false })
    let room: string | null = null
    offers.put('stage', { room: () => room as 'majlis' | null, show: (wanted) => (room = wanted) })
    const result = await run({ tool: 'showRoom', args: { room: 'majlis' } })
    expect(result).toMatchObject({ ok: true, say: 'Here it is in the majlis.' })
    expect(room).toBe('majlis')
    expect(await run({ tool: 'showRoom', args: { room: 'none' } })).toMatchObject({
      say: 'Here it is on its own.',
    })
    expect(room).toBeNull()
    if (result.ok) await result.undo?.()
    expect(room).toBeNull()
  })

  it('is the same page in another language', async () => {
    const { run, page } = shopFixture()
    expect(await run({ tool: 'setLanguage', args: { language: 'en' } })).toMatchObject({ ok: true })
    expect(page()).toBe('/')
    await run({ tool: 'setLanguage', args: { language: 'ar' } })
    expect(page()).toBe('/ar/')
  })
})

describe('yarns', () => {
  it('are replaced by name, and restored', async () => {
    const { run, state } = studioFixture()
    const result = await run(setColor(OAT, 'navy'))
    expect(state().look.mappings).toEqual({ [OAT]: NAVY })
    expect(result).toMatchObject({ ok: true, say: 'Oat is now Navy.' })
    if (result.ok) await result.undo?.()
    expect(state().look.mappings).toEqual({})
    expect(state().history).toEqual([])
  })

  it('are identified by the colour on screen', async () => {
    const { run, state } = studioFixture()
    await run(setColor(OAT, 'navy'))
    await run(setColor(NAVY, 'teal'))
    expect(state().look.mappings).toEqual({ [OAT]: '#216266' })
  })

  it('are restored by a new step when others came after', async () => {
    const { run, state } = studioFixture()
    const first = await run(setColor(OAT, 'navy'))
    await run(setColor(INK, 'teal'))
    if (first.ok) await first.undo?.()
    expect(state().look.mappings).toEqual({})
    expect(state().history).toHaveLength(3)
  })

  it('are confirmed when no yarn has the name', async () => {
    const { run, state } = studioFixture()
    const result = await run(setColor(OAT, 'light pink'))
    expect(state().look.mappings).toEqual({})
    if (result.ok || !result.yes) throw new Error('nothing was asked')
    expect(result.say).toMatch(
      /^We have no yarn called light pink\. The closest name is .+\. Shall I use that one\?$/,
    )
    expect(await result.yes()).toMatchObject({ ok: true })
    expect(state().look.mappings[OAT]).toBeDefined()
    expect(await run(setColor(INK, 'qqqq'))).toEqual({ ok: false, say: 'We have no yarn called qqqq.' })
  })

  it('do not change when locked', async () => {
    const { run, state } = studioFixture()
    expect(await run({ tool: 'lock', args: { color: OAT } })).toMatchObject({ ok: true })
    expect(await run(setColor(OAT, 'navy'))).toEqual({
      ok: false,
      say: 'Oat is locked. Unlock it to change it.',
    })
    expect([...state().locked]).toEqual([OAT])
  })

  it('are unlocked', async () => {
    const { run, state } = studioFixture()
    expect(await run({ tool: 'unlock', args: { color: OAT } })).toEqual({
      ok: true,
      say: 'Oat is already unlocked.',
    })
    await run({ tool: 'lock', args: { color: OAT } })
    const result = await run({ tool: 'unlock', args: { color: OAT } })
    expect([...state().locked]).toEqual([])
    if (result.ok) await result.undo?.()
    expect([...state().locked]).toEqual([OAT])
  })

  it('are moved together by a mood in one step, except locked ones', async () => {
    const { run, state } = studioFixture()
    await run({ tool: 'lock', args: { color: INK } })
    const result = await run({ tool: 'setMood', args: { mood: 'darker' } })
    expect(result).toMatchObject({ ok: true })
    expect(Object.keys(state().look.mappings)).toEqual([OAT])
    expect(state().history).toHaveLength(1)
    if (result.ok) await result.undo?.()
    expect(state().look.mappings).toEqual({})
    await run({ tool: 'lock', args: { color: OAT } })
    expect(await run({ tool: 'setMood', args: { mood: 'darker' } })).toMatchObject({ ok: false })
  })

  it('are shuffled, undone, redone and reset', async () => {
    const { run, state } = studioFixture()
    expect(await run({ tool: 'undo', args: {} })).toMatchObject({
      ok: false,
      say: 'There is nothing to undo.',
    })
    expect(await run({ tool: 'shuffle', args: {} })).toMatchObject({ ok: true })
    expect(state().look.mappings).toEqual({ [OAT]: '#216266' })
    const undone = await run({ tool: 'undo', args: {} })
    expect(state().look.mappings).toEqual({})
    if (undone.ok) await undone.undo?.()
    expect(state().look.mappings).toEqual({ [OAT]: '#216266' })
    const before = await run({ tool: 'lock', args: { color: INK } })
    expect(before.ok).toBe(true)
    // The studio accepts the next command only after the redone picture has arrived.
    await vi.waitFor(() => expect(state().task).toBeNull())
    const reset = await run({ tool: 'reset', args: {} })
    expect(state()).toMatchObject({ look: { mappings: {} }, history: [] })
    if (reset.ok) await reset.undo?.()
    expect(state().look.mappings).toEqual({ [OAT]: '#216266' })
    expect([...state().locked]).toEqual([INK])
  })

  it('cannot be changed without an open rug', async () => {
    const { run } = shopFixture()
    for (const call of [
      setColor(OAT, 'navy'),
      { tool: 'shuffle', args: {} },
      { tool: 'setSize', args: { width: 2, length: 3, unit: 'ft' } },
    ] as const satisfies readonly ShopToolCall[])
      expect(await run(call)).toMatchObject({ ok: false, say: expect.stringContaining('Open a rug first') })
  })
})

describe('sizes and prices', () => {
  it('are set in the studio and undone', async () => {
    const { run, state } = studioFixture()
    const before = state().size
    const result = await run({ tool: 'setSize', args: { width: 200, length: 300, unit: 'cm' } })
    expect(state().size).toMatchObject({ width: '200', length: '300', unit: 'cm', shape: 'rectangle' })
    expect(result).toMatchObject({ say: 'The estimate for 200 × 300 cm is $645.83.' })
    expect(await run({ tool: 'setQuantity', args: { quantity: 2 } })).toMatchObject({
      say: 'The estimate for 2 rugs, 200 × 300 cm is $1,291.67.',
    })
    if (result.ok) await result.undo?.()
    expect(state().size).toEqual(before)
  })

  it('have another pile, and the one before after undo', async () => {
    const { run, state } = studioFixture()
    const result = await run({ tool: 'setPile', args: { pile: 'carved' } })
    expect(state().finish.textureStyle).toBe('carved')
    expect(result).toMatchObject({ say: 'The pile is now carved along the lines.' })
    expect(await run({ tool: 'setPile', args: { pile: 'carved' } })).toMatchObject({
      say: 'The pile is already carved.',
    })
    if (result.ok) await result.undo?.()
    expect(state().finish.textureStyle).toBe('fine')
  })

  it('take another shape and keep their size', async () => {
    const { run, state } = studioFixture()
    await run({ tool: 'setSize', args: { width: 200, length: 300, unit: 'cm' } })
    await run({ tool: 'setShape', args: { shape: 'oval' } })
    expect(state().size).toMatchObject({ width: '200', length: '300', shape: 'oval' })
    const result = await run({ tool: 'setShape', args: { shape: 'round' } })
    expect(state().size).toMatchObject({ width: '200', length: '200', shape: 'round' })
    if (result.ok) await result.undo?.()
    expect(state().size).toMatchObject({ width: '200', length: '300', shape: 'oval' })
  })

  it('waits for the studio of the design that was just opened', async () => {
    const { run, shop, offers, state } = studioFixture()
    const studio = offers.get('studio')
    await shop.go('/product/onyx')
    const sized = run({ tool: 'setSize', args: { width: 2, length: 3, unit: 'ft' } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(state().size.width, 'the rug before it stays as it is').not.toBe('2')
    offers.put('studio', studio && { ...studio, rug: { ...studio.rug, id: 'onyx' } })
    expect(await sized).toMatchObject({ ok: true })
    expect(state().size).toMatchObject({ width: '2', length: '3', unit: 'ft' })
  })

  it('are quoted anywhere by the calculator’s own rule', async () => {
    const { run } = shopFixture()
    expect(await run({ tool: 'quote', args: { width: 5, length: 8, unit: 'ft' } })).toEqual({
      ok: true,
      say: '5 × 8 ft: $400.00, whatever the shape.',
    })
  })

  it('are shown for the chosen country, and for the previous one after undo', async () => {
    const { run, shop } = shopFixture()
    const result = await run({ tool: 'setCountry', args: { country: 'AE' } })
    expect(result).toMatchObject({
      ok: true,
      say: 'Delivery is now set to United Arab Emirates, with prices in AED.',
    })
    if (result.ok) await result.undo?.()
    expect(shop.country()).toBe('US')
    expect(await run({ tool: 'setCountry', args: { country: 'XX' } })).toMatchObject({ ok: false })
    expect(await run({ tool: 'setCountry', args: { country: 'IR' } })).toEqual({
      ok: false,
      say: 'We do not ship to Iran.',
    })
    expect(shop.country()).toBe('US')
  })
})

describe('the cart', () => {
  it('reports that nothing was ordered when no cart is available', async () => {
    const { run } = studioFixture()
    expect(await run({ tool: 'addToCart', args: {} })).toMatchObject({
      ok: false,
      say: expect.stringContaining('nothing was ordered'),
    })
  })

  it('adds a rug only after a yes', async () => {
    const { run, offers } = studioFixture()
    const takeOut = vi.fn<() => void>()
    const add = vi.fn<CartOffer['add']>(async () => ({ ok: true, say: 'Aria is in the cart.', takeOut }))
    offers.put('cart', { add })
    const asked = await run({ tool: 'addToCart', args: {} })
    expect(add).not.toHaveBeenCalled()
    if (asked.ok || !asked.yes) throw new Error('nothing was asked')
    expect(await asked.yes()).toEqual({ ok: true, say: 'Aria is in the cart.', undo: takeOut })
  })
})
