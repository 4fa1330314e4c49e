import { afterAll, beforeAll, expect, it } from 'vitest'

import { signedLinks } from '../../platform/email/signed-links.ts'
import { HOUR, NOW, openEmailingApp } from '../../../test/chaos/shop-app.ts'

const YEAR = 365 * 24 * HOUR
const EMAIL = 'layla@example.com'

let counter: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (counter = await openEmailingApp()))
afterAll(() => counter.close())

const open = (number: string, token: string, path = '') =>
  counter.call('GET', counter.url(number, token, path))
const renew = (number: string, token: string) => counter.call('POST', counter.url(number, token, '/link'))

it('an order link expires after a year, says so, and can be renewed to the order’s own address once an hour', async () => {
  counter.clock.at = NOW
  const placed = await counter.confirmed({ email: EMAIL })
  counter.clock.at = NOW + YEAR
  expect((await open(placed.number, placed.token)).status).toBe(200)

  counter.clock.at = NOW + YEAR + HOUR
  for (const path of ['', '/invoice'])
    expect(await open(placed.number, placed.token, path)).toMatchObject({
      status: 410,
      body: { code: 'order/link-expired' },
    })
  const cancel = await counter.command(placed, '/cancel')
  expect([cancel.status, cancel.body]).toMatchObject([410, { code: 'order/link-expired' }])

  await counter.emails.deliver()
  const before = counter.inbox.mails.length
  const sent = { status: 202, body: { status: 'check-your-mail' } }
  expect(await renew(placed.number, placed.token)).toMatchObject(sent)
  expect(await renew(placed.number, placed.token)).toMatchObject(sent)
  await counter.emails.deliver()
  const mails = counter.inbox.mails.slice(before)
  expect(mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([[EMAIL]])
  const [, token = ''] = /\?token=([\w.~-]+)/.exec(mails[0]?.text ?? '') ?? []
  expect(token).not.toBe(placed.token)
  expect((await open(placed.number, token)).status).toBe(200)
})

it('a link without an expiry date counts as expired', async () => {
  counter.clock.at = NOW
  const placed = await counter.confirmed()
  const { sign } = await signedLinks({ database: counter.database, secret: undefined })()
  const endless = sign('order', placed.number)
  expect(await open(placed.number, endless)).toMatchObject({
    status: 410,
    body: { code: 'order/link-expired' },
  })
  expect((await renew(placed.number, endless)).status).toBe(202)
})

it('the owner sees an order with any link, and a forged link reveals nothing', async () => {
  counter.clock.at = NOW
  const owner = counter.buyer((await counter.signedIn('owner')).headers)
  await owner.add()
  const { body: placed } = await owner.checkout()
  counter.clock.at = NOW + YEAR + HOUR
  const signed = await counter.signedIn('owner')
  const url = counter.url(placed.number, placed.token)
  expect((await counter.call('GET', url, undefined, signed)).status).toBe(200)
  const forged = `${placed.token.slice(0, -1)}${placed.token.endsWith('0') ? '1' : '0'}`
  for (const answer of [
    await open(placed.number, forged),
    await renew(placed.number, forged),
    await renew('NW-AAAA-AAAA', placed.token),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'order/not-found' } })
})
