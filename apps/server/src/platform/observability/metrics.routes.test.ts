import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'

describe('metrics', () => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  const lines: { level: number; msg: string; browser?: object }[] = []
  beforeAll(async () => {
    counter = await openShopApp({
      logTo: { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
    })
  })
  afterAll(() => counter.close())
  const metrics = async () => (await counter.app.inject('/metrics')).body

  it('are available to this machine only', async () => {
    expect((await counter.app.inject('/metrics')).statusCode).toBe(200)
    for (const from of [{ 'x-forwarded-for': '203.0.113.9' }, { 'x-forwarded-for': '127.0.0.1' }])
      expect((await counter.app.inject({ url: '/metrics', headers: from })).statusCode).toBe(404)
    const stranger = await counter.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(stranger.statusCode).toBe(404)
  })

  it('label answers with the route pattern, never with the address', async () => {
    const { number } = await counter.confirmed()
    await counter.call('GET', `/api/orders/${number}`)
    const text = await metrics()
    expect(text).toMatch(
      /nawl_request_seconds_count\{method="GET",route="\/api\/orders\/:number",status="4xx"\} 1/,
    )
    expect(text).not.toContain(number)
  })

  it('include orders by state, due jobs and thread load', async () => {
    await counter.confirmed()
    const text = await metrics()
    expect(text).toMatch(/nawl_orders\{state="confirmed"\} [1-9]/)
    expect(text).toMatch(/nawl_jobs_due\{kind="payment"\} \d/)
    expect(text).toMatch(/nawl_jobs_failed\{kind="mail"\} 0/)
    expect(text).toMatch(/nawl_renders_waiting 0/)
    expect(text).toContain('nawl_database_up 1')
  })

  it('leave out the database figures while it is away', async () => {
    counter.faulty.failAfter(0)
    const text = await metrics()
    counter.faulty.heal()
    expect(text).toContain('nawl_database_up 0')
    expect(text).toContain('nawl_request_seconds_count')
    expect(text).not.toMatch(/^nawl_orders\{/m)
  })

  it('count browser errors, which are logged without personal data', async () => {
    const report = {
      kind: 'error',
      message: 'layla@example.com is not a function',
      stack: 'at go (https://nawl.example/assets/studio-D97mM2lc.js:1:2)',
      page: 'order',
    }
    const { status } = await counter.call('POST', '/api/browser-errors', report)
    expect(status).toBe(204)
    const line = lines.find(({ msg }) => msg === 'something went wrong in a browser')
    expect(line?.browser).toMatchObject({ message: '[mailbox] is not a function', stack: report.stack })
    expect(await metrics()).toContain('nawl_browser_errors_total{kind="error"} 1')
  })

  it('come with a log that has no address, token, cookie or name in it', async () => {
    const guest = counter.buyer()
    await guest.add()
    const placed = await guest.checkout()
    const { number, token } = placed.body
    await counter.see({ number, token })
    await counter.call('POST', '/api/orders/lookup', { number, email: 'layla@example.com' })
    await counter.call('POST', '/api/newsletter', { email: 'layla@example.com' })
    const ada = await counter.signedIn('ada')
    await counter.call('GET', '/api/account', undefined, ada)
    counter.faulty.failAfter(0)
    await counter.call('POST', '/api/newsletter', { email: 'layla@example.com' })
    await counter.call('GET', '/api/account', undefined, ada)
    counter.faulty.heal()
    const log = JSON.stringify(lines)
    expect(log).toContain('/api/orders/lookup')
    const secrets = ['@example.com', 'Layla', 'Vanderbilt', token, guest.cookie().split('=')[1] ?? '', 'eyJ']
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })

  it('limit the size and the hourly number of browser reports', async () => {
    const report = { kind: 'error', message: 'x'.repeat(301), stack: '', page: '' }
    expect((await counter.call('POST', '/api/browser-errors', report)).status).toBe(400)
    const bomb = { ...report, stack: 'x'.repeat(10_000) }
    expect((await counter.call('POST', '/api/browser-errors', bomb)).status).toBe(413)
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => {
        const headers = { 'x-forwarded-for': '203.0.113.77' }
        return (await counter.call('POST', '/api/browser-errors', { ...report, message: 'x' }, { headers }))
          .status
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
