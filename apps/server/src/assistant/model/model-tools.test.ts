import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Script } from '../../../test/assistant/model/chat.ts'
import { openShopWithModel, STUDIO, WARRANTY } from '../../../test/assistant/model/shop-with-model.ts'

let open: Awaited<ReturnType<typeof openShopWithModel>>
beforeAll(async () => {
  open = await openShopWithModel()
})
afterAll(() => open.close())
beforeEach(() => open.recover())

const quote = (args: string) => ({ calls: 'quote', args: [args] })
const EIGHT = quote('{"width":8,"length":10,"unit":"ft"}')
const SIX = quote('{"width":6,"length":9,"unit":"ft"}')

describe('tools', () => {
  it('are run with the shop’s own text and price', async () => {
    open.endpoint.next({ calls: 'quote', args: ['{"width":8,', '"length":10,"unit":"ft"}'] })
    expect(await open.ask('eight by ten?')).toMatchObject({
      kind: 'tool',
      tool: 'quote',
      args: { width: 8, length: 10, unit: 'ft' },
      text: expect.stringContaining('$800') as unknown,
    })
  })

  it.each([{ isOneIndex: false }, { isOneIndex: true }])(
    'are run in order, several at once (%j)',
    async (how) => {
      const lock = { calls: 'lock', args: ['{"color":"#E6DCC8"}'] }
      open.endpoint.next({ together: [lock, { calls: 'shuffle', args: ['{}'] }], ...how })
      expect(await open.ask('lock the plaster and shuffle the rest', { context: STUDIO })).toMatchObject({
        tool: 'lock',
        args: { color: '#E6DCC8' },
        next: [{ tool: 'shuffle', args: {} }],
      })
    },
  )

  it('give several prices back to the model, which compares them', async () => {
    open.endpoint.next({ together: [EIGHT, SIX] }, { says: ['8 × 10 ft is $800, ', '6 × 9 ft is $540.'] })
    expect(await open.ask('is 8 by 10 much more than 6 by 9 feet?')).toEqual({
      kind: 'answer',
      text: '8 × 10 ft is $800, 6 × 9 ft is $540.',
    })
    expect(open.endpoint.asked.at(-1)?.body.messages.at(-1)?.content).toMatch(/^<result>6 × 9 ft.*\$540/)
  })

  it('find further texts for the model to answer from', async () => {
    open.endpoint.next(
      { calls: 'search', args: ['{"query":"how long is the warranty"}'] },
      { says: ['[1] Five years.'] },
    )
    expect(await open.ask('xyzzy')).toEqual({ kind: 'answer', text: 'Five years.', source: '/faq#warranty' })
    expect(open.endpoint.asked.at(-1)?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      tool_call_id: 'call_1',
      content: expect.stringContaining('[1] <text>') as unknown,
    })
  })

  it('stop after three rounds', async () => {
    const local = await open.localReply(WARRANTY)
    const before = open.endpoint.asked.length
    open.endpoint.next({ calls: 'search', args: ['{"query":"wool"}'] })
    expect(await open.ask(WARRANTY)).toEqual(local)
    expect(open.endpoint.asked.length - before).toBe(3)
  })

  it('ask before the cart changes, and never change it beside others', async () => {
    open.endpoint.next({ calls: 'addToCart', args: [''] })
    expect(await open.ask('buy', { context: STUDIO })).toMatchObject({ tool: 'addToCart', confirm: true })
    const cart = { calls: 'addToCart', args: ['{}'] }
    const both: Script = { together: [{ calls: 'setQuantity', args: ['{"quantity":2}'] }, cart] }
    const local = await open.localReply('two please and done')
    open.endpoint.next(both)
    expect(await open.ask('two please and done')).toEqual(local)
  })

  it.each([
    ['deleteEverything', '{}'],
    ['setQuantity', '{"quantity":99}'],
    ['setQuantity', '{"quan'],
    ['navigate', '{"page":"//evil.example"}'],
    ['navigate', '{"page":"/no-such-page"}'],
    ['openDesign', '{"name":"No such rug"}'],
    ['setColor', '{"from":"#000000","to":"navy"}'],
    ['setCountry', '{"country":"KP"}'],
    ['listRugs', '{"colour":"ultraviolet"}'],
  ])('that do not exist are not run: %s %s', async (calls, args) => {
    const local = await open.localReply(WARRANTY, { context: STUDIO })
    open.endpoint.next({ calls, args: [args] })
    expect(await open.ask(WARRANTY, { context: STUDIO })).toEqual(local)
  })

  it('are not run for somebody who says not to', async () => {
    open.endpoint.next({ calls: 'shuffle', args: ['{}'] })
    const local = await open.localReply('please don’t touch the border, ok', { context: STUDIO })
    open.endpoint.next({ calls: 'shuffle', args: ['{}'] })
    expect(await open.ask('please don’t touch the border, ok', { context: STUDIO })).toEqual(local)
  })
})

it.each([
  'is it safe for a baby?',
  'I have a latex allergy',
  'هل فيه مواد تسبب حساسية؟',
  'I want my money back',
])('is not sent what a wrong yes would do harm in: %s', async (text) => {
  const before = open.endpoint.asked.length
  await open.ask(text)
  expect(open.endpoint.asked.length).toBe(before)
})

describe('a model that fails', () => {
  const FAILURES: readonly Script[] = [
    { status: 500 },
    { status: 401 },
    { breaksOffAfter: '[1] Five' },
    { isCutOffAfter: '[1] Five years and' },
    { fallsSilentAfter: '[1] Fi' },
    { neverAnswers: true },
    { pingsForever: true },
    { saysForever: 'wool ' },
    { raw: 'data: {"error":{"message":"overloaded"}}\n\n' },
    { raw: 'data: {"error":{"message":"overloaded"}\n\n' },
    { raw: '' },
    { raw: '<html>' },
    { raw: 'x'.repeat(100_000) },
  ]
  it.each(FAILURES)('with %j leaves the shop to answer, in time', async (script) => {
    open.endpoint.next(script)
    const reply = await open.ask('undo', { context: STUDIO })
    expect(reply).toMatchObject({ kind: 'tool', tool: 'undo' })
  })

  it('is asked no more after two failures in a row, and again by one question when half a minute has passed', async () => {
    open.endpoint.next({ status: 503 })
    await open.ask('undo')
    await open.ask('undo')
    const before = open.endpoint.asked.length
    await open.ask('undo')
    expect(open.endpoint.asked.length).toBe(before)
    open.clock.now += 30_000
    open.endpoint.next({ says: ['[1] Five years.'] })
    expect(await open.ask(WARRANTY)).toMatchObject({ kind: 'answer', text: 'Five years.' })
    await open.ask(WARRANTY)
    expect(open.endpoint.asked.length).toBe(before + 2)
  })

  it('is left alone for as long as it asks', async () => {
    open.endpoint.next({ status: 429, retryAfter: '120' })
    await open.ask('undo')
    const before = open.endpoint.asked.length
    open.clock.now += 119_000
    await open.ask('undo')
    expect(open.endpoint.asked.length).toBe(before)
    open.clock.now += 1_000
    await open.ask('undo')
    expect(open.endpoint.asked.length).toBe(before + 1)
  })

  it('is asked a hundred and twenty times an hour by one caller', async () => {
    open.endpoint.next({ says: ['[0]'] })
    const before = open.endpoint.asked.length
    const payload = { text: 'undo', context: { page: '/' } }
    const url = '/api/assistant/reply'
    for (let count = 0; count < 125; count++)
      await open.shop.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.7' })
    expect(open.endpoint.asked.length - before).toBe(120)
  })
})
