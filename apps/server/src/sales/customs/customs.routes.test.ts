import { type AdminOrder } from '@nawl/contract/sales/admin'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { BROOKLYN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'

let counter: Awaited<ReturnType<typeof openShopApp>>
let headers: Record<string, string>
let exported: string

beforeAll(async () => {
  counter = await openShopApp()
  headers = (await counter.signedIn('desk')).headers
  exported = (await counter.confirmed({ address: BROOKLYN })).number
})
afterAll(() => counter.close())

async function papers(number: string, language = 'en') {
  const answer = await counter.app.inject({
    url: `/api/desk/orders/${number}/customs.zip?language=${language}`,
    headers,
  })
  if (answer.statusCode !== 200) return { status: answer.statusCode, files: {}, names: [] }
  const files = unzipSync(answer.rawPayload)
  return { status: 200, files, names: Object.keys(files) }
}

async function textOf(file: Uint8Array | undefined): Promise<string> {
  const { text } = await readTearSheet(Buffer.from(file!), 1)
  return text
}

describe('the papers of an order that leaves the UAE', () => {
  it('are an invoice, a packing list and the data for a certificate of origin', async () => {
    const { names, files } = await papers(exported)
    expect(names).toEqual([
      `${exported}-commercial-invoice.pdf`,
      `${exported}-packing-list.pdf`,
      `${exported}-certificate-of-origin-data.pdf`,
    ])
    const { body } = await counter.call<AdminOrder>('GET', `/api/desk/orders/${exported}`, undefined, {
      headers,
    })
    const [invoice, packing, origin] = await Promise.all(names.map((name) => textOf(files[name])))
    const total = (body.price.amounts.USD.total / 100).toFixed(2)
    expect(invoice).toContain(body.documents[0]!.number)
    expect(invoice).toContain(total)
    expect(invoice).toContain('5703.10')
    expect(invoice).toMatch(/DAP Brooklyn.*USA \(Incoterms 2020\)/)
    expect(packing).toMatch(/1 of 1/)
    expect(packing).toMatch(/\d+ × \d+ × \d+ cm/)
    expect(origin).toContain('Origin criterion')
  })

  it('are in Arabic as well', async () => {
    const { names, files } = await papers(exported, 'ar')
    expect(await textOf(files[names[0]!])).toContain('5703.10')
  })

  it('name the town as the place of delivery, also where the postcode has a line of its own', async () => {
    const address = { name: 'Ann', line1: '1 The Mall', city: 'London', postcode: 'SW1A 1AA', country: 'GB' }
    const { number } = await counter.confirmed({ address, expectedTotal: 47_420 })
    const { names, files } = await papers(number)
    expect(await textOf(files[names[0]!])).toMatch(/DAP London, United Kingdom/)
  })

  it('do not exist for one within the UAE', async () => {
    const address = { name: 'Noura', line1: 'Villa 4', city: 'Dubai', region: 'Dubai', country: 'AE' }
    const { number } = await counter.confirmed({ address, expectedTotal: 42_000 })
    expect((await papers(number)).status).toBe(409)
    expect((await papers('NW-0000-0000')).status).toBe(404)
  })
})
