import type { OrderNumbers } from '@nawl/contract/desk/lists'
import type { WorkshopList } from '@nawl/contract/desk/workshop'
import type { ActivityResponse } from '@nawl/contract/desk/activity'
import type { AdminOrder, AdminOrders } from '@nawl/contract/sales/admin'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { BROOKLYN, HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'
import { answer } from '../../platform/db/database.ts'

let counter: Awaited<ReturnType<typeof openShopApp>>
/** Placed an hour apart, the first one first. */
let numbers: string[]

const PEOPLE = [
  { name: 'Layla Haddad', city: 'Brooklyn', email: 'layla@example.com' },
  { name: 'نُورة الأحمد', city: 'الشارقة', email: 'noura@example.com' },
  { name: 'Zoë Müller', city: 'New York', email: 'zoe_%@example.com' },
  { name: '=HYPERLINK("x.example")', city: '"Quoted", town', email: 'formula@example.com' },
  { name: 'Omar عمر', city: '+1', email: 'omar@example.com' },
]

beforeAll(async () => {
  counter = await openShopApp()
  const owner = await counter.signedIn('desk')
  for (const role of ['accountant', 'sales'] as const)
    await counter.call('POST', '/api/desk/staff', { email: `${role}@example.com`, role }, owner)
  numbers = []
  for (const [n, { email, ...person }] of PEOPLE.entries()) {
    counter.clock.at = NOW + n * HOUR
    const { number } = await counter.confirmed({ email, address: { ...BROOKLYN, ...person } })
    numbers.push(number)
  }
})
beforeEach(() => counter.reset())
afterAll(() => counter.close())

async function list(query = '', who = 'desk') {
  const { headers } = await counter.signedIn(who)
  return (await counter.call<AdminOrders>('GET', `/api/desk/orders${query}`, undefined, { headers })).body
}
const found = async (query: string) => (await list(query)).orders.map(({ number }) => numbers.indexOf(number))

async function exported(body: object, who = 'desk') {
  const { headers } = await counter.signedIn(who)
  const answer = await counter.app.inject({
    method: 'POST',
    url: '/api/desk/orders/export',
    headers,
    payload: { language: 'en', rows: 'orders', filter: {}, ...body },
  })
  const text = answer.rawPayload.toString('utf8')
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' })
  return { answer, text, rows }
}

describe('the list of orders', () => {
  it('has its states in the database in the order that the shop knows them in', async () => {
    const body = sql`select prosrc from pg_proc where proname = 'list_order'`
    const [row] = await answer<{ prosrc: string }>(counter.database.orm, body)
    const [, stages = ''] = /ARRAY\[(.*?)\]/.exec(row?.prosrc ?? '') ?? []
    expect(stages.match(/\w+/g)).toEqual(ORDER_STATES)
  })

  it.each([
    ['haddad', [0]],
    ['HADDAD layla', [0]],
    ['نوره الاحمد', [1]],
    ['نورة', [1]],
    ['الشارقه', [1]],
    ['muller', [2]],
    ['zoe new', [2]],
    ['zoe_%', [2]],
    ['zoe_x', []],
    ['l%h', []],
    ['عمر', [4]],
    ['zo', [2]],
    ['nobody', []],
  ])('finds "%s" in numbers, names, e-mails and towns', async (typed, places) => {
    expect(await found(`?search=${encodeURIComponent(typed)}`)).toEqual(places)
  })

  it('survives what nobody types', async () => {
    for (const typed of ['\0', '\0haddad', '\\', '\uD800', 'َ', ' '.repeat(90)])
      expect((await list(`?search=${encodeURIComponent(typed.toWellFormed())}`)).orders).toBeDefined()
    for (const before of ['9999999999999_x', '0_', 'x', '99999999999999999_x', "1_' or 1=1"])
      expect((await list(`?before=${encodeURIComponent(before)}`)).orders).toBeDefined()
  })

  it('is filtered by state, country and the days of the shop', async () => {
    expect(await found('?state=confirmed')).toEqual([4, 3, 2, 1, 0])
    expect(await found('?state=shipped')).toEqual([])
    expect(await found('?country=US')).toHaveLength(5)
    expect(await found('?country=AE')).toEqual([])
    // NOW is noon of 4 January in the shop.
    expect(await found('?from=2027-01-04&to=2027-01-04')).toHaveLength(5)
    expect(await found('?from=2027-01-05')).toEqual([])
    expect(await found('?to=2027-01-03')).toEqual([])
    const { headers } = await counter.signedIn('desk')
    const wrong = await counter.call('GET', '/api/desk/orders?from=January', undefined, { headers })
    expect(wrong.status).toBe(400)
  })

  it('shows what is not delivered by the last day that was promised', async () => {
    const { orders } = await list()
    const [by] = orders.map(({ expectedBy }) => expectedBy!).toSorted((p, q) => p.localeCompare(q))
    const late = orders
      .filter(({ expectedBy }) => expectedBy === by)
      .map(({ number }) => numbers.indexOf(number))
    counter.clock.at = Date.parse(by!) + 24 * HOUR - 1
    expect(await found('?overdue=1')).toEqual([])
    counter.clock.at += 1
    expect(await found('?overdue=1')).toEqual(late)
    const marked = (await list()).orders.filter(({ isOverdue }) => isOverdue)
    expect(marked.map(({ number }) => numbers.indexOf(number))).toEqual(late)

    const { headers } = await counter.signedIn('desk')
    const number = numbers[late[0]!]!
    const today = new Date(counter.clock.at + 4 * HOUR).toISOString().slice(0, 10)
    const moved = { why: 'A late yarn', version: 0, first: today, last: today }
    await counter.call('POST', `/api/desk/orders/${number}/days`, moved, { headers })
    expect(await found('?overdue=1')).toEqual(late.slice(1))
  })

  it('marks what waits for a yarn that is out of stock, as its page and the workshop do', async () => {
    const { headers } = await counter.signedIn('desk')
    const get = async <T>(path: string) =>
      (await counter.call<T>('GET', `/api/desk/${path}`, undefined, { headers })).body
    const path = `orders/${numbers[0]}`
    const { lines } = await get<{ lines: readonly { design: { yarns: readonly { hex: string }[] } }[] }>(path)
    const yarn = yarnFor(lines[0]!.design.yarns[0]!.hex)!
    const outOfStock = (isOut: boolean) =>
      counter.call('PUT', '/api/desk/yarns/stock', { codes: [yarn.code], isOut }, { headers })
    const marks = async () => [
      ...(await list()).orders.map(({ yarnsOnOrder }) => yarnsOnOrder),
      (await get<AdminOrder>(path)).yarnsOnOrder,
      (await get<WorkshopList>('workshop')).orders[0]?.yarnsOnOrder,
    ]
    await outOfStock(true)
    expect(await marks()).toEqual(Array.from({ length: 7 }, () => [yarn.name]))
    await outOfStock(false)
    expect(await marks()).toEqual(Array.from({ length: 7 }, () => []))
  })

  it('is sorted by date, total and state, both ways', async () => {
    expect(await found('?sort=placed&direction=up')).toEqual([0, 1, 2, 3, 4])
    expect(await found('?sort=state')).toEqual([4, 3, 2, 1, 0])
    const totals = async (direction: string) =>
      (await list(`?sort=total&direction=${direction}`)).orders.map(({ total }) => total)
    expect(await totals('down')).toEqual((await totals('up')).toReversed())
  })
})

describe('pages of the list', () => {
  const MANY = 130
  beforeAll(async () => {
    await counter.database.orm.execute(sql`
      insert into "order" (number, state, email, email_key, address, terms_version, tariff, versions, in_force, notes,
        placed_at, confirmed_at, searched, rug_count, total_usd, has_open_claim)
      select 'NW-P' || lpad(n::text, 4, '0'), 'delivered', 'many@example.com', 'many@example.com', address, terms_version, tariff, versions,
        in_force, notes, '2020-01-01'::timestamptz + (n / 3) * interval '1 hour', confirmed_at, 'paged', 1, 100 * (n / 7), false
      from generate_series(1, ${MANY}) n, (select * from "order" where number = ${numbers[0]}) o`)
  })
  afterAll(async () => {
    await counter.database.orm.delete(order).where(eq(order.emailKey, 'many@example.com'))
  })

  it.each(['placed', 'total', 'state'].flatMap((sort) => [`${sort}&direction=down`, `${sort}&direction=up`]))(
    'hold each order once, sorted by %s, while others come',
    async (sort) => {
      const seen: string[] = []
      let next: string | null = ''
      for (let page = 0; next !== null; page++) {
        const before: string = next === '' ? '' : `&before=${encodeURIComponent(next)}`
        const answer: AdminOrders = await list(`?search=paged&sort=${sort}${before}`)
        seen.push(...answer.orders.map(({ number }) => number))
        next = answer.next
        // One comes in at each end of every sorting.
        for (const [end, total] of [
          ['2010-01-01', 0],
          ['2030-01-01', 999_999],
        ] as const)
          await counter.database.orm.execute(sql`
            insert into "order" (number, state, email, email_key, address, terms_version, tariff, versions, in_force, notes,
              placed_at, confirmed_at, searched, rug_count, total_usd, has_open_claim)
            select ${`EDGE-${end}-${sort}-${page}`}, 'delivered', email, 'many@example.com', '{}', '1', '{}', '[{}]', 0, '[]',
              ${end}::timestamptz, now(), 'paged', 1, ${total}, false from "order" where number = 'NW-P0001'`)
      }
      const first = seen.filter((number) => number.startsWith('NW-P'))
      expect([first.length, new Set(seen).size]).toEqual([MANY, seen.length])
      await counter.database.orm.execute(sql`delete from "order" where number like 'EDGE-%'`)
    },
  )

  it('give the numbers of all that match, five hundred at most', async () => {
    const { headers } = await counter.signedIn('desk')
    const all = (query: string) =>
      counter.call<OrderNumbers>('GET', `/api/desk/orders/numbers${query}`, undefined, { headers })
    const { body } = await all('?search=paged')
    expect([body.numbers.length, body.more]).toEqual([MANY, false])
  })
})

describe('orders as a CSV file', () => {
  it('are what the list shows, with a byte order mark, quoted, and without formulas', async () => {
    const { answer, text, rows } = await exported({ filter: { sort: 'placed', direction: 'up' } })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders-2027-01-04.csv"')
    expect([text.startsWith('\uFEFF'), text.endsWith('\r\n')]).toEqual([true, true])
    expect(rows.map((row) => row['Order'])).toEqual(numbers)
    expect(rows.map((row) => row['Name'])).toEqual([
      'Layla Haddad',
      'نُورة الأحمد',
      'Zoë Müller',
      `'=HYPERLINK("x.example")`,
      'Omar عمر',
    ])
    expect(rows.map((row) => row['Town']).slice(3)).toEqual(['"Quoted", town', "'+1"])
    expect(rows[0]).toMatchObject({
      State: 'Confirmed',
      'Placed (GST)': '2027-01-04 12:00',
      'Total, USD': '482.00',
      'E-mail': 'layla@example.com',
    })
  })

  it('can be a row for each line, with headings in Arabic', async () => {
    const { rows } = await exported({ rows: 'lines', language: 'ar', filter: { search: 'haddad' } })
    expect(rows).toMatchObject([
      { الطلب: numbers[0], السجادة: 'Onyx', الكمية: '1', 'السعر بالدولار': '400.00' },
    ])
  })

  it('can be those that were selected', async () => {
    const { rows } = await exported({ numbers: numbers.slice(1, 3), filter: { search: 'haddad' } })
    expect(rows.map((row) => row['Order'])).toEqual([numbers[2], numbers[1]])
  })

  it('have no addresses for who may not read customers', async () => {
    const { rows, text } = await exported({}, 'accountant')
    expect([rows.length, text.includes('layla@example.com'), text.includes('Vanderbilt')]).toEqual([
      5,
      false,
      false,
    ])
  })

  it('are recorded, who took what and how many, without what was searched', async () => {
    await exported({ filter: { search: 'haddad', country: 'US' } }, 'sales')
    const { headers } = await counter.signedIn('desk')
    const { body } = await counter.call<ActivityResponse>('GET', '/api/desk/activity', undefined, { headers })
    const mine = body.changes.filter(({ by }) => by === 'sales@example.com')
    expect(mine).toMatchObject([
      {
        kind: 'list.exported',
        subject: 'orders',
        after: { rows: 1, filters: 'country=US', searched: true, selected: false },
      },
    ])
    expect(JSON.stringify(mine)).not.toContain('haddad')
  })

  it('say how and when an order was paid, what was given back, and its invoices and credit notes', async () => {
    const { number } = await counter.confirmed({ email: 'paid@example.com' })
    await counter.desk(number, '/refunds', { currency: 'AED', amount: 10_000, why: 'A late parcel' })
    const unpaid = await counter.ordered({ email: 'unpaid@example.com' })
    const { rows } = await exported({ numbers: [number, unpaid.number] })
    expect(rows.find((row) => row['Order'] === number)).toMatchObject({
      'Paid by': 'Card',
      'Paid (GST)': '2027-01-04 12:00',
      'Refunded, USD': '27.23',
      'Refunded, AED': '100.00',
      'Invoices and credit notes': expect.stringMatching(/^INV-2027-\d{6} CN-2027-\d{6}$/) as string,
    })
    expect(rows.find((row) => row['Order'] === unpaid.number)).toMatchObject({
      'Paid by': '',
      'Paid (GST)': '',
      'Refunded, USD': '0.00',
      'Invoices and credit notes': '',
    })
  })
})
