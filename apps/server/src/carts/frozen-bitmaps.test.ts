import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import type { BlobStore } from '../blobs/blob-store.ts'
import { folderBlobs } from '../blobs/folder-blobs.ts'
import { keepBitmap, sweepBitmaps } from './frozen-bitmaps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let home: string
let directory: string
let blobs: BlobStore
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nawl-frozen-'))
  directory = join(home, 'frozen')
  blobs = folderBlobs(home)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const source = (text: string) => async () => ({ read: async () => new TextEncoder().encode(text) })
const age = (hash: string) => utimesSync(join(directory, `${hash}.bmp`), new Date(0), new Date(0))

it('keeps a bitmap as it was first, whoever comes at the same moment', async () => {
  const find = source('wool')
  await Promise.all([1, 2, 3].map(() => keepBitmap(blobs, 'aa', find)))
  await keepBitmap(blobs, 'aa', source('silk'))
  expect(new TextDecoder().decode((await blobs.read('frozen/aa.bmp')) ?? undefined)).toBe('wool')
})

it('sweeps what nobody holds, but not what somebody wanted lately', async () => {
  for (const hash of ['held', 'old', 'wanted', 'new']) await keepBitmap(blobs, hash, source(hash))
  for (const hash of ['held', 'old', 'wanted']) age(hash)
  await keepBitmap(blobs, 'wanted', source('wanted'))
  await sweepBitmaps(blobs, new Set(['held']), Date.now())
  const kept = ['held', 'old', 'wanted', 'new'].filter((hash) => existsSync(join(directory, `${hash}.bmp`)))
  expect(kept).toEqual(['held', 'wanted', 'new'])
})

it('sweeps a draft that somebody died over', async () => {
  await keepBitmap(blobs, 'new', source('new'))
  const draft = join(directory, 'x.part')
  writeFileSync(draft, '')
  utimesSync(draft, new Date(Date.now() - 2 * DAY_MS), new Date(Date.now() - 2 * DAY_MS))
  await sweepBitmaps(blobs, new Set(), Date.now())
  expect(existsSync(draft)).toBe(false)
})
