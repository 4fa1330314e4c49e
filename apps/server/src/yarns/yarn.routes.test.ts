import type { DeskYarn, YarnAnswer, YarnFields, YarnList } from '@nawl/contract/desk/yarns'
import { cardYarns, type CardChange, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, openShopApp } from '../../test/chaos/shop-app.ts'

const PATH = '/api/desk/yarns'
const SAFFRON = yarnOfHex('#D59F29')!.code

describe('the shade card at the desk', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  type Refused = { code?: string; field?: string; problems?: { field: string; problem: string }[] }
  async function ask<T>(method: 'GET' | 'POST' | 'PUT', path = '', body?: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<T & Refused>(method, `${PATH}${path}`, body, { headers })
  }
  const read = async (code: string) => (await ask<YarnAnswer>('GET', `/${code}`)).body
  const fieldsOf = ({ code: _, base: _base, isBuiltIn: _builtIn, ...fields }: DeskYarn): YarnFields => fields
  async function change(code: string, more: Partial<YarnFields>) {
    const { yarn } = await read(code)
    return ask<YarnAnswer>('PUT', `/${code}`, { value: { ...fieldsOf(yarn), ...more }, base: yarn.base })
  }
  const seen = async () => (await shop.call<CardChange[]>('GET', '/api/yarns')).body
  const KARAK: YarnFields = {
    family: 'Saffrons',
    name: { en: 'Karak', ar: 'كرك' },
    hex: '#A0703C',
    lab: null,
    supplier: 'Wool House',
    article: 'K-7',
    kg: 12.5,
    dyeLots: ['2026-11'],
    isOut: false,
    isArchived: false,
  }

  it('is what the shop comes with, a page at a time, found by name in either language', async () => {
    expect(await seen()).toEqual([])
    const { body: first } = await ask<YarnList>('GET')
    expect(first).toMatchObject({ count: 320, next: '100' })
    const { body: last } = await ask<YarnList>('GET', '?before=300')
    expect(last.yarns).toHaveLength(20)
    expect(last.next).toBeNull()
    const search = encodeURIComponent('زعفران')
    expect((await ask<YarnList>('GET', `?search=${search}`)).body.yarns[0]?.name.en).toBe('Saffron')
  })

  it('puts a yarn out of stock for everybody, and back, without a word of kilograms to visitors', async () => {
    await change(SAFFRON, { kg: 3 })
    expect(await seen(), 'kilograms are the workshop’s').toEqual([])
    const { body } = await ask<{ yarns: DeskYarn[] }>('PUT', '/stock', { codes: [SAFFRON], isOut: true })
    expect(body.yarns).toMatchObject([{ code: SAFFRON, isOut: true, kg: 3, base: 2 }])
    expect(await seen()).toEqual([expect.objectContaining({ code: SAFFRON, isOut: true })])
    expect(JSON.stringify(await seen())).not.toContain('kg')
    expect(cardYarns().find(({ code }) => code === SAFFRON)?.isOut).toBe(true)
    expect((await ask<YarnList>('GET', '?stock=out')).body.count).toBe(1)
    await ask('PUT', '/stock', { codes: [SAFFRON], isOut: false })
    expect(cardYarns().find(({ code }) => code === SAFFRON)?.isOut).toBeUndefined()
  })

  it('adds a yarn, and refuses names and shades that another one has, in words of its fields', async () => {
    const added = await ask<YarnAnswer>('PUT', '/KARAK', { value: KARAK, base: 0 })
    expect(added).toMatchObject({ status: 200, body: { yarn: { code: 'KARAK', base: 1, isBuiltIn: false } } })
    expect(yarnOfHex('#a0703c')?.name).toBe('Karak')
    const twin = { ...KARAK, name: { en: 'SAFFRON', ar: '' } }
    expect(await ask('PUT', '/OTHER', { value: twin, base: 0 })).toMatchObject({
      status: 422,
      body: {
        code: 'document/refused',
        problems: [
          { field: 'value.name.en', problem: `taken ${SAFFRON}` },
          { field: 'value.hex', problem: 'taken KARAK' },
        ],
      },
    })
    const reserved = await ask('PUT', '/0199', { value: KARAK, base: 0 })
    expect(reserved).toMatchObject({ status: 400, body: { code: 'request/invalid', field: 'code' } })
  })

  it('gives a measured yarn the hex of its Lab', async () => {
    const { body } = await ask<YarnAnswer>('PUT', '/M1', {
      value: { ...KARAK, lab: [54.29, 80.81, 69.89] },
      base: 0,
    })
    expect(body.yarn.hex).toBe('#FF0000')
  })

  it('refuses who saw an older yarn, except for its stock', async () => {
    const { yarn } = await read(SAFFRON)
    await change(SAFFRON, { supplier: 'First' })
    const late = await ask('PUT', `/${SAFFRON}`, { value: fieldsOf(yarn), base: yarn.base })
    expect(late).toMatchObject({ status: 409, body: { code: 'document/published-meanwhile' } })
    await ask('PUT', '/stock', { codes: [SAFFRON], isOut: true })
    expect((await read(SAFFRON)).yarn).toMatchObject({ supplier: 'First', isOut: true })
  })

  it('keeps one of two who give one name at once', async () => {
    const put = (code: string) => ask('PUT', `/${code}`, { value: KARAK, base: 0 })
    const answers = await Promise.all(['A1', 'B2', 'C3'].map(put))
    expect(answers.map(({ status }) => status).toSorted((p, q) => p - q)).toEqual([200, 422, 422])
  })

  it('still knows the shade that a yarn had, and gives it back', async () => {
    await change(SAFFRON, { hex: '#D7A02B' })
    expect(yarnOfHex('#D59F29')).toMatchObject({ code: SAFFRON, hex: '#D7A02B' })
    const back = await ask<YarnAnswer>('POST', `/${SAFFRON}/restore`, { number: 0, base: 1 })
    expect(back.body.yarn).toMatchObject({ hex: '#D59F29', base: 2 })
    expect(back.body.revisions.map(({ restores }) => restores)).toEqual([0, null])
    expect(yarnOfHex('#D7A02B')?.code).toBe(SAFFRON)
  })

  it('writes down nothing of a yarn that is again what the shop comes with', async () => {
    await change(SAFFRON, { supplier: 'First' })
    await ask('POST', `/${SAFFRON}/restore`, { number: 0, base: 1 })
    expect(shop.published.value(`yarn/${SAFFRON}`)).toBeUndefined()
  })

  it('leaves an order in a yarn that left the card as it was placed', async () => {
    const placed = await shop.ordered()
    const before = await shop.see(placed)
    await change(SAFFRON, { isArchived: true })
    expect(await shop.see(placed)).toEqual(before)
    expect(yarnOfHex('#D59F29')?.name).toBe('Saffron')
    expect((await ask<YarnList>('GET')).body.count).toBe(319)
  })

  it('is recorded', async () => {
    await change(SAFFRON, { supplier: 'First' })
    await ask('PUT', '/stock', { codes: [SAFFRON], isOut: true })
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<{ changes: { kind: string; subject: string }[] }>(
      'GET',
      '/api/desk/activity',
      undefined,
      { headers },
    )
    expect(body.changes.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(
      expect.arrayContaining([`yarn.changed ${SAFFRON}`, `yarn.stocked ${SAFFRON}`]),
    )
  })

  it('says that there is no such yarn', async () => {
    expect(await ask('GET', '/NONE')).toMatchObject({ status: 404, body: { code: 'yarn/unknown' } })
    expect(await ask('PUT', '/stock', { codes: ['NONE'], isOut: true })).toMatchObject({
      status: 404,
      body: { code: 'yarn/unknown', field: 'codes' },
    })
  })
})
