import { randomUUID } from 'node:crypto'

import type { MessageList } from '@nawl/contract/desk/messages'
import type { DeskTrade } from '@nawl/contract/trade/trade'

import { APPLICATION } from '../trade/trading-shop.ts'
import { DESIGN, HOUR, type openShopApp } from '../chaos/shop-app.ts'

type Shop = Awaited<ReturnType<typeof openShopApp>>

/** A person with data of every kind: answered messages, a consultation, the newsletter, a trade account, paid and unpaid orders. */
export async function wholePerson(shop: Shop, sub: string) {
  const email = `${sub}@example.com`
  const signed = await shop.signedIn(sub)
  const person = shop.buyer(signed.headers)
  const { body: slots } = await shop.call<{ days: { slots: string[] }[] }>(
    'GET',
    '/api/consultations/slots?kind=virtual',
  )
  const startsAt = slots.days.flatMap((day) => day.slots)[0]
  const calls = [
    await person.ask('POST', '/api/newsletter', { email }),
    await person.ask('POST', '/api/messages', { name: sub, email, topic: 'other', message: 'Do you ship?' }),
    await person.ask('POST', '/api/consultations', {
      kind: 'virtual',
      startsAt,
      name: sub,
      email,
      timeZone: 'UTC',
    }),
    await person.ask('PUT', '/api/account/favourites/onyx'),
  ]
  const refused = calls.filter(({ status }) => status >= 300)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))

  await answerEverything(shop, email)
  await joinTrade(shop, sub)
  await person.add(DESIGN, 2)

  const unpaid = await shop.ordered({ email })
  // The order expires, its payment page is closed, and the payment is queried once more.
  for (const hours of [25, 2, 2]) {
    shop.clock.at += hours * HOUR
    await shop.sales.jobs.run()
  }
  const paid = await shop.confirmed({ email })
  return { ...signed, email, person, unpaid: unpaid.number, paid: paid.number }
}

/** Somebody applies for a trade account; staff accept it, are its contact, and the letters are sent. */
export async function joinTrade(shop: Shop, sub: string): Promise<void> {
  const applied = await shop.call('POST', '/api/account/trade', APPLICATION, await shop.signedIn(sub))
  const desk = await shop.signedIn('desk')
  const path = '/api/desk/trade'
  const { accounts, tiers } = (await shop.call<DeskTrade>('GET', path, undefined, desk)).body
  const { id } = accounts.find((each) => each.email === `${sub}@example.com`)!
  const contact = { name: 'Noor', email: 'Desk@Example.com' }
  const accepted = await shop.call('POST', `${path}/${id}/accept`, { tier: tiers[0]!.id, contact }, desk)
  if (applied.status !== 200 || accepted.status !== 200)
    throw new Error(JSON.stringify([applied.body, accepted.body]))
  await shop.emails.deliver()
}

/** Staff answer what somebody sent, and note something about it. */
async function answerEverything(shop: Shop, email: string): Promise<void> {
  const { headers } = await shop.signedIn('desk')
  const path = '/api/desk/messages'
  const ask = <T>(method: 'GET' | 'POST', sub: string, body?: object) =>
    shop.call<T>(method, path + sub, body, { headers, key: randomUUID() })
  const { body } = await ask<MessageList>('GET', `?search=${email}`)
  for (const { id } of body.messages) {
    const answered = await ask('POST', `/${id}/answers`, { text: `Dear ${email}, we do.`, version: 0 })
    const noted = await ask('POST', `/${id}/notes`, { text: `${email} will call.` })
    if (answered.status !== 200 || noted.status !== 200) throw new Error(JSON.stringify([answered, noted]))
  }
}
