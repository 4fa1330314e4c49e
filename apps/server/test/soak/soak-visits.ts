import { randomUUID } from 'node:crypto'

import { RUG_HEXES } from '../shop-fixture.ts'
import { type Customer, fillCart, goOn, newCustomer } from '../crash/customer.ts'

const PAGES = ['/', '/products', '/product/khatam', '/about']
const PICTURES = ['/bitmap/geometric/onyx.bmp', '/yarn/large/E6DAC3.webp']
const COLOURS = ['#216266', '#5B2227', '#263452', '#DCCDB0']

/** What customers were told and will check again. */
export type Told = {
  readonly buyers: Customer[]
  /** Customers who filled a cart and left. */
  readonly leavers: Customer[]
  /** Ids of saved designs. */
  readonly saved: string[]
}
type Shop = {
  readonly url: string
  readonly call: typeof fetch
  readonly hasPages: boolean
  /** A new person with a session. */
  readonly newMember: () => Promise<string>
}

/** Complete visits to the shop. A visit throws `Unanswered`, or `Error` for an unacceptable answer. */
export function soakVisits({ url, call, hasPages, newMember }: Shop) {
  const confirmed: Told = { buyers: [], leavers: [], saved: [] }
  /** Refresh tokens of people who are not visiting. */
  const tokens: string[] = []
  const from = () => ({ 'x-forwarded-for': newCustomer().address })
  const post = (path: string, body: object, headers: Record<string, string>) =>
    call(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function browse(): Promise<void> {
    const headers = from()
    if (hasPages) await call(url + any(PAGES), { headers })
    await call(`${url}/api/rug/collections`, { headers })
    await call(url + any(PICTURES), { headers })
  }

  async function recolour(): Promise<void> {
    const headers = { ...from(), accept: 'image/jpeg' }
    for (let n = 0; n < 3; n++) {
      const colorMappings = Object.fromEntries(RUG_HEXES.map((hex) => [hex, any(COLOURS)]))
      const wish = { imagePath: 'geometric/onyx.bmp', colorMappings, tolerance: 15 }
      await post('/api/color/replace-multiple-with-texture', wish, headers)
    }
  }

  async function keep(): Promise<void> {
    const headers = from()
    const token = tokens.pop() ?? (await newMember())
    const going = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token }, headers)
    const session = (await going.json()) as { access_token: string; refresh_token: string }
    const id = randomUUID()
    const saved = await call(`${url}/api/account/designs/${id}`, {
      method: 'PUT',
      headers: {
        ...headers,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ address: 'onyx', name: 'Mine', link: '' }),
    })
    // A full account is refused; the next visit uses a new person.
    if (!saved.ok) return
    confirmed.saved.push(id)
    tokens.push(session.refresh_token)
  }

  async function leave(): Promise<void> {
    const customer = newCustomer(true, call)
    await fillCart(url, customer)
    confirmed.leavers.push(customer)
  }

  async function buy(): Promise<void> {
    const waiting = confirmed.buyers.find(({ at, isConfirmed }) => at === null && !isConfirmed)
    const customer = waiting ?? newCustomer(true, call)
    if (!waiting) confirmed.buyers.push(customer)
    await buyOn(customer)
  }

  /** An unanswered customer continues at the same step. */
  async function buyOn(customer: Customer): Promise<void> {
    customer.at = 'look'
    await goOn(url, customer).finally(() => (customer.at = null))
  }

  const visits = [browse, browse, browse, recolour, recolour, keep, leave, buy, buy, buy]
  return { confirmed, visit: () => any(visits)(), buyOn }
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
