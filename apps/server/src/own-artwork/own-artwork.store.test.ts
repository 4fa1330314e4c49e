import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { folderBlobs } from '../blobs/folder-blobs.ts'
import { ownArtworkStore } from './own-artwork.store.ts'
import { ownRug } from './own-rug.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const size = { shape: 'square', width: '', length: '', unit: 'ft' } as const
let home: string
let directory: string
let now: number
let held: ReadonlySet<string> = new Set()
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nawl-own-'))
  directory = join(home, 'own-artwork')
  now = Date.now()
  held = new Set()
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const open = (mostBytes = 1e6) =>
  ownArtworkStore({ blobs: folderBlobs(home), mostBytes, now: () => now, held: async () => held })

async function keep(store: ReturnType<typeof open>, openedDaysAgo = 0): Promise<string> {
  const { id, secret } = store.newId()
  const design = ownRug(id, { name: 'Fox', size }, [{ hex: '#A8452F', share: 1 }])
  await store.begin(id, new Uint8Array(5000))
  await store.finish(id, secret, design, new Uint8Array(10))
  const opened = new Date(now - openedDaysAgo * DAY_MS)
  utimesSync(join(directory, id, 'about.json'), opened, opened)
  return id
}

it('sweeps what nobody opened for thirty days, and what was begun and never finished, but not what another process is at', async () => {
  const store = open()
  const fresh = await keep(store, 29)
  const old = await keep(store, 31)
  const begun = store.newId().id
  await store.begin(begun, new Uint8Array(10))
  const dead = store.newId().id
  await store.begin(dead, new Uint8Array(10))
  const earlier = new Date(now - 2 * 60 * 60 * 1000)
  utimesSync(join(directory, dead, 'design.bmp'), earlier, earlier)
  await store.sweep()
  expect(existsSync(join(directory, dead))).toBe(false)
  expect([fresh, old, begun].map((id) => existsSync(join(directory, id)))).toEqual([true, false, true])
})

it('counts a look at a design as opening it', async () => {
  const store = open()
  const id = await keep(store, 29)
  expect((await store.find(id))?.name).toBe('Fox')
  now += 10 * DAY_MS
  await store.sweep()
  expect(await store.find(id)).not.toBeNull()
})

it('has room until its files are as large as they may be', async () => {
  const store = open(11_000)
  expect(await store.hasRoom()).toBe(true)
  await keep(store)
  expect(await store.hasRoom()).toBe(true)
  await keep(store)
  expect(await store.hasRoom()).toBe(false)
})

it('gives nothing for an id that is not there', async () => {
  const store = open()
  const { id, secret } = store.newId()
  expect([await store.find(id), await store.picture(id), await store.isOwner(id, secret)]).toEqual([
    null,
    null,
    null,
  ])
})

it('keeps what lies in a cart or an order, however long nobody opens it', async () => {
  const store = open()
  const [wanted, forgotten] = [await keep(store, 400), await keep(store, 400)]
  held = new Set([`own-${wanted}`])
  await store.sweep()
  expect([existsSync(join(directory, wanted)), existsSync(join(directory, forgotten))]).toEqual([true, false])
})
