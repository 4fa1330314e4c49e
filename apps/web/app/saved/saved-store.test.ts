import type { SavedThings, SavedDesign } from '@nawl/contract/account/saved'
import { describe, expect, it } from 'vitest'

import { type SavedAction, NOTHING_SAVED } from './saved-actions.ts'
import { accountFixture, browserFixture } from './fake-account.ts'
import { EMPTY_RECORD, SAVED_KEY } from './saved-record.ts'

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const like = (address: string, minute = 0): SavedAction => ({ kind: 'like', address, at: at(minute) })
const unlike = (address: string): SavedAction => ({ kind: 'unlike', address, at: at(0) })
const view = (address: string, minute = 0): SavedAction => ({ kind: 'view', address, at: at(minute) })
const design = (name: string, minute = 0): SavedDesign => ({
  id: '7d1a0b9e-42a3-4c55-9c1d-0123456789ab',
  address: 'bab',
  name,
  link: '111fFdrfB__vpdIIWJmnr',
  at: at(minute),
})
const liked = ({ favourites }: SavedThings) => favourites.map(({ address }) => address)

describe('as a visitor', () => {
  it('restores saved things after a reload, latest first', async () => {
    const browser = browserFixture()
    const store = browser.open()
    expect(await store.act(like('bab', 1))).toBe('kept')
    await store.act(like('onyx', 2))
    await store.act({ kind: 'save', design: design('Bab in Teal') })
    await store.act(view('bab'))
    await store.act(view('bab', 3))
    expect(browser.open().snapshot()).toMatchObject({
      owner: null,
      kept: {
        favourites: [{ address: 'onyx' }, { address: 'bab' }],
        designs: [{ name: 'Bab in Teal' }],
        viewed: [{ address: 'bab', times: 2, at: at(3) }],
      },
    })
  })

  it('saves a duplicate once and removes what is unsaved', async () => {
    const store = browserFixture().open()
    for (const name of ['Teal', 'Evening']) await store.act({ kind: 'save', design: design(name) })
    for (const act of [like('bab'), like('bab', 5), like('onyx'), unlike('onyx')]) await store.act(act)
    expect(store.snapshot().kept.designs.map(({ name }) => name)).toEqual(['Evening'])
    expect(liked(store.snapshot().kept)).toEqual(['bab'])
    await store.act({ kind: 'delete', id: design('').id })
    expect(store.snapshot().kept.designs).toEqual([])
  })

  it('makes no requests to an account', async () => {
    const { store, account } = openShop()
    await store.act(like('bab'))
    await store.sync(true)
    expect(account.calls).toEqual([])
  })

  it('refuses the 501st favourite instead of dropping another', async () => {
    const favourites = Array.from({ length: 500 }, (_, count) => ({ address: `rug-${count}`, at: at(0) }))
    const record = { ...EMPTY_RECORD, base: { ...NOTHING_SAVED, favourites } }
    const browser = browserFixture({ [SAVED_KEY]: JSON.stringify(record) })
    const store = browser.open()
    expect(await store.act(like('bab'))).toBe('refused')
    expect(browser.told).toEqual(['full'])
    expect(store.snapshot().kept.favourites).toHaveLength(500)
  })
})

describe('signing in', () => {
  it('moves a visitor’s things into the account, once', async () => {
    const browser = browserFixture()
    const account = accountFixture({ ...NOTHING_SAVED, favourites: [{ address: 'onyx', at: at(0) }] })
    const store = browser.open(account)
    await store.act(like('bab', 1))
    browser.signIn('ada')
    await store.sync(true)
    expect(liked(store.snapshot().kept)).toEqual(['bab', 'onyx'])
    expect(store.snapshot()).toMatchObject({ owner: 'ada', contact: 'answered' })
    await Promise.all([store.sync(true), browser.open(account).sync(true)])
    expect(account.calls.filter((call) => call === 'POST kept')).toHaveLength(1)
    expect(liked(account.kept())).toEqual(['bab', 'onyx'])
  })

  it('loses nothing that is done while the account is slow', async () => {
    const { store, account, browser } = openShop()
    await store.act(like('bab', 1))
    browser.signIn('ada')
    account.pause()
    const synced = store.sync(true)
    const acts = [store.act(unlike('bab')), store.act(like('onyx', 2))]
    account.resume()
    await Promise.all([synced, ...acts])
    expect(liked(store.snapshot().kept)).toEqual(['onyx'])
    expect(liked(account.kept())).toEqual(['onyx'])
  })

  it('keeps a visitor’s things until the account has accepted them', async () => {
    const { store, account, browser } = openShop()
    account.away = true
    await store.act(like('bab'))
    browser.signIn('ada')
    await store.act(like('onyx'))
    browser.signIn(null)
    await store.sync(true)
    expect(store.snapshot()).toMatchObject({ owner: null, kept: { favourites: [{ address: 'bab' }] } })
  })

  it('reports that the account has no room, and drops nothing', async () => {
    const { store, account, browser } = openShop()
    account.refuses = true
    await store.act(like('bab'))
    browser.signIn('ada')
    await store.sync(true)
    await store.sync(true)
    expect(browser.told).toEqual(['not merged'])
    expect(liked(store.snapshot().kept)).toEqual(['bab'])
  })
})

describe('while signed in', () => {
  it('shows an action at once and sends it to the account', async () => {
    const { store, account } = await signedIn()
    account.pause()
    const act = store.act(like('bab'))
    expect(liked(store.snapshot().kept)).toEqual(['bab'])
    account.resume()
    expect(await act).toBe('kept')
    expect(liked(account.kept())).toEqual(['bab'])
  })

  it('undoes an action that the account refuses, and reports it', async () => {
    const { store, account, browser } = await signedIn()
    account.refuses = true
    expect(await store.act({ kind: 'save', design: design('Teal') })).toBe('refused')
    expect(store.snapshot().kept.designs).toEqual([])
    expect(browser.told).toEqual(['refused'])
  })

  it('queues actions while offline, across reloads, and sends them in order on reconnection', async () => {
    const { store, account, browser } = await signedIn()
    account.away = true
    expect(await store.act(like('bab', 1))).toBe('waiting')
    await store.act(like('onyx', 2))
    await store.act(unlike('bab'))
    await store.act(view('bab'))
    expect(browser.told, 'said once').toEqual(['waiting'])

    const reloaded = browser.open(account)
    expect(liked(reloaded.snapshot().kept)).toEqual(['onyx'])
    account.away = false
    account.calls.length = 0
    await reloaded.sync(true)
    expect(account.calls).toEqual([
      'PUT favourites/onyx',
      'DELETE favourites/bab',
      'PUT viewed/bab',
      'GET kept',
    ])
    expect(account.kept()).toMatchObject({ favourites: [{ address: 'onyx' }], viewed: [{ times: 1 }] })
    expect(reloaded.snapshot().kept).toEqual(account.kept())
  })

  it('receives changes made on another device', async () => {
    const { store, account } = await signedIn()
    account.does(like('sadu'))
    await store.sync(true)
    expect(liked(store.snapshot().kept)).toEqual(['sadu'])
  })

  it('leaves nothing in the browser after signing out', async () => {
    const { store, browser } = await signedIn()
    await store.act(like('bab'))
    browser.signIn(null)
    await store.sync(true)
    expect(store.snapshot()).toMatchObject({ owner: null, kept: NOTHING_SAVED })
    expect(browser.texts[SAVED_KEY]).not.toMatch(/ada|bab/)
  })

  it('shows nothing of the previous person to the next', async () => {
    const { store, browser } = await signedIn()
    await store.act(like('bab'))
    const other = accountFixture()
    browser.signIn('ben')
    const bens = browser.open(other)
    await bens.sync(true)
    expect(bens.snapshot()).toMatchObject({ owner: 'ben', kept: NOTHING_SAVED })
    expect(other.calls).toEqual(['GET kept'])
  })

  it('ignores a response that arrives after its person signed out', async () => {
    const { store, account, browser } = await signedIn()
    account.pause()
    const act = store.act(like('bab'))
    browser.signIn(null)
    account.resume()
    await act
    expect(store.snapshot()).toMatchObject({ owner: null, kept: NOTHING_SAVED })
  })

  it('stays unchanged while it is unknown who is signed in', async () => {
    const { store, browser } = await signedIn()
    await store.act(like('bab'))
    browser.signIn(undefined)
    const woken = browser.open()
    await woken.sync(true)
    expect(liked(woken.snapshot().kept)).toEqual(['bab'])
  })
})

describe('two windows', () => {
  it("show the same and do not overwrite each other's changes", async () => {
    const browser = browserFixture()
    const [one, other] = [browser.open(), browser.open()]
    await one.act(like('bab', 1))
    await other.act(like('onyx', 2))
    expect(liked(one.snapshot().kept)).toEqual(['onyx', 'bab'])
    expect(liked(other.snapshot().kept)).toEqual(['onyx', 'bab'])
  })

  it('send an action to the account once', async () => {
    const { store, account, browser } = await signedIn()
    account.away = true
    await store.act(view('bab'))
    account.away = false
    await Promise.all([store.sync(true), browser.open(account).sync(true)])
    expect(account.kept().viewed).toMatchObject([{ address: 'bab', times: 1 }])
  })
})

describe('browser storage', () => {
  it('when full or blocked: things last as long as the page, which reports it once', async () => {
    const browser = browserFixture()
    const store = browser.open()
    await store.act(like('bab'))
    browser.full = true
    await store.act(like('onyx', 1))
    await store.act(like('sadu', 2))
    expect(liked(store.snapshot().kept)).toEqual(['sadu', 'onyx', 'bab'])
    expect(browser.told).toEqual(['not stored'])
    browser.full = false
    await store.act(like('pearl', 3))
    expect(liked(browser.open().snapshot().kept)).toEqual(['pearl', 'sadu', 'onyx', 'bab'])
  })

  it('with invalid content: unreadable entries are dropped', () => {
    const good = { address: 'bab', at: at(0) }
    const texts = ['', '{', 'null', '7', '[]', '{"version":2}', '{"version":1,"base":7,"queue":{}}']
    for (const text of texts)
      expect(
        browserFixture({ [SAVED_KEY]: text })
          .open()
          .snapshot().kept,
      ).toEqual(NOTHING_SAVED)
    const bad = [null, 7, { address: '../x', at: at(0) }, { address: 'bab' }, { address: 'bab', at: 'soon' }]
    const base = {
      favourites: [...bad, good],
      designs: [
        design('Teal'),
        design(' '),
        { ...design('x'), link: '<script>' },
        { ...design('x'), id: '1' },
      ],
      viewed: [
        { ...good, times: 0 },
        { ...good, times: 2 },
      ],
    }
    const text = JSON.stringify({ version: 1, owner: 'ada', base, queue: [...bad, { kind: 'dance' }] })
    expect(
      browserFixture({ [SAVED_KEY]: text }, 'ada')
        .open()
        .snapshot().kept,
    ).toEqual({
      favourites: [good],
      designs: [design('Teal')],
      viewed: [{ ...good, times: 2 }],
    })
  })
})

function openShop(person: string | null = null) {
  const browser = browserFixture({}, person)
  const account = accountFixture()
  return { browser, account, store: browser.open(account) }
}

async function signedIn() {
  const shop = openShop('ada')
  await shop.store.sync(true)
  return shop
}
