import { randomUUID } from 'node:crypto'

import type { ProjectAnswer } from '@nawl/contract/trade/project'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { DeskTrade } from '@nawl/contract/trade/trade'
import { expect } from 'vitest'

import { BROOKLYN, DESIGN, openEmailingApp } from '../chaos/shop-app.ts'

type Refusal = { readonly code?: string }
export const APPLICATION = {
  practice: 'Atelier Rahal',
  licence: 'CN-1029384',
  website: 'https://rahal.example',
  role: 'designer',
  about: 'Villas on the Palm.',
  language: 'en',
}
export const CONTACT = { name: 'Noor', email: 'noor@nawl.example' }
export const DAY = 24 * 60 * 60 * 1000

/** What is sent with an option: from the studio, into a new room. */
export const placed = (change: object = {}) => ({
  ids: { room: randomUUID(), rug: randomUUID(), option: randomUUID() },
  roomId: null,
  rugId: null,
  roomName: 'Majlis',
  rugName: 'Under the table',
  quantity: 1,
  from: { kind: 'studio', design: DESIGN },
  ...change,
})

/** A shop with e-mails, members of the trade, their projects and quotes. */
export async function openTradingShop() {
  const shop = await openEmailingApp()

  const as = async <T>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    const { headers } = await shop.signedIn(who)
    return shop.call<T & Refusal>(method, path, body, { headers })
  }

  async function member(tier = 'trade'): Promise<string> {
    const who = `designer-${randomUUID().slice(0, 8)}`
    await as(who, 'POST', '/api/account/trade', APPLICATION)
    const { email } = (await as<{ email: string }>(who, 'GET', '/api/account')).body
    const { accounts } = (await as<DeskTrade>('desk', 'GET', '/api/desk/trade')).body
    const { id } = accounts.find((each) => each.email === email)!
    const answer = await as('desk', 'POST', `/api/desk/trade/${id}/accept`, { tier, contact: CONTACT })
    expect(answer.status).toBe(200)
    return who
  }

  /** A project of a member with rugs in as many rooms, all to one address. */
  async function project(who: string, rooms = 1, from: object = placed().from) {
    const id = randomUUID()
    const path = `/api/account/projects/${id}`
    await as(who, 'POST', '/api/account/projects', { id, name: 'Villa 14', client: 'The Haddads' })
    for (let n = 0; n < rooms; n++)
      await as(who, 'POST', `${path}/options`, placed({ from, roomName: `Room ${n}` }))
    const { plan, version } = (await as<ProjectAnswer>(who, 'GET', path)).body
    const addresses = [{ id: randomUUID(), label: 'Site', address: BROOKLYN }]
    const saved = await as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, addresses }, version })
    expect(saved.status).toBe(200)
    return { path, ...saved.body }
  }

  const quoted = (who: string, path: string, change: object = {}) =>
    as<QuoteAnswer>(who, 'POST', `${path}/quotes`, {
      id: randomUUID(),
      reference: 'PO-77',
      plan: null,
      ...change,
    })

  const accepted = (who: string, { id, termsVersion }: QuoteAnswer, change: object = {}) =>
    as<QuoteAnswer>(who, 'POST', `/api/account/quotes/${id}/accept`, {
      acceptedTerms: termsVersion,
      provider: 'stripe',
      language: 'en',
      ...change,
    })

  async function pay(number: string): Promise<void> {
    const found = await shop.sales.orders.find(number)
    await shop.sales.payments.pay(number, found!.order.payments.at(-1)!.provider)
    const ref = await shop.refOf(number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
  }

  return { ...shop, as, member, project, quoted, accepted, pay }
}
